import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { activeUserCondition } from '../accounts/account-state.js';
import { run, runOne } from '../run.js';
import {
  inProgress,
  resumesStatement,
  scoredStatement,
  unscoredStatement,
} from './outdated-readings.statements.js';
import type { WaitingRow } from './sweep.repository.js';

/** A page of rows that one version of the analyser has read. */
export interface OutdatedPage {
  /** The analyser's name and version, for example `builtin-1`. */
  readonly analyser: string;
  /** The last row of the previous page; null for the first page. */
  readonly beforeId: string | null;
  /** How many rows to queue. */
  readonly limit: number;
  /** How many rows to look at: not all are due, and a statement has five seconds. */
  readonly look: number;
}

export interface QueuedPage {
  rows: WaitingRow[];
  /** Where the next page begins; null after the last one. */
  nextId: string | null;
  /** Whether rows of this page were left out because another transaction held them. */
  hasLocked: boolean;
}

/**
 * Queues texts again that an earlier version of the analyser has read, newest first. Only ended rows of active accounts are queued, and a row whose new
 * reading fails permanently keeps the reason (`hasFailedAgain`), so that none is queued twice.
 */
@Injectable()
export class OutdatedReadingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Resumes: of each user the one that matches are judged by, unless a newer version is being read. */
  requeueResumes({ analyser, beforeId, limit, look }: OutdatedPage): Promise<QueuedPage> {
    return pageOf(
      runOne<QueuedPage>(this.dataSource, resumesStatement, [analyser, beforeId, limit, look]),
    );
  }

  /**
   * Scans with a match, which is kept until the new one replaces it. Scans whose resume is to be read again are left for later.
   * @param analysers all outdated versions
   */
  requeueScored(
    { analyser, beforeId, limit, look }: OutdatedPage,
    analysers: readonly string[],
  ): Promise<QueuedPage> {
    return pageOf(
      runOne<QueuedPage>(this.dataSource, scoredStatement, [
        analyser,
        beforeId,
        limit,
        look,
        analysers,
      ]),
    );
  }

  /** Scans whose text could not be judged. Their record is removed, since it would stay where the text is now too short to be read. */
  requeueUnscored(
    { analyser, beforeId, limit, look }: OutdatedPage,
    analysers: readonly string[],
  ): Promise<QueuedPage> {
    return pageOf(
      runOne<QueuedPage>(this.dataSource, unscoredStatement, [
        analyser,
        beforeId,
        limit,
        look,
        analysers,
      ]),
    );
  }

  /**
   * The work in progress of active accounts.
   * @param analysers all outdated versions
   * @param most where counting stops
   * @returns how many rows there are, and whether a resume of an outdated version is among them
   */
  async inProgress(
    analysers: readonly string[],
    most: number,
  ): Promise<{ count: number; isResumeOutdated: boolean }> {
    const [row] = await run<{ count: number; isResumeOutdated: boolean }>(
      this.dataSource,
      `SELECT (SELECT count(*)::int FROM (
           (SELECT 1 FROM resumes WHERE evaluation_status ${inProgress} AND ${activeUserCondition} LIMIT $2)
           UNION ALL (SELECT 1 FROM scans WHERE status IN ('queued', 'reading', 'matching') AND ${activeUserCondition} LIMIT $2)) AS live) AS count,
         EXISTS (SELECT 1 FROM resumes WHERE evaluation_status ${inProgress} AND reading->>'analyser' = ANY($1) AND ${activeUserCondition}) AS "isResumeOutdated"`,
      [analysers, most],
    );
    return row ?? { count: 0, isResumeOutdated: false };
  }
}

async function pageOf(queued: Promise<QueuedPage | null>): Promise<QueuedPage> {
  return (await queued) ?? { rows: [], nextId: null, hasLocked: false };
}
