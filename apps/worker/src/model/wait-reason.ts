import { AppError, type ErrorCode } from '@rolefit/contracts';

const reasons: Partial<Record<ErrorCode, ErrorCode>> = {
  MODEL_BUDGET_SPENT: 'MODEL_BUDGET_SPENT',
  MODEL_UNAVAILABLE: 'MODEL_AWAY',
  // The operator reads of it in the log; to a user it is the same.
  MODEL_MISCONFIGURED: 'MODEL_AWAY',
};

/** What a waiting row says of an error of the model; null where it is not worth a word, as a busy model is not. */
export function waitReasonOf(error: unknown): ErrorCode | null {
  return (error instanceof AppError && reasons[error.code]) || null;
}
