import type { Worker } from 'bullmq';
import type { JobRuntime } from './job-runtime.js';
import type { ReservedSlots } from './reserved-slots.js';

/** A worker without running jobs stops within milliseconds, unless it waits for Redis. */
const redisUnavailableMs = 500;

/** The parts of a processor to shut down. */
interface StoppingWorker {
  readonly worker: Worker;
  readonly reservedSlots: ReservedSlots | undefined;
  /** The runs in progress. */
  readonly running: Iterable<Promise<void>>;
  readonly runtime: Pick<JobRuntime, 'finishMs' | 'redis'>;
}

/**
 * Graceful shutdown: takes no new jobs, drains running ones for `finishMs`, returns the rest to the queue and closes the worker. If only an unavailable
 * Redis keeps the worker open, its connections are closed.
 */
export async function shutDownWorker({
  worker,
  reservedSlots,
  running,
  runtime,
}: StoppingWorker): Promise<void> {
  const handBack = setTimeout(() => worker.cancelAllJobs('shutdown'), runtime.finishMs);
  let stranded: NodeJS.Timeout | undefined;
  let isClosed = false;
  void Promise.allSettled(running).then(() => {
    if (!isClosed) stranded = setTimeout(() => void runtime.redis?.endAll(), redisUnavailableMs);
  });
  try {
    // Pausing first: locks are renewed until all runs have ended.
    await worker.pause(true);
    await reservedSlots?.stop();
    await worker.close();
  } finally {
    isClosed = true;
    clearTimeout(handBack);
    clearTimeout(stranded);
  }
}
