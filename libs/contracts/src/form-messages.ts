/** Messages of forms, apart from their schemas: a page may translate them without loading zod. */

/** The message of the error code NO_UPDATABLE_DATA. */
export const noUpdatableDataMessage = 'No updatable data found!';

/** The word that a user types before their account is deleted, and the message until they have typed it. Source: product specification §5. */
export const deleteConfirmation = {
  word: 'DELETE',
  message: 'Please type DELETE to confirm',
} as const;
