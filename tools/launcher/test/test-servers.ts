import { randomBytes } from 'node:crypto';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild, waitUntilReady } from '../processes/child.ts';
import { Keeper } from '../processes/keeper.ts';
import { findPorts } from '../processes/ports.ts';
import { migrate } from '../product/migrate.ts';
import { ensureDatabase, postgresService } from '../servers/postgres.ts';
import { redisService } from '../servers/redis.ts';
import { copyCluster, ensureTemplateCluster, templateDatabase } from './template-cluster.ts';

export interface TestServers {
  /** The superuser's, on the database `postgres`. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly warning?: string | undefined;
  /** Process ids of the two servers. */
  readonly pids: Readonly<Record<'PostgreSQL' | 'Redis', number>>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL and a Redis for tests in a temporary folder, which is removed at the end, even if this process is killed.
 * @param options with `migrated`, PostgreSQL has the template database; that needs a built libs/database
 */
export async function startTestServers({ migrated = false } = {}): Promise<TestServers> {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-test-'));
  const keeper = new Keeper();
  keeper.removeFolderAtEnd(dir);
  const children: Child[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.stop()));
    await keeper.close();
  };
  try {
    const ports = await findPorts(['postgres', 'redis']);
    const clusterDir = join(dir, 'postgres');
    const template = migrated ? await ensureTemplateCluster() : null;
    if (template) copyCluster(template, clusterDir);
    const password = template?.password ?? randomBytes(12).toString('hex');
    const [postgres, redis] = await Promise.all([
      postgresService({
        clusterDir,
        port: ports.postgres,
        password,
        logFile: join(dir, 'postgres.log'),
        durable: false,
      }),
      redisService({
        dir: join(dir, 'redis'),
        port: ports.redis,
        password,
        logFile: join(dir, 'redis.log'),
        durable: false,
      }),
    ]);
    for (const service of [postgres, redis]) {
      const child = startChild(service, keeper);
      children.unshift(child);
      await waitUntilReady(service, child);
    }
    const pids = Object.fromEntries(
      children.map(({ name, pid }) => [name, pid]),
    ) as TestServers['pids'];
    return {
      databaseUrl: postgres.urlOf('postgres'),
      redisUrl: redis.url,
      warning: redis.warning,
      pids,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Creates the migrated database that each suite clones (`CREATE DATABASE x TEMPLATE rolefit_template`) on servers that were started without it.
 * Needs a built libs/database.
 * @param roles addresses of gateways and workers on this database, to make their roles
 */
export async function makeTemplateDatabase(
  databaseUrl: string,
  roles: Partial<Record<'GATEWAY_DATABASE_URL' | 'WORKER_DATABASE_URL', string>> = {},
): Promise<void> {
  await ensureDatabase(databaseUrl, templateDatabase);
  await migrate({ ...process.env, DATABASE_URL: templateUrl(databaseUrl), ...roles });
}

/** The address of the template database on the same servers. */
export function templateUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${templateDatabase}`;
  return url.href;
}
