import type { PostingFacts } from '@rolefit/contracts';
import { type JudgedMatch, MatchesRepository, type ProfileForMatching, type StaleMatch } from '@rolefit/database';
import { HandlesJob, type JobContext, type JobPayload, JobRunner, JobRuntime, TurnOver } from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { matchesRescored } from '@rolefit/telemetry';
import { setImmediate } from 'node:timers/promises';
import { judgeMatch } from './judge-match.js';

const batchSize = 100;
/** Few rescores run at the same time: one user's thousands of matches let the others' go first after so many, a second or so, and go on after them. */
const turnMatches = 300;

/** Judges a user's matches again after the resume, the skills or the answers have changed, with no model call. */
@HandlesJob('matches.rescore')
export class RescoreMatchesProcessor extends JobRunner<'matches.rescore'> {
  constructor(
    runtime: JobRuntime,
    private readonly matches: MatchesRepository,
    private readonly realtime: RealtimeEmitter,
  ) {
    super(runtime);
  }

  override async handle({ userId }: JobPayload<'matches.rescore'>, { signal }: JobContext): Promise<void> {
    const profile = await this.matches.profileFor(userId);
    if (profile === null) return;
    const count = await this.rescoreAll(userId, profile, signal);
    await this.matches.markRescored(userId, profile.profileRevision);
    if (count > 0) this.realtime.emit(userId, 'matches.rescored', { count });
  }

  private async rescoreAll(userId: string, profile: ProfileForMatching, signal: AbortSignal): Promise<number> {
    const left = new Set<string>();
    let count = 0;
    for (;;) {
      // What could not be judged stays stale and comes back with each batch, so the batch grows by it.
      const stale = await this.matches.stale(userId, profile.profileRevision, batchSize + left.size);
      const next = stale.filter(({ scanId }) => !left.has(scanId));
      if (next.length === 0) return count;
      for (const match of next) {
        signal.throwIfAborted();
        if (count >= turnMatches) {
          this.realtime.emit(userId, 'matches.rescored', { count });
          throw new TurnOver();
        }
        if (await this.rescore(match, profile)) count += 1;
        else left.add(match.scanId);
        // Other jobs of this process get their turn between two judgements.
        await setImmediate();
      }
    }
  }

  /** @returns false for facts that allow no judgement any more: that match stays as it is, and the others get theirs */
  private async rescore({ scanId, posting }: StaleMatch, profile: ProfileForMatching): Promise<boolean> {
    const judged = this.judgeOrNull(scanId, profile, posting);
    if (judged === null) return false;
    await this.matches.rescore(scanId, profile, judged);
    matchesRescored.inc();
    return true;
  }

  private judgeOrNull(scanId: string, profile: ProfileForMatching, posting: PostingFacts): JudgedMatch | null {
    try {
      return judgeMatch(profile, posting);
    } catch (error) {
      this.logger.error({ scanId, err: error }, 'A match could not be judged again and stays as it is');
      return null;
    }
  }
}
