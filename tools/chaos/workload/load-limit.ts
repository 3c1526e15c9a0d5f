const [leastUnderWay, mostUnderWay] = [20, 150];
/** Everything under way must be done a minute after the last fault. A quarter of that, at the current throughput, leaves room for unlucky scans. */
const windowSeconds = 15;

/** Scans of users who stay. */
export interface ScanCounts {
  readonly underWay: number;
  /** All that have ended so far. */
  readonly ended: number;
}

/** Adaptive limit of the load: as many scans under way as the machine completes in a quarter of a minute, whatever else it does and whatever is broken. */
export class LoadLimit {
  underWay = 0;
  readonly #timer: NodeJS.Timeout;
  #perSecond = leastUnderWay / windowSeconds;
  #last: { readonly ended: number; readonly atMs: number } | null = null;

  /** @param count may reject while the database is away; asked once a second */
  constructor(count: () => Promise<ScanCounts>) {
    const measure = () =>
      count().then(
        (counts) => this.note(counts, Date.now()),
        () => undefined,
      );
    this.#timer = setInterval(() => void measure(), 1_000);
  }

  get limit(): number {
    return Math.min(Math.max(windowSeconds * this.#perSecond, leastUnderWay), mostUnderWay);
  }

  get isReached(): boolean {
    return this.underWay >= this.limit;
  }

  note({ underWay, ended }: ScanCounts, atMs: number): void {
    this.underWay = underWay;
    if (this.#last !== null && atMs > this.#last.atMs) {
      const perSecond = (1_000 * Math.max(0, ended - this.#last.ended)) / (atMs - this.#last.atMs);
      this.#perSecond += (perSecond - this.#perSecond) / windowSeconds;
    }
    this.#last = { ended, atMs };
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
