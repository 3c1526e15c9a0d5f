import { join } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';
import { type Service } from '../processes/child.ts';
import { answersOk, reachableHost } from '../processes/health.ts';
import { appEnvironment } from './app-environment.ts';

interface AppOptions {
  /** Of all of Rolefit; each app gets its part. */
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
}

const programOf = (app: string, ...flags: readonly string[]): readonly string[] => [
  '--enable-source-maps',
  ...flags,
  join(rootDir, 'apps', app, 'dist', 'main.js'),
];

/** The gateway as a service for `startChild`. */
export const gatewayService = ({ env, logFile }: AppOptions): Service => ({
  name: 'gateway',
  command: process.execPath,
  args: programOf('gateway'),
  env: appEnvironment('gateway', env),
  logFile,
  isReady: () => answersOk(`http://${reachableHost(env.HOST)}:${env.PORT}/health/ready`),
});

/** A worker as a service for `startChild`; it has more time to finish its jobs. */
export const workerService = ({ env, logFile }: AppOptions): Service => ({
  name: 'worker',
  command: process.execPath,
  // Reading takes half the processor time; see docs/adr/0028.
  args: programOf('worker', '--no-regexp-tier-up'),
  env: appEnvironment('worker', env),
  logFile,
  graceMs: 15_000,
  isReady: () => answersOk(`http://${reachableHost(env.HOST)}:${env.WORKER_PORT}/health/ready`),
});
