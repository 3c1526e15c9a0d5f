import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run } from '../run.js';
import { type ScanListQuery, scanListStatement } from './scan-list.statement.js';
import type { ScanRow } from './scan-row.js';

/** Totals over all scans of a user, whatever their state; the week is today and the six days before, in UTC. */
export interface ScanTotals {
  totalJobs: number;
  totalSavedJobs: number;
  totalScannedThisWeek: number;
}

/** A scan of a list, and what the list is sorted by: with its id a place to go on from. */
export interface ListedScan extends ScanRow {
  sortKey: Date | number | string;
}

/** One page of a list. */
export interface ScanListPage {
  /** In the list's order. */
  scans: ListedScan[];
  /** Whether the list goes on: beyond the last scan, or before the first one where that side was asked for. */
  goesOn: boolean;
  totals: ScanTotals;
  /** How many scans pass the filters, at most `limits.totalMatchingMax`. */
  totalMatching: number;
}

type Row = ScanTotals & { totalMatching: number } & (ListedScan | { id: null });

/** A user's scans in sorted and filtered lists. */
@Injectable()
export class ScanListRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One page with the totals. */
  async list(userId: string, query: ScanListQuery): Promise<ScanListPage> {
    const { sql, parameters } = scanListStatement(userId, query);
    const rows = await run<Row>(this.dataSource, sql, parameters);
    const found = rows.flatMap((row) => (row.id === null ? [] : withoutTotals(row)));
    const scans = found.slice(0, query.limit);
    const isBackward = typeof query.from !== 'number' && query.from.side === 'before';
    const { totalJobs = 0, totalSavedJobs = 0, totalScannedThisWeek = 0, totalMatching = 0 } = rows[0] ?? {};
    return {
      scans: isBackward ? scans.reverse() : scans,
      goesOn: found.length > query.limit,
      totals: { totalJobs, totalSavedJobs, totalScannedThisWeek },
      totalMatching,
    };
  }
}

function withoutTotals({ totalJobs: _jobs, totalSavedJobs: _saved, totalScannedThisWeek: _week, totalMatching: _matching, ...scan }: Row & ListedScan): ListedScan {
  return scan;
}
