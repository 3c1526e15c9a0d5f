import { z } from 'zod';
import { limits } from './limits.js';

/**
 * A web address: http or https only, so that `javascript:` and `data:` never become a link.
 * @param message what the user reads when it is not one
 */
export function webUrlSchema(message: string) {
  return z
    .string(message)
    .trim()
    .max(limits.urlChars, { error: message, abort: true })
    // The URL parser forgives missing slashes, blanks, backslashes, control characters and half surrogate pairs; a reader or PostgreSQL does not.
    .regex(/^https?:\/\/[^/?#\s\\\p{Cc}\p{Cs}][^\s\\\p{Cc}\p{Cs}]*$/iu, message)
    .pipe(z.url({ protocol: /^https?$/, error: message }));
}
