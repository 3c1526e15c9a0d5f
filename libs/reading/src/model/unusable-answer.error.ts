import { AppError } from '@rolefit/contracts';
import type { ModelUse } from '../ports.js';

/**
 * A billed but useless answer: the model refused, or the answer has no known shape. Otherwise like
 * the error that it wraps.
 */
export class UnusableAnswerError extends AppError {
  readonly used: ModelUse;

  /** @param used usage according to the provider's answer */
  constructor(error: AppError, used: ModelUse) {
    const { code, message, cause, retryAfterMs, sinceMs } = error;
    super(code, {
      detail: message,
      cause,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...(sinceMs === undefined ? {} : { sinceMs }),
    });
    this.used = used;
  }
}
