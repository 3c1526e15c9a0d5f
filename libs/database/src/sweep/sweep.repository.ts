import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { advisoryLocks, withAdvisoryLock } from '../advisory-lock.js';
import { run, runOne } from '../run.js';
import { hasLaterVersion, isRemoved } from '../resumes/resume-conditions.js';
import { activeUserCondition } from '../accounts/account-state.js';
import { awaitsRereading, hasFailedAgain } from './outdated-readings.statements.js';

/** A row that waits for a worker; `handover` is part of the id of its last job: for a rescore it is the revision of the profile. */
export interface WaitingRow {
  id: string;
  userId: string;
  handover: number;
}

/** A resume that waits for its evaluation. */
export interface WaitingEvaluation extends WaitingRow {
  /** Queued in the background, to replace a reading by an older analyser or without the model. */
  isReread: boolean;
}

/**
 * A batch of users at a time, each by one lookup in the index `matches_user_judge`, whose expression this repeats: reading the documents of some ten
 * thousand matches would exceed the statement timeout.
 */
export const markStaleStatement = `WITH looked AS (SELECT id FROM users WHERE $2::uuid IS NULL OR id > $2::uuid ORDER BY id LIMIT $3),
  marked AS (
    UPDATE users u SET profile_revision = profile_revision + 1
    WHERE id IN (SELECT id FROM looked) AND rescored_revision = profile_revision AND deleted_at IS NULL
      AND (SELECT true FROM matches m WHERE m.user_id = u.id AND substring(m.match->>'judge' from '[0-9]+$')::int < $1 AND m.profile_revision >= u.rescored_revision LIMIT 1)
      AND NOT ${awaitsRereading('u.id', '$4')}
    RETURNING id)
  SELECT (SELECT count(*)::int FROM marked) AS marked, (SELECT count(*)::int FROM looked) AS looked, (SELECT id FROM looked ORDER BY id DESC LIMIT 1) AS "lastId"`;

