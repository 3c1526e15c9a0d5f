import { compile } from '../build.mjs';
import { makeTemplateDatabase, startTestServers } from '../test-servers.mjs';

/**
 * One PostgreSQL and one Redis for all integration tests of a run; workers inherit the two addresses. Where both are set
 * already (see servers.mjs) those servers are used.
 */
export default async function setup() {
  try {
    await provideServers();
    await compile('libs/database');
    await makeTemplateDatabase(process.env.TEST_DATABASE_URL);
  } catch (error) {
    await globalThis.rolefitTestServers?.stop();
    // Jest prints an error's message and nothing else of it.
    error.message = [error.message, error.details].filter(Boolean).join('\n\n');
    throw error;
  }
}

async function provideServers() {
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) return;
  const servers = await startTestServers();
  if (servers.warning) process.stderr.write(`${servers.warning}\n`);
  globalThis.rolefitTestServers = servers;
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
}
