import { AppError, failureOf, waitingFor } from '@rolefit/contracts';
import {
  type ClaimedCloseReading,
  CloseReadingWorkRepository,
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
import { TextPool } from '@rolefit/text-pool';
import { assertHeld, withLease } from '../../leases/with-lease.js';
import { LinkingModel } from '../../model/linking-model.js';
import { hasWaitReason, waitReasonOf } from '../../model/wait-reason.js';
import { matchInputOf } from '../match-input.js';
import { ProfileCache } from '../profile-cache.js';
import { failureForAgent } from './failure-for-agent.js';
import { type Pair, PairReader, type ReadPair } from './pair-reader.js';

/** How often a match is judged again because the profile changed meanwhile, before the job is retried later. */
const judgeRounds = 5;

/** Reads a posting and the resume against each other, and judges the match by what was found. Until then the match by rules is the estimate. */
@HandlesJob('match.read-closely')
export class ReadCloselyProcessor extends JobRunner<'match.read-closely'> {
  constructor(
    runtime: JobRuntime,
    private readonly readings: CloseReadingWorkRepository,
    private readonly pairs: PairReader,
    private readonly profiles: ProfileCache,
    private readonly pool: TextPool,
    private readonly realtime: RealtimeEmitter,
    private readonly model: LinkingModel,
  ) {
    super(runtime);
  }

  override async handle(
    { scanId }: JobPayload<'match.read-closely'>,
    context: JobContext,
  ): Promise<void> {
    await withLease(this.readings, scanId, context, (claim, signal) =>
      this.read(claim, signal, context),
    );
  }

  override async onFinalFailure(
    { scanId }: JobPayload<'match.read-closely'>,
    error: AppError,
  ): Promise<void> {
    const failed = await this.readings.fail(scanId, {
      model: failureOf(error.code),
      agent: failureForAgent(error.code),
    });
    if (failed !== null)
      this.realtime.emit(failed.userId, 'match.progress', {
        _id: scanId,
        status: 'failed',
        failure: failed.failure,
      });
  }

  override async onWait(
    { scanId }: JobPayload<'match.read-closely'>,
    error: AppError,
    since: Date | null,
  ): Promise<void> {
    if (!hasWaitReason(error)) return;
    const reason = waitReasonOf(error);
    const failure = reason === null ? null : waitingFor(reason, since);
    const waiting = await this.readings.recordWaitReason(scanId, failure);
    if (waiting !== null)
      this.realtime.emit(waiting.userId, 'match.progress', {
        _id: scanId,
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
    const profile = await this.profiles.get(userId);
    const posting = await this.readings.posting(scanId);
    const resumeText =
      profile === null ? null : await this.readings.resumeText(userId, profile.resumeId);
    // The match or the resume was deleted meanwhile.
    if (profile === null || posting === null || resumeText === null)
      throw new AppError('SCAN_NOT_FOUND');
    const pair = { posting, resumeId: profile.resumeId, resumeText };
    const read = await this.pairs.read(claim, pair, signal, caller);
    await timedStage('matching', 'pair', () => this.judge(claim, pair, read, profile, signal));
  }

  /** Judges the match, and again while the profile keeps changing concurrently. Another resume has to be read first. */
  private async judge(
    claim: ClaimedCloseReading,
    { posting, resumeId }: Pair,
    { closeReading, refused, modelCalls }: ReadPair,
    first: ProfileForMatching,
    signal: AbortSignal,
  ): Promise<void> {
    let profile: ProfileForMatching | null = first;
    for (let round = 0; round < judgeRounds && profile?.resumeId === resumeId; round += 1) {
      signal.throwIfAborted();
      const judged = await this.pool.judgeMatch(
        ...matchInputOf(profile, posting.facts, closeReading),
      );
      const outcome = await this.readings.complete(claim, {
        ...judged,
        closeReading,
        refused,
        modelCalls,
        readerVersion: this.model.version,
        resumeId,
        profileRevision: profile.profileRevision,
      });
      assertHeld(outcome !== 'lost');
      if (outcome === 'stale') {
        profile = await this.profiles.reload(claim.userId);
        continue;
      }
      const { score, readyToApply } = judged.match;
      this.realtime.emit(claim.userId, 'match.progress', {
        _id: claim.id,
        status: 'completed',
        overallScore: score.overallScore,
        readyToApply,
      });
      return;
    }
    throw new AppError('SERVICE_UNAVAILABLE', {
      cause: 'the resume changed while it was read closely',
    });
  }
}
