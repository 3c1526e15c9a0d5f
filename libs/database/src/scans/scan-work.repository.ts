import type { Failure, ScanModelCall } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { batched } from '../batching.js';
import type { ReadingRecord } from '../postings/reading-record.js';
import type { OwnedRow } from '../owners/owned-row.js';
import { run, runOne } from '../run.js';
import { isOfActiveUser } from '../accounts/account-state.js';
import { inFlightCount } from './in-flight.js';
import type { BestMatch } from './judged-match.js';
import { setScore } from './scan-row.js';

/** A claimed scan: its holder may write as long as `attempt` in the row is still the same. */
export interface ClaimedScan extends OwnedRow {
  givenTitle: string | null;
  postingText: string;
  postingHash: string;
  attempt: number;
}

/** The result of judging a scan, and its inputs. */
export interface ScanResult extends BestMatch {
  /** The title that was read from the posting. */
  readonly readTitle: string | null;
  readonly profileRevision: number;
  readonly analyser: string;
  /** Whether a model is to find the evidence; false by default. */
  readonly isReadClosely?: boolean;
}

/** A completed scan. */
export interface CompletedScan {
  /** The handover of its queued close reading; null if there is none. */
  readonly closeHandover: number | null;
}

/** The result of reading a scan's posting. */
export interface ReadScan {
  readonly title: string | null;
  readonly record: ReadingRecord;
  /** Model calls that were made for this scan. */
  readonly calls: readonly ScanModelCall[];
}

interface Renewal extends OwnedRow {
  readonly attempt: number;
  readonly leaseMs: number;
}

const renewWindowMs = 100;

/** Scans of deleted accounts lose their claim, and their rows stay as they are in case the account is restored. */
const live = `status IN ('queued', 'reading', 'matching') AND ${isOfActiveUser('scans.user_id')}`;

const noScore =
  ', score = NULL, highlights = NULL, overall_score = NULL, score_low = NULL, ready_to_apply = NULL, former_score = NULL, former_score_at = NULL';

/**
 * The lock on the user keeps the revision unchanged until the match is stored, so that a rescore cannot miss it; it waits for a change in progress and
 * then returns the new revision. No other worker holds the claim, so the update does not see a row older than the lock.
 */
const completion = `WITH owner AS MATERIALIZED (SELECT profile_revision FROM users WHERE id = $7 AND deleted_at IS NULL FOR SHARE),
  ended AS (
    UPDATE scans SET status = 'completed', failure = NULL, lease_until = NULL, updated_at = now(), read_title = $3, score = $4, highlights = $18, ready_to_apply = $6, ${setScore('$5', '$14')}
    WHERE user_id = $7 AND id = $1 AND attempt = $2 AND ${live} AND (SELECT profile_revision FROM owner) = $8 RETURNING id),
  judged AS (
    INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps, is_own_field, other_resumes)
    SELECT id, $7, $9, $8, $10, $11, $12, $13, $15, $17 FROM ended
    ON CONFLICT (user_id, scan_id) DO UPDATE SET resume_id = excluded.resume_id, profile_revision = excluded.profile_revision,
      posting_hash = excluded.posting_hash, analyser = excluded.analyser, match = excluded.match, gaps = excluded.gaps,
      is_own_field = excluded.is_own_field, other_resumes = excluded.other_resumes, created_at = now()
    RETURNING scan_id),
  closely AS (
    INSERT INTO close_readings AS c (scan_id, user_id, status)
    SELECT id, $7, 'queued' FROM ended WHERE $16 OR EXISTS (SELECT 1 FROM close_readings k WHERE k.user_id = $7 AND k.scan_id = $1)
    ON CONFLICT (user_id, scan_id) DO UPDATE SET status = 'queued', failure = NULL, lease_until = NULL, handover = c.handover + 1, attempt = c.attempt + 1, updated_at = now()
    RETURNING handover)
  SELECT (SELECT profile_revision FROM owner) AS revision, EXISTS (SELECT 1 FROM judged) AS "isDone", (SELECT handover FROM closely) AS "closeHandover"`;

