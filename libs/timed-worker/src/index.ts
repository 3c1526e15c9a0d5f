export { type Report, serveTasks } from './serve-tasks.js';
export { type Outcome, TimedWorker, type WorkerLike } from './timed-worker.js';
