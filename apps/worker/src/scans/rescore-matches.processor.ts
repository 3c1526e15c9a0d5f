import type { AppError, CloseReading, PostingFacts } from '@rolefit/contracts';
import {
  type JudgedMatch,
  MatchesRepository,
  type ProfileForMatching,
  type RejudgedMatch,
} from '@rolefit/database';
import {
  HandlesJob,
  type JobContext,
  type JobPayload,
  JobRunner,
  JobRuntime,
  YieldTurn,
} from '@rolefit/queues';
import { earlierVersions } from '@rolefit/reading';
import { RealtimeEmitter } from '@rolefit/realtime';
import { judgeNumber } from '@rolefit/scoring';
import { matchesRescored } from '@rolefit/telemetry';
import { TextPool } from '@rolefit/text-pool';
import { StoredEvidence } from './close-reading/stored-evidence.js';
import { matchInputOf } from './match-input.js';

/** Matches per write; judging them takes some 50 ms of CPU time. */
const batchSize = 50;
/** After this many matches, about a second, a job yields to those of other users: few rescores run concurrently, and one user may have thousands. */
const turnMatches = 300;
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
    private readonly pool: TextPool,
    private readonly evidence: StoredEvidence,
  ) {
    super(runtime);
  }

  override async handle(
    { userId, revision }: JobPayload<'matches.rescore'>,
    { signal }: JobContext,
  ): Promise<void> {
    const profile = await this.matches.profileFor(userId);
    if (profile === null || (revision !== undefined && revision < profile.profileRevision)) return;
    const { count, isSuperseded } = await this.rescoreAll(userId, profile, signal);
    if (!isSuperseded) await this.matches.markRescored(userId, profile.profileRevision);
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
      if (count >= turnMatches) {
        this.realtime.emit(userId, 'matches.rescored', { count });
        throw new YieldTurn();
      }
      // Checked between batches only, so that a run that keeps being cancelled still makes progress.
      signal.throwIfAborted();
      const judged: RejudgedMatch[] = [];
      for (const { scanId, posting, closeReading } of next) {
        // Sequentially, which leaves the other threads to the scans of other users.
        const read = closeReading && (await moved(closeReading));
        const one = await this.judgeOrNull(scanId, profile, posting, read);
        if (one === null) skipped.add(scanId);
        else judged.push({ scanId, ...one });
      }
      if ((await this.matches.revisionOf(userId)) !== profile.profileRevision)
        return { count, isSuperseded: true };
      const { length } = await this.matches.rescore(profile, judged);
      matchesRescored.inc(length);
      count += length;
    }
  }

  private async judgeOrNull(
    scanId: string,
    profile: ProfileForMatching,
    posting: PostingFacts,
    closeReading: CloseReading | null,
  ): Promise<JudgedMatch | null> {
    try {
      return await this.pool.judgeMatch(...matchInputOf(profile, posting, closeReading));
    } catch (error) {
      this.logger.error({ scanId, err: error }, 'Rescoring a match failed; its score is kept');
      return null;
    }
  }
}
