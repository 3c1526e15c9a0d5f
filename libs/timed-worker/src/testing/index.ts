export { workerInProcess } from './worker-in-process.js';