/** The worker's side of scans: every change of state is an update on condition of the claim. */
@Injectable()
export class ScanWorkRepository {
  /** Two hundred scans in progress renew a hundred leases per second; each has two seconds left at that point, far more than the window. */
  private readonly renewed = batched<Renewal, boolean>(renewWindowMs, async (renewals) => {
    const rows = await run<{ id: string; attempt: number }>(
      this.dataSource,
      `UPDATE scans SET lease_until = now() + held.lease_ms * interval '1 millisecond' FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[]) AS held (user_id, id, attempt, lease_ms)
       WHERE scans.user_id = held.user_id AND scans.id = held.id AND scans.attempt = held.attempt AND scans.lease_until IS NOT NULL AND ${live} RETURNING scans.id, scans.attempt`,
      [
        renewals.map(({ userId }) => userId),
        renewals.map(({ id }) => id),
        renewals.map(({ attempt }) => attempt),
        renewals.map(({ leaseMs }) => leaseMs),
      ],
      'renew-scans',
    );
    const held = new Set(rows.map(({ id, attempt }) => `${id} ${attempt}`));
    return ({ id, attempt }) => held.has(`${id} ${attempt}`);
  });

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Claims the scan for one attempt with a lease, unless another worker holds one.
   * @returns null where it is finished, deleted or held
   */
  claim({ id, userId }: OwnedRow, leaseMs: number): Promise<ClaimedScan | null> {
    return runOne<ClaimedScan>(
      this.dataSource,
      `UPDATE scans SET status = 'reading', failure = NULL, attempt = attempt + 1, updated_at = now(),
         lease_until = now() + $2 * interval '1 millisecond'
       WHERE user_id = $3 AND id = $1 AND ${live} AND (lease_until IS NULL OR lease_until < now())
       RETURNING id, user_id AS "userId", given_title AS "givenTitle", posting_text AS "postingText", posting_hash AS "postingHash", attempt`,
      [id, leaseMs, userId],
      'claim-scan',
    );
  }

