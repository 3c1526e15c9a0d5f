import type { CloseReadingState, RefusedClaim, SubmittedClaims } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import type { QueuedCloseReading } from './queued-close-reading.js';

/** The state of a close reading, and which of the last claims were refused. */
export interface CloseReadingRow extends Omit<CloseReadingState, 'isOutdated'> {
  readonly handover: number;
  readonly refused: readonly RefusedClaim[];
}

/** Only scans with a match can be read closely: it has the posting's facts and the resume. */
const ofJudgedScan = `FROM scans s JOIN matches m ON m.user_id = s.user_id AND m.scan_id = s.id WHERE s.user_id = $1 AND s.id = $2 AND s.status = 'completed'`;

/** The API's side of close readings; see `CloseReadingWorkRepository` for the worker's. */
@Injectable()
export class CloseReadingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null if the scan is not the user's or has no close reading. */
  find(userId: string, scanId: string): Promise<CloseReadingRow | null> {
    return runOne<CloseReadingRow>(
      this.dataSource,
      `SELECT status, failure, effect, model_calls AS "modelCalls", handover, coalesce(refused, '[]') AS refused FROM close_readings WHERE user_id = $1 AND scan_id = $2`,
      [userId, scanId],
    );
  }

  /**
   * Queues the claims of a user's agent for verification. They replace claims that are still waiting.
   * @returns null if the user has no such scan with a match
   */
  submit(
    userId: string,
    scanId: string,
    claims: SubmittedClaims,
  ): Promise<QueuedCloseReading | null> {
    return this.queue(userId, scanId, claims);
  }

  /**
   * Queues a reading by the model, unless one is in progress.
   * @returns null if the user has no such scan with a match, or it is already being read
   */
  request(userId: string, scanId: string): Promise<QueuedCloseReading | null> {
    return this.queue(userId, scanId, null);
  }

  private async queue(
    userId: string,
    scanId: string,
    claims: SubmittedClaims | null,
  ): Promise<QueuedCloseReading | null> {
    const [row] = await run<QueuedCloseReading>(
      this.dataSource,
      `INSERT INTO close_readings AS c (scan_id, user_id, status, claims)
       SELECT s.id, s.user_id, 'queued', $3::jsonb ${ofJudgedScan} FOR NO KEY UPDATE OF s
       ON CONFLICT (user_id, scan_id) DO UPDATE SET status = 'queued', failure = NULL, claims = $3::jsonb, lease_until = NULL, handover = c.handover + 1,
         attempt = c.attempt + 1, updated_at = now()
       WHERE $3::jsonb IS NOT NULL OR c.status NOT IN ('queued', 'reading')
       RETURNING scan_id AS "scanId", handover`,
      [userId, scanId, claims === null ? null : JSON.stringify(claims)],
    );
    return row ?? null;
  }
}
