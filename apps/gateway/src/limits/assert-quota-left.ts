import type { Endpoint } from '@rolefit/contracts';
import { costsOf } from './limit-kinds.js';
import type { RateLimits } from './rate-limits.service.js';
import { rejectCall } from './reject-call.js';

/**
 * Checks the user's quota before a large body is read, without consuming it.
 * @throws AppError REQUEST_RATE_LIMITED
 */
export async function assertQuotaLeft(
  limits: RateLimits,
  userId: string,
  endpoint: Endpoint,
): Promise<void> {
  const refusal = await limits.peek('user', userId, costsOf(endpoint));
  if (refusal !== null) rejectCall(refusal);
}
