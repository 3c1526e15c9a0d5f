import type { ErrorCode, HiddenPassage, ReadAs, Reading, ResumeFacts } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OwnedRow } from '../owners/owned-row.js';
import { run, runOne } from '../run.js';
import { isJudgedBy, isRemoved } from './resume-conditions.js';
import { activeUserCondition } from '../accounts/account-state.js';
import {
  bumpRevision,
  lockProfile,
  removedSkills,
  writeSkills,
  type NewSkill,
  type SkillRow,
} from '../profiles/skills.repository.js';

/** A claimed evaluation: its holder may write as long as `attempt` in the row is still the same. */
export interface ClaimedEvaluation extends OwnedRow {
  /** The number of the resume that this is a version of. */
  resumeNumber: number;
  objectKey: string;
  attempt: number;
}

/** The result of reading a resume. */
export interface EvaluationResult {
  readonly text: string;
  readonly readAs: ReadAs;
  /** Null for formats without pages. */
  readonly pages: number | null;
  readonly hidden: readonly HiddenPassage[];
  readonly facts: ResumeFacts;
  readonly reading: Reading;
}

/**
 * Evaluations of deleted accounts cannot be claimed; their rows stay unchanged in case the account is restored. Those of removed resumes cannot be claimed
 * either, because their owner no longer wants us to have them.
 */
const live = `evaluation_status IN ('queued', 'extracting', 'reading') AND ${activeUserCondition} AND NOT ${isRemoved('resumes')}`;

/** The worker's side of resume evaluations: every change of state is a conditional update. */
@Injectable()
export class EvaluationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Claims the evaluation for one attempt with a lease, unless another worker holds one.
   * @returns null where it is finished, deleted or held
   */
  claim({ id, userId }: OwnedRow, leaseMs: number): Promise<ClaimedEvaluation | null> {
    return runOne<ClaimedEvaluation>(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'extracting', failure_code = NULL, waits_since = NULL, attempt = attempt + 1, evaluation_updated_at = now(),
         lease_until = now() + $2 * interval '1 millisecond'
       WHERE user_id = $3 AND id = $1 AND ${live} AND (lease_until IS NULL OR lease_until < now())
       RETURNING id, user_id AS "userId", resume_number AS "resumeNumber", object_key AS "objectKey", attempt`,
      [id, leaseMs, userId],
    );
  }

  /** Whether another worker holds a lease that has not expired, so that a refused claim is worth a retry. */
  async isHeld({ id, userId }: OwnedRow): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `SELECT id FROM resumes WHERE user_id = $1 AND id = $2 AND ${live} AND lease_until >= now()`,
      [userId, id],
    );
    return rows.length > 0;
  }

  /** Extends the lease by `leaseMs`. @returns false where the claim is lost */
  async renew(claim: ClaimedEvaluation, leaseMs: number): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE resumes SET lease_until = now() + $3 * interval '1 millisecond' WHERE user_id = $4 AND id = $1 AND attempt = $2 AND lease_until IS NOT NULL AND ${live} RETURNING id`,
      [claim.id, claim.attempt, leaseMs, claim.userId],
    );
    return rows.length > 0;
  }

  /** Moves on from `extracting` to `reading`. @returns false where the claim is lost */
  async startReading(claim: ClaimedEvaluation): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'reading', evaluation_updated_at = now()
       WHERE user_id = $3 AND id = $1 AND attempt = $2 AND evaluation_status = 'extracting' AND ${activeUserCondition} RETURNING id`,
      [claim.id, claim.attempt, claim.userId],
    );
    return rows.length > 0;
  }

  /**
   * Stores the result and, in the same transaction, the profile's skills, and marks all matches of the user as stale. Where a newer version was evaluated
   * meanwhile, as during a re-reading in the background, or the resume was removed, the profile stays as it is.
   * @param mergeSkills derives the new list from the current one and the lower-cased names that the user removed, so that their edits persist
   * @returns false where the claim is lost; nothing is written then
   */
  complete(
    claim: ClaimedEvaluation,
    result: EvaluationResult,
    mergeSkills: (current: SkillRow[], removed: readonly string[]) => NewSkill[],
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, claim.userId);
      const [row] = await run<{ isReplaced: boolean }>(
        manager,
        `UPDATE resumes SET evaluation_status = 'completed', evaluation_updated_at = now(), failure_code = NULL, lease_until = NULL,
           is_reread = false, text = $3, pages = $4, hidden = $5, facts = $6, reading = $7, read_as = $8
         WHERE user_id = $9 AND id = $1 AND attempt = $2 AND ${live}
         RETURNING NOT ${isJudgedBy('resumes')} AS "isReplaced"`,
        [
          claim.id,
          claim.attempt,
          result.text,
          result.pages,
          ...[result.hidden, result.facts, result.reading].map((document) =>
            JSON.stringify(document),
          ),
          result.readAs,
          claim.userId,
        ],
      );
      if (row === undefined) return false;
      if (row.isReplaced) return true;
      const current = await run<SkillRow>(
        manager,
        'SELECT id, name, score, source, quote FROM profile_skills WHERE user_id = $1 ORDER BY position',
        [claim.userId],
      );
      await writeSkills(
        manager,
        claim.userId,
        mergeSkills(current, await removedSkills(manager, claim.userId)),
      );
      await bumpRevision(manager, claim.userId);
      return true;
    });
  }

  /** Returns the evaluation to the queue, to be claimed again immediately, without counting as a failure. @returns false where the claim is lost */
  async release(claim: ClaimedEvaluation): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'queued', evaluation_updated_at = now(), lease_until = NULL
       WHERE user_id = $3 AND id = $1 AND attempt = $2 AND ${live} RETURNING id`,
      [claim.id, claim.attempt, claim.userId],
    );
    return rows.length > 0;
  }

  /**
   * Records why a released evaluation waits; the next claim clears the reason.
   * @param code null where it only waits its turn
   * @returns false where it no longer waits or the reason is recorded already
   */
  async recordWaitReason(
    { id, userId }: OwnedRow,
    code: ErrorCode | null,
    since: Date | null,
  ): Promise<boolean> {
    const row = await runOne(
      this.dataSource,
      `UPDATE resumes SET failure_code = $2, waits_since = $3
       WHERE user_id = $4 AND id = $1 AND evaluation_status = 'queued' AND (failure_code IS DISTINCT FROM $2 OR waits_since IS DISTINCT FROM $3) RETURNING id`,
      [id, code, since, userId],
    );
    return row !== null;
  }

  /**
   * Fails the evaluation with a reason. One that was queued in the background becomes `completed` again, with its earlier reading; the stored reason
   * prevents further attempts in the background.
   * @returns whether it counts as completed, or null if it had already ended
   */
  fail({ id, userId }: OwnedRow, code: ErrorCode): Promise<{ keptReading: boolean } | null> {
    return runOne<{ keptReading: boolean }>(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = CASE WHEN is_reread AND facts IS NOT NULL THEN 'completed' ELSE 'failed' END,
         is_reread = false, evaluation_updated_at = now(), failure_code = $2, lease_until = NULL
       WHERE user_id = $3 AND id = $1 AND ${live} RETURNING evaluation_status = 'completed' AS "keptReading"`,
      [id, code, userId],
    );
  }
}
