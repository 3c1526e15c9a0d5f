import { setTimeout as wait } from 'node:timers/promises';
import { type Capabilities } from '../system/chaos-system.ts';
import { fullDisk, slowedDisk } from './disk-faults.ts';
import { type FaultKind } from './fault.ts';
import { disturbedLink } from './link-faults.ts';
import { failingModel } from './model-faults.ts';
import { killed, paused } from './process-faults.ts';
import { flushedRedis, restoredRedis, truncatedRedis } from './redis-faults.ts';

/** Longer than a job's lock and a row's lease: another worker takes the job over, and then two run it. */
const pauseBeyondLockMs = 7_000;

/** Faults of servers and of the links to them, by name. Gateways and workers are killed by the ProcessKiller. */
const kinds: Readonly<Record<string, FaultKind>> = {
  'kill PostgreSQL': killed('PostgreSQL'),
  'kill Redis': killed('Redis'),
  'kill S3': killed('S3'),
  'kill model': killed('model'),
  'Redis loses its tail': restoredRedis,
  "Redis' last write is torn": truncatedRedis,
  'Redis loses everything': flushedRedis,
  pause: paused(1_500),
  'pause beyond the lock': paused(pauseBeyondLockMs, ['worker 1', 'worker 2']),
  cut: disturbedLink('is cut', async (link, ms) => {
    await link.cut();
    await wait(ms);
  }),
  stall: disturbedLink('says nothing', async (link, ms) => {
    link.stall();
    await wait(ms);
  }),
  // Like a firewall that drops an idle connection: silence first, then a reset on the next write.
  'stall, then cut': disturbedLink('says nothing and is cut then', async (link, ms) => {
    link.stall();
    await wait(ms);
    await link.cut();
  }),
  'model trouble': failingModel,
  'S3 disk full': fullDisk('S3'),
  'PostgreSQL disk full': fullDisk('PostgreSQL'),
  'Redis disk full': fullDisk('Redis'),
  'PostgreSQL disk slow': slowedDisk('PostgreSQL'),
  'Redis disk slow': slowedDisk('Redis'),
};

export const faultKinds: ReadonlyMap<string, FaultKind> = new Map(Object.entries(kinds));
export const faultNames: readonly string[] = [...faultKinds.keys()];

/** @throws Error for an unknown name */
export function faultKind(name: string): FaultKind {
  const kind = faultKinds.get(name);
  if (kind === undefined) throw new Error(`There is no fault "${name}".`);
  return kind;
}

export function isPossible(name: string, capabilities: Capabilities): boolean {
  const { needs } = faultKind(name);
  return needs === undefined || capabilities[needs];
}
