import { AppError, waitInWords } from '@rolefit/contracts';
import type { Refusal } from './rate-limits.service.js';

const numbers = new Intl.NumberFormat('en-US');

/** The error of a rate-limited call. Its message states the limit and the time to wait. */
export function rateLimitError({
  whose,
  limit,
  requested,
  remaining,
  retryAfterMs,
}: Refusal): AppError {
  const limitInWords = `${numbers.format(limit.points)} ${limit.noun[limit.points === 1 ? 0 : 1]}`;
  const wait = waitInWords(retryAfterMs / 1_000);
  const detail =
    remaining > 0
      ? `We take ${limitInWords} from one ${whose === 'user' ? 'account' : 'network address'}. ${numbers.format(remaining)} of them ${remaining === 1 ? 'is' : 'are'} left, and this would take ${numbers.format(requested)}. Send fewer, or try again in ${wait}.`
      : `We take ${limitInWords} from one ${whose === 'user' ? 'account' : 'network address'}, and ${limit.points === 1 ? 'it has' : 'that many have'} come. Try again in ${wait}.`;
  return new AppError('REQUEST_RATE_LIMITED', { detail, retryAfterMs });
}
