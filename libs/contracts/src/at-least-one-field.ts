import { z } from 'zod/mini';
import { type ErrorCode } from './error-names.js';

/**
 * The message of the error code NO_UPDATABLE_DATA, in a separate file so that a form does not load
 * the table of all messages.
 */
export const noUpdatableDataMessage = 'No updatable data found!';

/**
 * Rejects an update that changes nothing. `errorCode` names the error that the server answers with.
 */
export function atLeastOneField<Fields extends object>() {
  return z.refine<Fields>((fields) => Object.values(fields).some((value) => value !== undefined), {
    error: noUpdatableDataMessage,
    params: { errorCode: 'NO_UPDATABLE_DATA' satisfies ErrorCode },
  });
}
