import { AppError, type ErrorCode } from '@rolefit/contracts';
import { APIError, OpenAIError } from 'openai';
import { retryAfterMs } from './retry-after.js';

/** Longest part of a provider's error to log: enough for the operator, too short to quote a resume. */
const reasonChars = 200;

/** Messages of servers whose context length is exceeded; few send a code. */
const tooLong =
  /context[_ ](length|window|size)|maximum (context|input|prompt)|(prompt|input) is too long|too many (input )?tokens/i;

/** Messages about a model that the server does not have or has not loaded, with any status. */
const unknownModel =
  /model.{0,80}(not found|does not exist|not exist|not available|not loaded|not supported)|no models? (is )?loaded|not a valid model|unknown model|invalid model/i;
const refusesText = /moderation|flagged|content (policy|management)/i;

/** Error codes by HTTP status. Source: the API's error codes, and the behaviour of compatible servers. */
function codeOfStatus(status: number, code: string | null, message: string): ErrorCode {
  // An exhausted quota is sent as 429, but a retry does not help until the operator pays.
  if (status === 402 || code === 'insufficient_quota') return 'MODEL_UNPAID';
  if (code === 'content_filter' || code === 'content_policy_violation') return 'MODEL_REFUSED';
  if (status === 403 && refusesText.test(message)) return 'MODEL_REFUSED';
  // Concerns this text only.
  if (
    status === 413 ||
    ((status === 400 || status === 422 || status === 500) &&
      tooLong.test(`${code ?? ''} ${message}`))
  )
    return 'MODEL_TEXT_TOO_LONG';
  if (status === 429) return 'MODEL_RATE_LIMITED';
  if (status >= 500 || status === 408 || status === 409 || status === 425)
    return 'MODEL_UNAVAILABLE';
  if (status === 401 || status === 403) return 'MODEL_KEY_REJECTED';
  return code === 'model_not_found' || unknownModel.test(message)
    ? 'MODEL_NOT_FOUND'
    : 'MODEL_MISCONFIGURED';
}

/**
 * Maps an answer with an error status to one of our errors.
 * @param secret removed from the reason, since some servers repeat the rejected key
 */
export function fromStatus(
  status: number,
  code: string | null,
  message: string,
  headers: Headers | undefined,
  secret: string | null,
): AppError {
  // Messages of the client library begin with the status.
  const prefix = `${status} `;
  const said = message.startsWith(prefix) ? message.slice(prefix.length) : message;
  const shown = secret === null || secret === '' ? said : said.replaceAll(secret, '…');
  const waitMs = retryAfterMs(headers, Date.now());
  return new AppError(codeOfStatus(status, code, message), {
    cause: `${status}${code === null ? '' : ` ${code}`}: ${shown.slice(0, reasonChars)}`,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  });
}

/** Whether a proxy timed out while the model behind it may still be working. 524 is Cloudflare's. */
export function isGatewayTimeout(error: unknown): boolean {
  return error instanceof APIError && [408, 504, 524].includes(error.status ?? 0);
}

/**
 * Maps an error of the client to one of ours: MODEL_RATE_LIMITED and MODEL_UNAVAILABLE with `retryAfterMs` where the provider names it,
 * an error of the set-up, MODEL_REFUSED, MODEL_TEXT_TOO_LONG; MODEL_UNAVAILABLE for timeouts and broken connections. A bug of our own
 * is returned unchanged.
 */
export function toModelError(error: unknown, secret: string | null): unknown {
  if (error instanceof APIError && typeof error.status === 'number')
    return fromStatus(error.status, error.code ?? null, error.message, error.headers, secret);
  const isNetwork =
    error instanceof OpenAIError ||
    (error instanceof Error && ['AbortError', 'TimeoutError', 'SyntaxError'].includes(error.name));
  // `fetch` reports a connection that breaks within a body as the TypeError "terminated".
  const isBroken =
    error instanceof TypeError && /terminated|fetch failed|network/i.test(error.message);
  return isNetwork || isBroken
    ? new AppError('MODEL_UNAVAILABLE', {
        cause: `${error.name}: ${error.message.slice(0, reasonChars)}`,
      })
    : error;
}
