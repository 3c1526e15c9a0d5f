import { AppError, type ErrorCode } from '@rolefit/contracts';

/** No call was made because the circuit is open. Carries the code of the last failed call and the time until the next probe. */
export class CircuitOpenError extends AppError {
  constructor(code: ErrorCode, retryAfterMs: number, sinceMs: number | undefined) {
    super(code, {
      retryAfterMs,
      cause: 'the circuit breaker of the model is open',
      ...(sinceMs === undefined ? {} : { sinceMs }),
    });
  }
}
