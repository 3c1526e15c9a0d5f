import { profileUpdateSchema, savedChangeSchema, skillsUpdateSchema } from '@rolefit/contracts';
import { z } from 'zod';
import { toValidationError } from './validation.js';

const errorOf = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value);
  if (error === undefined) throw new Error('valid');
  return toValidationError(error.issues);
};

describe('toValidationError', () => {
  it('has the first message of each field, and the first of all in front', () => {
    const schema = z.object({ a: z.string().min(3, 'too short').regex(/^\d+$/, 'no digits'), b: z.object({ c: z.int('no number') }) });
    const error = errorOf(schema, { a: 'x', b: { c: 'y' } });
    expect([error.code, error.message, error.fields]).toEqual(['REQUEST_INVALID', 'too short', { a: 'too short', 'b.c': 'no number' }]);
  });

  it('names each field that should not be there', () => {
    expect(errorOf(z.strictObject({ a: z.strictObject({}) }), { a: { x: 1 }, y: 2 }).fields).toEqual({ 'a.x': 'Unknown field', y: 'Unknown field' });
  });

  it('answers with the code that the schema names', () => {
    expect(errorOf(profileUpdateSchema, {})).toMatchObject({ code: 'NO_UPDATABLE_DATA', message: 'No updatable data found!', fields: undefined });
    expect(errorOf(skillsUpdateSchema, { skills: [{ name: 'a', score: 1 }, { name: 'A', score: 1 }] }).code).toBe('SKILLS_DUPLICATE');
  });

  it('says in English what is wrong where a contract has no message of its own', () => {
    expect(errorOf(savedChangeSchema, { note: 7 }).fields).toEqual({ note: 'Invalid input: expected string, received number' });
  });

  it('does not show a user what a schema says of the whole body', () => {
    expect(errorOf(z.object({}), undefined).message).toBe('Some of what was sent is not valid.');
  });
});
