/**
 * The time a call may take. It starts with one limit and grows to another: to twice the limit that a call has reached, and to twice the time that an answer
 * took. So a server that hangs is noticed early, and one that is slow is not asked in vain for ever.
 */
export class AdaptiveTimeout {
  #ms: number;
  readonly #maxMs: number;

  constructor(firstMs: number, maxMs: number) {
    this.#ms = Math.min(firstMs, maxMs);
    this.#maxMs = maxMs;
  }

  /** Limit of the next call, in milliseconds. */
  get ms(): number {
    return this.#ms;
  }

  /** Two hundred calls that end together double the limit once. @param limitMs that of the call */
  timedOut(limitMs: number): void {
    if (limitMs >= this.#ms) this.#ms = Math.min(this.#maxMs, limitMs * 2);
  }

  answered(tookMs: number): void {
    this.#ms = Math.max(this.#ms, Math.min(this.#maxMs, Math.ceil(tookMs * 2)));
  }
}
