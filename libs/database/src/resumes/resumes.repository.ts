import {
  AppError,
  type ErrorCode,
  type EvaluationStatus,
  type HiddenPassage,
  limits,
  type ReadAs,
  type Reading,
  type ResumeFacts,
  type ResumeFormat,
} from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { forgetEvidence } from '../close-readings/forget-evidence.js';
import { newId } from '../ids.js';
import type { OwnedRow } from '../owners/owned-row.js';
import { run, runOne } from '../run.js';
import { isLive } from '../sessions/sessions.repository.js';
import { hasLaterVersion, isJudgedBy, isRemoved } from './resume-conditions.js';
import { forgetNames, numberOf, type UploadTarget } from './resume-naming.js';
import { lockProfile } from '../profiles/skills.repository.js';

/** A resume version without its text and facts. */
export interface ResumeRow {
  id: string;
  userId: string;
  /** The number of the resume that this is a version of. */
  resumeNumber: number;
  version: number;
  objectKey: string;
  fileName: string;
  format: ResumeFormat;
  /** Null before the first evaluation, and in rows that were read before this column. */
  readAs: ReadAs | null;
  sizeBytes: number;
  uploadedAt: Date;
  evaluationStatus: EvaluationStatus | null;
  evaluationUpdatedAt: Date | null;
  failureCode: ErrorCode | null;
  /** Since when a queued evaluation has waited for the reason in `failureCode`, where that is known. */
  waitsSince: Date | null;
  /** Number of hidden passages that the last evaluation found; 0 before the first. */
  hiddenPassages: number;
  /** How often the evaluation was enqueued; part of the job's id. */
  handover: number;
}

/** The reading of a resume version. `pages` and `hidden` are null in rows from before these columns. */
export interface ResumeReadingRow {
  resumeId: string;
  version: number;
  fileName: string;
  readAs: ReadAs;
  text: string;
  pages: number | null;
  hidden: HiddenPassage[] | null;
  facts: ResumeFacts;
  reading: Reading;
}

/** The columns of a `ResumeRow`, of an alias `r`. */
export const resumeColumns = `r.id, r.user_id AS "userId", r.resume_number AS "resumeNumber", r.version, r.object_key AS "objectKey", r.file_name AS "fileName", r.format,
  r.read_as AS "readAs", r.size_bytes AS "sizeBytes", r.uploaded_at AS "uploadedAt", r.evaluation_status AS "evaluationStatus",
  r.evaluation_updated_at AS "evaluationUpdatedAt", r.failure_code AS "failureCode", r.waits_since AS "waitsSince",
  coalesce(jsonb_array_length(r.hidden), 0) AS "hiddenPassages", r.handover`;

/** SQL of the number of a resume: the given one, or the user's default one. @param number placeholder of the number or null */
const chosenNumber = (number: string) =>
  `coalesce(${number}::int, (SELECT default_resume FROM users WHERE id = $1))`;

