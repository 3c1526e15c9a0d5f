import { compile } from '../../product/build.ts';
import { makeTemplateDatabase, startTestServers } from '../test-servers.ts';
import { runGlobals } from './run-globals.ts';

/** Starts one PostgreSQL and one Redis for all integration tests, unless TEST_DATABASE_URL and TEST_REDIS_URL name servers that run already. */
export default async function setup(): Promise<void> {
  try {
    await compile('libs/database');
    const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
    if (TEST_DATABASE_URL && TEST_REDIS_URL) await makeTemplateDatabase(TEST_DATABASE_URL);
    else await startServers();
  } catch (error) {
    // Jest prints only the message of an error.
    if (error instanceof Error && 'details' in error)
      error.message = [error.message, error.details].filter(Boolean).join('\n\n');
    throw error;
  }
}

async function startServers(): Promise<void> {
  const servers = await startTestServers({ migrated: true });
  if (servers.warning) process.stderr.write(`${servers.warning}\n`);
  runGlobals.testServers = servers;
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
}
