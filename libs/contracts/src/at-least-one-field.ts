import { z } from 'zod/mini';
import { type ErrorCode } from './error-names.js';
import { noUpdatableDataMessage } from './form-messages.js';

/**
 * Rejects an update that changes nothing. `errorCode` names the error that the server answers with.
 */
export function atLeastOneField<Fields extends object>() {
  return z.refine<Fields>((fields) => Object.values(fields).some((value) => value !== undefined), {
    error: noUpdatableDataMessage,
    params: { errorCode: 'NO_UPDATABLE_DATA' satisfies ErrorCode },
  });
}
