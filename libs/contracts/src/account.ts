import { z } from 'zod/mini';

/** Answer of `DELETE /users/profile`: until when signing in can restore the account. */
export const accountDeletedSchema = z.object({ restorableUntil: z.iso.datetime() });
export type AccountDeleted = z.infer<typeof accountDeletedSchema>;
