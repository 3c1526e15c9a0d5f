import { Inject } from '@nestjs/common';
import { type LanguageModel, readResume } from '@rolefit/ai';
import { LANGUAGE_MODEL } from '@rolefit/ai-adapters';
import { type AppError, failureOf, type HiddenPassage } from '@rolefit/contracts';
import { type ClaimedEvaluation, EvaluationsRepository } from '@rolefit/database';
import { HandlesJob, type JobContext, type JobPayload, JobRunner, JobRuntime } from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { profileSkillsFrom } from '@rolefit/scoring';
import { assertHeld, withLease } from '../leases/with-lease.js';
import { ProfileChanges } from '../scans/profile-changes.js';
import { mergeSkills } from './merge-skills.js';
import { ResumeFileReader } from './resume-file.reader.js';

/** Reads an uploaded resume: file → text → facts → the profile's skills. Then whatever depends on the resume is handed over. */
@HandlesJob('resume.evaluate')
export class EvaluateResumeProcessor extends JobRunner<'resume.evaluate'> {
  constructor(
    runtime: JobRuntime,
    private readonly evaluations: EvaluationsRepository,
    private readonly files: ResumeFileReader,
    private readonly changes: ProfileChanges,
    private readonly realtime: RealtimeEmitter,
    @Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null,
  ) {
    super(runtime);
  }

  override async handle({ resumeId }: JobPayload<'resume.evaluate'>, context: JobContext): Promise<void> {
    await withLease(this.evaluations, resumeId, context, (claim, signal) => this.evaluate(claim, signal, context.requestId));
  }

  override async onFinalFailure({ resumeId }: JobPayload<'resume.evaluate'>, error: AppError): Promise<void> {
    const failed = await this.evaluations.fail(resumeId, error.code);
    if (failed !== null) this.realtime.emit(failed.userId, 'resume.failed', { resumeId, failure: failureOf(error.code) });
  }

  private async evaluate(claim: ClaimedEvaluation, signal: AbortSignal, requestId: string | undefined): Promise<void> {
    const { userId, id: resumeId } = claim;
    this.realtime.emit(userId, 'resume.progress', { resumeId, status: 'extracting' });
    const { text, pages, hidden } = await this.files.read(claim.objectKey, signal);
    if (hidden.length > 0) this.logger.info({ resumeId, userId, requestId, hidden: countReasons(hidden) }, 'Hidden text was left out of a resume');

    assertHeld(await this.evaluations.startReading(claim));
    this.realtime.emit(userId, 'resume.progress', { resumeId, status: 'reading' });
    const { facts, reading } = await readResume(text, { model: this.model, asOf: today(), signal, now });

    let skillCount = 0;
    const isDone = await this.evaluations.complete(claim, { text, pages, hidden, facts, reading }, (current, removed) => {
      const skills = mergeSkills(current, profileSkillsFrom(facts), removed);
      skillCount = skills.length;
      return skills;
    });
    assertHeld(isDone);
    this.realtime.emit(userId, 'resume.evaluated', { resumeId, skillCount });
    await this.changes.handOver(userId, requestId);
  }
}

/** How many passages each reason hides: what a log may say of them, which is never their text. */
function countReasons(hidden: readonly HiddenPassage[]): Partial<Record<HiddenPassage['reason'], number>> {
  const counts: Partial<Record<HiddenPassage['reason'], number>> = {};
  for (const { reason } of hidden) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

const now = (): number => performance.now();

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
