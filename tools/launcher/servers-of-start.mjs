import { ensureDatabase, postgresService } from './postgres.mjs';
import { githubService } from './github.mjs';
import { redisService } from './redis.mjs';
import { keptSecret } from './secrets.mjs';

const databaseName = 'rolefit';

/**
 * Starts the servers that the person has not brought along, side by side, and returns the variables that point Rolefit at
 * them.
 */
export async function startServers({ start, data, plan, say }) {
  const { ports, brought, publicUrl } = plan;
  const found = await Promise.all([
    brought.database ? {} : startPostgres({ start, data, port: ports.postgres }),
    brought.redis ? {} : startRedis({ start, data, port: ports.redis, say }),
    brought.github ? {} : startGithub({ start, data, ports, publicUrl }),
  ]);
  return Object.assign({}, ...found);
}

async function startPostgres({ start, data, port }) {
  const service = await postgresService({ clusterDir: data.postgresDir, port, password: keptSecret(data.dir, 'postgres'), logFile: data.logFile('postgres') });
  await start(service);
  await ensureDatabase(service.urlOf('postgres'), databaseName);
  return { DATABASE_URL: service.urlOf(databaseName) };
}

async function startRedis({ start, data, port, say }) {
  const service = await redisService({ dir: data.redisDir, port, password: keptSecret(data.dir, 'redis'), logFile: data.logFile('redis') });
  if (service.warning) say(service.warning);
  await start(service);
  return { REDIS_URL: service.url };
}

async function startGithub({ start, data, ports, publicUrl }) {
  const service = githubService({
    port: ports.github,
    innerPort: ports.githubInner,
    clientSecret: keptSecret(data.dir, 'github-client'),
    publicUrl,
    logFile: data.logFile('github'),
  });
  await start(service);
  return service.variables;
}
