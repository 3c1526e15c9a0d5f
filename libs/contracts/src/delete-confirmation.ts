import { z } from 'zod/mini';
import { deleteConfirmation } from './form-messages.js';

/** The form that confirms a deletion: exactly the word, ignoring surrounding spaces. */
export const deleteConfirmationSchema = z.object({
  confirmation: z.string().check(
    z.trim(),
    z.refine((text) => text === deleteConfirmation.word, deleteConfirmation.message),
  ),
});
export type DeleteConfirmation = z.infer<typeof deleteConfirmationSchema>;
