import { z } from 'zod';
import { lateSchema } from './late-schema';

it('makes a schema when it is first asked for something, and once', () => {
  let made = 0;
  const schema = lateSchema(() => {
    made += 1;
    return z.object({ name: z.string() });
  });
  expect(made).toBe(0);
  expect(schema.safeParse({ name: 'Ada' })).toEqual({ success: true, data: { name: 'Ada' } });
  expect(schema.safeParse({}).success).toBe(false);
  expect('shape' in schema).toBe(true);
  expect(schema).toBeInstanceOf(z.ZodObject);
  expect(made).toBe(1);
});

it('can be a part of another schema', () => {
  const word = lateSchema(() => z.string().min(2));
  expect(z.object({ words: z.array(word) }).safeParse({ words: ['ab', 'c'] }).success).toBe(false);
  expect(z.object({ words: z.array(word) }).parse({ words: ['ab'] })).toEqual({ words: ['ab'] });
});
