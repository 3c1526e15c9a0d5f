import { AppError } from '@rolefit/contracts';
import type { ModelUse } from './ports.js';

/** A model answered, which is paid for, and what it said is of no use: it refused, or the answer has no shape that we know. Otherwise the error that it is made of. */
export class UnusableAnswerError extends AppError {
  readonly used: ModelUse;

  /** @param used as the provider's answer says */
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
