import { z } from 'zod/mini';
import { tokenPairSchema } from './auth.js';

/**
 * Optional nonce of the extension to correlate the answer; 16 random bytes or more, in any
 * encoding.
 */
const nonceSchema = z.optional(z.string().check(z.minLength(22), z.maxLength(128)));

/** The extension announces to the login page that it is listening. */
export const extensionReadySchema = z.object({
  type: z.literal('EXTENSION_READY'),
  nonce: nonceSchema,
});
export type ExtensionReady = z.infer<typeof extensionReadySchema>;

/** The login page sends the extension its own pair of tokens, with the nonce of the request. */
export const extensionAuthSchema = z.extend(tokenPairSchema, {
  type: z.literal('EXT_AUTH'),
  nonce: nonceSchema,
});
export type ExtensionAuth = z.infer<typeof extensionAuthSchema>;

/** Session-storage flag that survives the round trip to the provider. */
export const extensionSourceKey = 'isExtensionSource';
