import type {
  CloseReader,
  CloseReadingEffect,
  Failure,
  PostingFacts,
  RefusedClaim,
  ScanModelCall,
  SubmittedClaims,
  VerifiedEvidence,
} from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { activeUserCondition } from '../accounts/account-state.js';
import type { StoredCloseReading } from '../matches/matches.repository.js';
import type { OwnedRow } from '../owners/owned-row.js';
import { run, runOne } from '../run.js';
import type { BestMatch } from '../scans/judged-match.js';
import { setScore } from '../scans/scan-row.js';
import { pairColumns, pairsOf, type ReadPair, storedPairs } from './read-pair.js';
import type { QueuedCloseReading } from './queued-close-reading.js';

/** A claimed close reading; its holder may write as long as `attempt` in the row is unchanged. */
/** Its `id` is that of the scan. */
export interface ClaimedCloseReading extends OwnedRow {
  attempt: number;
  /** Null if the model is to read. */
  claims: SubmittedClaims | null;
}

/** The facts of a posting on which its match is based. */
export interface PostingToRead {
  postingHash: string;
  facts: PostingFacts;
}

/** Evidence of an earlier reading, with the resume text that its quotes refer to. */
export interface EarlierEvidence {
  reader: CloseReader;
  evidence: VerifiedEvidence[];
  resumeText: string;
  rejectedClaims: number;
}

/** A close reading and the match based on it. */
export interface CloseReadingResult extends BestMatch {
  /** The evidence for the best resume first, if it was read, then for the runner-up. */
  readonly pairs: readonly [ReadPair, ReadPair?];
  /** Whether another resume is still to be read under the same claim. */
  readonly isToBeContinued: boolean;
  readonly refused: readonly RefusedClaim[];
  readonly modelCalls: readonly ScanModelCall[];
  readonly profileRevision: number;
}

/** Readings of deleted accounts cannot be claimed; their rows stay unchanged in case the account is restored. */
const live = `status IN ('queued', 'reading') AND ${activeUserCondition}`;

/**
 * As in the completion of a scan, the lock on the user keeps the revision unchanged until the match is stored. The scan is locked before its match, as in a
 * rescore: a deadlock with it would lose a paid result.
 */
const completion = `WITH owner AS MATERIALIZED (SELECT profile_revision FROM users WHERE id = $3 AND deleted_at IS NULL FOR SHARE),
  scan AS MATERIALIZED (SELECT id FROM scans WHERE user_id = $3 AND id = $1 FOR NO KEY UPDATE),
  ended AS (
    UPDATE close_readings SET status = CASE WHEN $21 THEN 'reading' ELSE 'completed' END, failure = NULL, claims = NULL,
      lease_until = CASE WHEN $21 THEN lease_until END, resume_id = $5, reader = $6, reader_version = $7,
      evidence = $8, refused = $9, rejected_claims = $10, effect = $11, model_calls = $18, runner_up = $19, read_at = now(), updated_at = now()
    WHERE user_id = $3 AND scan_id = $1 AND attempt = $2 AND ${live} AND (SELECT profile_revision FROM owner) = $4 AND EXISTS (SELECT 1 FROM scan) RETURNING scan_id),
  judged AS (
    UPDATE matches SET match = $12, gaps = $13, is_own_field = $14, resume_id = $22, other_resumes = $20, profile_revision = $4, created_at = now()
    WHERE user_id = $3 AND scan_id IN (SELECT scan_id FROM ended) RETURNING scan_id),
  scored AS (
    UPDATE scans SET score = $12::jsonb -> 'score', highlights = $23, ready_to_apply = $15, ${setScore('$16', '$17')}
    WHERE user_id = $3 AND id IN (SELECT scan_id FROM judged) AND status = 'completed' RETURNING id)
  SELECT (SELECT profile_revision FROM owner) AS revision, EXISTS (SELECT 1 FROM ended) AS "isDone"`;