/** Resume versions and the request for their evaluation; the worker's part is in `EvaluationsRepository`. */
@Injectable()
export class ResumesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds the next version of one of a user's resumes. The object must be stored already.
   * @param sessionId the uploading session, since an upload may take minutes
   * @throws AppError ACCOUNT_DELETED or SESSION_EXPIRED if the account was deleted, or the session ended, during the upload; those of `numberOf`
   */
  addVersion(
    userId: string,
    file: { objectKey: string; fileName: string; format: ResumeFormat; sizeBytes: number },
    sessionId: string | null = null,
    target: UploadTarget = { number: null },
  ): Promise<ResumeRow> {
    return this.dataSource.transaction(async (manager) => {
      // Without the lock two concurrent uploads would take the same version number.
      await lockProfile(manager, userId);
      const isInTime = sessionId === null || (await isLive(manager, { id: sessionId, userId }));
      const [row] = await run<ResumeRow>(
        manager,
        `INSERT INTO resumes AS r (id, user_id, version, object_key, file_name, size_bytes, format, resume_number)
         SELECT $1, u.id, (SELECT coalesce(max(version), 0) + 1 FROM resumes WHERE user_id = u.id), $3, $4, $5::int, $6::text, $7::int
         FROM users u WHERE u.id = $2 AND u.deleted_at IS NULL RETURNING ${resumeColumns}`,
        [
          newId(),
          userId,
          file.objectKey,
          file.fileName,
          file.sizeBytes,
          file.format,
          await numberOf(manager, userId, target),
        ],
      );
      if (row === undefined) throw new AppError('ACCOUNT_DELETED');
      // Throwing rolls the insert back.
      if (!isInTime) throw new AppError('SESSION_EXPIRED');
      return row;
    });
  }

  /**
   * Deletes versions of removed resumes, and of the others those beyond the newest `limits.resumeVersions`, unless a match refers to them. Of resumes that
   * were not removed it also keeps the newest version, the one used for new scans, and those that are being evaluated.
   * @returns the object keys of their files, which no row refers to from now on
   */
  forgetOld(userId: string): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      // In two statements: the lock waits for transactions that are about to store a match with one of these versions, and the next statement sees that match.
      const old = await run<{ id: string }>(
        manager,
        `SELECT id FROM resumes r WHERE user_id = $1
           AND (${isRemoved('r')} OR (evaluation_status IS NULL OR evaluation_status IN ('completed', 'failed'))
             AND version < (SELECT version FROM resumes WHERE user_id = $1 ORDER BY version DESC OFFSET $2 LIMIT 1)
             AND ${hasLaterVersion('r')} AND NOT ${isJudgedBy('r')})
         ORDER BY version FOR UPDATE`,
        [userId, limits.resumeVersions - 1],
      );
      if (old.length === 0) return [];
      const unused = await run<{ id: string; key: string }>(
        manager,
        'SELECT id, object_key AS key FROM resumes r WHERE user_id = $1 AND id = ANY($2) AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.user_id = r.user_id AND m.resume_id = r.id)',
        [userId, old.map(({ id }) => id)],
      );
      const ids = unused.map(({ id }) => id);
      await forgetEvidence(manager, userId, ids);
      await run(manager, 'DELETE FROM resumes WHERE user_id = $1 AND id = ANY($2)', [userId, ids]);
      await forgetNames(manager, userId);
      return unused.map(({ key }) => key);
    });
  }

  /**
   * The newest version of a resume.
   * @param number null for the default resume
   * @returns null if there is no such resume, or none was uploaded
   */
  current(userId: string, number: number | null = null): Promise<ResumeRow | null> {
    return runOne<ResumeRow>(
      this.dataSource,
      `SELECT ${resumeColumns} FROM resumes r WHERE user_id = $1 AND resume_number = ${chosenNumber('$2')} AND NOT ${isRemoved('r')} ORDER BY version DESC LIMIT 1`,
      [userId, number],
    );
  }

  /**
   * The reading of the newest evaluated version of a resume, which is the one used for matches; null if there is none.
   * @param number null for the default resume
   */
  reading(userId: string, number: number | null = null): Promise<ResumeReadingRow | null> {
    return runOne<ResumeReadingRow>(
      this.dataSource,
      `SELECT id AS "resumeId", version, file_name AS "fileName", coalesce(read_as, 'text') AS "readAs", text, pages, hidden, facts, reading
       FROM resumes r WHERE user_id = $1 AND resume_number = ${chosenNumber('$2')} AND facts IS NOT NULL AND reading IS NOT NULL AND text IS NOT NULL AND NOT ${isRemoved('r')}
       ORDER BY version DESC LIMIT 1`,
      [userId, number],
    );
  }

  /** A version of a resume of an active account, for signed links, whose signature proves the permission. */
  findForSignedLink({ id, userId }: OwnedRow): Promise<ResumeRow | null> {
    return runOne<ResumeRow>(
      this.dataSource,
      `SELECT ${resumeColumns} FROM resumes r WHERE r.user_id = $1 AND r.id = $2 AND NOT ${isRemoved('r')} AND EXISTS (SELECT 1 FROM users u WHERE u.id = r.user_id AND u.deleted_at IS NULL)`,
      [userId, id],
    );
  }

  /**
   * Queues an evaluation of one version, unless one is in progress, which counts as requested from now on.
   * @returns the current row, whether this call queued it, and how many other evaluations of the user are in progress
   */
  async requestEvaluation(
    userId: string,
    resumeId: string,
  ): Promise<{ resume: ResumeRow | null; isQueued: boolean; inFlight: number }> {
    const queued = await runOne<ResumeRow & { inFlight: number }>(
      this.dataSource,
      `UPDATE resumes r SET evaluation_status = 'queued', evaluation_updated_at = now(), failure_code = NULL, lease_until = NULL,
         is_reread = false, handover = handover + 1
       WHERE id = $2 AND user_id = $1 AND NOT ${isRemoved('r')} AND (evaluation_status IS NULL OR evaluation_status IN ('completed', 'failed'))
       RETURNING ${resumeColumns},
         (SELECT count(*)::int FROM resumes o WHERE o.user_id = $1 AND o.evaluation_status IN ('queued', 'extracting', 'reading')) AS "inFlight"`,
      [userId, resumeId],
    );
    if (queued !== null) {
      const { inFlight, ...resume } = queued;
      return { resume, isQueued: true, inFlight };
    }
    const resume = await runOne<ResumeRow>(
      this.dataSource,
      `UPDATE resumes r SET is_reread = false WHERE id = $2 AND user_id = $1 AND NOT ${isRemoved('r')} RETURNING ${resumeColumns}`,
      [userId, resumeId],
    );
    return { resume, isQueued: false, inFlight: 0 };
  }
}