/** Finds rows that wait for a worker although their job may be lost. */
@Injectable()
export class SweepRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` under an advisory lock, unless another process holds it. @returns whether `work` ran */
  withLock(work: () => Promise<void>): Promise<boolean> {
    return withAdvisoryLock(this.dataSource, advisoryLocks.sweep, work);
  }

  /** Scans of active accounts that have waited, or lost their worker, for longer than `olderThanMs`; ordered by id, after `afterId`. */
  waitingScans(olderThanMs: number, afterId: string | null, limit: number): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `SELECT id, user_id AS "userId", handover FROM scans
       WHERE status IN ('queued', 'reading', 'matching') AND updated_at < now() - $1 * interval '1 millisecond'
         AND (lease_until IS NULL OR lease_until < now()) AND ${activeUserCondition} AND ($2::uuid IS NULL OR id > $2::uuid)
       ORDER BY id LIMIT $3`,
      [olderThanMs, afterId, limit],
    );
  }

  /** The same for evaluations. */
  waitingEvaluations(
    olderThanMs: number,
    afterId: string | null,
    limit: number,
  ): Promise<WaitingEvaluation[]> {
    return run<WaitingEvaluation>(
      this.dataSource,
      `SELECT id, user_id AS "userId", handover, is_reread AS "isReread" FROM resumes
       WHERE evaluation_status IN ('queued', 'extracting', 'reading') AND evaluation_updated_at < now() - $1 * interval '1 millisecond'
         AND (lease_until IS NULL OR lease_until < now()) AND ${activeUserCondition} AND NOT ${isRemoved('resumes')} AND ($2::uuid IS NULL OR id > $2::uuid)
       ORDER BY id LIMIT $3`,
      [olderThanMs, afterId, limit],
    );
  }

  /** The same for close readings; `id` is the scan's. */
  waitingCloseReadings(
    olderThanMs: number,
    afterId: string | null,
    limit: number,
  ): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `SELECT scan_id AS id, user_id AS "userId", handover FROM close_readings
       WHERE status IN ('queued', 'reading') AND updated_at < now() - $1 * interval '1 millisecond'
         AND (lease_until IS NULL OR lease_until < now()) AND ${activeUserCondition} AND ($2::uuid IS NULL OR scan_id > $2::uuid)
       ORDER BY scan_id LIMIT $3`,
      [olderThanMs, afterId, limit],
    );
  }

  /** Users with scans that wait for a resume although there is an evaluated one. */
  async usersToWake(limit: number): Promise<string[]> {
    const rows = await run<{ userId: string }>(
      this.dataSource,
      `SELECT DISTINCT s.user_id AS "userId" FROM scans s JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL
       WHERE s.status = 'waiting-for-resume' AND EXISTS (SELECT 1 FROM resumes r WHERE r.user_id = s.user_id AND r.facts IS NOT NULL) LIMIT $1`,
      [limit],
    );
    return rows.map((row) => row.userId);
  }

  /** Users who removed a resume whose versions are still stored although no match refers to them, as after a failed rescore. */
  async usersToForgetResumesOf(limit: number): Promise<string[]> {
    const rows = await run<{ userId: string }>(
      this.dataSource,
      `SELECT DISTINCT r.user_id AS "userId" FROM named_resumes n JOIN resumes r ON r.user_id = n.user_id AND r.resume_number = n.number
       WHERE n.removed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.user_id = r.user_id AND m.resume_id = r.id) LIMIT $1`,
      [limit],
    );
    return rows.map((row) => row.userId);
  }

  /** Users with an evaluated resume whose matches may be older than their profile; ordered by id, after `afterId`. */
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
   * Marks users whose matches an older version of the judge made, so that these are judged again as after a change of the profile. Matches of a newer
   * version are left alone, so that old and new workers do not undo each other's work during a rollout; so are those whose last rescore failed for
   * good, since they would be marked forever. Users whose resume is to be read again are left for the rescore that follows it: by the old facts the new
   * judge would show wrong scores meanwhile.
   * @param judge version number of the current judge
   * @param afterId last user of the previous batch; null for the first batch
   * @param limit how many users to look at
   * @param analysers outdated versions of the analyser
   * @returns how many were marked, and the last user of the batch; null where it was the last batch
   */
  async markStaleOlderThan(
    judge: number,
    afterId: string | null,
    limit: number,
    analysers: readonly string[] = [],
  ): Promise<{ marked: number; lastId: string | null }> {
    const row = await runOne<{ marked: number; looked: number; lastId: string | null }>(
      this.dataSource,
      markStaleStatement,
      [judge, afterId, limit, analysers],
    );
    return { marked: row?.marked ?? 0, lastId: row?.looked === limit ? row.lastId : null };
  }

  /**
   * Queues again the scans whose postings the built-in analyser read while the model was unavailable, including those that it did not take for a posting.
   * Once all scans of a reading are queued, it no longer awaits the model; it stays for their scores until the model has read the text. Texts with a scan
   * in progress are left for later, and scans of deleted accounts until these are restored.
   * @param limit how many texts
   * @param scanLimit how many scans in one statement, which updates ten indexes for each and has five seconds; a text with more keeps awaiting the model
   */
  requeuePostings(limit: number, scanLimit = 1_000): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `WITH due AS (
         SELECT p.posting_hash, p.analyser FROM posting_readings p
         WHERE ${awaitsModel('p')} AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.posting_hash = p.posting_hash AND s.status IN ('reading', 'matching'))
         ORDER BY p.created_at LIMIT $1 FOR UPDATE SKIP LOCKED),
       resting AS (
         SELECT s.user_id, s.id FROM due JOIN scans s ON s.posting_hash = due.posting_hash AND s.status = 'completed'
         JOIN matches m ON m.user_id = s.user_id AND m.scan_id = s.id AND m.analyser = due.analyser LIMIT $2),
       known AS (
         UPDATE posting_readings p SET reading = p.reading - 'awaitsModel' FROM due
         WHERE p.posting_hash = due.posting_hash AND p.analyser = due.analyser AND (SELECT count(*) FROM resting) < $2 RETURNING p.posting_hash),
       chosen AS (SELECT user_id, id FROM resting UNION ALL SELECT s.user_id, s.id FROM known JOIN scans s ON s.posting_hash = known.posting_hash AND s.status = 'needs-text')
       UPDATE scans SET status = 'queued', failure = NULL, lease_until = NULL, handover = handover + 1, updated_at = now(),
         reading_record = reading_record #- '{reading,awaitsModel}'
       WHERE (user_id, id) IN (SELECT user_id, id FROM chosen) AND status IN ('completed', 'needs-text')
       RETURNING id, user_id AS "userId", handover`,
      [limit, scanLimit],
    );
  }

  /** The same for resumes of active accounts: the newest version of each resume, if it was read without the model. */
  requeueResumes(limit: number): Promise<WaitingRow[]> {
    return run<WaitingRow>(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'queued', is_reread = true, evaluation_updated_at = now(), failure_code = NULL, lease_until = NULL, handover = handover + 1
       WHERE (user_id, id) IN (
         SELECT r.user_id, r.id FROM resumes r JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL
         WHERE ${awaitsModel('r')} AND r.evaluation_status = 'completed' AND NOT ${hasFailedAgain('r')}
           AND NOT ${hasLaterVersion('r')} AND NOT ${isRemoved('r')} LIMIT $1)
         AND evaluation_status = 'completed' AND ${activeUserCondition}
       RETURNING id, user_id AS "userId", handover`,
      [limit],
    );
  }
}

/** Condition for a reading that the built-in analyser made in place of the model; the partial indexes have the same expression. */
function awaitsModel(alias: string): string {
  return `${alias}.reading->>'awaitsModel' = 'true'`;
}
