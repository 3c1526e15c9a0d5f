import type { Endpoint } from '@rolefit/contracts';
import { costsOf } from './limit-kinds.js';
import type { RateLimits } from './rate-limits.service.js';
import { rejectCall } from './reject-call.js';

/**
 * For calls whose body is worth looking before it is read: whether their user has anything left of what every one of them costs. Counts nothing.
 * @throws AppError REQUEST_RATE_LIMITED
 */
export async function assertQuotaLeft(limits: RateLimits, userId: string, endpoint: Endpoint): Promise<void> {
  const refusal = await limits.peek('user', userId, costsOf(endpoint));
  if (refusal !== null) rejectCall(refusal);
}
