export { connectProducer, end, untilReady } from './connection.js';
export * from './define-jobs.js';
export * from './enqueue.js';
export type { PickIds } from './forget-rows.js';
export * from './handler-check.js';
export * from './handles-job.js';
export * from './job-runner.js';
export * from './jobs.js';
export * from './queues.module.js';
