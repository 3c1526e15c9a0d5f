import { AppError } from '@rolefit/contracts';

/** The model gave no answer in time: MODEL_UNAVAILABLE, and a reason to make fewer calls at the same time. */
export class ModelTimeoutError extends AppError {
  /** @param limitMs how long the endpoint was allowed to be silent */
  constructor(limitMs: number) {
    super('MODEL_UNAVAILABLE', {
      cause: `no answer within ${Math.round(limitMs / 100) / 10} s`,
    });
  }
}
