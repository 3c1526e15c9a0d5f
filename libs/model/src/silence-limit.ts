/** Maximum time of a call, even if its answer keeps coming: 6,000 tokens at two a second take less. */
const longestCallMs = 3_600_000;

/**
 * Ends a call when the endpoint is silent for too long. A streamed answer may take longer as long as it keeps coming; one that is not streamed
 * must be complete in this time.
 */
export class SilenceLimit {
  /** How long the endpoint may be silent. */
  readonly limitMs: number;
  readonly #controller = new AbortController();
  readonly #silence: NodeJS.Timeout;
  readonly #whole: NodeJS.Timeout;
  #heardAt = performance.now();
  #longestMs = 0;
  #hasRunOut = false;

  constructor(limitMs: number) {
    const runOut = (): void => {
      this.#hasRunOut = true;
      this.end();
    };
    this.limitMs = limitMs;
    this.#silence = setTimeout(runOut, limitMs);
    this.#whole = setTimeout(runOut, Math.max(limitMs, longestCallMs));
  }

  /** Aborts the call. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get hasRunOut(): boolean {
    return this.#hasRunOut;
  }

  /** The longest silence so far, in milliseconds. */
  get longestMs(): number {
    return Math.max(this.#longestMs, performance.now() - this.#heardAt);
  }

  /** Call when data has arrived. */
  heard(): void {
    this.#longestMs = this.longestMs;
    this.#heardAt = performance.now();
    this.#silence.refresh();
  }

  /** Closes the connection if it is still open. */
  end(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#whole);
    this.#controller.abort();
  }
}
