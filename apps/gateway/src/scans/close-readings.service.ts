import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError, type Job, type SubmittedClaims } from '@rolefit/contracts';
import {
  type CloseReadingRow,
  CloseReadingsRepository,
  type QueuedCloseReading,
  type ScanDetailRow,
  ScansRepository,
} from '@rolefit/database';
import { jobIdOf, JobProducer } from '@rolefit/queues';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCloseReader } from './close-reader.js';
import type { RequestDetails } from '../http/request-details.js';
import { presentJob } from './scan.presenter.js';

const pollMs = 150;

/** Close readings of a user's matches: by the model of this server, or by an agent of the user. */
@Injectable()
export class CloseReadingsService {
  constructor(
    private readonly readings: CloseReadingsRepository,
    private readonly scans: ScansRepository,
    private readonly producer: JobProducer,
    @Inject(CONFIG) private readonly config: Pick<Config, 'model'>,
  ) {}

  /**
   * Has the model read a match closely. Idempotent while a reading is in progress.
   * @throws AppError SCAN_NOT_FOUND, MATCH_NOT_READY, MODEL_NOT_CONFIGURED
   */
  async request(
    userId: string,
    scanId: string,
    { requestId, language }: RequestDetails,
  ): Promise<Job> {
    await this.find(userId, scanId);
    if (!hasCloseReader(this.config)) throw new AppError('MODEL_NOT_CONFIGURED');
    const queued = await this.readings.request(userId, scanId);
    if (queued !== null) this.handOver(queued, requestId);
    const scan = await this.find(userId, scanId);
    if (scan.closeReading === null) throw new AppError('MATCH_NOT_READY');
    return presentJob(scan, language);
  }

  /**
   * Has claims of a user's agent verified and judged, and waits for the outcome.
   * @param patienceMs how long to wait for it
   * @returns the state; still `queued` or `reading` if it takes longer
   * @throws AppError SCAN_NOT_FOUND, MATCH_NOT_READY
   */
  async submit(
    userId: string,
    scanId: string,
    claims: SubmittedClaims,
    { requestId, patienceMs }: { readonly requestId: string; readonly patienceMs: number },
  ): Promise<CloseReadingRow> {
    const queued = await this.readings.submit(userId, scanId, claims);
    if (queued === null) {
      await this.find(userId, scanId);
      throw new AppError('MATCH_NOT_READY');
    }
    this.handOver(queued, requestId);
    const until = performance.now() + patienceMs;
    for (;;) {
      const row = await this.readings.find(userId, scanId);
      if (row === null) throw new AppError('SCAN_NOT_FOUND');
      const isOver = row.status === 'completed' || row.status === 'failed';
      if (isOver || performance.now() > until) return row;
      await wait(pollMs);
    }
  }

  private async find(userId: string, scanId: string): Promise<ScanDetailRow> {
    const scan = await this.scans.find(userId, scanId);
    if (scan === null) throw new AppError('SCAN_NOT_FOUND');
    return scan;
  }

  /** Not awaited: the sweeper enqueues lost jobs. */
  private handOver({ scanId, handover }: QueuedCloseReading, requestId: string): void {
    void this.producer.enqueue(
      'match.read-closely',
      { scanId },
      { jobId: jobIdOf(scanId, handover), priority: 1, requestId },
    );
  }
}
