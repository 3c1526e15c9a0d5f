import { z } from 'zod';
import { tokenPairSchema } from './auth.js';

/** The extension tells the login page that it listens. */
export const extensionReadySchema = z.object({ type: z.literal('EXTENSION_READY') });

/** The login page hands the extension its own pair of tokens. */
export const extensionAuthSchema = tokenPairSchema.extend({ type: z.literal('EXT_AUTH') });
export type ExtensionAuth = z.infer<typeof extensionAuthSchema>;

/** Session-storage flag that survives the round trip to the provider. */
export const extensionSourceKey = 'isExtensionSource';
