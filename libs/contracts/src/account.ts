import { z } from 'zod';

/** Answer of `DELETE /users/profile`: until when a sign-in can bring the account back. */
export const accountDeletedSchema = z.object({ restorableUntil: z.iso.datetime() }).meta({ id: 'AccountDeleted' });
export type AccountDeleted = z.infer<typeof accountDeletedSchema>;

/** What a user types before their account is deleted, and what they are told until they have. Source: product specification §5. */
export const deleteConfirmation = { word: 'DELETE', message: 'Please type DELETE to confirm' } as const;

/** The form that confirms a deletion: exactly the word, spaces around it aside. */
export const deleteConfirmationSchema = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((text) => text === deleteConfirmation.word, deleteConfirmation.message),
});
export type DeleteConfirmation = z.infer<typeof deleteConfirmationSchema>;
