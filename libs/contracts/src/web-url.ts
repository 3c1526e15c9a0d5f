import { z } from 'zod/mini';
import { limits } from './limits.js';

/**
 * A web address: http or https only, so that `javascript:` and `data:` never become a link.
 * @param message the user's message for an invalid address
 */
export function webUrlSchema(message: string) {
  const text = z.string(message).check(
    z.trim(),
    z.maxLength(limits.urlChars, { error: message, abort: true }),
    // The URL parser accepts missing slashes, spaces, backslashes, control characters and lone
    // surrogates; readers and PostgreSQL do not.
    z.regex(/^https?:\/\/[^/?#\s\\\p{Cc}\p{Cs}][^\s\\\p{Cc}\p{Cs}]*$/iu, message),
  );
  return z.pipe(text, z.url({ protocol: /^https?$/, error: message }));
}

/** The same, or an empty text where there is no address. */
export function optionalWebUrlSchema(message: string) {
  const address = webUrlSchema(message);
  // No union, whose issue would hide the message from forms.
  const isAddress = (text: string) => text === '' || address.safeParse(text).success;
  return z._default(z.string(message).check(z.trim(), z.refine(isAddress, message)), '');
}
