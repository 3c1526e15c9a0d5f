import type { AppError, ErrorCode } from '@rolefit/contracts';

/**
 * Five consecutive failures are no accident at any load. Two seconds ride out a restart behind a load balancer. With at most twenty seconds between probes,
 * a model that recovers is noticed soon, however long it was unavailable, for three calls a minute by all workers together.
 */
export const breakerSettings = {
  failureThreshold: 5,
  initialOpenMs: 2_000,
  maxOpenMs: 20_000,
} as const;

/** These errors are never specific to one text, so the first one is enough. */
const certain: ReadonlySet<ErrorCode> = new Set([
  'MODEL_NOT_FOUND',
  'MODEL_KEY_REJECTED',
  'MODEL_UNPAID',
]);

/** Number of consecutive failures, ending with this error, that open the circuit. */
export function failureThresholdOf(error: AppError | undefined): number {
  return error !== undefined && certain.has(error.code) ? 1 : breakerSettings.failureThreshold;
}
