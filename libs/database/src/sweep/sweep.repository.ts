import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { advisoryLocks, withAdvisoryLock } from '../advisory-lock.js';
import { run, runOne } from '../run.js';
import { ofUserInUse } from '../accounts/account-state.js';

/** A row that waits for a worker; `handover` is part of the id of the queue job it was given to last: for a user's matches the revision of the profile. */
export interface WaitingRow {
  id: string;
  userId: string;
  handover: number;
}

/**
 * Some users at a time, and each by one look into `matches_user_judge`, which is made for these words: to unpack all matches there are takes longer than a
 * statement may as soon as there are some ten thousand.
 */
export const outdateStatement = `WITH looked AS (SELECT id FROM users WHERE $2::uuid IS NULL OR id > $2::uuid ORDER BY id LIMIT $3),
  marked AS (
    UPDATE users u SET profile_revision = profile_revision + 1
    WHERE id IN (SELECT id FROM looked) AND rescored_revision = profile_revision AND deleted_at IS NULL
      AND (SELECT true FROM matches m WHERE m.user_id = u.id AND substring(m.match->>'judge' from '[0-9]+$')::int < $1 AND m.profile_revision >= u.rescored_revision LIMIT 1)
    RETURNING id)
  SELECT (SELECT count(*)::int FROM marked) AS marked, (SELECT count(*)::int FROM looked) AS looked, (SELECT id FROM looked ORDER BY id DESC LIMIT 1) AS "lastId"`;

