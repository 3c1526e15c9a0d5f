import { setTimeout as sleep } from 'node:timers/promises';
import { createDataSource, runMigrations } from '@rolefit/database';
import { startTestServers } from '../../launcher/test/test-servers.ts';
import { type Row, rowOf } from '../rows/row.ts';
import { quantile } from '../rows/statistics.ts';
import { templateUrl } from '../servers/bench-servers.ts';
import { fillFormerDatabase } from './former-database.ts';
import { type LockWaits, observeLockWaits } from './lock-waits.ts';
import { type Phase, startRequestLoad } from './request-load.ts';

const clients = 8;
const warmUpMs = 5_000;
const calmMs = 20_000;
/** The longest that a request may wait for the migration. */
const goalMs = 200;

interface Measured {
  readonly scans: number;
  readonly migrationMs: number;
  readonly waits: LockWaits;
  readonly before: Phase;
  readonly during: Phase;
  readonly after: Phase;
}

/**
 * Measures what requests notice of the migration that puts the user into all keys (ADR 56), with a user who has a million scans: the longest time that one
 * waited for a lock of the migration, and whether any failed. Where the machine is so busy that requests take longer than the goal without a migration, the
 * slowest of these is the measure.
 */
export async function benchMigration({ scans }: { readonly scans: number }): Promise<Row[]> {
  const servers = await startTestServers({ migrated: true });
  try {
    const url = templateUrl(servers.databaseUrl);
    const dataSource = await createDataSource({ url, poolSize: 1 }).initialize();
    try {
      const users = await fillFormerDatabase(dataSource, { scans, users: clients - 1 });
      report(`${scans.toLocaleString('en')} scans inserted`);
      const load = await startRequestLoad(url, users);
      try {
        load.startPhase();
        await sleep(warmUpMs);
        const before = load.startPhase();
        await sleep(calmMs);
        const during = load.startPhase();
        const [{ pid } = { pid: 0 }] = await dataSource.query<{ pid: number }[]>(
          'SELECT pg_backend_pid() AS pid',
        );
        const start = performance.now();
        const migration = runMigrations(dataSource);
        const waits = await observeLockWaits(url, pid, migration);
        const names = await migration;
        const migrationMs = performance.now() - start;
        report(`${names.join(', ')} in ${(migrationMs / 1_000).toFixed(1)} s`);
        const after = load.startPhase();
        await sleep(calmMs);
        return rowsOf({ scans, migrationMs, waits, before, during, after });
      } finally {
        await load.stop();
      }
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await servers.stop();
  }
}

function rowsOf({ scans, migrationMs, waits, before, during, after }: Measured): Row[] {
  const calm = [...before.took, ...after.took];
  const base = Math.max(goalMs, ...calm);
  const failures = [before, during, after].flatMap((phase) => phase.failures);
  const size = `${scans.toLocaleString('en')} scans and matches in ${(migrationMs / 1_000).toFixed(1)} s`;
  return [
    rowOf({
      figure: 'longest wait of a request for the migration',
      against: base > goalMs ? 'the slowest request without it' : `${goalMs} ms`,
      ratios: [waits.longestMs / base],
      most: 1,
      note: `${size}: ${waits.longestMs.toFixed(0)} ms seen, ${waits.mostMs.toFixed(0)} until the next look, ${waits.seen} looks with a wait; requests meanwhile ${timesOf(during.took)}; before and after ${timesOf(calm)}`,
    }),
    rowOf({
      figure: 'failed requests beside the migration',
      against: 'all requests',
      ratios: [failures.length / (calm.length + during.took.length)],
      most: 0,
      note: `${failures.length} of ${(calm.length + during.took.length).toLocaleString('en')}${failures.length > 0 ? `: ${[...new Set(failures)].slice(0, 3).join('; ')}` : ''}`,
    }),
  ];
}

function timesOf(took: readonly number[]): string {
  const at = (share: number): string => quantile(took, share).toFixed(0);
  return `${at(0.5)} ms at the median, ${at(0.99)} at p99, ${at(1)} at most`;
}

const report = (text: string): void => void process.stderr.write(`migration: ${text}\n`);
