import { z } from 'zod/mini';
import { errorCodes } from './error-codes.js';
import { errorCodeList, type ErrorCode } from './error-names.js';

/** Why a background job failed or, while it is queued, why it waits, in words for the user. */
export const failureSchema = z.object({
  code: z.enum(errorCodeList),
  message: z.string(),
  retryable: z.boolean(),
  /** Start of the outage that queued work waits for, if known. */
  since: z.optional(z.iso.datetime()),
});
export type Failure = z.infer<typeof failureSchema>;

/**
 * The failure of an error code. A manual retry is offered unless the input is the cause: a code
 * without automatic retry (an unusable answer of a model) may still succeed on a manual one.
 */
export function failureOf(code: ErrorCode): Failure {
  const { message, name, retry } = errorCodes[code];
  return { code, message, retryable: retry || name === 'UNAVAILABLE' };
}

/**
 * Why queued work waits: it continues automatically, so a manual retry is not offered.
 * @param since null if unknown or irrelevant
 */
export function waitingFor(code: ErrorCode, since: Date | null): Failure {
  return {
    ...failureOf(code),
    retryable: false,
    ...(since === null ? {} : { since: since.toISOString() }),
  };
}
