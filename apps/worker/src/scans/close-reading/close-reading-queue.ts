import { Injectable } from '@nestjs/common';
import { CloseReadingWorkRepository, type QueuedCloseReading } from '@rolefit/database';
import { jobIdOf, JobProducer, type JobToAdd, priorityOf } from '@rolefit/queues';
import { LinkingModel } from '../../model/linking-model.js';

/** Close readings that a new version of the resume queues: as many as a user may look at. The others are read again on request. */
const readAgainMost = 25;

/** Enqueues close readings of committed rows. A job that is lost is found by the sweeper. */
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

  /** @param queuePosition how many jobs the user has in flight already */
  async enqueue(
    queued: QueuedCloseReading,
    queuePosition: number,
    requestId?: string,
  ): Promise<void> {
    await this.producer.enqueueMany('match.read-closely', [
      jobOf(queued, queuePosition, requestId),
    ]);
  }

  /** Has the model read what a new version of the resume may have changed, for the scans that matter most. */
  async readAgain(userId: string, resumeId: string, requestId?: string): Promise<void> {
    if (!this.isForAll) return;
    const queued = await this.readings.requeueOutdated(userId, resumeId, readAgainMost);
    await this.producer.enqueueMany(
      'match.read-closely',
      queued.map((one, at) => jobOf(one, at, requestId)),
    );
  }
}

function jobOf(
  { scanId, handover }: QueuedCloseReading,
  queuePosition: number,
  requestId: string | undefined,
): JobToAdd<'match.read-closely'> {
  return {
    payload: { scanId },
    options: { jobId: jobIdOf(scanId, handover), priority: priorityOf(queuePosition), requestId },
  };
}
