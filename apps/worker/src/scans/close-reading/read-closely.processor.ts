import { AppError, failureOf } from '@rolefit/contracts';
import {
  type ClaimedCloseReading,
  CloseReadingWorkRepository,
  type PostingToRead,
  type ProfileForMatching,
} from '@rolefit/database';
import {
  HandlesJob,
  type JobContext,
  type JobPayload,
  JobRunner,
  JobRuntime,
} from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { timedStage } from '@rolefit/telemetry';
import { JobRows } from '../../leases/job-rows.js';
import { assertHeld, withLease } from '../../leases/with-lease.js';
import { LinkingModel } from '../../model/linking-model.js';
import { PaidAnswers } from '../../model/paid-answers.js';
import { waitOf } from '../../model/wait-reason.js';
import { judgeUntilStored } from '../judge-until-stored.js';
import { bestOf, MatchJudge } from '../match-judge.js';
import { ProfileCache } from '../profile-cache.js';
import { failureForAgent } from './failure-for-agent.js';
import { FoundEvidence } from './found-evidence.js';
import { PairReader } from './pair-reader.js';
import { ResumesToRead } from './resumes-to-read.js';
import { StoredEvidence } from './stored-evidence.js';

interface ReadingSoFar {
  readonly found: FoundEvidence;
  readonly profile: ProfileForMatching;
  readonly isToBeContinued: boolean;
}

/**
 * Reads a posting closely against the resume, or against the two that fit best, and judges the match by the evidence found. Until then, the match by rules
 * is shown as an estimate.
 */
@HandlesJob('match.read-closely')
export class ReadCloselyProcessor extends JobRunner<'match.read-closely'> {
  constructor(
    runtime: JobRuntime,
    private readonly rows: JobRows,
    private readonly readings: CloseReadingWorkRepository,
    private readonly pairs: PairReader,
    private readonly profiles: ProfileCache,
    private readonly judge: MatchJudge,
    private readonly evidence: StoredEvidence,
    private readonly toRead: ResumesToRead,
    private readonly realtime: RealtimeEmitter,
    private readonly model: LinkingModel,
    private readonly paid: PaidAnswers,
  ) {
    super(runtime);
  }

  override async handle(job: JobPayload<'match.read-closely'>, context: JobContext): Promise<void> {
    const scan = await this.rows.scan(job);
    if (scan !== null)
      await withLease(this.readings, scan, context, (claim, signal) =>
        this.read(claim, signal, context),
      );
    await this.paid.forget(context.jobId);
  }

  override async onFinalFailure(
    job: JobPayload<'match.read-closely'>,
    error: AppError,
  ): Promise<void> {
    const scan = await this.rows.scan(job);
    if (scan === null) return;
    const failure = await this.readings.fail(scan, {
      model: failureOf(error.code),
      agent: failureForAgent(error.code),
    });
    if (failure !== null)
      this.realtime.emit(scan.userId, 'match.progress', {
        _id: scan.id,
        status: 'failed',
        failure,
      });
  }

  override async onWait(
    job: JobPayload<'match.read-closely'>,
    error: AppError,
    since: Date | null,
  ): Promise<void> {
    const failure = waitOf(error, since);
    if (failure === undefined) return;
    const scan = await this.rows.scan(job);
    if (scan === null || !(await this.readings.recordWaitReason(scan, failure))) return;
    this.realtime.emit(scan.userId, 'match.progress', {
      _id: scan.id,
      status: 'queued',
      ...(failure === null ? {} : { failure }),
    });
  }

  private async read(
    claim: ClaimedCloseReading,
    signal: AbortSignal,
    context: JobContext,
  ): Promise<void> {
    const { id: scanId, userId } = claim;
    const caller = { ...context, userId };
    if (claim.claims === null) await this.model.assertAvailable(caller);
    this.realtime.emit(userId, 'match.progress', { _id: scanId, status: 'reading' });
    const profile = await this.profiles.current(userId);
    const posting = await this.readings.posting(claim);
    // The match or the resume was deleted in the meantime.
    if (profile === null || posting === null) throw new AppError('SCAN_NOT_FOUND');
    const found = await FoundEvidence.load(this.evidence, this.readings, claim, profile);
    const resumes = await this.toRead.of(claim, profile, posting.facts, found.byResume);
    for (const [at, { resumeId, number: resumeNumber }] of resumes.entries()) {
      // The user may have removed or replaced it during the first call.
      if (at > 0) await this.assertStillJudgedBy(userId, resumeId);
      const resumeText = await this.readings.resumeText(userId, resumeId);
      if (resumeText === null) throw new AppError('SCAN_NOT_FOUND');
      const pair = { posting, resumeId, resumeNumber, resumeText };
      found.add(pair, await this.pairs.read(claim, pair, signal, caller), this.model.version);
      const isToBeContinued = at < resumes.length - 1;
      // The first result is stored and shown before the next call, because it was paid for.
      if (!isToBeContinued || found.hasCalls)
        await timedStage('matching', 'pair', () =>
          this.complete(claim, posting, { found, profile, isToBeContinued }, signal),
        );
    }
  }

  /** Judges the match and stores it, repeatedly while the profile changes concurrently. A resume that was replaced has to be read first. */
  private async complete(
    claim: ClaimedCloseReading,
    { facts }: PostingToRead,
    { found, profile: first, isToBeContinued }: ReadingSoFar,
    signal: AbortSignal,
  ): Promise<void> {
    const best = await judgeUntilStored(first, {
      profiles: this.profiles,
      userId: claim.userId,
      signal,
      isUsable: (profile) => found.isOf(profile),
      attempt: async (profile) => {
        const ranked = await this.judge.judgeAll(profile, facts, found.byResume);
        const result = bestOf(ranked, facts);
        const outcome = await this.readings.complete(claim, {
          ...result,
          ...found.toStore(ranked.map(({ number }) => number)),
          isToBeContinued,
          profileRevision: profile.profileRevision,
        });
        assertHeld(outcome !== 'lost');
        return outcome === 'stale' ? null : result;
      },
    });
    const { score, readyToApply } = best.match;
    this.realtime.emit(claim.userId, 'match.progress', {
      _id: claim.id,
      status: isToBeContinued ? 'reading' : 'completed',
      overallScore: score.overallScore,
      readyToApply,
    });
  }

  private async assertStillJudgedBy(userId: string, resumeId: string): Promise<void> {
    const profile = await this.profiles.current(userId);
    // The retry reads the version that is current by then.
    if (!profile?.resumes.some((resume) => resume.resumeId === resumeId))
      throw new AppError('SERVICE_UNAVAILABLE', {
        cause: 'the resume changed while it was read closely',
      });
  }
}
