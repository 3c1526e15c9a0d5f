import { z } from 'zod/mini';
import { tokenPairSchema } from './auth.js';

/** What an extension may send along to know the answer by; 16 random bytes or more, in any spelling. */
const nonceSchema = z.optional(z.string().check(z.minLength(22), z.maxLength(128)));

/** The extension tells the login page that it listens. */
export const extensionReadySchema = z.object({
  type: z.literal('EXTENSION_READY'),
  nonce: nonceSchema,
});
export type ExtensionReady = z.infer<typeof extensionReadySchema>;

/** The login page hands the extension its own pair of tokens, with the nonce that it was asked with. */
export const extensionAuthSchema = z.extend(tokenPairSchema, {
  type: z.literal('EXT_AUTH'),
  nonce: nonceSchema,
});
export type ExtensionAuth = z.infer<typeof extensionAuthSchema>;

/** Session-storage flag that survives the round trip to the provider. */
export const extensionSourceKey = 'isExtensionSource';
