/** Health probe paths of gateway and worker. */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;

/** Timeout of a worker's graceful shutdown. The sweeper recovers jobs that did not finish. */
export const workerStopTimeoutMs = 20_000;

/** Maximum default of WORKER_THREADS: more than four threads cost memory for little throughput. */
export const maxDefaultThreads = 4;
