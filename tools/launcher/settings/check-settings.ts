import { type Config, ConfigError, loadConfig } from '@rolefit/config';
import { Problem } from '../bootstrap/problem.mjs';
import { checkFolder } from './check-folder.ts';
import { checkHost } from './check-host.ts';
import { checkMail } from './check-mail.ts';
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
 * @returns what is worth knowing but keeps nothing from starting, a sentence each
 * @throws Problem that lists what is wrong, a sentence each
 */
export async function checkSettings(env: Variables, user: Variables): Promise<string[]> {
  const { config, problems } = parse({ ...standIns, ...env });
  refuse([...problems, ...findRolesWithoutOwner(user)]);
  if (config === null) return [];
  const [services, mail] = await Promise.all([checkServices(env, user), checkMail(config.mail)]);
  refuse(mail === null || mail.isAway ? services : [...services, mail.sentence]);
  return mail === null ? [] : [mail.sentence];
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Problem(
      `Rolefit can’t start with these settings (environment and .env):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
}

interface Parsed {
  readonly config: Config | null;
  readonly problems: readonly string[];
}

function parse(env: Variables): Parsed {
  try {
    return { config: loadConfig(env), problems: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { config: null, problems: error.problems };
    throw error;
  }
}

/** All at the same time, since each may take until the limit for answers. */
async function checkServices(env: Variables, user: Variables): Promise<string[]> {
  const problems = await Promise.all([
    user.HOST ? checkHost(user.HOST) : null,
    user.DATABASE_URL ? checkPostgres(user.DATABASE_URL) : null,
    checkRoles(user),
    user.REDIS_URL ? checkRedis(user.REDIS_URL) : null,
    user.S3_ENDPOINT ? checkObjectStore(env) : null,
    user.OBJECTS_DIR && !user.S3_ENDPOINT ? checkFolder(user.OBJECTS_DIR) : null,
  ]);
  return problems.flat().filter((problem) => problem !== null);
}
