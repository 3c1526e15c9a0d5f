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
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { isLive } from '../sessions/sessions.repository.js';
import { lockProfile } from '../profiles/skills.repository.js';

/** A resume version without its text and facts. */
export interface ResumeRow {
  id: string;
  userId: string;
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

/** The columns of a `ResumeRow`. */
export const resumeColumns = `id, user_id AS "userId", version, object_key AS "objectKey", file_name AS "fileName", format, read_as AS "readAs", size_bytes AS "sizeBytes",
  uploaded_at AS "uploadedAt", evaluation_status AS "evaluationStatus", evaluation_updated_at AS "evaluationUpdatedAt",
  failure_code AS "failureCode", waits_since AS "waitsSince", coalesce(jsonb_array_length(hidden), 0) AS "hiddenPassages", handover`;

/** Resume versions and the request for their evaluation; the worker's part is in `EvaluationsRepository`. */
@Injectable()
export class ResumesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds the next version of a user's resume. The object must be stored already.
   * @param sessionId the uploading session, since an upload may take minutes
   * @throws AppError ACCOUNT_DELETED or SESSION_EXPIRED where the account was deleted, or the session ended, during the upload
   */
  addVersion(
    userId: string,
    file: { objectKey: string; fileName: string; format: ResumeFormat; sizeBytes: number },
    sessionId: string | null = null,
  ): Promise<ResumeRow> {
    return this.dataSource.transaction(async (manager) => {
      // Without the lock two concurrent uploads would take the same version number.
      await lockProfile(manager, userId);
      const isInTime = sessionId === null || (await isLive(manager, sessionId));
      const [row] = await run<ResumeRow>(
        manager,
        `INSERT INTO resumes (id, user_id, version, object_key, file_name, size_bytes, format)
         SELECT $1, u.id, (SELECT coalesce(max(version), 0) + 1 FROM resumes WHERE user_id = u.id), $3, $4, $5::int, $6::text
         FROM users u WHERE u.id = $2 AND u.deleted_at IS NULL RETURNING ${resumeColumns}`,
        [newId(), userId, file.objectKey, file.fileName, file.sizeBytes, file.format],
      );
      if (row === undefined) throw new AppError('ACCOUNT_DELETED');
      // Throwing rolls the insert back.
      if (!isInTime) throw new AppError('SESSION_EXPIRED');
      return row;
    });
  }

  /**
   * Deletes versions beyond the newest `limits.resumeVersions`, unless a match refers to them, an evaluation is in progress, or new scans are judged by
   * them.
   * @returns the object keys of their files, which no row refers to from now on
   */
  forgetOld(userId: string): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      // In two steps: the lock waits for transactions that are about to store a match with one of these versions, and the deletion then sees that match.
      const old = await run<{ id: string }>(
        manager,
        `SELECT id FROM resumes WHERE user_id = $1
           AND version < (SELECT version FROM resumes WHERE user_id = $1 ORDER BY version DESC OFFSET $2 LIMIT 1)
           AND version <> coalesce((SELECT max(version) FROM resumes WHERE user_id = $1 AND facts IS NOT NULL), 0)
           AND (evaluation_status IS NULL OR evaluation_status IN ('completed', 'failed'))
         ORDER BY version FOR UPDATE`,
        [userId, limits.resumeVersions - 1],
      );
      if (old.length === 0) return [];
      const forgotten = await run<{ key: string }>(
        manager,
        'DELETE FROM resumes r WHERE id = ANY($1) AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.resume_id = r.id) RETURNING object_key AS key',
        [old.map(({ id }) => id)],
      );
      return forgotten.map(({ key }) => key);
    });
  }

  /** The newest version, or null before the first upload. */
  current(userId: string): Promise<ResumeRow | null> {
    return runOne<ResumeRow>(
      this.dataSource,
      `SELECT ${resumeColumns} FROM resumes WHERE user_id = $1 ORDER BY version DESC LIMIT 1`,
      [userId],
    );
  }

  /** The reading of the newest evaluated version, by which matches are judged; null where there is none. */
  reading(userId: string): Promise<ResumeReadingRow | null> {
    return runOne<ResumeReadingRow>(
      this.dataSource,
      `SELECT id AS "resumeId", version, file_name AS "fileName", coalesce(read_as, 'text') AS "readAs", text, pages, hidden, facts, reading
       FROM resumes WHERE user_id = $1 AND facts IS NOT NULL AND reading IS NOT NULL AND text IS NOT NULL ORDER BY version DESC LIMIT 1`,
      [userId],
    );
  }

  /** The version with this id, regardless of its owner: only for signed links, whose signature proves the permission. */
  findForSignedLink(resumeId: string): Promise<ResumeRow | null> {
    return runOne<ResumeRow>(
      this.dataSource,
      `SELECT ${resumeColumns} FROM resumes WHERE id = $1 AND EXISTS (SELECT 1 FROM users u WHERE u.id = user_id AND u.deleted_at IS NULL)`,
      [resumeId],
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
      `UPDATE resumes SET evaluation_status = 'queued', evaluation_updated_at = now(), failure_code = NULL, lease_until = NULL,
         is_reread = false, handover = handover + 1
       WHERE id = $2 AND user_id = $1 AND (evaluation_status IS NULL OR evaluation_status IN ('completed', 'failed'))
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
      `UPDATE resumes SET is_reread = false WHERE id = $2 AND user_id = $1 RETURNING ${resumeColumns}`,
      [userId, resumeId],
    );
    return { resume, isQueued: false, inFlight: 0 };
  }
}
