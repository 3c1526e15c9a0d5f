import type { Worker } from 'bullmq';
import type { JobRuntime } from './job-runtime.js';
import type { ReservedSlots } from './reserved-slots.js';

/** A worker without running jobs stops within milliseconds, unless it waits for a Redis that is away. */
const redisUnavailableMs = 500;

/** The parts of a processor that have to end, in the order in which `shutDownWorker` ends them. */
interface StoppingWorker {
  readonly worker: Worker;
  readonly reservedSlots: ReservedSlots | undefined;
  /** The runs in progress. */
  readonly running: Iterable<Promise<void>>;
  readonly runtime: Pick<JobRuntime, 'finishMs' | 'redis'>;
}

/**
 * Takes no new jobs, lets the running ones finish for `finishMs`, hands back the rest and closes the worker. If only a Redis that is away
 * keeps the worker open, its connections are ended.
 */
export async function shutDownWorker({ worker, reservedSlots, running, runtime }: StoppingWorker): Promise<void> {
  const handBack = setTimeout(() => worker.cancelAllJobs('shutdown'), runtime.finishMs);
  let stranded: NodeJS.Timeout | undefined;
  let isClosed = false;
  void Promise.allSettled(running).then(() => {
    if (!isClosed) stranded = setTimeout(() => void runtime.redis?.endAll(), redisUnavailableMs);
  });
  try {
    // Locks are renewed until all runs have ended.
    await worker.pause(true);
    await reservedSlots?.stop();
    await worker.close();
  } finally {
    isClosed = true;
    clearTimeout(handBack);
    clearTimeout(stranded);
  }
}