/** The worker's side of close readings: every change of state is an update that is conditional on the claim. */
@Injectable()
export class CloseReadingWorkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Claims the reading for one attempt with a lease. @returns null if it is finished, deleted or held */
  claim({ id, userId }: OwnedRow, leaseMs: number): Promise<ClaimedCloseReading | null> {
    return runOne<ClaimedCloseReading>(
      this.dataSource,
      `UPDATE close_readings SET status = 'reading', failure = NULL, attempt = attempt + 1, updated_at = now(), lease_until = now() + $2 * interval '1 millisecond'
       WHERE user_id = $3 AND scan_id = $1 AND ${live} AND (lease_until IS NULL OR lease_until < now())
       RETURNING scan_id AS id, user_id AS "userId", attempt, claims`,
      [id, leaseMs, userId],
    );
  }

  /** Whether another worker holds a lease that has not expired. */
  async isHeld({ id, userId }: OwnedRow): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `SELECT scan_id FROM close_readings WHERE user_id = $1 AND scan_id = $2 AND ${live} AND lease_until >= now()`,
      [userId, id],
    );
    return rows.length > 0;
  }

  /** Extends the lease by `leaseMs`. @returns false if the claim is lost */
  async renew({ id, userId, attempt }: ClaimedCloseReading, leaseMs: number): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE close_readings SET lease_until = now() + $3 * interval '1 millisecond' WHERE user_id = $4 AND scan_id = $1 AND attempt = $2 AND lease_until IS NOT NULL AND ${live} RETURNING scan_id`,
      [id, attempt, leaseMs, userId],
    );
    return rows.length > 0;
  }

  /** Returns the reading to the queue. @returns false if the claim is lost */
  async release({ id, userId, attempt }: ClaimedCloseReading): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE close_readings SET status = 'queued', lease_until = NULL, updated_at = now() WHERE user_id = $3 AND scan_id = $1 AND attempt = $2 AND ${live} RETURNING scan_id`,
      [id, attempt, userId],
    );
    return rows.length > 0;
  }

  /** The facts that the scan's match is based on; null if the match no longer exists. */
  posting({ id, userId }: OwnedRow): Promise<PostingToRead | null> {
    return runOne<PostingToRead>(
      this.dataSource,
      `SELECT m.posting_hash AS "postingHash", p.facts FROM matches m
       JOIN posting_readings p ON p.posting_hash = m.posting_hash AND p.analyser = m.analyser WHERE m.user_id = $1 AND m.scan_id = $2`,
      [userId, id],
    );
  }

  /** The evidence for a scan: at most one reading for each resume, none if there is no close reading. */
  async stored({ id, userId }: OwnedRow): Promise<StoredCloseReading[]> {
    const row = await runOne<{ pairs: StoredCloseReading[] }>(
      this.dataSource,
      `SELECT ${storedPairs('c')} AS pairs FROM close_readings c WHERE c.user_id = $1 AND c.scan_id = $2`,
      [userId, id],
    );
    return row?.pairs ?? [];
  }

  /** The text of a version of the user's resume; null if it is gone. */
  async resumeText(userId: string, resumeId: string): Promise<string | null> {
    const row = await runOne<{ text: string | null }>(
      this.dataSource,
      'SELECT text FROM resumes WHERE user_id = $1 AND id = $2',
      [userId, resumeId],
    );
    return row?.text ?? null;
  }

  /**
   * The newest evidence for a posting and a resume among the user's scans, preferring this scan: by the same reader, or by an agent, for any
   * version of the resume.
   */
  earlier(
    { id: scanId, userId }: OwnedRow,
    postingHash: string,
    resumeNumber: number,
    readerVersion: string,
  ): Promise<EarlierEvidence | null> {
    return runOne<EarlierEvidence>(
      this.dataSource,
      `SELECT pair.reader, pair.evidence, r.text AS "resumeText", coalesce(pair.rejected_claims, 0) AS "rejectedClaims"
       FROM scans s JOIN close_readings c ON c.user_id = s.user_id AND c.scan_id = s.id CROSS JOIN LATERAL ${pairsOf('c')} ${pairColumns} JOIN resumes r ON r.user_id = s.user_id AND r.id = pair.resume_id
       WHERE s.user_id = $1 AND s.posting_hash = $3 AND r.resume_number = $4 AND pair.evidence IS NOT NULL AND pair.reader IS NOT NULL AND r.text IS NOT NULL
         AND (pair.reader_version = $5 OR pair.reader ->> 'kind' = 'agent')
       ORDER BY (s.id = $2) DESC, c.read_at DESC LIMIT 1`,
      [userId, scanId, postingHash, resumeNumber, readerVersion],
    );
  }

  /**
   * Stores the evidence and the match based on it, in one statement. The claim ends, unless the reading is to be continued.
   * @returns `lost` if the claim is lost; `stale` if the profile has changed since it was loaded: then nothing is written, and the match must be judged again
   */
  async complete(
    { id, attempt, userId }: ClaimedCloseReading,
    result: CloseReadingResult,
  ): Promise<'done' | 'lost' | 'stale'> {
    const { match, gaps, isOwnField, profileRevision } = result;
    const [pair, runnerUp] = result.pairs;
    const ended = await runOne<{ revision: number | null; isDone: boolean }>(
      this.dataSource,
      completion,
      [
        id,
        attempt,
        userId,
        profileRevision,
        pair.resumeId,
        JSON.stringify(pair.reader),
        pair.readerVersion,
        JSON.stringify(pair.evidence),
        JSON.stringify(result.refused),
        pair.rejectedClaims,
        effectOf(match.closeReading),
        JSON.stringify(match),
        JSON.stringify(gaps),
        isOwnField,
        match.readyToApply,
        match.score.overallScore,
        match.score.range?.low ?? null,
        JSON.stringify(result.modelCalls),
        runnerUp === undefined ? null : JSON.stringify(runnerUp),
        JSON.stringify(result.otherResumes),
        result.isToBeContinued,
        result.resumeId,
        JSON.stringify(result.highlights),
      ],
    );
    if (ended?.isDone === true) return 'done';
    const isSame = ended === null || ended.revision === null || ended.revision === profileRevision;
    return isSame ? 'lost' : 'stale';
  }

  /** Records why a released reading is waiting. @returns false if it is no longer waiting or the reason is already recorded */
  async recordWaitReason({ id, userId }: OwnedRow, reason: Failure | null): Promise<boolean> {
    const row = await runOne(
      this.dataSource,
      `UPDATE close_readings SET failure = $3 WHERE user_id = $1 AND scan_id = $2 AND status = 'queued' AND failure IS DISTINCT FROM $3::jsonb RETURNING scan_id`,
      [userId, id, reason === null ? null : JSON.stringify(reason)],
    );
    return row !== null;
  }

  /** Fails the reading with the reason for its kind of reader; the match stays as it is. @returns the reason, or null if it had already ended */
  async fail(
    { id, userId }: OwnedRow,
    reasons: Readonly<Record<CloseReader['kind'], Failure>>,
  ): Promise<Failure | null> {
    const row = await runOne<{ failure: Failure | null }>(
      this.dataSource,
      `UPDATE close_readings SET status = 'failed', failure = CASE WHEN claims IS NULL THEN $3::jsonb ELSE $4::jsonb END, claims = NULL, lease_until = NULL, updated_at = now()
       WHERE user_id = $1 AND scan_id = $2 AND ${live} RETURNING failure`,
      [userId, id, JSON.stringify(reasons.model), JSON.stringify(reasons.agent)],
    );
    return row?.failure ?? null;
  }

  /**
   * Queues close readings of the user's newest and saved scans whose evidence is from another version of a resume.
   * @returns those to enqueue, the newest scan first
   */
  async requeueOutdated(
    userId: string,
    resumeId: string,
    limit: number,
  ): Promise<QueuedCloseReading[]> {
    return run<QueuedCloseReading>(
      this.dataSource,
      `WITH due AS (
         SELECT c.scan_id FROM close_readings c JOIN scans s ON s.user_id = c.user_id AND s.id = c.scan_id
         WHERE c.user_id = $1 AND c.status IN ('completed', 'failed') AND c.resume_id <> $2 AND c.runner_up ->> 'resumeId' IS DISTINCT FROM $2::text AND s.status = 'completed'
         ORDER BY (s.saved_at IS NOT NULL) DESC, s.created_at DESC LIMIT $3)
       UPDATE close_readings SET status = 'queued', failure = NULL, lease_until = NULL, handover = handover + 1, updated_at = now()
       WHERE user_id = $1 AND scan_id IN (SELECT scan_id FROM due) AND status IN ('completed', 'failed') RETURNING scan_id AS "scanId", handover`,
      [userId, resumeId, limit],
    );
  }
}

function effectOf(effect: CloseReadingEffect | undefined): string | null {
  return effect === undefined ? null : JSON.stringify(effect);
}
