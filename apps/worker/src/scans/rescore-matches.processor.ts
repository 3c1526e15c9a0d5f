import type { AppError, PostingFacts } from '@rolefit/contracts';
import {
  type BestMatch,
  MatchesRepository,
  type ProfileForMatching,
  type RejudgedMatch,
} from '@rolefit/database';
import {
  HandlesJob,
  type JobContext,
  jobIdOf,
  type JobPayload,
  JobProducer,
  JobRunner,
  JobRuntime,
  YieldTurn,
} from '@rolefit/queues';
import { earlierVersions } from '@rolefit/reading';
import { RealtimeEmitter } from '@rolefit/realtime';
import { judgeNumber } from '@rolefit/scoring';
import { matchesRescored } from '@rolefit/telemetry';
import { StoredEvidence } from './close-reading/stored-evidence.js';
import { type EvidenceByResume, MatchJudge } from './match-judge.js';
import { RemovedResumes } from '../profiles/removed-resumes.js';
import { ResumeSkills } from '../profiles/resume-skills.js';

/** Matches per write; judging them takes some 50 ms of CPU time. */
const batchSize = 50;
/**
 * After this many judgements, about a second, a job yields to those of other users: few rescores run concurrently, and one user may have thousands of
 * matches, each judged against every resume.
 */
const judgementsPerTurn = 300;
/** The sweeper re-enqueues a rescore that failed permanently, up to this many times. */
const maxFailures = 3;
/** Matches of an older judge wait until these readings are replaced; the sweeper queues their scans. */
const outdated = {
  analysers: [...earlierVersions('builtin'), ...earlierVersions('model')],
  judge: judgeNumber,
};

/** Judges a user's matches again after the resume, the skills or the answers have changed. Needs no model call. */
@HandlesJob('matches.rescore')
export class RescoreMatchesProcessor extends JobRunner<'matches.rescore'> {
  constructor(
    runtime: JobRuntime,
    private readonly matches: MatchesRepository,
    private readonly realtime: RealtimeEmitter,
    private readonly judge: MatchJudge,
    private readonly evidence: StoredEvidence,
    private readonly skills: ResumeSkills,
    private readonly removed: RemovedResumes,
    private readonly producer: JobProducer,
  ) {
    super(runtime);
  }

  override async handle(
    { userId, revision }: JobPayload<'matches.rescore'>,
    { signal, requestId }: JobContext,
  ): Promise<void> {
    const profile = await this.matches.profileFor(userId);
    if (profile === null || (revision !== undefined && revision < profile.profileRevision)) return;
    const refreshed = await this.skills.refresh(userId, profile);
    // Otherwise the job would consider itself superseded after it has yielded.
    if (refreshed !== null) return this.enqueue(userId, refreshed, requestId);
    const { count, isSuperseded } = await this.rescoreAll(userId, profile, signal);
    if (!isSuperseded) {
      // First, so that the sweeper repeats it if this process dies.
      await this.removed.forget(userId);
      await this.matches.markRescored(userId, profile.profileRevision);
    }
    if (count > 0) this.realtime.emit(userId, 'matches.rescored', { count });
  }

  override async onFinalFailure(
    { userId, revision }: JobPayload<'matches.rescore'>,
    error: AppError,
  ): Promise<void> {
    if (revision === undefined) return;
    const isGivenUp = await this.matches.noteRescoreFailure(userId, revision, maxFailures);
    if (isGivenUp)
      this.logger.error(
        { userId, revision, err: error },
        'Rescoring failed; matches keep their scores until the profile changes',
      );
  }

  private async enqueue(
    userId: string,
    revision: number,
    requestId: string | undefined,
  ): Promise<void> {
    await this.producer.enqueue(
      'matches.rescore',
      { userId, revision },
      { jobId: jobIdOf(userId, revision), requestId },
    );
  }

  /** @returns how many were judged, and whether the profile has changed meanwhile, which has enqueued a newer job */
  private async rescoreAll(
    userId: string,
    profile: ProfileForMatching,
    signal: AbortSignal,
  ): Promise<{ count: number; isSuperseded: boolean }> {
    const moved = this.evidence.mover(userId, profile);
    const skipped = new Set<string>();
    let count = 0;
    for (;;) {
      // Matches that could not be judged stay stale and are fetched again with each batch, so the batch grows by their number.
      const stale = await this.matches.stale(
        userId,
        profile.profileRevision,
        batchSize + skipped.size,
        outdated,
      );
      const next = stale.filter(({ scanId }) => !skipped.has(scanId));
      if (next.length === 0) return { count, isSuperseded: false };
      if (count * profile.resumes.length >= judgementsPerTurn) {
        this.realtime.emit(userId, 'matches.rescored', { count });
        throw new YieldTurn();
      }
      // Checked between batches only, so that a run that keeps being cancelled still makes progress.
      signal.throwIfAborted();
      const judged: RejudgedMatch[] = [];
      for (const { scanId, posting, closeReadings } of next) {
        const evidence = await moved(closeReadings);
        const one = await this.judgeOrNull(scanId, profile, posting, evidence);
        if (one === null) skipped.add(scanId);
        else judged.push({ scanId, ...one });
      }
      if ((await this.matches.revisionOf(userId)) !== profile.profileRevision)
        return { count, isSuperseded: true };
      const { length } = await this.matches.rescore(userId, profile, judged);
      matchesRescored.inc(length);
      count += length;
    }
  }

  private async judgeOrNull(
    scanId: string,
    profile: ProfileForMatching,
    posting: PostingFacts,
    evidence: EvidenceByResume,
  ): Promise<BestMatch | null> {
    try {
      return await this.judge.judgeBest(profile, posting, evidence);
    } catch (error) {
      this.logger.error({ scanId, err: error }, 'Rescoring a match failed; its score is kept');
      return null;
    }
  }
}
