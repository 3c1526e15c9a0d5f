import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type Job, type JobDetail, type JobsPage, type JobsQuery, type ScanRequest } from '@rolefit/contracts';
import { type ScanRow, ScansRepository } from '@rolefit/database';
import { jobIdOf, JobProducer, priorityOf } from '@rolefit/queues';
import { decodeCursor, encodeCursor } from './cursor.js';
import { presentJob, presentJobDetail } from './scan.presenter.js';

/** A user's scans. Every call names the user first: another one's scan is not found. */
@Injectable()
export class ScansService {
  constructor(
    private readonly scans: ScansRepository,
    private readonly producer: JobProducer,
  ) {}

  /** Adds a scan and queues it; the same `jobId` again answers the scan that is there. */
  async add(userId: string, request: ScanRequest, requestId: string): Promise<Job> {
    const { scan, isNew, inFlight } = await this.scans.add(userId, {
      jobId: request.jobId,
      title: request.title ?? null,
      companyName: request.companyName,
      logo: request.logo === undefined || request.logo === '' ? null : request.logo,
      url: request.url,
      postingText: request.jobDescription,
      postingHash: createHash('sha256').update(request.jobDescription).digest('hex'),
    });
    if (isNew) this.handOver(scan, inFlight, requestId);
    return presentJob(scan);
  }

  /**
   * One page, newest first, by number or after a cursor.
   * @throws AppError REQUEST_INVALID for a cursor that is none
   */
  async list(userId: string, { page, limit, cursor }: JobsQuery): Promise<JobsPage> {
    const place = cursor === undefined ? null : decodeCursor(cursor);
    const { scans: rows, totals } = await this.scans.list(userId, place ?? page, limit);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return { jobs: rows.slice(0, limit).map(presentJob), ...totals, nextCursor: last === undefined ? null : encodeCursor(last) };
  }

  /** @throws AppError SCAN_NOT_FOUND */
  async get(userId: string, scanId: string): Promise<JobDetail> {
    const scan = await this.scans.find(userId, scanId);
    if (scan === null) throw new AppError('SCAN_NOT_FOUND');
    return presentJobDetail(scan);
  }

  /** @throws AppError SCAN_NOT_FOUND */
  async delete(userId: string, scanId: string): Promise<void> {
    if (!(await this.scans.delete(userId, scanId))) throw new AppError('SCAN_NOT_FOUND');
  }

  /**
   * Queues a scan again; one that is queued or running is left alone, so that a second click does no harm.
   * @throws AppError SCAN_NOT_FOUND
   */
  async rescan(userId: string, scanId: string, requestId: string): Promise<Job> {
    const { scan, isQueued } = await this.scans.rescan(userId, scanId);
    if (scan === null) throw new AppError('SCAN_NOT_FOUND');
    if (isQueued) this.handOver(scan, (await this.scans.countInFlight(userId)) - 1, requestId);
    return presentJob(scan);
  }

  /**
   * Gives a committed row to the queue, the later the more the user has in flight. Nobody waits for it and it never fails
   * the request: the sweeper hands over what was lost.
   */
  private handOver(scan: ScanRow, inFlight: number, requestId: string): void {
    void this.producer.enqueue('scan.score', { scanId: scan.id }, { jobId: jobIdOf(scan.id, scan.handover), priority: priorityOf(inFlight), requestId });
  }
}
