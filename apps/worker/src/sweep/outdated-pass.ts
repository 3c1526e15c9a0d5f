import type { OutdatedPage, OutdatedReadingsRepository, QueuedPage } from '@rolefit/database';

/** Versions change with a release, so all rows are checked after the start, and then hourly. */
const checkMs = 3_600_000;
/** Time budget of one sweep; the next one resumes at the cursor. */
const budgetMs = 2_000;
/** Number of rows that one statement examines. */
const look = 1_000;

/** Which job reads the rows. */
export type RereadJob = 'resume.evaluate' | 'scan.score';

interface Source {
  readonly job: RereadJob;
  readonly next: (page: Omit<OutdatedPage, 'analyser'>) => Promise<QueuedPage>;
}

/** Re-reads the texts read by earlier versions of one reader, over several sweeps if need be. Resumes come first, since all of a user's scores depend on them. */
export class OutdatedPass {
  private readonly sources: readonly Source[];
  private checkedAt = -Infinity;
  private source = 0;
  private beforeId: string | null = null;
  /** Whether the pass left out rows that were locked, for example by a rescore. */
  private hasLeftOut = false;

  /**
   * @param versions the earlier versions of this reader
   * @param all those of all readers
   */
  constructor(
    rows: OutdatedReadingsRepository,
    versions: readonly string[],
    all: readonly string[],
  ) {
    const each = (job: RereadJob, next: (page: OutdatedPage) => Promise<QueuedPage>): Source[] =>
      versions.map((analyser) => ({ job, next: (page) => next({ ...page, analyser }) }));
    this.sources = [
      ...each('resume.evaluate', (page) => rows.requeueResumes(page)),
      ...each('scan.score', (page) => rows.requeueScored(page, all)),
      ...each('scan.score', (page) => rows.requeueUnscored(page, all)),
    ];
  }

  get isDue(): boolean {
    return performance.now() - this.checkedAt >= checkMs;
  }

  /**
   * Queues up to `limit` rows. Scans wait until no outdated resume is in progress, since they would be judged by it.
   * @param enqueue adds the jobs of a page
   */
  async run(
    limit: number,
    isResumeInProgress: boolean,
    enqueue: (job: RereadJob, rows: QueuedPage['rows']) => Promise<void>,
  ): Promise<void> {
    const deadline = performance.now() + budgetMs;
    let [left, waits] = [limit, isResumeInProgress];
    while (left > 0 && performance.now() < deadline) {
      const source = this.sources[this.source];
      if (source === undefined) return this.end();
      if (source.job === 'scan.score' && waits) return;
      const { rows, nextId, hasLocked } = await source.next({
        beforeId: this.beforeId,
        limit: left,
        look,
      });
      this.beforeId = nextId;
      this.hasLeftOut ||= hasLocked;
      if (nextId === null) this.source += 1;
      await enqueue(source.job, rows);
      left -= rows.length;
      if (source.job === 'resume.evaluate' && rows.length > 0) waits = true;
    }
  }

  /** After a pass that left rows out, the next sweep begins another one. */
  private end(): void {
    if (!this.hasLeftOut) this.checkedAt = performance.now();
    this.hasLeftOut = false;
    this.source = 0;
  }
}
