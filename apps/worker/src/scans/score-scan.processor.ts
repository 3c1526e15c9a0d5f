import {
  AppError,
  countWords,
  type ErrorCode,
  failureOf,
  limits,
  modelSetUpCodes,
  type PostingFacts,
  type ScanStatus,
} from '@rolefit/contracts';
import {
  type ClaimedScan,
  type CompletedScan,
  type ProfileForMatching,
  type ReadScan,
  ScanWorkRepository,
} from '@rolefit/database';
import {
  HandlesJob,
  type JobContext,
  type JobPayload,
  JobRunner,
  JobRuntime,
} from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { canBeJudged } from '@rolefit/scoring';
import { scansEnded, timedStage } from '@rolefit/telemetry';
import { CloseReadingQueue } from './close-reading/close-reading-queue.js';
import { StoredEvidence } from './close-reading/stored-evidence.js';
import { JobRows } from '../leases/job-rows.js';
import { assertHeld, withLease } from '../leases/with-lease.js';
import { waitOf } from '../model/wait-reason.js';
import { judgeUntilStored } from './judge-until-stored.js';
import { type EvidenceByResume, MatchJudge } from './match-judge.js';
import { PaidAnswers } from '../model/paid-answers.js';
import { PostingReader } from './posting-reader.js';
import { ResumeFollowUps } from './resume-follow-ups.js';
import { ProfileCache } from './profile-cache.js';

/** Failures of a service, which hit many scans together. */
const serviceFailures = [
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
  'MODEL_UNAVAILABLE',
  'MODEL_RATE_LIMITED',
  ...modelSetUpCodes,
] as const satisfies ErrorCode[];

/** Scores a user's scan of a posting: text → facts → match. The posting is read first, so that a scan that waits for a resume is quick later. */
@HandlesJob('scan.score')
export class ScoreScanProcessor extends JobRunner<'scan.score'> {
  constructor(
    runtime: JobRuntime,
    private readonly rows: JobRows,
    private readonly scans: ScanWorkRepository,
    private readonly postings: PostingReader,
    private readonly profiles: ProfileCache,
    private readonly judge: MatchJudge,
    private readonly followUps: ResumeFollowUps,
    private readonly realtime: RealtimeEmitter,
    private readonly evidence: StoredEvidence,
    private readonly closeReadings: CloseReadingQueue,
    private readonly paid: PaidAnswers,
  ) {
    super(runtime);
    // Prometheus sees no increase in a series that appears with its first values, so the series start at 0.
    for (const reason of serviceFailures) scansEnded.inc({ outcome: 'failed', reason }, 0);
  }

  override async handle(job: JobPayload<'scan.score'>, context: JobContext): Promise<void> {
    const scan = await this.rows.scan(job);
    if (scan !== null) {
      await this.postings.assertReadable(scan, context);
      await withLease(this.scans, scan, context, (claim, signal) =>
        this.score(claim, signal, context),
      );
    }
    await this.paid.forget(context.jobId);
  }

  override async onFinalFailure(job: JobPayload<'scan.score'>, error: AppError): Promise<void> {
    const failure = failureOf(error.code);
    const scan = await this.rows.scan(job);
    if (scan === null || !(await this.scans.fail(scan, failure))) return;
    scansEnded.inc({ outcome: 'failed', reason: error.code });
    this.realtime.emit(scan.userId, 'scan.failed', { _id: scan.id, failure });
  }

  override async onWait(
    job: JobPayload<'scan.score'>,
    error: AppError,
    since: Date | null,
  ): Promise<void> {
    const failure = waitOf(error, since);
    if (failure === undefined) return;
    const scan = await this.rows.scan(job);
    if (scan === null || !(await this.scans.recordWaitReason(scan, failure))) return;
    this.realtime.emit(scan.userId, 'scan.progress', {
      _id: scan.id,
      status: 'queued',
      ...(failure === null ? {} : { failure }),
    });
  }

