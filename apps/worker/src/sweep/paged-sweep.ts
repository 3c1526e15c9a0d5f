import type { WaitingRow } from '@rolefit/database';

/** Time budget of one sweep; the next one resumes at the cursor. */
const budgetMs = 3_000;

/** The rows to sweep, and the work for each. */
interface PagedSweepSource<Row extends WaitingRow> {
  /** Page size. */
  readonly size: number;
  /** The next page in the order of ids; the first one for null. */
  readonly next: (afterId: string | null) => Promise<readonly Row[]>;
  /** @param before earlier rows of the same user in this pass @returns whether the row needed work */
  readonly visit: (row: Row, before: number) => Promise<boolean>;
}

/**
 * Pages through all waiting rows in the order of their ids, over as many sweeps as it takes, then starts again. So rows whose jobs are healthy, and may wait
 * for hours, never hide the rows behind them.
 */
export class PagedSweep<Row extends WaitingRow = WaitingRow> {
  private lastId: string | null = null;
  /** Rows seen per user in this pass, over all its sweeps. */
  private readonly seen = new Map<string, number>();

  constructor(private readonly work: PagedSweepSource<Row>) {}

  /** @returns how many rows needed work @throws whatever the work throws; the next sweep repeats the page */
  async run(isStopped: () => boolean): Promise<number> {
    const { size, next, visit } = this.work;
    const deadline = Date.now() + budgetMs;
    let count = 0;
    do {
      if (this.lastId === null) this.seen.clear();
      const batch = await next(this.lastId);
      for (const row of batch) if (await visit(row, this.count(row))) count += 1;
      this.lastId = batch.length < size ? null : (batch.at(-1)?.id ?? null);
    } while (this.lastId !== null && Date.now() < deadline && !isStopped());
    return count;
  }

  private count({ userId }: WaitingRow): number {
    const before = this.seen.get(userId) ?? 0;
    this.seen.set(userId, before + 1);
    return before;
  }
}
