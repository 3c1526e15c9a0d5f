import type { AppError, PostingFacts } from '@rolefit/contracts';
import { type JudgedMatch, MatchesRepository, type ProfileForMatching, type RejudgedMatch } from '@rolefit/database';
import { HandlesJob, type JobContext, type JobPayload, JobRunner, JobRuntime, YieldTurn } from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { matchesRescored } from '@rolefit/telemetry';
import { TextPool } from '@rolefit/text-pool';
import { matchInputOf } from './match-input.js';

/** So many are judged, some 50 ms of processor time, and then stored together. */
const batchSize = 50;
/** Few rescores run at the same time: one user's thousands of matches let the others' go first after so many, a second or so, and go on after them. */
const turnMatches = 300;
/** The sweeper hands a rescore that failed for good over again; one that has failed as often as this would fail for ever. */
const mostFailures = 3;

/** Judges a user's matches again after the resume, the skills or the answers have changed, with no model call. */
@HandlesJob('matches.rescore')
export class RescoreMatchesProcessor extends JobRunner<'matches.rescore'> {
  constructor(
    runtime: JobRuntime,
    private readonly matches: MatchesRepository,
    private readonly realtime: RealtimeEmitter,
    private readonly pool: TextPool,
  ) {
    super(runtime);
  }

  override async handle({ userId, revision }: JobPayload<'matches.rescore'>, { signal }: JobContext): Promise<void> {
    const profile = await this.matches.profileFor(userId);
    if (profile === null || (revision !== undefined && revision < profile.profileRevision)) return;
    const { count, isOvertaken } = await this.rescoreAll(userId, profile, signal);
    if (!isOvertaken) await this.matches.markRescored(userId, profile.profileRevision);
    if (count > 0) this.realtime.emit(userId, 'matches.rescored', { count });
  }

  override async onFinalFailure({ userId, revision }: JobPayload<'matches.rescore'>, error: AppError): Promise<void> {
    if (revision === undefined) return;
    const isGivenUp = await this.matches.noteRescoreFailure(userId, revision, mostFailures);
    if (isGivenUp) this.logger.error({ userId, revision, err: error }, 'Rescoring failed; matches keep their scores until the profile changes');
  }

  /** @returns how many were judged, and whether the profile has changed meanwhile: whoever changed it has asked for all of them again */
  private async rescoreAll(userId: string, profile: ProfileForMatching, signal: AbortSignal): Promise<{ count: number; isOvertaken: boolean }> {
    const left = new Set<string>();
    let count = 0;
    for (;;) {
      // What could not be judged stays stale and comes back with each batch, so the batch grows by it.
      const stale = await this.matches.stale(userId, profile.profileRevision, batchSize + left.size);
      const next = stale.filter(({ scanId }) => !left.has(scanId));
      if (next.length === 0) return { count, isOvertaken: false };
      if (count >= turnMatches) {
        this.realtime.emit(userId, 'matches.rescored', { count });
        throw new YieldTurn();
      }
      // Checked between batches, never within one: judged matches are stored, so that a run that keeps being cancelled still makes progress.
      signal.throwIfAborted();
      const judged: RejudgedMatch[] = [];
      for (const { scanId, posting } of next) {
        // One after the other: a user's thousands leave the other threads to the scans of others.
        const one = await this.judgeOrNull(scanId, profile, posting);
        if (one === null) left.add(scanId);
        else judged.push({ scanId, ...one });
      }
      if ((await this.matches.revisionOf(userId)) !== profile.profileRevision) return { count, isOvertaken: true };
      const { length } = await this.matches.rescore(profile, judged);
      matchesRescored.inc(length);
      count += length;
    }
  }

  private async judgeOrNull(scanId: string, profile: ProfileForMatching, posting: PostingFacts): Promise<JudgedMatch | null> {
    try {
      return await this.pool.judgeMatch(...matchInputOf(profile, posting));
    } catch (error) {
      this.logger.error({ scanId, err: error }, 'Rescoring a match failed; its score is kept');
      return null;
    }
  }
}
