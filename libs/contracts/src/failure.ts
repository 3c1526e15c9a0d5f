import { z } from 'zod/mini';
import { errorCodes } from './error-codes.js';
import { errorCodeList, type ErrorCode } from './error-names.js';

/** Why background work ended without a result or, while it is queued, why it waits, in words for the user. */
export const failureSchema = z.object({
  code: z.enum(errorCodeList),
  message: z.string(),
  retryable: z.boolean(),
  /** Since when queued work waits for it, where that is known. */
  since: z.optional(z.iso.datetime()),
});
export type Failure = z.infer<typeof failureSchema>;

/**
 * The failure of an error code. A retry is offered unless the input is the cause: a code that a job
 * does not try again by itself (an unusable answer of a model) may still be worth a try by hand.
 */
export function failureOf(code: ErrorCode): Failure {
  const { message, name, retry } = errorCodes[code];
  return { code, message, retryable: retry || name === 'UNAVAILABLE' };
}

/**
 * Why queued work waits: it goes on by itself, and asking again would change nothing.
 * @param since null where that is not known, or says nothing
 */
export function waitingFor(code: ErrorCode, since: Date | null): Failure {
  return {
    ...failureOf(code),
    retryable: false,
    ...(since === null ? {} : { since: since.toISOString() }),
  };
}
