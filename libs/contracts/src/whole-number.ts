import { z } from 'zod/mini';

/** An integer in a path or a query string. */
export function wholeNumber(message: string, ...checks: z.core.$ZodCheck<number>[]) {
  const digits = z.string(message).check(z.regex(/^\d{1,6}$/, message));
  return z.pipe(z.pipe(digits, z.transform(Number)), z.int().check(...checks));
}
