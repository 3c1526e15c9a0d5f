import { rateLimitRefusals } from '@rolefit/telemetry';
import type { Refusal } from './rate-limits.service.js';
import { rateLimitError } from './rate-limit-error.js';

/** Counts the rejection in the metrics and throws. @throws AppError REQUEST_RATE_LIMITED always */
export function rejectCall(refusal: Refusal): never {
  rateLimitRefusals.inc({ kind: refusal.kind, whose: refusal.whose });
  throw rateLimitError(refusal);
}
