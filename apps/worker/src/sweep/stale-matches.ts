import type { Logger } from '@rolefit/config';
import type { SweepRepository } from '@rolefit/database';
import { judgeNumber, judgeVersion } from '@rolefit/scoring';
import { outdatedAnalysers } from './rereads.js';

/** Scoring versions change with a release, so all users are checked after the start, a batch per sweep, and then hourly. */
const checkMs = 3_600_000;

/** Marks the matches of an older scoring version for rescoring. */
export class StaleMatches {
  private checkedAt = -Infinity;
  /** The last user of the current check; null between checks. */
  private lastId: string | null = null;

  constructor(
    private readonly rows: SweepRepository,
    private readonly batchSize: number,
    private readonly logger: Logger,
  ) {}

  async mark(): Promise<void> {
    if (performance.now() - this.checkedAt < checkMs) return;
    const { marked, lastId } = await this.rows.markStaleOlderThan(
      judgeNumber,
      this.lastId,
      this.batchSize,
      outdatedAnalysers,
    );
    if (marked > 0)
      this.logger.info(
        { users: marked, judge: judgeVersion },
        'Matches of an older scoring version marked for rescoring',
      );
    this.lastId = lastId;
    if (lastId === null) this.checkedAt = performance.now();
  }
}
