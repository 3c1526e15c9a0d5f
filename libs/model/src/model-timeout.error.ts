import { AppError } from '@rolefit/contracts';
import { type ModelUse, UnusableAnswerError } from '@rolefit/reading';

/** The model was silent for too long: MODEL_UNAVAILABLE, and a reason to make fewer calls at the same time. It counts as used, since it may be billed. */
export class ModelTimeoutError extends UnusableAnswerError {
  /**
   * @param limitMs how long the endpoint was allowed to be silent
   * @param used estimated by what was sent and what has come
   */
  constructor(limitMs: number, used: ModelUse) {
    const cause = `no answer within ${Math.round(limitMs / 100) / 10} s`;
    super(new AppError('MODEL_UNAVAILABLE', { cause }), used);
  }
}
