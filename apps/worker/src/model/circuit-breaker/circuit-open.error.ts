import { AppError, type ErrorCode } from '@rolefit/contracts';

/** The model was not asked: it is away, and everybody knows. Carries the code that the last call ended with, and the time until somebody may ask again. */
export class CircuitOpenError extends AppError {
  constructor(code: ErrorCode, retryAfterMs: number, sinceMs: number | undefined) {
    super(code, { retryAfterMs, cause: 'the model is away and was not asked', ...(sinceMs === undefined ? {} : { sinceMs }) });
  }
}
