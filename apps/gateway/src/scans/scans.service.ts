import { Injectable } from '@nestjs/common';
import { AppError, type Job, type JobDetail, type ScanBatch, type ScanBatchItem, type ScanRequest } from '@rolefit/contracts';
import { type AddedScan, type ScanRow, ScansRepository } from '@rolefit/database';
import { jobIdOf, JobProducer, type JobToAdd, priorityOf } from '@rolefit/queues';
import { scansRequested } from '@rolefit/telemetry';
import type { LimitedCaller } from '../limits/limited-caller.js';
import { validatePostings } from './validate-postings.js';
import { toNewScan } from './new-scan.js';
import { QueueCapacity } from './queue-capacity.service.js';
import { ScanQuota } from './scan-quota.service.js';
import { presentBatch, presentJob, presentJobDetail } from './scan.presenter.js';

/** A user's scans. Every call names the user first: another one's scan is not found. */
@Injectable()
export class ScansService {
  constructor(
    private readonly scans: ScansRepository,
    private readonly producer: JobProducer,
    private readonly capacity: QueueCapacity,
    private readonly quota: ScanQuota,
  ) {}

  /** Adds a scan and queues it; the same `jobId` again answers the scan that is there and costs nothing, whatever limit was reached since. */
  async add(caller: LimitedCaller, request: ScanRequest, requestId: string): Promise<Job> {
    const consumed = await this.consumeForNew(caller, [request.jobId]);
    const { scan, isNew, inFlight } = await this.scans.add(caller.userId, toNewScan(request));
    await this.quota.refund(caller, consumed - (isNew ? 1 : 0));
    if (isNew) this.handOver([jobOf(scan, inFlight, requestId)], 'single');
    return presentJob(scan);
  }

  /**
   * Adds many scans, each as `add` does, and queues those that are new; what is wrong with one posting is told for that one alone.
   * @param postings as they came: not checked yet
   */
  async addMany(caller: LimitedCaller, postings: readonly unknown[], requestId: string): Promise<ScanBatch> {
    const checked = await validatePostings(postings);
    const requests = checked.flatMap((one) => ('request' in one ? [one.request] : []));
    const consumed = await this.consumeForNew(caller, [...new Set(requests.map(({ jobId }) => jobId))]);
    const { added, inFlight } = await this.scans.addMany(caller.userId, requests.map(toNewScan));
    const queued = new Map<string, JobToAdd<'scan.score'>>();
    const items = checked.map((one): ScanBatchItem => {
      if ('refusal' in one) return one.refusal;
      const { scan, isNew } = found(added, one.request.jobId);
      if (!isNew || queued.has(scan.id)) return { outcome: 'already-there', job: presentJob(scan) };
      queued.set(scan.id, jobOf(scan, inFlight + queued.size, requestId));
      return { outcome: 'accepted', job: presentJob(scan) };
    });
    this.handOver([...queued.values()], 'batch');
    await this.quota.refund(caller, consumed - queued.size);
    return presentBatch(items);
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
    await this.capacity.assertCapacity(userId, 1);
    const { scan, isQueued } = await this.scans.rescan(userId, scanId);
    if (scan === null) throw new AppError('SCAN_NOT_FOUND');
    if (isQueued) this.handOver([jobOf(scan, (await this.scans.countInFlight(userId)) - 1, requestId)], 'rescan');
    return presentJob(scan);
  }

  /**
   * Counts the scans against the limits of who asks. Which of them are there already is asked only where all of them would be too many.
   * @returns how many were counted: at least those that are new
   * @throws AppError SCANS_WAITING, QUEUE_FULL, REQUEST_RATE_LIMITED
   */
  private async consumeForNew(caller: LimitedCaller, jobIds: readonly string[]): Promise<number> {
    const reject = await this.quota.consume(caller, jobIds.length);
    if (reject === null) return jobIds.length;
    const known = await this.scans.countKnown(caller.userId, jobIds);
    if (known === 0) reject();
    const left = jobIds.length - known;
    (await this.quota.consume(caller, left))?.();
    return left;
  }

  /**
   * Gives committed rows to the queue. Nobody waits for it and it never fails the request: the sweeper hands over what was lost.
   */
  private handOver(jobs: readonly JobToAdd<'scan.score'>[], way: 'single' | 'batch' | 'rescan'): void {
    scansRequested.inc({ way }, jobs.length);
    void this.producer.enqueueMany('scan.score', jobs);
  }
}

/** The later the more the user has in flight. */
function jobOf(scan: ScanRow, inFlight: number, requestId: string): JobToAdd<'scan.score'> {
  return { payload: { scanId: scan.id }, options: { jobId: jobIdOf(scan.id, scan.handover), priority: priorityOf(inFlight), requestId } };
}

function found(added: ReadonlyMap<string, AddedScan>, jobId: string): AddedScan {
  const one = added.get(jobId);
  if (one === undefined) throw new AppError('INTERNAL', { cause: 'a scan of the batch was neither added nor found' });
  return one;
}
