import type { WaitingRow } from '@rolefit/database';

/** A sweep over more rows than fit in this time goes on where it stopped. */
const budgetMs = 3_000;

/** What a round goes through, and what it does with each. */
interface PagedSweepSource {
  /** How many rows `next` gives at most. */
  readonly size: number;
  /** The next rows in the order of their ids; the first ones after null. */
  readonly next: (afterId: string | null) => Promise<readonly WaitingRow[]>;
  /** @param before rows of the same user that this round has met before @returns whether there was something to do */
  readonly visit: (row: WaitingRow, before: number) => Promise<boolean>;
}

/**
 * Goes through all rows that wait, however many, in the order of their ids and over as many sweeps as it takes, then again from the first: so those whose jobs are
 * well, and may wait for hours, never hide the others behind them.
 */
export class PagedSweep {
  private lastId: string | null = null;
  /** Rows of each user that were met since the first id: a sweep that goes on where it stopped goes on counting. */
  private readonly met = new Map<string, number>();

  constructor(private readonly work: PagedSweepSource) {}

  /** @returns for how many there was something to do @throws whatever the work throws; the next sweep takes up the batch again */
  async goOn(isStopped: () => boolean): Promise<number> {
    const { size, next, visit } = this.work;
    const deadline = Date.now() + budgetMs;
    let count = 0;
    do {
      if (this.lastId === null) this.met.clear();
      const batch = await next(this.lastId);
      for (const row of batch) if (await visit(row, this.count(row))) count += 1;
      this.lastId = batch.length < size ? null : (batch.at(-1)?.id ?? null);
    } while (this.lastId !== null && Date.now() < deadline && !isStopped());
    return count;
  }

  private count({ userId }: WaitingRow): number {
    const before = this.met.get(userId) ?? 0;
    this.met.set(userId, before + 1);
    return before;
  }
}
