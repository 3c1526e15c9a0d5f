import { type ErrorCode, type ErrorName, problemSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';

/** Family of a failed call: the server's own, or what can only be seen from this side. */
export type ApiErrorName = ErrorName | 'NETWORK' | 'TIMEOUT' | 'PROTOCOL';

/** Exact case of a failed call. */
export type ApiErrorCode = ErrorCode | 'NETWORK_DOWN' | 'CALL_TIMED_OUT' | 'ANSWER_INVALID';

/** What an `ApiError` is made of. */
export interface ApiErrorParts {
  readonly status: number;
  readonly name: ApiErrorName;
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** A call that did not succeed. `message` can always be shown to a user as it is. */
export class ApiError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  override readonly name: ApiErrorName;
  readonly code: ApiErrorCode;
  /** Messages by the path of the field they belong to, joined by dots. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names the request in the server's log; null where no answer came. */
  readonly requestId: string | null;
  /** How long the server asks to wait, in milliseconds; null where it does not. */
  readonly retryAfterMs: number | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.status = parts.status;
    this.name = parts.name;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.requestId = parts.requestId ?? null;
    this.retryAfterMs = parts.retryAfterMs ?? null;
  }
}

/** The connection failed before an answer came. */
export function networkError(cause: unknown): ApiError {
  return new ApiError({ status: 0, name: 'NETWORK', code: 'NETWORK_DOWN', message: 'We could not reach Rolefit. Check your connection and try again.', cause });
}

/** No answer came within `timeoutMs` milliseconds. */
export function timeoutError(timeoutMs: number): ApiError {
  const seconds = Math.round(timeoutMs / 1000);
  return new ApiError({ status: 0, name: 'TIMEOUT', code: 'CALL_TIMED_OUT', message: `Rolefit did not answer within ${seconds} seconds. Please try again.` });
}

/**
 * An answer came, but not one that the contract knows: an older server, or something between.
 * @param retryAfter the `Retry-After` header, or null: what stands between asks to wait as well
 */
export function protocolError(status: number, cause?: unknown, retryAfter: string | null = null): ApiError {
  return new ApiError({
    status,
    name: 'PROTOCOL',
    code: 'ANSWER_INVALID',
    message: 'Rolefit answered in a way this page does not understand. Reload the page; if that does not help, try again later.',
    retryAfterMs: waitOf(retryAfter),
    cause,
  });
}

/** Milliseconds of a `Retry-After` header. Source: RFC 9110, 10.2.3: seconds, or a date. */
function waitOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}

/** A newer server may know cases that we do not; its family and its words are good all the same. */
const unknownCode = z.pipe(
  z.string(),
  z.transform(() => 'ANSWER_INVALID' as const),
);
const anyProblemSchema = z.extend(problemSchema, {
  error: z.extend(problemSchema.shape.error, { code: z.union([problemSchema.shape.error.shape.code, unknownCode]) }),
});

/**
 * Reads the body of a failed answer.
 * @param retryAfter the `Retry-After` header, or null
 */
export function problemError(status: number, body: unknown, retryAfter: string | null): ApiError {
  const parsed = anyProblemSchema.safeParse(body);
  if (!parsed.success) return protocolError(status, parsed.error, retryAfter);
  const { error, message, requestId } = parsed.data;
  return new ApiError({
    status,
    name: error.name,
    code: error.code,
    message,
    fields: error.fields,
    requestId,
    retryAfterMs: waitOf(retryAfter),
  });
}
