import { breakerSettings } from './breaker-settings.js';

/** Circuit breaker of one process, used while Redis does not provide the shared state. */
export class LocalCircuitBreaker {
  private failures = 0;
  private openUntilMs = -Infinity;

  /** @returns milliseconds until the next call may be made; 0 where one may be made now */
  waitMs(): number {
    return Math.max(0, this.openUntilMs - performance.now());
  }

  /** Counts consecutive failures; a success closes the circuit. */
  record(hasFailed: boolean): void {
    this.failures = hasFailed ? this.failures + 1 : 0;
    const openings = this.failures - breakerSettings.failureThreshold;
    this.openUntilMs =
      openings < 0
        ? -Infinity
        : performance.now() +
          Math.min(breakerSettings.initialOpenMs * 2 ** openings, breakerSettings.maxOpenMs);
  }
}
