import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { startChild, waitUntilReady } from './child.mjs';
import { Keeper } from './keeper.mjs';
import { findPorts } from './ports.mjs';
import { ensureDatabase, postgresService } from './postgres.mjs';
import { redisService } from './redis.mjs';
import { rootDir } from './paths.mjs';
import { run } from './run.mjs';

export const templateDatabase = 'rolefit_template';

/**
 * A PostgreSQL and a Redis for tests alone, in a temporary folder and gone afterwards, even when this process is killed.
 * @returns `{databaseUrl, redisUrl, warning, pids, stop()}`; `databaseUrl` is the superuser's, on the database `postgres`; `pids` by the servers' names
 */
export async function startTestServers() {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-test-'));
  const keeper = new Keeper();
  keeper.removeFolderAtEnd(dir);
  const children = [];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await keeper.close();
  };
  try {
    const ports = await findPorts(['postgres', 'redis']);
    const password = randomBytes(12).toString('hex');
    const [postgres, redis] = await Promise.all([
      postgresService({ clusterDir: join(dir, 'postgres'), port: ports.postgres, password, logFile: join(dir, 'postgres.log'), durable: false }),
      redisService({ dir: join(dir, 'redis'), port: ports.redis, password, logFile: join(dir, 'redis.log'), durable: false }),
    ]);
    for (const service of [postgres, redis]) {
      const child = startChild(service, keeper);
      children.unshift(child);
      await waitUntilReady(service, child);
    }
    return { databaseUrl: postgres.urlOf('postgres'), redisUrl: redis.url, warning: redis.warning, pids: Object.fromEntries(children.map(({ name, pid }) => [name, pid])), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the migrated database that each suite clones (`CREATE DATABASE x TEMPLATE rolefit_template`). Needs a built libs/database. */
export async function makeTemplateDatabase(databaseUrl) {
  await ensureDatabase(databaseUrl, templateDatabase);
  const url = new URL(databaseUrl);
  url.pathname = `/${templateDatabase}`;
  await run(process.execPath, [join(rootDir, 'libs', 'database', 'dist', 'migrate.js')], {
    env: { ...process.env, DATABASE_URL: url.href },
    sentence: 'The migrations of the test database failed.',
  });
}
