/**
 * `node tools/launcher/servers.mjs`: a throw-away PostgreSQL and Redis in the foreground, for running integration tests by
 * hand. Prints their addresses as lines to paste into another shell; Ctrl-C ends both and removes their data.
 * `--template` also builds and migrates the template database.
 */
import { compile } from './build.mjs';
import { printProblem } from './problem.mjs';
import { withRuntime } from './runtime.mjs';
import { makeTemplateDatabase, startTestServers } from './test-servers.mjs';

await withRuntime(async () => {
  const servers = await startTestServers();
  if (servers.warning) console.error(servers.warning);
  try {
    if (process.argv.includes('--template')) {
      await compile('libs/database');
      await makeTemplateDatabase(servers.databaseUrl);
    }
    console.log(`export TEST_DATABASE_URL=${servers.databaseUrl}\nexport TEST_REDIS_URL=${servers.redisUrl}`);
    const awake = setInterval(() => undefined, 60_000);
    await new Promise((resolve) => ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, resolve)));
    clearInterval(awake);
  } catch (error) {
    process.exitCode = printProblem(error);
  } finally {
    await servers.stop();
  }
});
