import { AppError, type ErrorCode } from '@rolefit/contracts';

/** A provider that tells everybody to come back later for as long as this is as good as away; for a moment it is what limits are for. */
const busyForLongMs = 30_000;

const reasons: Partial<Record<ErrorCode, ErrorCode>> = {
  MODEL_BUDGET_SPENT: 'MODEL_BUDGET_SPENT',
  MODEL_UNAVAILABLE: 'MODEL_AWAY',
  // The operator reads of it in the log; to a user it is the same.
  MODEL_MISCONFIGURED: 'MODEL_AWAY',
};

/**
 * Whether an error tells anything of why a row waits. A limit does too, ours or one that the model names for a moment: whatever the row said before is over, since the
 * model answers again.
 */
export function hasWaitReason(error: AppError): boolean {
  return error.code === 'MODEL_RATE_LIMITED' || waitReasonOf(error) !== null;
}

/** What a waiting row says of an error of the model; null where it is not worth a word, as a model that is busy for a moment is not. */
export function waitReasonOf(error: AppError): ErrorCode | null {
  return isLongRateLimit(error) ? 'MODEL_BUSY' : (reasons[error.code] ?? null);
}

/** Whether the provider has said nothing but that it is busy, and that for long; our own limits never do. */
export function isLongRateLimit({ code, sinceMs }: AppError): boolean {
  return code === 'MODEL_RATE_LIMITED' && sinceMs !== undefined && Date.now() - sinceMs >= busyForLongMs;
}
