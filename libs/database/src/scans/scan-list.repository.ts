import { limits, type SavedStage } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import {
  scanCountStatement,
  type ScanFilters,
  type ScanListQuery,
  scanPageStatement,
  scanTotalsSql,
} from './scan-list.statement.js';
import type { ScanRow } from './scan-row.js';

/** Totals over all scans of a user, whatever their state; the week is today and the six days before, in UTC. */
export interface ScanTotals {
  totalJobs: number;
  totalSavedJobs: number;
  /** These sum to `totalSavedJobs`. */
  savedByStage: Record<SavedStage, number>;
  totalScannedThisWeek: number;
}

/** The totals with those that no trigger maintains. */
export interface ListTotals extends ScanTotals {
  totalArchivedJobs: number;
}

/** A scan of a list with its sort key, which together with its id forms a cursor. */
export interface ListedScan extends ScanRow {
  sortKey: Date | number | string;
}

/** One page of a list. */
export interface ScanListPage {
  /** In the order of the list. */
  scans: ListedScan[];
  /** Whether there are more scans in the direction of the query. */
  hasMore: boolean;
  totals: ListTotals;
  /** How many scans pass the filters, at most `limits.totalMatchingMax`. */
  totalMatching: number;
}

const noScans: ScanTotals = {
  totalJobs: 0,
  totalSavedJobs: 0,
  savedByStage: { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0 },
  totalScannedThisWeek: 0,
};

function countUnfiltered(
  { totalJobs, totalArchivedJobs }: ListTotals,
  archived: boolean | undefined,
): number {
  if (archived === undefined) return totalJobs;
  return archived ? totalArchivedJobs : totalJobs - totalArchivedJobs;
}

/** A user's scans in sorted and filtered lists. */
@Injectable()
export class ScanListRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One page with the totals, as separate statements: planning a joined one takes longer than running all three. */
  async list(userId: string, query: ScanListQuery): Promise<ScanListPage> {
    const { sql, parameters } = scanPageStatement(userId, query);
    const [found, counted, totalArchivedJobs, matching] = await Promise.all([
      run<ListedScan>(this.dataSource, sql, parameters),
      this.totals(userId),
      this.archived(userId),
      this.matching(userId, query),
    ]);
    const scans = found.slice(0, query.limit);
    const totals = { ...counted, totalArchivedJobs };
    const isBackward = typeof query.from !== 'number' && query.from.side === 'before';
    return {
      scans: isBackward ? scans.reverse() : scans,
      hasMore: found.length > query.limit,
      totals,
      totalMatching:
        matching ?? Math.min(countUnfiltered(totals, query.archived), limits.totalMatchingMax),
    };
  }

  private async archived(userId: string): Promise<number> {
    const row = await runOne<{ count: number }>(
      this.dataSource,
      'SELECT count(*)::int AS count FROM scans WHERE user_id = $1 AND archived_at IS NOT NULL',
      [userId],
    );
    return row?.count ?? 0;
  }

  /** The totals that a trigger maintains. */
  async totals(userId: string): Promise<ScanTotals> {
    const totals = await runOne<ScanTotals>(this.dataSource, scanTotalsSql, [userId]);
    return totals ?? noScans;
  }

  private async matching(userId: string, filters: ScanFilters): Promise<number | null> {
    const statement = scanCountStatement(userId, filters);
    if (statement === null) return null;
    const row = await runOne<{ count: number }>(
      this.dataSource,
      statement.sql,
      statement.parameters,
    );
    return row?.count ?? 0;
  }
}
