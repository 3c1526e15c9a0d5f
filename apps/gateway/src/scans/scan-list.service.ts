import { Injectable } from '@nestjs/common';
import type { DisplayLanguage, JobsPage, JobsQuery } from '@rolefit/contracts';
import { type ListedScan, ScanListRepository, type ScanPlace } from '@rolefit/database';
import { decodeCursor, encodeCursor } from './cursor.js';
import { presentJob } from './scan.presenter.js';

/** Paginated lists of a user's scans. */
@Injectable()
export class ScanListService {
  constructor(private readonly lists: ScanListRepository) {}

  /**
   * One page, by number or cursor, with cursors for the adjacent pages.
   * @throws AppError REQUEST_INVALID for a malformed cursor or one of another sort order
   */
  async list(
    userId: string,
    { page, limit, cursor, sort, q, ...filters }: JobsQuery,
    language: DisplayLanguage,
  ): Promise<JobsPage> {
    const place = cursor === undefined ? null : decodeCursor(sort, cursor);
    // Saved scans are shown even if they are archived.
    const asksForSaved = filters.saved === true || filters.stage !== undefined;
    const words = q?.split(' ').filter((word) => word !== '');
    const { scans, hasMore, totals, totalMatching } = await this.lists.list(userId, {
      ...filters,
      archived: filters.archived ?? (asksForSaved ? undefined : false),
      words,
      sort,
      limit,
      from: place ?? page,
    });
    const isBackward = place?.side === 'before';
    const cursorAt = (side: ScanPlace['side'], scan: ListedScan | undefined, isThere: boolean) =>
      scan !== undefined && isThere
        ? encodeCursor(sort, { side, key: scan.sortKey, id: scan.id })
        : null;
    return {
      jobs: scans.map((scan) => presentJob(scan, language)),
      ...totals,
      totalMatching,
      nextCursor: cursorAt('after', scans.at(-1), isBackward || hasMore),
      previousCursor: cursorAt(
        'before',
        scans[0],
        isBackward ? hasMore : place !== null || page > 1,
      ),
    };
  }
}