  /** Whether another worker holds a lease that has not expired, so that a refused claim is worth a retry. */
  async isHeld({ id, userId }: OwnedRow): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `SELECT id FROM scans WHERE user_id = $1 AND id = $2 AND ${live} AND lease_until >= now()`,
      [userId, id],
    );
    return rows.length > 0;
  }

  /** Extends the lease by `leaseMs`; renewals within a tenth of a second share one statement. @returns false if the claim is lost or released */
  renew(claim: ClaimedScan, leaseMs: number): Promise<boolean> {
    return this.renewed({ userId: claim.userId, id: claim.id, attempt: claim.attempt, leaseMs });
  }

  /**
   * Moves on from `reading` to `matching`.
   * @param read written together with the state, since each row version costs entries in ten indexes
   * @returns false where the claim is lost; nothing is written then
   */
  async startMatching(claim: ClaimedScan, { title, record, calls }: ReadScan): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE scans SET status = 'matching', read_title = $3, model_calls = model_calls || $4, reading_record = $5, updated_at = now()
       WHERE user_id = $6 AND id = $1 AND attempt = $2 AND ${live} RETURNING id`,
      [claim.id, claim.attempt, title, JSON.stringify(calls), JSON.stringify(record), claim.userId],
      'start-matching',
    );
    return rows.length > 0;
  }

  /**
   * Stores match and scores in one statement; a different earlier score is kept as the former one. If the pair is to be read closely, or was
   * before, it also queues the close reading.
   * @returns the handover of the queued close reading, if any; `lost` if the claim is lost; `stale` if the profile has changed since it was loaded: then nothing is written, and the match must be judged again
   */
  async complete(
    claim: ClaimedScan,
    result: ScanResult,
  ): Promise<CompletedScan | 'lost' | 'stale'> {
    const { match, gaps, isOwnField } = result;
    const { score } = match;
    const ended = await runOne<{
      revision: number | null;
      isDone: boolean;
      closeHandover: number | null;
    }>(
      this.dataSource,
      completion,
      [
        claim.id,
        claim.attempt,
        result.readTitle,
        JSON.stringify(score),
        score.overallScore,
        match.readyToApply,
        claim.userId,
        result.profileRevision,
        result.resumeId,
        claim.postingHash,
        result.analyser,
        JSON.stringify(match),
        JSON.stringify(gaps),
        score.range?.low ?? null,
        isOwnField,
        result.isReadClosely === true,
        JSON.stringify(result.otherResumes),
        JSON.stringify(result.highlights),
      ],
      'complete-scan',
    );
    if (ended?.isDone === true) return { closeHandover: ended.closeHandover };
    const isSameProfile =
      ended === null || ended.revision === null || ended.revision === result.profileRevision;
    return isSameProfile ? 'lost' : 'stale';
  }

  /**
   * Ends the run without a score: no judgement is possible, or there is no evaluated resume yet. In the first case the match of an earlier run is no longer
   * valid and is deleted.
   * @param read null where the text was not read
   * @returns false where the claim is lost
   */
  async setAside(
    claim: ClaimedScan,
    status: 'needs-text' | 'waiting-for-resume',
    read: Pick<ReadScan, 'title' | 'record'> | null,
  ): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `WITH ended AS (
         UPDATE scans SET status = $3, read_title = coalesce($4, read_title), reading_record = coalesce($5, reading_record), lease_until = NULL, failure = NULL, updated_at = now() ${status === 'needs-text' ? noScore : ''}
         WHERE user_id = $6 AND id = $1 AND attempt = $2 AND ${live} RETURNING id),
       dropped AS (DELETE FROM matches WHERE user_id = $6 AND scan_id IN (SELECT id FROM ended WHERE $3 = 'needs-text'))
       SELECT id FROM ended`,
      [
        claim.id,
        claim.attempt,
        status,
        read?.title ?? null,
        read === null ? null : JSON.stringify(read.record),
        claim.userId,
      ],
    );
    return rows.length > 0;
  }

  /** Adds model calls to the scan's record, even if another worker holds it by now: they were made for it. */
  async addModelCalls({ id, userId }: OwnedRow, calls: readonly ScanModelCall[]): Promise<void> {
    await run(
      this.dataSource,
      'UPDATE scans SET model_calls = model_calls || $3 WHERE user_id = $1 AND id = $2',
      [userId, id, JSON.stringify(calls)],
    );
  }

  /** Returns the scan to the queue, to be claimed again immediately, without counting as a failure. @returns false where the claim is lost */
  async release(claim: ClaimedScan): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE scans SET status = 'queued', lease_until = NULL, updated_at = now() WHERE user_id = $3 AND id = $1 AND attempt = $2 AND ${live} RETURNING id`,
      [claim.id, claim.attempt, claim.userId],
    );
    return rows.length > 0;
  }

  /**
   * Records why a released scan waits; the next claim clears the reason.
   * @param reason null where it only waits its turn
   * @returns false where it no longer waits or the reason is recorded already
   */
  async recordWaitReason({ id, userId }: OwnedRow, reason: Failure | null): Promise<boolean> {
    const row = await runOne(
      this.dataSource,
      `UPDATE scans SET failure = $3 WHERE user_id = $1 AND id = $2 AND status = 'queued' AND failure IS DISTINCT FROM $3::jsonb RETURNING id`,
      [userId, id, reason === null ? null : JSON.stringify(reason)],
    );
    return row !== null;
  }

  /** Fails the scan with a reason. @returns false where it had ended already */
  async fail({ id, userId }: OwnedRow, failure: Failure): Promise<boolean> {
    const row = await runOne(
      this.dataSource,
      `UPDATE scans SET status = 'failed', failure = $3, lease_until = NULL, updated_at = now() WHERE user_id = $1 AND id = $2 AND ${live} RETURNING id`,
      [userId, id, JSON.stringify(failure)],
    );
    return row !== null;
  }

  /** The number of the user's scans in progress, at most 100. */
  async countInFlight(userId: string): Promise<number> {
    const row = await runOne<{ count: number }>(this.dataSource, inFlightCount('$1'), [userId]);
    return row?.count ?? 0;
  }

  /** Queues the scans that waited for the user's resume. @returns id and handover of each scan to enqueue */
  wakeWaiting(userId: string): Promise<{ id: string; handover: number }[]> {
    return run(
      this.dataSource,
      `UPDATE scans SET status = 'queued', handover = handover + 1, updated_at = now()
       WHERE user_id = $1 AND status = 'waiting-for-resume' RETURNING id, handover`,
      [userId],
    );
  }
}
