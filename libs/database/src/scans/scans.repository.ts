import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import { joinName } from '../resumes/resume-naming.js';
import { run, runOne } from '../run.js';
import { addScans, type AddedScan } from './add-scans.js';
import { inFlightCount, waitingCount } from './in-flight.js';
import { lockPostings, removeUnusedReadings } from '../postings/posting-readings.repository.js';
import {
  type NewScan,
  scanColumns,
  scanDetailColumns,
  type ScanDetailRow,
  type ScanRow,
} from './scan-row.js';

/** The API's side of a user's scans; see `ScanListRepository` for lists and `ScanWorkRepository` for the worker's side. */
@Injectable()
export class ScansRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds a scan that waits for a worker, or finds the one with the same `jobId`.
   * @returns the scan, whether it is new, and how many other scans of the user were in progress
   */
  async add(
    userId: string,
    scan: NewScan,
  ): Promise<{ scan: ScanRow; isNew: boolean; inFlight: number }> {
    const added = await runOne<ScanRow & { inFlight: number }>(
      this.dataSource,
      `INSERT INTO scans AS s (id, user_id, job_id, given_title, company_name, logo, url, posting_text, posting_hash, status, handover)
       VALUES ($2, $1, $3, $4, $5, $6, $7, $8, $9, 'queued', 1)
       ON CONFLICT (user_id, job_id) DO NOTHING RETURNING ${scanColumns}, (${inFlightCount('$1')}) AS "inFlight"`,
      [
        userId,
        newId(),
        scan.jobId,
        scan.title,
        scan.companyName,
        scan.logo,
        scan.url,
        scan.postingText,
        scan.postingHash,
      ],
    );
    if (added !== null) {
      const { inFlight, ...row } = added;
      return { scan: row, isNew: true, inFlight };
    }
    const known = await runOne<ScanRow>(
      this.dataSource,
      `SELECT ${scanColumns} FROM scans s WHERE s.user_id = $1 AND s.job_id = $2`,
      [userId, scan.jobId],
    );
    // Deleted between the two statements: add it after all.
    return known === null ? this.add(userId, scan) : { scan: known, isNew: false, inFlight: 0 };
  }

  /**
   * Adds many scans as `add` does, in one transaction: all of them or, if anything fails, none.
   * @returns the scan of each `jobId`, and how many other scans of the user were in progress
   */
  async addMany(
    userId: string,
    scans: readonly NewScan[],
  ): Promise<{ added: Map<string, AddedScan>; inFlight: number }> {
    return addScans(this.dataSource, userId, scans);
  }

  /** One scan with its match and both texts. Only the shared reading that its own match is based on is joined: others belong to other users. */
  find(userId: string, scanId: string): Promise<ScanDetailRow | null> {
    return runOne<ScanDetailRow>(
      this.dataSource,
      `SELECT ${scanColumns}, ${scanDetailColumns}
       FROM scans s
       LEFT JOIN matches m ON m.user_id = s.user_id AND m.scan_id = s.id
       LEFT JOIN resumes r ON r.user_id = m.user_id AND r.id = m.resume_id ${joinName('r')}
       LEFT JOIN posting_readings p ON p.posting_hash = s.posting_hash AND p.analyser = m.analyser
       WHERE s.user_id = $1 AND s.id = $2`,
      [userId, scanId],
    );
  }

  /**
   * Deletes a scan, its match, and the shared reading of its posting unless another scan refers to the text.
   * @returns whether the scan existed
   */
  delete(userId: string, scanId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const scan = await runOne<{ postingHash: string }>(
        manager,
        'SELECT posting_hash AS "postingHash" FROM scans WHERE user_id = $1 AND id = $2',
        [userId, scanId],
      );
      if (scan === null) return false;
      await lockPostings(manager, [scan.postingHash]);
      const gone = await run(
        manager,
        'DELETE FROM scans WHERE user_id = $1 AND id = $2 RETURNING id',
        [userId, scanId],
      );
      if (gone.length === 0) return false;
      await removeUnusedReadings(manager, [scan.postingHash]);
      return true;
    });
  }

  /**
   * Queues a scan again unless it is in progress. Its results stay until new ones replace them.
   * @returns the current row, and whether this call queued it
   */
  async rescan(
    userId: string,
    scanId: string,
  ): Promise<{ scan: ScanRow | null; isQueued: boolean }> {
    const queued = await runOne<ScanRow>(
      this.dataSource,
      `UPDATE scans s SET status = 'queued', failure = NULL, lease_until = NULL, handover = handover + 1, updated_at = now()
       WHERE s.user_id = $1 AND s.id = $2 AND s.status NOT IN ('queued', 'reading', 'matching') RETURNING ${scanColumns}`,
      [userId, scanId],
    );
    if (queued !== null) return { scan: queued, isQueued: true };
    const scan = await runOne<ScanRow>(
      this.dataSource,
      `SELECT ${scanColumns} FROM scans s WHERE s.user_id = $1 AND s.id = $2`,
      [userId, scanId],
    );
    return { scan, isQueued: false };
  }

  /** For how many of these distinct `jobId`s the user has a scan. */
  async countKnown(userId: string, jobIds: readonly string[]): Promise<number> {
    const row = await runOne<{ count: number }>(
      this.dataSource,
      'SELECT count(*)::int AS count FROM scans WHERE user_id = $1 AND job_id = ANY($2)',
      [userId, jobIds],
    );
    return row?.count ?? 0;
  }

  /** The number of the user's scans in progress, at most `most`. */
  async countWaiting(userId: string, most: number): Promise<number> {
    const row = await runOne<{ count: number }>(this.dataSource, waitingCount('$1', '$2'), [
      userId,
      most,
    ]);
    return row?.count ?? 0;
  }

  /** The number of the user's scans in progress, at most 100, which determines the priority of the next one. */
  async countInFlight(userId: string): Promise<number> {
    const row = await runOne<{ count: number }>(this.dataSource, inFlightCount('$1'), [userId]);
    return row?.count ?? 0;
  }
}
