import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import {
  AppError,
  type EvaluationQueued,
  type ResumeLinkQuery,
  type ResumeReading,
} from '@rolefit/contracts';
import {
  type NamedResumeRow,
  NamedResumesRepository,
  type ResumeRow,
  ResumesRepository,
  type UploadTarget,
} from '@rolefit/database';
import { JobProducer, jobIdOf, priorityOf } from '@rolefit/queues';
import { folderOfUser, ObjectStore } from '@rolefit/storage';
import { uploadedBytes, uploads } from '@rolefit/telemetry';
import type { SignedIn } from '../http/request-context.js';
import { toAppError } from '../http/to-app-error.js';
import type { ResumeUpload } from './resume-upload.pipe.js';
import { ResumeLinkService } from './resume-link.service.js';
import { presentEvaluation, presentReading } from './resume.presenter.js';

/** Stores resume versions and requests their evaluation. */
@Injectable()
export class ResumesService {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly named: NamedResumesRepository,
    private readonly store: ObjectStore,
    private readonly links: ResumeLinkService,
    private readonly producer: JobProducer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores an upload as the next version of a resume. The file is written before the row: an orphaned file is harmless, a row without its file is a bug.
   * @throws AppError RESUME_NOT_FOUND, RESUMES_FULL, RESUME_NAME_TAKEN; SESSION_EXPIRED, ACCOUNT_DELETED if the session or the account ended during
   * the upload; and errors of the upload stream
   */
  async add(caller: SignedIn, upload: ResumeUpload, target: UploadTarget): Promise<ResumeRow> {
    try {
      const added = await this.storeVersion(caller, upload, target);
      await this.deleteOldVersions(caller.userId);
      uploads.inc({ outcome: 'kept' });
      uploadedBytes.inc(added.sizeBytes);
      return added;
    } catch (error) {
      uploads.inc({ outcome: toAppError(error).code });
      throw error;
    }
  }

  private async storeVersion(
    { userId, sessionId }: SignedIn,
    upload: ResumeUpload,
    target: UploadTarget,
  ): Promise<ResumeRow> {
    const objectKey = `${folderOfUser(userId)}${randomUUID()}.${upload.container}`;
    // The row has the authoritative media type. The store's is only for operators, and is needed before the whole file has arrived.
    const contentType = upload.container === 'pdf' ? 'application/pdf' : 'application/octet-stream';
    const { sizeBytes } = await this.store.put(objectKey, upload.stream, { contentType });
    try {
      return await this.resumes.addVersion(
        userId,
        { objectKey, fileName: upload.fileName, format: upload.format(), sizeBytes },
        sessionId,
        target,
      );
    } catch (error) {
      await this.store
        .delete(objectKey)
        .catch((cause: unknown) =>
          this.logger.warn({ err: cause }, 'Orphaned upload could not be deleted'),
        );
      throw error;
    }
  }

  /** Deletes rows before files, because the sweeper removes orphaned files. Failures are only logged, since the upload itself has succeeded. */
  private async deleteOldVersions(userId: string): Promise<void> {
    try {
      for (const key of await this.resumes.forgetOld(userId)) await this.store.delete(key);
    } catch (error) {
      this.logger.warn(
        { userId, err: error },
        'Old resume files could not be deleted; the next upload or the sweeper retries',
      );
    }
  }

  /** All resumes of a user, the default one first. */
  list(userId: string): Promise<NamedResumeRow[]> {
    return this.named.list(userId);
  }

  /**
   * The version that a signed link refers to.
   * @throws AppError LINK_EXPIRED, RESUME_NOT_FOUND
   */
  async openLink(resumeId: string, query: ResumeLinkQuery): Promise<ResumeRow> {
    const userId = await this.links.check(resumeId, query);
    const resume = await this.resumes.findForSignedLink({ id: resumeId, userId });
    if (resume === null) throw new AppError('RESUME_NOT_FOUND');
    return resume;
  }

  /**
   * The facts of the newest version of a resume that was read successfully; a newer one may be pending or have failed.
   * @param number by default that of the default resume
   * @throws AppError RESUME_NOT_READ where no version was read yet
   */
  async reading(userId: string, number: number | null = null): Promise<ResumeReading> {
    const row = await this.resumes.reading(userId, number);
    if (row === null) throw new AppError('RESUME_NOT_READ');
    return presentReading(row);
  }

  /**
   * Requests an evaluation of the newest version of a resume. Idempotent while one is pending.
   * @param number by default that of the default resume
   * @throws AppError RESUME_MISSING before the first upload; RESUME_NOT_FOUND
   */
  async evaluate(
    userId: string,
    requestId: string,
    number: number | null = null,
  ): Promise<EvaluationQueued> {
    const current = await this.resumes.current(userId, number);
    if (current === null)
      throw new AppError(number === null ? 'RESUME_MISSING' : 'RESUME_NOT_FOUND');
    const { resume, isQueued, inFlight } = await this.resumes.requestEvaluation(userId, current.id);
    const evaluation = resume === null ? null : presentEvaluation(resume);
    if (resume === null || evaluation === null) throw new AppError('RESUME_MISSING');
    // Not awaited: the row is committed as queued, and the sweeper enqueues it if Redis fails.
    if (isQueued)
      void this.producer.enqueue(
        'resume.evaluate',
        { userId, resumeId: resume.id },
        { jobId: jobIdOf(resume.id, resume.handover), priority: priorityOf(inFlight), requestId },
      );
    return { resumeId: resume.id, evaluation };
  }
}
