import { errorCodes } from './error-codes.js';
import { type ErrorCode, type ErrorName } from './error-names.js';

/** Optional properties of an error. */
export interface AppErrorOptions {
  /** A sentence for the user that replaces the code's default message. */
  readonly detail?: string;
  /** Messages by the path of the field they belong to, joined by dots. */
  readonly fields?: Readonly<Record<string, string>>;
  /** How long to wait before a retry, in milliseconds. */
  readonly retryAfterMs?: number;
  /**
   * Start of the outage, in milliseconds since 1970 by this process's clock, for a service that has
   * been unavailable for long.
   */
  readonly sinceMs?: number;
  /** The underlying error; logged, never shown to a user. */
  readonly cause?: unknown;
}

/**
 * The one error class that our own code throws. It carries its code and the user's message and is
 * independent of HTTP and queues: the gateway's filter maps its family to a status, the job runner
 * reads whether to retry.
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
