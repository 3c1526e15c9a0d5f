import { AppError } from '@rolefit/contracts';
import type { ModelUse } from '../ports.js';

/**
 * A call without a usable answer that is billed, or may be: the model refused, the answer has no
 * known shape, or the call timed out. Otherwise like the error that it wraps.
 */
export class UnusableAnswerError extends AppError {
  readonly used: ModelUse;

  /** @param used usage according to the provider's answer, or estimated */
  constructor(error: AppError, used: ModelUse) {
    const { code, message, cause, retryAfterMs, sinceMs } = error;
    super(code, {
      detail: message,
      cause,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...(sinceMs === undefined ? {} : { sinceMs }),
    });
    // Contains nothing else from the answer, since errors are logged.
    const { model, inputTokens, outputTokens, costUsd } = used;
    this.used = { model, inputTokens, outputTokens, costUsd };
  }
}
