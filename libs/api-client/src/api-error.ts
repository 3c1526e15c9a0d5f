import { type ErrorCode, type ErrorName, problemSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';
import { texts } from './client-error-texts.js';

/** Error families: those of the server, plus failures that only the client can observe. */
export type ApiErrorName = ErrorName | 'NETWORK' | 'TIMEOUT' | 'PROTOCOL';

/** Error codes of failed calls. */
export type ApiErrorCode = ErrorCode | 'NETWORK_DOWN' | 'CALL_TIMED_OUT' | 'ANSWER_INVALID';

/** Fields of an `ApiError`. */
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

/** A failed call. `message` is suitable for users. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  override readonly name: ApiErrorName;
  readonly code: ApiErrorCode;
  /** Messages by field path, joined with dots. */
  readonly fields: Readonly<Record<string, string>>;
  /** Request id in the server's log; null without a response. */
  readonly requestId: string | null;
  /** Delay requested by the server, in milliseconds; null without one. */
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

/** The connection failed before a response arrived. */
export function networkError(cause: unknown): ApiError {
  return new ApiError({
    status: 0,
    name: 'NETWORK',
    code: 'NETWORK_DOWN',
    message: texts.unreachable,
    cause,
  });
}

/** No response within `timeoutMs` milliseconds. */
export function timeoutError(timeoutMs: number): ApiError {
  const seconds = Math.round(timeoutMs / 1000);
  return new ApiError({
    status: 0,
    name: 'TIMEOUT',
    code: 'CALL_TIMED_OUT',
    message: texts.timedOut(seconds),
  });
}

/**
 * A response that does not match the contract, for example from an older server or a proxy.
 * @param retryAfter the `Retry-After` header, or null; proxies send it as well
 */
export function protocolError(
  status: number,
  cause?: unknown,
  retryAfter: string | null = null,
): ApiError {
  return new ApiError({
    status,
    name: 'PROTOCOL',
    code: 'ANSWER_INVALID',
    message: texts.notUnderstood,
    retryAfterMs: parseRetryAfter(retryAfter),
    cause,
  });
}

/** Milliseconds of a `Retry-After` header. Source: RFC 9110, 10.2.3: seconds, or a date. */
function parseRetryAfter(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}

/** A newer server may send unknown codes; its error family and message are still usable. */
const unknownCode = z.pipe(
  z.string(),
  z.transform(() => 'ANSWER_INVALID' as const),
);
const anyProblemSchema = z.extend(problemSchema, {
  error: z.extend(problemSchema.shape.error, {
    code: z.union([problemSchema.shape.error.shape.code, unknownCode]),
  }),
});

/**
 * Parses the body of an error response.
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
    retryAfterMs: parseRetryAfter(retryAfter),
  });
}
