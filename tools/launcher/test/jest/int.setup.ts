import { compile } from '../../product/build.ts';
import { makeTemplateDatabase, startTestServers } from '../test-servers.ts';
import { runGlobals } from './run-globals.ts';

/** Starts one PostgreSQL and one Redis for all integration tests, unless TEST_DATABASE_URL and TEST_REDIS_URL name servers that run already. */
export default async function setup(): Promise<void> {
  try {
    const databaseUrl = await provideServers();
    await compile('libs/database');
    await makeTemplateDatabase(databaseUrl);
  } catch (error) {
    await runGlobals.testServers?.stop();
    // Jest prints only the message of an error.
    if (error instanceof Error && 'details' in error) error.message = [error.message, error.details].filter(Boolean).join('\n\n');
    throw error;
  }
}

async function provideServers(): Promise<string> {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (TEST_DATABASE_URL && TEST_REDIS_URL) return TEST_DATABASE_URL;
  const servers = await startTestServers();
  if (servers.warning) process.stderr.write(`${servers.warning}\n`);
  runGlobals.testServers = servers;
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  return servers.databaseUrl;
}
