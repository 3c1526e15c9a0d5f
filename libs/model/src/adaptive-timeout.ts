/**
 * The timeout for calls. It starts short, so that a server that hangs is noticed early, and grows up to a maximum, so that a slow server can answer: to
 * twice the timeout that a call has reached, and to twice the time that an answer took.
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

  /** Calls that time out together double the limit only once. @param limitMs the limit of the call */
  timedOut(limitMs: number): void {
    if (limitMs >= this.#ms) this.#ms = Math.min(this.#maxMs, limitMs * 2);
  }

  answered(tookMs: number): void {
    this.#ms = Math.max(this.#ms, Math.min(this.#maxMs, Math.ceil(tookMs * 2)));
  }
}
