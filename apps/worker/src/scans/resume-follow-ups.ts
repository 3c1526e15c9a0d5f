import { Injectable } from '@nestjs/common';
import { MatchesRepository, ScanWorkRepository } from '@rolefit/database';
import { jobIdOf, JobProducer, priorityOf } from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { CloseReadingQueue } from './close-reading/close-reading-queue.js';

/** Enqueues the jobs that follow a new reading of a resume. If this process dies halfway, the sweeper completes it. */
@Injectable()
export class ResumeFollowUps {
  constructor(
    private readonly matches: MatchesRepository,
    private readonly scans: ScanWorkRepository,
    private readonly producer: JobProducer,
    private readonly realtime: RealtimeEmitter,
    private readonly closeReadings: CloseReadingQueue,
  ) {}

  /** Enqueues the user's waiting scans, the rescoring of older matches, and close readings with the version that was read. */
  async enqueue(userId: string, resumeId: string, requestId?: string): Promise<void> {
    await this.wakeWaitingScans(userId, requestId);
    const profile = await this.matches.profileFor(userId);
    if (profile === null) return;
    const { profileRevision: revision } = profile;
    await this.producer.enqueue(
      'matches.rescore',
      { userId, revision },
      { jobId: jobIdOf(userId, revision), requestId },
    );
    await this.closeReadings.readAgain(userId, resumeId, requestId);
  }

  /** Enqueues the scans that waited for an evaluated resume. */
  async wakeWaitingScans(userId: string, requestId?: string): Promise<void> {
    const woken = await this.scans.wakeWaiting(userId);
    // Scans already in flight count too; otherwise waking would bypass the users' order.
    const before =
      woken.length === 0 ? 0 : Math.max(0, (await this.scans.countInFlight(userId)) - woken.length);
    for (const { id } of woken)
      this.realtime.emit(userId, 'scan.progress', { _id: id, status: 'queued' });
    const jobs = woken.map(({ id, handover }, index) => ({
      payload: { userId, scanId: id },
      options: { jobId: jobIdOf(id, handover), priority: priorityOf(before + index), requestId },
    }));
    await this.producer.enqueueMany('scan.score', jobs);
  }
}
