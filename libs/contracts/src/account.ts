import { z } from 'zod/mini';

/** Answer of `DELETE /users/profile`: until when signing in can restore the account. */
export const accountDeletedSchema = z.object({ restorableUntil: z.iso.datetime() });
export type AccountDeleted = z.infer<typeof accountDeletedSchema>;

/** The word that a user types before their account is deleted, and the message until they have typed it. Source: product specification §5. */
export const deleteConfirmation = {
  word: 'DELETE',
  message: 'Please type DELETE to confirm',
} as const;
