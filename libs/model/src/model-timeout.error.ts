import { AppError } from '@rolefit/contracts';
import { type ModelUse, UnusableAnswerError } from '@rolefit/reading';

/** The model was silent for too long: MODEL_UNAVAILABLE, and a reason to reduce concurrent calls. Its usage is estimated, since the call may be billed. */
export class ModelTimeoutError extends UnusableAnswerError {
  /**
   * @param limitMs how long the endpoint was allowed to be silent
   * @param used estimated from the request and the part of the answer that arrived
   */
  constructor(limitMs: number, used: ModelUse) {
    const cause = `no answer within ${Math.round(limitMs / 100) / 10} s`;
    super(new AppError('MODEL_UNAVAILABLE', { cause }), used);
  }
}
