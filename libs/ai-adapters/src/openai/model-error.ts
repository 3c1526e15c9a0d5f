import { AppError, type ErrorCode } from '@rolefit/contracts';
import { APIError, OpenAIError } from 'openai';
import { retryAfterMs } from './retry-after.js';

/** As much of a provider's error as a log may hold: it tells the operator what to do, and quotes no resume. */
const reasonChars = 200;

/** How servers say that a text is too long for them; each has its own words, few a code. */
const tooLong = /context[_ ](length|window|size)|maximum (context|input|prompt)|(prompt|input) is too long|too many (input )?tokens/i;

/** What a status of a provider means to us. Source: the API's error codes, and what compatible servers send for the same. */
function codeOfStatus(status: number, code: string | null, message: string): ErrorCode {
  // A spent budget comes as 429, but asking again soon does not help: somebody has to pay.
  if (code === 'insufficient_quota') return 'MODEL_MISCONFIGURED';
  if (code === 'content_filter' || code === 'content_policy_violation') return 'MODEL_REFUSED';
  // About this one text: others are read as ever.
  if (status === 413 || ((status === 400 || status === 422) && tooLong.test(`${code ?? ''} ${message}`))) return 'MODEL_TEXT_TOO_LONG';
  if (status === 429) return 'MODEL_RATE_LIMITED';
  if (status >= 500 || status === 408 || status === 409 || status === 425) return 'MODEL_UNAVAILABLE';
  return 'MODEL_MISCONFIGURED';
}

/**
 * An answer with an error status as one of our errors.
 * @param secret never part of the reason: some servers repeat the key they refuse
 */
export function fromStatus(status: number, code: string | null, message: string, headers: Headers | undefined, secret: string | null): AppError {
  const shown = secret === null || secret === '' ? message : message.replaceAll(secret, '…');
  const waitMs = retryAfterMs(headers, Date.now());
  return new AppError(codeOfStatus(status, code, message), {
    cause: `${status}${code === null ? '' : ` ${code}`}: ${shown.slice(0, reasonChars)}`,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  });
}

/**
 * Whatever the client threw as one of our errors: MODEL_RATE_LIMITED and MODEL_UNAVAILABLE with `retryAfterMs` where the provider says,
 * MODEL_MISCONFIGURED, MODEL_REFUSED, MODEL_TEXT_TOO_LONG; MODEL_UNAVAILABLE for time limits, broken connections and bodies. A mistake of our own
 * is handed back as it is.
 */
export function toModelError(error: unknown, secret: string | null): unknown {
  if (error instanceof APIError && typeof error.status === 'number') return fromStatus(error.status, error.code ?? null, error.message, error.headers, secret);
  const isNetwork = error instanceof OpenAIError || (error instanceof Error && ['AbortError', 'TimeoutError', 'SyntaxError'].includes(error.name));
  // `fetch` reports a connection that broke in the middle of a body as a TypeError that says "terminated".
  const isBroken = error instanceof TypeError && /terminated|fetch failed|network/i.test(error.message);
  return isNetwork || isBroken ? new AppError('MODEL_UNAVAILABLE', { cause: `${error.name}: ${error.message.slice(0, reasonChars)}` }) : error;
}
