import { ConfigError, loadConfig } from '@rolefit/config';
import { Problem } from '../bootstrap/problem.mjs';
import { checkHost } from './check-host.ts';
import { checkObjectStore } from './check-object-store.ts';
import { checkPostgres } from './check-postgres.ts';
import { checkRedis } from './check-redis.ts';
import { checkRoles, findRolesWithoutOwner } from './check-roles.ts';

type Variables = Readonly<Record<string, string>>;

/** In place of what the launcher starts itself, so that the other variables can be checked before it has. */
const standIns: Variables = {
  DATABASE_URL: 'postgres://127.0.0.1/rolefit',
  REDIS_URL: 'redis://127.0.0.1',
};

/**
 * Checks the user's settings and services before anything starts, services only if all settings are valid.
 * @param env what gateway and worker will be given, perhaps without the services that the launcher starts
 * @param user what the user has set
 * @throws Problem that lists what is wrong, a sentence each
 */
export async function checkSettings(env: Variables, user: Variables): Promise<void> {
  const settings = [...findInvalid({ ...standIns, ...env }), ...findRolesWithoutOwner(user)];
  const problems = settings.length > 0 ? settings : await checkServices(env, user);
  if (problems.length > 0)
    throw new Problem(
      `Rolefit can’t start with these settings (environment and .env):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
}

function findInvalid(env: Variables): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

async function checkServices(env: Variables, user: Variables): Promise<string[]> {
  const problems = await Promise.all([
    user.HOST ? checkHost(user.HOST) : null,
    user.DATABASE_URL ? checkPostgres(user.DATABASE_URL) : null,
    checkRoles(user),
    user.REDIS_URL ? checkRedis(user.REDIS_URL) : null,
    user.S3_ENDPOINT ? checkObjectStore(env) : null,
  ]);
  return problems.flat().filter((problem) => problem !== null);
}
