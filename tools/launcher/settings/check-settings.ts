import { type Config, ConfigError, loadConfig } from '@rolefit/config';
import { Problem } from '../bootstrap/problem.mjs';
import { checkFolder } from './check-folder.ts';
import { checkHost } from './check-host.ts';
import type { MailProblem } from './check-mail.ts';
import type { SentinelFindings } from './check-sentinels.ts';
import { findRolesWithoutOwner } from './roles-without-owner.ts';

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
  const host = user.HOST ? await checkHost(user.HOST) : null;
  const ofHost = host === null ? [] : [host];
  // Unless it is set, PUBLIC_URL is derived from HOST, and so is its problem.
  const own = host === null || user.PUBLIC_URL ? problems : problems.filter(isNotOfPublicUrl);
  const ofSettings = [...own, ...findRolesWithoutOwner(user), ...findSentinelsWithoutUrl(user)];
  if (config === null || ofSettings.length > 0) refuse([...ofHost, ...ofSettings]);
  if (config === null) return [];
  const [services, sentinels, mail] = await Promise.all([
    checkServices(env, user),
    findSentinelProblems(config),
    findMailProblem(config),
  ]);
  const found = [...ofHost, ...services, ...sentinels.problems];
  refuse(mail === null || mail.isAway ? found : [...found, mail.sentence]);
  return [...sentinels.notices, ...(mail === null ? [] : [mail.sentence])];
}

const isNotOfPublicUrl = (problem: string): boolean => !problem.startsWith('PUBLIC_URL ');

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

/** All at the same time, since each may take until the limit for answers. The clients are loaded only where they are needed, which takes a while. */
async function checkServices(env: Variables, user: Variables): Promise<string[]> {
  const { DATABASE_URL, REDIS_URL, REDIS_SENTINELS, S3_ENDPOINT, OBJECTS_DIR } = user;
  const problems = await Promise.all([
    DATABASE_URL
      ? import('./check-postgres.ts').then(({ checkPostgres }) => checkPostgres(DATABASE_URL))
      : null,
    DATABASE_URL ? import('./check-roles.ts').then(({ checkRoles }) => checkRoles(user)) : null,
    REDIS_URL && !REDIS_SENTINELS
      ? import('./check-redis.ts').then(({ checkRedis }) => checkRedis(REDIS_URL))
      : null,
    S3_ENDPOINT
      ? import('./check-object-store.ts').then(({ checkObjectStore }) => checkObjectStore(env))
      : null,
    OBJECTS_DIR && !S3_ENDPOINT ? checkFolder(OBJECTS_DIR) : null,
  ]);
  return problems.flat().filter((problem) => problem !== null);
}

/** Without REDIS_URL the launcher starts a Redis of its own, which the Sentinels do not know. */
function findSentinelsWithoutUrl(user: Variables): string[] {
  return user.REDIS_SENTINELS && !user.REDIS_URL
    ? ['REDIS_SENTINELS needs REDIS_URL, for the password: redis://:password@sentinel']
    : [];
}

async function findSentinelProblems({ redis }: Config): Promise<SentinelFindings> {
  const { url, sentinels } = redis;
  if (sentinels === null) return { problems: [], notices: [] };
  const { checkSentinels } = await import('./check-sentinels.ts');
  return checkSentinels({ url, sentinels });
}

async function findMailProblem({ mail }: Config): Promise<MailProblem | null> {
  if (mail?.kind !== 'smtp') return null;
  const { checkMail } = await import('./check-mail.ts');
  return checkMail(mail);
}
