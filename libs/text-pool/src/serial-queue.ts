/**
 * Runs calls one after the other, without head-of-line blocking: once a call has taken `blockedAfterMs`, the next one starts beside it.
 * @param blockedAfterMs in milliseconds
 */
export class SerialQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly blockedAfterMs: number) {}

  /** Calls that have not started. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Runs `call` when it is next in the queue. @throws the error of the call */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    const before = this.#last;
    const { promise, resolve: startNext } = Promise.withResolvers<void>();
    this.#last = promise;
    this.#waiting += 1;
    await before;
    this.#waiting -= 1;
    const blocked = setTimeout(startNext, this.blockedAfterMs);
    try {
      return await call();
    } finally {
      clearTimeout(blocked);
      startNext();
    }
  }
}
