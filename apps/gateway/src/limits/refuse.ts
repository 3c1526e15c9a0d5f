import { rateLimitRefusals } from '@rolefit/telemetry';
import type { Refusal } from './rate-limits.service.js';
import { tooMany } from './too-many.js';

/** @throws AppError REQUEST_RATE_LIMITED always, and counts it */
export function refuse(refusal: Refusal): never {
  rateLimitRefusals.inc({ kind: refusal.kind, whose: refusal.whose });
  throw tooMany(refusal);
}
