import { Injectable } from '@nestjs/common';
import { CloseReadingWorkRepository, type QueuedCloseReading } from '@rolefit/database';
import { jobIdOf, JobProducer, type JobToAdd, priorityOf } from '@rolefit/queues';
import { LinkingModel } from '../../model/linking-model.js';

/** How many close readings a new version of the resume queues: as many as a user is likely to look at. Others are read again on request. */
const readAgainMost = 25;

/** Enqueues close readings of committed rows. The sweeper enqueues lost jobs. */
@Injectable()
export class CloseReadingQueue {
  constructor(
    private readonly readings: CloseReadingWorkRepository,
    private readonly model: LinkingModel,
    private readonly producer: JobProducer,
  ) {}

  /** Whether every match is read closely by a model. */
  get isForAll(): boolean {
    return this.model.isConfigured;
  }

  /** @param queuePosition how many jobs of the user are already in flight */
  async enqueue(
    userId: string,
    queued: QueuedCloseReading,
    queuePosition: number,
    requestId?: string,
  ): Promise<void> {
    await this.producer.enqueueMany('match.read-closely', [
      jobOf(userId, queued, queuePosition, requestId),
    ]);
  }

  /** Has the model read again what a new version of the resume may have changed, for the newest and the saved scans. */
  async readAgain(userId: string, resumeId: string, requestId?: string): Promise<void> {
    if (!this.isForAll) return;
    const queued = await this.readings.requeueOutdated(userId, resumeId, readAgainMost);
    await this.producer.enqueueMany(
      'match.read-closely',
      queued.map((one, at) => jobOf(userId, one, at, requestId)),
    );
  }
}

function jobOf(
  userId: string,
  { scanId, handover }: QueuedCloseReading,
  queuePosition: number,
  requestId: string | undefined,
): JobToAdd<'match.read-closely'> {
  return {
    payload: { userId, scanId },
    options: { jobId: jobIdOf(scanId, handover), priority: priorityOf(queuePosition), requestId },
  };
}
