import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  AppError,
  type DisplayLanguage,
  type Job,
  type JobDetail,
  type ScanBatch,
  type ScanBatchItem,
  type ScanRequest,
} from '@rolefit/contracts';
import { type AddedScan, type ScanRow, ScansRepository } from '@rolefit/database';
import { jobIdOf, JobProducer, type JobToAdd, priorityOf } from '@rolefit/queues';
import { scansRequested } from '@rolefit/telemetry';
import type { RequestDetails } from '../http/request-details.js';
import type { LimitedCaller } from '../limits/limited-caller.js';
import { validatePostings } from './validate-postings.js';
import { toNewScan } from './new-scan.js';
import { QueueCapacity } from './queue-capacity.service.js';
import { hasCloseReader } from './close-reader.js';
import { ScanQuota } from './scan-quota.service.js';
import { presentBatch, presentJob, presentJobDetail } from './scan.presenter.js';

/** A user's scans. Every query filters by user, so scans of other users are not found. */
@Injectable()
export class ScansService {
  constructor(
    private readonly scans: ScansRepository,
    private readonly producer: JobProducer,
    private readonly capacity: QueueCapacity,
    private readonly quota: ScanQuota,
    @Inject(CONFIG) private readonly config: Pick<Config, 'model'>,
  ) {}

  /**
   * Adds a scan and queues it. `jobId` is the idempotency key: a repeated request returns the existing scan and consumes no quota, even if a limit was
   * reached meanwhile.
   */
  async add(
    caller: LimitedCaller,
    request: ScanRequest,
    { requestId, language }: RequestDetails,
  ): Promise<Job> {
    const consumed = await this.consumeForNew(caller, [request.jobId]);
    const { scan, isNew, inFlight } = await this.scans.add(caller.userId, toNewScan(request));
    await this.quota.refund(caller, consumed - (isNew ? 1 : 0));
    if (isNew) this.handOver([jobOf(caller.userId, scan, inFlight, requestId)], 'single');
    return presentJob(scan, language);
  }

  /**
   * Adds several scans, each as `add` does, and queues the new ones. An invalid posting is reported as refused and does not fail the batch.
   * @param postings as received, not validated yet
   */
  async addMany(
    caller: LimitedCaller,
    postings: readonly unknown[],
    { requestId, language }: RequestDetails,
  ): Promise<ScanBatch> {
    const checked = await validatePostings(postings);
    const requests = checked.flatMap((one) => ('request' in one ? [one.request] : []));
    const consumed = await this.consumeForNew(caller, [
      ...new Set(requests.map(({ jobId }) => jobId)),
    ]);
    const { added, inFlight } = await this.scans.addMany(caller.userId, requests.map(toNewScan));
    const queued = new Map<string, JobToAdd<'scan.score'>>();
    const items = checked.map((one): ScanBatchItem => {
      if ('refusal' in one) return one.refusal;
      const { scan, isNew } = found(added, one.request.jobId);
      if (!isNew || queued.has(scan.id))
        return { outcome: 'already-there', job: presentJob(scan, language) };
      queued.set(scan.id, jobOf(caller.userId, scan, inFlight + queued.size, requestId));
      return { outcome: 'accepted', job: presentJob(scan, language) };
    });
    this.handOver([...queued.values()], 'batch');
    await this.quota.refund(caller, consumed - queued.size);
    return presentBatch(items);
  }

  /** @throws AppError SCAN_NOT_FOUND */
  async get(userId: string, scanId: string, language: DisplayLanguage): Promise<JobDetail> {
    const scan = await this.scans.find(userId, scanId);
    if (scan === null) throw new AppError('SCAN_NOT_FOUND');
    return presentJobDetail(scan, language, hasCloseReader(this.config));
  }

  /** @throws AppError SCAN_NOT_FOUND */
  async delete(userId: string, scanId: string): Promise<void> {
    if (!(await this.scans.delete(userId, scanId))) throw new AppError('SCAN_NOT_FOUND');
  }

  /**
   * Queues a scan again. Idempotent while it is queued or running.
   * @throws AppError SCAN_NOT_FOUND
   */
  async rescan(
    userId: string,
    scanId: string,
    { requestId, language }: RequestDetails,
  ): Promise<Job> {
    await this.capacity.assertCapacity(userId, 1);
    const { scan, isQueued } = await this.scans.rescan(userId, scanId);
    if (scan === null) throw new AppError('SCAN_NOT_FOUND');
    if (isQueued)
      this.handOver(
        [jobOf(userId, scan, (await this.scans.countInFlight(userId)) - 1, requestId)],
        'rescan',
      );
    return presentJob(scan, language);
  }

  /**
   * Consumes the caller's quota. Existing scans are looked up only where the quota does not suffice for all of the batch.
   * @returns the points consumed: at least the number of new scans
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

  /** Enqueues jobs for committed rows. Neither awaited nor able to fail the request: the sweeper enqueues jobs that were lost. */
  private handOver(
    jobs: readonly JobToAdd<'scan.score'>[],
    way: 'single' | 'batch' | 'rescan',
  ): void {
    scansRequested.inc({ way }, jobs.length);
    void this.producer.enqueueMany('scan.score', jobs);
  }
}

/** The more scans a user has in flight, the lower the priority of the next one. */
function jobOf(
  userId: string,
  scan: ScanRow,
  inFlight: number,
  requestId: string,
): JobToAdd<'scan.score'> {
  return {
    payload: { userId, scanId: scan.id },
    options: { jobId: jobIdOf(scan.id, scan.handover), priority: priorityOf(inFlight), requestId },
  };
}

function found(added: ReadonlyMap<string, AddedScan>, jobId: string): AddedScan {
  const one = added.get(jobId);
  if (one === undefined)
    throw new AppError('INTERNAL', { cause: 'a scan of the batch was neither added nor found' });
  return one;
}