/** What the sweeper looks for: rows that wait although nothing may be coming for them. */
@Injectable()
export class SweepRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` under an advisory lock, unless another process holds it. @returns whether `work` ran */
  withLock(work: () => Promise<void>): Promise<boolean> {
    return withAdvisoryLock(this.dataSource, advisoryLocks.sweep, work);
  }

  /** Scans that have waited, or lost their worker, for longer than `olderThanMs`, those of deleted accounts left out; in the order of their ids, after `afterId`. */
  waitingScans(olderThanMs: number, afterId: string | null, limit: number): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `SELECT id, user_id AS "userId", handover FROM scans
       WHERE status IN ('queued', 'reading', 'matching') AND updated_at < now() - $1 * interval '1 millisecond'
         AND (lease_until IS NULL OR lease_until < now()) AND ${ofUserInUse} AND ($2::uuid IS NULL OR id > $2::uuid)
       ORDER BY id LIMIT $3`,
      [olderThanMs, afterId, limit],
    );
  }

  /** The same for evaluations. */
  waitingEvaluations(olderThanMs: number, afterId: string | null, limit: number): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `SELECT id, user_id AS "userId", handover FROM resumes
       WHERE evaluation_status IN ('queued', 'extracting', 'reading') AND evaluation_updated_at < now() - $1 * interval '1 millisecond'
         AND (lease_until IS NULL OR lease_until < now()) AND ${ofUserInUse} AND ($2::uuid IS NULL OR id > $2::uuid)
       ORDER BY id LIMIT $3`,
      [olderThanMs, afterId, limit],
    );
  }

  /** Users with scans that wait for a resume although an evaluated one is there. */
  async usersToWake(limit: number): Promise<string[]> {
    const rows = await run<{ userId: string }>(
      this.dataSource,
      `SELECT DISTINCT s.user_id AS "userId" FROM scans s JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL
       WHERE s.status = 'waiting-for-resume' AND EXISTS (SELECT 1 FROM resumes r WHERE r.user_id = s.user_id AND r.facts IS NOT NULL) LIMIT $1`,
      [limit],
    );
    return rows.map((row) => row.userId);
  }

  /** Users whose matches are older than their profile, by the revision of it; without an evaluated resume there are none. In the order of their ids, after `afterId`. */
  usersToRescore(afterId: string | null, limit: number): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `SELECT id, id AS "userId", profile_revision AS handover FROM users
       WHERE rescored_revision < profile_revision AND deleted_at IS NULL AND ($1::uuid IS NULL OR id > $1::uuid)
         AND EXISTS (SELECT 1 FROM resumes r WHERE r.user_id = users.id AND r.facts IS NOT NULL) ORDER BY id LIMIT $2`,
      [afterId, limit],
    );
  }

  /**
   * Marks the matches of users as outdated that an older version of the judge made: the rules changed, so they are judged again like after a change
   * of the profile. Newer ones are left alone, so that old and new workers beside each other do not undo each other's work; so are those that could not be
   * judged again the last time, since they would be marked for ever.
   * @param judge number of the version of today's judge
   * @param afterId the user after whom to go on, in the order of their ids; null for the first ones
   * @param limit how many users to look at
   * @returns how many were marked, and after whom to go on; null where that was all
   */
  async outdateOlderThan(judge: number, afterId: string | null, limit: number): Promise<{ marked: number; lastId: string | null }> {
    const row = await runOne<{ marked: number; looked: number; lastId: string | null }>(this.dataSource, outdateStatement, [judge, afterId, limit]);
    return { marked: row?.marked ?? 0, lastId: row?.looked === limit ? row.lastId : null };
  }

  /**
   * Queues again what the built-in analyser has read while the model was away, and what it took for no posting: once all that rests on a reading is queued, it
   * awaits the model no more, and it stays for the scores that rest on it until the model has read. Texts that are being judged at this moment are left for later. Scans
   * of deleted accounts wait for the day these come back.
   * @param limit how many texts
   * @param scanLimit how many scores at a time; a text with more of them goes on awaiting the model, and is met again. Each writes into ten indexes, and a
   * statement has five seconds
   */
  readPostingsAgain(limit: number, scanLimit = 1_000): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `WITH due AS (
         SELECT p.posting_hash, p.analyser FROM posting_readings p
         WHERE ${awaitsModel('p')} AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.posting_hash = p.posting_hash AND s.status IN ('reading', 'matching'))
         ORDER BY p.created_at LIMIT $1 FOR UPDATE SKIP LOCKED),
       resting AS (
         SELECT s.id FROM due JOIN scans s ON s.posting_hash = due.posting_hash AND s.status = 'completed'
         JOIN matches m ON m.scan_id = s.id AND m.analyser = due.analyser LIMIT $2),
       known AS (
         UPDATE posting_readings p SET reading = p.reading - 'awaitsModel' FROM due
         WHERE p.posting_hash = due.posting_hash AND p.analyser = due.analyser AND (SELECT count(*) FROM resting) < $2 RETURNING p.posting_hash),
       chosen AS (SELECT id FROM resting UNION ALL SELECT s.id FROM known JOIN scans s ON s.posting_hash = known.posting_hash AND s.status = 'needs-text')
       UPDATE scans SET status = 'queued', failure = NULL, lease_until = NULL, handover = handover + 1, updated_at = now(),
         reading_record = reading_record #- '{reading,awaitsModel}'
       WHERE id IN (SELECT id FROM chosen) AND status IN ('completed', 'needs-text')
       RETURNING id, user_id AS "userId", handover`,
      [limit, scanLimit],
    );
  }

  /** The same for resumes: the newest version of each user that was read in the model's place, but for those of deleted accounts, which are met when these are back. */
  readResumesAgain(limit: number): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'queued', evaluation_updated_at = now(), failure_code = NULL, lease_until = NULL, handover = handover + 1
       WHERE id IN (
         SELECT r.id FROM resumes r JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL
         WHERE ${awaitsModel('r')} AND r.evaluation_status = 'completed'
           AND NOT EXISTS (SELECT 1 FROM resumes n WHERE n.user_id = r.user_id AND n.version > r.version) LIMIT $1)
         AND evaluation_status = 'completed' AND ${ofUserInUse}
       RETURNING id, user_id AS "userId", handover`,
      [limit],
    );
  }
}

/** Condition of a reading of the built-in analyser in the model's place; the partial indices are made for these words. */
function awaitsModel(alias: string): string {
  return `${alias}.reading->>'awaitsModel' = 'true'`;
}
