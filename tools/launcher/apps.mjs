import { join } from 'node:path';
import { answersOk } from './health.mjs';
import { rootDir } from './paths.mjs';

const program = (app) => ['--enable-source-maps', join(rootDir, 'apps', app, 'dist', 'main.js')];

/**
 * The gateway as a service for `startChild`.
 * @param {{ env: NodeJS.ProcessEnv, logFile: string }} options
 */
export const gatewayService = ({ env, logFile }) => ({
  name: 'gateway',
  command: process.execPath,
  args: program('gateway'),
  env,
  logFile,
  isReady: () => answersOk(`http://127.0.0.1:${env.PORT}/health/ready`),
});

/** A worker as a service for `startChild`; it gets longer to finish what it has begun. */
export const workerService = ({ env, logFile }) => ({
  name: 'worker',
  command: process.execPath,
  args: program('worker'),
  env,
  logFile,
  graceMs: 15_000,
  isReady: () => answersOk(`http://127.0.0.1:${env.WORKER_PORT}/health/ready`),
});
