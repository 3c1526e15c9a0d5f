import { compile } from '../product/build.ts';
import { startTestServers } from '../test/test-servers.ts';

/**
 * `node tools/launcher/run.mjs servers`: a PostgreSQL and a Redis in the foreground, to run integration tests by hand. Prints their addresses as
 * lines for another shell; Ctrl-C stops both and removes their data. `--template` also creates the template database.
 */
export async function servers(args: readonly string[]): Promise<void> {
  const migrated = args.includes('--template');
  if (migrated) await compile('libs/database');
  const started = await startTestServers({ migrated });
  if (started.warning) console.error(started.warning);
  try {
    console.log(
      `export TEST_DATABASE_URL=${started.databaseUrl}\nexport TEST_REDIS_URL=${started.redisUrl}`,
    );
    // Signals alone do not keep the process alive.
    const timer = setInterval(() => undefined, 60_000);
    await new Promise((resolve) =>
      ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, resolve)),
    );
    clearInterval(timer);
  } finally {
    await started.stop();
  }
}
