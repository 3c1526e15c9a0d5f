import { errorCodes } from './error-codes.js';
import { type ErrorCode, type ErrorName } from './error-names.js';

/** What may go with an error beyond its code. */
export interface AppErrorOptions {
  /** A sentence for the user that replaces the code's own. */
  readonly detail?: string;
  /** Messages by the path of the field they belong to, joined by dots. */
  readonly fields?: Readonly<Record<string, string>>;
  /** How long to wait before another try, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Since when nobody has had a better answer, in milliseconds since 1970 by this process's clock: of a service that has been away for long. */
  readonly sinceMs?: number;
  /** What happened underneath; goes to the log, never to a user. */
  readonly cause?: unknown;
}

/**
 * The one error that our own code throws. It knows its code and what to tell the user, nothing of HTTP or queues:
 * the gateway's filter reads its family, the job runner reads whether to retry.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly family: ErrorName;
  readonly retry: boolean;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterMs: number | undefined;
  readonly sinceMs: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const definition = errorCodes[code];
    super(
      options.detail ?? definition.message,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.family = definition.name;
    this.retry = definition.retry;
    this.fields = options.fields;
    this.retryAfterMs = options.retryAfterMs;
    this.sinceMs = options.sinceMs;
  }
}
