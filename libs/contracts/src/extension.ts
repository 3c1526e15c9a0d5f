import { z } from 'zod';
import { tokenPairSchema } from './auth.js';

/** What an extension may send along to know the answer by; 16 random bytes or more, in any spelling. */
const nonceSchema = z.string().min(22).max(128).optional();

/** The extension tells the login page that it listens. */
export const extensionReadySchema = z.object({ type: z.literal('EXTENSION_READY'), nonce: nonceSchema });
export type ExtensionReady = z.infer<typeof extensionReadySchema>;

/** The login page hands the extension its own pair of tokens, with the nonce that it was asked with. */
export const extensionAuthSchema = tokenPairSchema.extend({ type: z.literal('EXT_AUTH'), nonce: nonceSchema });
export type ExtensionAuth = z.infer<typeof extensionAuthSchema>;

/** Session-storage flag that survives the round trip to the provider. */
export const extensionSourceKey = 'isExtensionSource';
