/** Paths at which gateway and worker answer health probes. */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;

/** A worker that has not stopped by then ends itself; what it had begun is left to the sweeper. */
export const workerStopTimeoutMs = 20_000;

/** Threads of a worker where WORKER_THREADS is not set: beyond four its memory grows for little. */
export const maxDefaultThreads = 4;
