import { breakerSettings } from './breaker-settings.js';

/** What one process knows of the model by itself, for as long as Redis does not say what all know together. */
export class LocalCircuitBreaker {
  private failures = 0;
  private openUntilMs = -Infinity;

  /** @returns milliseconds until the next call may be made; 0 where one may be made now */
  waitMs(): number {
    return Math.max(0, this.openUntilMs - performance.now());
  }

  note(isAway: boolean): void {
    this.failures = isAway ? this.failures + 1 : 0;
    const openings = this.failures - breakerSettings.failures;
    this.openUntilMs = openings < 0 ? -Infinity : performance.now() + Math.min(breakerSettings.firstMs * 2 ** openings, breakerSettings.longestMs);
  }
}
