import { AppError, modelSetUpCodes } from '@rolefit/contracts';
import type { AcquireReply } from './breaker-scripts.js';
import { CircuitOpenError } from './circuit-open.error.js';

/** The error for a call that gets no permit, with the time to wait; null if it was granted. */
export function refusalOf([
  verdict,
  retryAfterMs,
  code,
  unansweredMs,
]: AcquireReply): AppError | null {
  const sinceMs = Date.now() - unansweredMs;
  switch (verdict) {
    case 'granted':
      return null;
    case 'open':
      return new CircuitOpenError(
        modelSetUpCodes.find((one) => one === code) ?? 'MODEL_UNAVAILABLE',
        retryAfterMs,
        sinceMs,
      );
    case 'paused':
      return new AppError('MODEL_RATE_LIMITED', {
        retryAfterMs,
        sinceMs,
        cause: 'the provider asked to wait',
      });
    case 'limited':
      // Without `sinceMs`: our own limit does not concern the provider.
      return new AppError('MODEL_RATE_LIMITED', { retryAfterMs, cause: 'a limit is reached' });
  }
}
