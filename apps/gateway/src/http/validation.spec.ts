import { profileUpdateSchema, savedChangeSchema, skillsUpdateSchema } from '@rolefit/contracts';
import { z } from 'zod';
import { toValidationError } from './validation.js';

const errorOf = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value);
  if (error === undefined) throw new Error('valid');
  return toValidationError(error.issues);
};

describe('toValidationError', () => {
  it('has the first message of each field, and the first of all as detail', () => {
    const schema = z.object({
      a: z.string().min(3, 'too short').regex(/^\d+$/, 'no digits'),
      b: z.object({ c: z.int('no number') }),
    });
    const error = errorOf(schema, { a: 'x', b: { c: 'y' } });
    expect([error.code, error.message, error.fields]).toEqual([
      'REQUEST_INVALID',
      'too short',
      { a: 'too short', 'b.c': 'no number' },
    ]);
  });

  it('names each unknown field', () => {
    expect(
      errorOf(z.strictObject({ a: z.strictObject({}) }), { a: { x: 1 }, y: 2 }).fields,
    ).toEqual({ 'a.x': 'Unknown field', y: 'Unknown field' });
  });

  it('uses the error code of the schema', () => {
    expect(errorOf(profileUpdateSchema, {})).toMatchObject({
      code: 'NO_UPDATABLE_DATA',
      message: 'No updatable data found!',
      fields: undefined,
    });
    expect(
      errorOf(skillsUpdateSchema, {
        skills: [
          { name: 'a', score: 1 },
          { name: 'A', score: 1 },
        ],
      }).code,
    ).toBe('SKILLS_DUPLICATE');
  });

  it('uses English default messages where a contract has no message', () => {
    expect(errorOf(savedChangeSchema, { note: 7 }).fields).toEqual({
      note: 'Invalid input: expected string, received number',
    });
  });

  it('hides a schema’s message about the whole body', () => {
    expect(errorOf(z.object({}), undefined).message).toBe('Some of what was sent isn’t valid.');
  });
});
