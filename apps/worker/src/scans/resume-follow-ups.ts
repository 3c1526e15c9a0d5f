import { Injectable } from '@nestjs/common';
import { MatchesRepository, ScanWorkRepository } from '@rolefit/database';
import { jobIdOf, JobProducer, priorityOf } from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';

/** What a new reading of a resume sets in motion. All of it is healed by the sweeper, should this process end halfway. */
@Injectable()
export class ResumeFollowUps {
  constructor(
    private readonly matches: MatchesRepository,
    private readonly scans: ScanWorkRepository,
    private readonly producer: JobProducer,
    private readonly realtime: RealtimeEmitter,
  ) {}

  /** Hands over the user's waiting scans and the rescoring of older matches. */
  async handOver(userId: string, requestId?: string): Promise<void> {
    await this.wakeWaitingScans(userId, requestId);
    const profile = await this.matches.profileFor(userId);
    if (profile === null) return;
    const { profileRevision: revision } = profile;
    await this.producer.enqueue('matches.rescore', { userId, revision }, { jobId: jobIdOf(userId, revision), requestId });
  }

  /** Hands over the scans that waited for an evaluated resume. */
  async wakeWaitingScans(userId: string, requestId?: string): Promise<void> {
    const woken = await this.scans.wakeWaiting(userId);
    // Those that are awake already count too, or waking would be a way past everybody else.
    const before = woken.length === 0 ? 0 : Math.max(0, (await this.scans.countInFlight(userId)) - woken.length);
    for (const { id } of woken) this.realtime.emit(userId, 'scan.progress', { _id: id, status: 'queued' });
    const jobs = woken.map(({ id, handover }, index) => ({ payload: { scanId: id }, options: { jobId: jobIdOf(id, handover), priority: priorityOf(before + index), requestId } }));
    await this.producer.enqueueMany('scan.score', jobs);
  }
}
