import {
  AppError,
  type ErrorCode,
  type Failure,
  isModelSetUpCode,
  waitingFor,
} from '@rolefit/contracts';

/** A provider that rate limits every call for this long counts as unavailable. */
const busyForLongMs = 30_000;

const reasons: Partial<Record<ErrorCode, ErrorCode>> = {
  MODEL_BUDGET_SPENT: 'MODEL_BUDGET_SPENT',
  MODEL_UNAVAILABLE: 'MODEL_AWAY',
};

/**
 * Whether an error changes the reason shown for a waiting row. A short rate limit, ours or the provider's, clears an earlier reason: the model answers again.
 */
export function hasWaitReason(error: AppError): boolean {
  return error.code === 'MODEL_RATE_LIMITED' || waitReasonOf(error) !== null;
}

/** The reason that a waiting row shows; null for errors that need none, such as a short rate limit. */
export function waitReasonOf(error: AppError): ErrorCode | null {
  if (isModelSetUpCode(error.code)) return error.code;
  return isLongRateLimit(error) ? 'MODEL_BUSY' : (reasons[error.code] ?? null);
}

/**
 * What a waiting scan or match shows.
 * @param since start of the outage; null if there is none
 * @returns null to clear an earlier reason; undefined to leave it
 */
export function waitOf(error: AppError, since: Date | null): Failure | null | undefined {
  if (!hasWaitReason(error)) return undefined;
  const reason = waitReasonOf(error);
  return reason === null ? null : waitingFor(reason, since);
}

/** Whether the provider has rate limited every call for a long time. Our own limits carry no `sinceMs`. */
export function isLongRateLimit({ code, sinceMs }: AppError): boolean {
  return (
    code === 'MODEL_RATE_LIMITED' && sinceMs !== undefined && Date.now() - sinceMs >= busyForLongMs
  );
}
