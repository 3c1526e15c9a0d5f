import type { Config } from './config.js';
import { ConfigError } from './config-error.js';
import { configSchema } from './environment.js';
import type { Program } from './required-variables.js';
import { findUnencrypted } from './unencrypted-services.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A role of PostgreSQL that one kind of process signs in as. */
export interface ProcessRole {
  readonly process: Program;
  readonly name: string;
  readonly password: string;
}

/** What the migration job needs. */
export interface MigrationConfig {
  /** As the owner of the tables. */
  readonly database: Config['database'];
  /** The roles that get privileges; none where all processes are the owner. */
  readonly roles: readonly ProcessRole[];
}

/**
 * Only the configuration of the migration job, which needs no secrets and no other services.
 * @throws ConfigError where DATABASE_URL is missing, or an address of a database is invalid or does not use TLS in a cluster
 */
export function loadMigrationConfig(env: Environment = process.env): MigrationConfig {
  const url = addressOf(env, 'DATABASE_URL');
  if (url === null)
    throw new ConfigError([
      `DATABASE_URL is missing: ${configSchema.shape.DATABASE_URL.description ?? ''}`,
    ]);
  const roles = [
    ...roleOf('gateway', addressOf(env, 'GATEWAY_DATABASE_URL')),
    ...roleOf('worker', addressOf(env, 'WORKER_DATABASE_URL')),
  ];
  const owner = new URL(url).username;
  return Object.freeze({
    database: Object.freeze({ url, poolSize: 2 }),
    roles: roles.filter(({ name }) => name !== decodeURIComponent(owner)),
  });
}

type DatabaseVariable = 'DATABASE_URL' | 'GATEWAY_DATABASE_URL' | 'WORKER_DATABASE_URL';

function addressOf(env: Environment, name: DatabaseVariable): string | null {
  const url = env[name]?.trim();
  if (url === undefined || url === '') return null;
  const parsed = configSchema.shape[name].safeParse(url);
  if (!parsed.success || parsed.data === undefined)
    throw new ConfigError([`${name} is not the address of a PostgreSQL database.`]);
  const problems = findUnencrypted({
    ROLEFIT_DEPLOYMENT: env['ROLEFIT_DEPLOYMENT']?.trim(),
    ALLOW_PLAIN_SERVICES: env['ALLOW_PLAIN_SERVICES']?.trim(),
    [name]: url,
  });
  if (problems.length > 0) throw new ConfigError(problems);
  return parsed.data;
}

function roleOf(program: Program, url: string | null): ProcessRole[] {
  if (url === null) return [];
  const { username, password } = new URL(url);
  return [
    {
      process: program,
      name: decodeURIComponent(username),
      password: decodeURIComponent(password),
    },
  ];
}
