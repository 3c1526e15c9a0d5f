import { readResume } from '@rolefit/reading';
import { type AppError, failureOf, type HiddenPassage, waitingFor } from '@rolefit/contracts';
import { type ClaimedEvaluation, EvaluationsRepository } from '@rolefit/database';
import {
  HandlesJob,
  type JobContext,
  type JobPayload,
  JobRunner,
  JobRuntime,
} from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { evaluationsEnded, timedStage } from '@rolefit/telemetry';
import { TextPool } from '@rolefit/text-pool';
import { JobRows } from '../leases/job-rows.js';
import { assertHeld, withLease } from '../leases/with-lease.js';
import type { Caller } from '../model/circuit-breaker/shared-circuit-breaker.js';
import { markOf, PaidAnswers } from '../model/paid-answers.js';
import { markFallback, ReadingModel } from '../model/reading-model.js';
import { hasWaitReason, waitReasonOf } from '../model/wait-reason.js';
import { ResumeSkills } from '../profiles/resume-skills.js';
import { ResumeFollowUps } from '../scans/resume-follow-ups.js';
import { mergeSkills } from '../profiles/merge-skills.js';
import { ResumeFileReader } from './resume-file.reader.js';

/** Reads an uploaded resume: file → text → facts → the profile's skills. Then enqueues the jobs that depend on the resume. */
@HandlesJob('resume.evaluate')
export class EvaluateResumeProcessor extends JobRunner<'resume.evaluate'> {
  constructor(
    runtime: JobRuntime,
    private readonly rows: JobRows,
    private readonly evaluations: EvaluationsRepository,
    private readonly files: ResumeFileReader,
    private readonly followUps: ResumeFollowUps,
    private readonly realtime: RealtimeEmitter,
    private readonly model: ReadingModel,
    private readonly pool: TextPool,
    private readonly skills: ResumeSkills,
    private readonly paid: PaidAnswers,
  ) {
    super(runtime);
  }

  override async handle(job: JobPayload<'resume.evaluate'>, context: JobContext): Promise<void> {
    await this.model.assertAvailable(context);
    const resume = await this.rows.resume(job);
    if (resume !== null)
      await withLease(this.evaluations, resume, context, (claim, signal) =>
        this.evaluate(claim, signal, context),
      );
    await this.paid.forget(context.jobId);
  }

  override async onFinalFailure(
    job: JobPayload<'resume.evaluate'>,
    error: AppError,
  ): Promise<void> {
    const resume = await this.rows.resume(job);
    if (resume === null) return;
    const failed = await this.evaluations.fail(resume, error.code);
    if (failed === null) return;
    const { id: resumeId, userId } = resume;
    evaluationsEnded.inc({ outcome: 'failed', reason: error.code });
    if (failed.keptReading)
      this.realtime.emit(userId, 'resume.progress', { resumeId, status: 'completed' });
    else
      this.realtime.emit(userId, 'resume.failed', {
        resumeId,
        failure: failureOf(error.code),
      });
  }

  override async onWait(
    job: JobPayload<'resume.evaluate'>,
    error: AppError,
    since: Date | null,
  ): Promise<void> {
    if (!hasWaitReason(error)) return;
    const reason = waitReasonOf(error);
    const resume = await this.rows.resume(job);
    if (resume === null) return;
    const isNews = await this.evaluations.recordWaitReason(
      resume,
      reason,
      reason === null ? null : since,
    );
    if (isNews)
      this.realtime.emit(resume.userId, 'resume.progress', {
        resumeId: resume.id,
        status: 'queued',
        ...(reason === null ? {} : { failure: waitingFor(reason, since) }),
      });
  }

  private async evaluate(
    claim: ClaimedEvaluation,
    signal: AbortSignal,
    context: JobContext,
  ): Promise<void> {
    const { userId, id: resumeId } = claim;
    const { requestId } = context;
    this.realtime.emit(userId, 'resume.progress', { resumeId, status: 'extracting' });
    const { text, readAs, pages, hidden } = await timedStage('extracting', 'resume', () =>
      this.files.read(claim.objectKey, signal),
    );
    if (hidden.length > 0)
      this.logger.info(
        { resumeId, userId, requestId, hidden: countReasons(hidden) },
        'Hidden text removed from a resume',
      );

    assertHeld(await this.evaluations.startReading(claim));
    this.realtime.emit(userId, 'resume.progress', { resumeId, status: 'reading' });
    const { facts, reading } = await timedStage('reading', 'resume', () =>
      this.read(text, signal, { ...context, userId }),
    );
    const shown = await this.skills.of(userId, { number: claim.resumeNumber, facts });

    let skillCount = shown.length;
    const isDone = await this.evaluations.complete(
      claim,
      { text, readAs, pages, hidden, facts, reading },
      (current, removed) => {
        const skills = mergeSkills(current, shown, removed);
        skillCount = skills.length;
        return skills;
      },
    );
    assertHeld(isDone);
    evaluationsEnded.inc({ outcome: 'completed', reason: 'none' });
    this.realtime.emit(userId, 'resume.evaluated', { resumeId, skillCount });
    await this.followUps.enqueue(userId, resumeId, requestId);
  }

  private async read(
    text: string,
    signal: AbortSignal,
    caller: Caller,
  ): ReturnType<typeof readResume> {
    const nonce = (): string => markOf(caller.jobId, text);
    const options = { asOf: today(), signal, now, nonce, work: this.pool };
    try {
      return await this.model.using(caller, (model) => readResume(text, { ...options, model }));
    } catch (error) {
      const fallback = this.model.fallbackFor(error);
      if (fallback === null) throw error;
      const { facts, reading } = await readResume(text, options);
      return { facts, reading: markFallback(fallback, reading) };
    }
  }
}

/** Passages per reason, for the log, which must not contain their text. */
function countReasons(
  hidden: readonly HiddenPassage[],
): Partial<Record<HiddenPassage['reason'], number>> {
  const counts: Partial<Record<HiddenPassage['reason'], number>> = {};
  for (const { reason } of hidden) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

const now = (): number => performance.now();

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
