import type { ErrorCode, HiddenPassage, Reading, ResumeFacts } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import { ofUserInUse } from '../accounts/account-state.js';
import { bumpRevision, lockProfile, removedSkills, writeSkills, type NewSkill, type SkillRow } from '../profiles/skills.repository.js';

/** A claimed evaluation: whoever holds it may write while `attempt` is still theirs. */
export interface ClaimedEvaluation {
  id: string;
  userId: string;
  objectKey: string;
  attempt: number;
}

/** What reading a resume brought. */
export interface EvaluationResult {
  readonly text: string;
  readonly pages: number;
  readonly hidden: readonly HiddenPassage[];
  readonly facts: ResumeFacts;
  readonly reading: Reading;
}

/** Of a deleted account nothing is worked on: what runs loses its claim, and the row stays as it is for the day the account comes back. */
const live = `evaluation_status IN ('queued', 'extracting', 'reading') AND ${ofUserInUse}`;

/** The worker's side of resume evaluations: every change of state is a conditional update. */
@Injectable()
export class EvaluationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes the evaluation for one attempt and a lease, refused while another holds one.
   * @returns null where it is done, gone or held
   */
  claim(resumeId: string, leaseMs: number): Promise<ClaimedEvaluation | null> {
    return runOne<ClaimedEvaluation>(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'extracting', failure_code = NULL, waits_since = NULL, attempt = attempt + 1, evaluation_updated_at = now(),
         lease_until = now() + $2 * interval '1 millisecond'
       WHERE id = $1 AND ${live} AND (lease_until IS NULL OR lease_until < now())
       RETURNING id, user_id AS "userId", object_key AS "objectKey", attempt`,
      [resumeId, leaseMs],
    );
  }

  /** Whether the evaluation is under way and somebody's lease on it still runs: a refused claim is then worth another try. */
  async isHeld(resumeId: string): Promise<boolean> {
    const rows = await run(this.dataSource, `SELECT id FROM resumes WHERE id = $1 AND ${live} AND lease_until >= now()`, [resumeId]);
    return rows.length > 0;
  }

  /** Holds on to the claim for another `leaseMs`. @returns false where the claim is lost */
  async renew(claim: ClaimedEvaluation, leaseMs: number): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE resumes SET lease_until = now() + $3 * interval '1 millisecond' WHERE id = $1 AND attempt = $2 AND ${live} RETURNING id`,
      [claim.id, claim.attempt, leaseMs],
    );
    return rows.length > 0;
  }

  /** From `extracting` on to `reading`. @returns false where the claim is lost */
  async startReading(claim: ClaimedEvaluation): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'reading', evaluation_updated_at = now()
       WHERE id = $1 AND attempt = $2 AND evaluation_status = 'extracting' AND ${ofUserInUse} RETURNING id`,
      [claim.id, claim.attempt],
    );
    return rows.length > 0;
  }

  /**
   * Stores what was read and, in the same transaction, the profile's skills, and marks all matches of the user as stale.
   * @param mergeSkills makes the new list from the current one and the names (lower case) that the user removed: what they edited stays theirs
   * @returns false where the claim is lost, and nothing is written then
   */
  complete(claim: ClaimedEvaluation, result: EvaluationResult, mergeSkills: (current: SkillRow[], removed: readonly string[]) => NewSkill[]): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, claim.userId);
      const rows = await run(
        manager,
        `UPDATE resumes SET evaluation_status = 'completed', evaluation_updated_at = now(), failure_code = NULL, lease_until = NULL,
           text = $3, pages = $4, hidden = $5, facts = $6, reading = $7
         WHERE id = $1 AND attempt = $2 AND ${live} RETURNING id`,
        [claim.id, claim.attempt, result.text, result.pages, ...[result.hidden, result.facts, result.reading].map((document) => JSON.stringify(document))],
      );
      if (rows.length === 0) return false;
      const current = await run<SkillRow>(
        manager,
        'SELECT id, name, score, source, quote FROM profile_skills WHERE user_id = $1 ORDER BY position',
        [claim.userId],
      );
      await writeSkills(manager, claim.userId, mergeSkills(current, await removedSkills(manager, claim.userId)));
      await bumpRevision(manager, claim.userId);
      return true;
    });
  }

  /** Gives the evaluation back, to be claimed again at once: the work was not done, and nothing is known against it. @returns false where the claim is lost */
  async release(claim: ClaimedEvaluation): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'queued', evaluation_updated_at = now(), lease_until = NULL
       WHERE id = $1 AND attempt = $2 AND ${live} RETURNING id`,
      [claim.id, claim.attempt],
    );
    return rows.length > 0;
  }

  /**
   * Says of an evaluation that was given back why it waits; the next claim forgets it.
   * @param code null where it only waits its turn
   * @returns whose it is, or null where it does not wait any more or says so already
   */
  keepWaiting(resumeId: string, code: ErrorCode | null, since: Date | null): Promise<{ userId: string } | null> {
    return runOne<{ userId: string }>(
      this.dataSource,
      `UPDATE resumes SET failure_code = $2, waits_since = $3
       WHERE id = $1 AND evaluation_status = 'queued' AND (failure_code IS DISTINCT FROM $2 OR waits_since IS DISTINCT FROM $3) RETURNING user_id AS "userId"`,
      [resumeId, code, since],
    );
  }

  /** Ends the evaluation with a reason. @returns whose resume it was, or null where it had ended already */
  fail(resumeId: string, code: ErrorCode): Promise<{ userId: string } | null> {
    return runOne<{ userId: string }>(
      this.dataSource,
      `UPDATE resumes SET evaluation_status = 'failed', evaluation_updated_at = now(), failure_code = $2, lease_until = NULL
       WHERE id = $1 AND ${live} RETURNING user_id AS "userId"`,
      [resumeId, code],
    );
  }
}