  private async score(claim: ClaimedScan, signal: AbortSignal, context: JobContext): Promise<void> {
    this.progress(claim, 'reading');
    if (countWords(claim.postingText) < limits.postingMinWords)
      return this.setAside(claim, 'needs-text', null);
    const { facts, ...how } = await this.postings.read(claim, signal, {
      ...context,
      userId: claim.userId,
    });
    const read: ReadScan = { title: titleOf(facts), ...how };
    if (!canBeJudged(facts)) return this.setAside(claim, 'needs-text', read);
    const profile = await this.profiles.get(claim.userId);
    if (profile === null) return this.waitForResume(claim, read, context.requestId);

    const isHeld = await this.scans.startMatching(claim, read);
    if (!isHeld) await this.recordCalls(claim, read.calls);
    assertHeld(isHeld);
    this.progress(claim, 'matching');
    await timedStage('matching', 'posting', () =>
      this.match(claim, facts, { read, profile }, signal, context),
    );
  }

  /** Unconditional: the calls were made for this scan, even if another run holds it by now. */
  private async recordCalls(claim: ClaimedScan, calls: ReadScan['calls']): Promise<void> {
    if (calls.length > 0) await this.scans.addModelCalls(claim, calls);
  }

  /** Judges the match and stores it, repeatedly while the profile changes concurrently. */
  private async match(
    claim: ClaimedScan,
    facts: PostingFacts,
    first: { read: ReadScan; profile: ProfileForMatching },
    signal: AbortSignal,
    context: JobContext,
  ): Promise<void> {
    const { title: readTitle, record } = first.read;
    const { best, closeHandover } = await judgeUntilStored(first.profile, {
      profiles: this.profiles,
      userId: claim.userId,
      signal,
      isUsable: () => true,
      attempt: async (profile) => {
        const evidence = await this.evidenceFor(claim, profile);
        const result = await this.judge.judgeBest(profile, facts, evidence);
        const outcome = await this.scans.complete(claim, {
          ...result,
          readTitle,
          profileRevision: profile.profileRevision,
          analyser: record.analyser,
          isReadClosely: this.closeReadings.isForAll,
        });
        assertHeld(outcome !== 'lost');
        return outcome === 'stale' ? null : { best: result, ...outcome };
      },
    });
    scansEnded.inc({ outcome: 'completed', reason: 'none' });
    this.enqueueCloseReading(claim, closeHandover, context);
    this.realtime.emit(claim.userId, 'scan.completed', {
      _id: claim.id,
      status: 'completed',
      title: claim.givenTitle ?? readTitle,
      overallScore: best.match.score.overallScore,
      readyToApply: best.match.readyToApply,
    });
  }

  /** Not awaited: the sweeper enqueues lost jobs. */
  private enqueueCloseReading(
    { id: scanId, userId }: ClaimedScan,
    handover: CompletedScan['closeHandover'],
    { queuePosition, requestId }: JobContext,
  ): void {
    if (handover !== null)
      void this.closeReadings.enqueue(userId, { scanId, handover }, queuePosition, requestId);
  }

  /** A first run has none, and an agent has submitted none yet. */
  private evidenceFor(claim: ClaimedScan, profile: ProfileForMatching): Promise<EvidenceByResume> {
    return claim.attempt === 1 ? Promise.resolve(new Map()) : this.evidence.ofScan(claim, profile);
  }

  private async waitForResume(
    claim: ClaimedScan,
    read: ReadScan,
    requestId: string | undefined,
  ): Promise<void> {
    await this.setAside(claim, 'waiting-for-resume', read);
    // Race condition: an evaluation that completed just before this write has found no waiting scan.
    if ((await this.profiles.get(claim.userId)) !== null)
      await this.followUps.wakeWaitingScans(claim.userId, requestId);
  }

  private async setAside(
    claim: ClaimedScan,
    status: 'needs-text' | 'waiting-for-resume',
    read: ReadScan | null,
  ): Promise<void> {
    await this.recordCalls(claim, read?.calls ?? []);
    assertHeld(await this.scans.setAside(claim, status, read));
    scansEnded.inc({ outcome: status, reason: 'none' });
    const title = claim.givenTitle ?? read?.title ?? null;
    this.realtime.emit(claim.userId, 'scan.completed', {
      _id: claim.id,
      status,
      title,
      overallScore: null,
      readyToApply: null,
    });
  }

  private progress(claim: ClaimedScan, status: ScanStatus): void {
    this.realtime.emit(claim.userId, 'scan.progress', { _id: claim.id, status });
  }
}

function titleOf(facts: PostingFacts): string | null {
  const title = facts.title?.text.slice(0, limits.postingTitleChars).toWellFormed().trim();
  return title === undefined || title === '' ? null : title;
}
