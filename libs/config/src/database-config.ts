import type { Config } from './config.js';
import { ConfigError } from './config-error.js';
import { configSchema } from './environment.js';
import { findUnencrypted } from './unencrypted-services.js';

/**
 * Only the database configuration, for the migration job, which needs no secrets and no other services.
 * @throws ConfigError where DATABASE_URL is missing or invalid, or does not use TLS in a cluster
 */
export function loadDatabaseConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config['database'] {
  const url = env['DATABASE_URL']?.trim();
  if (url === undefined || url === '')
    throw new ConfigError([
      `DATABASE_URL is missing: ${configSchema.shape.DATABASE_URL.description ?? ''}`,
    ]);
  const parsed = configSchema.shape.DATABASE_URL.safeParse(url);
  if (!parsed.success || parsed.data === undefined)
    throw new ConfigError(['DATABASE_URL is not the address of a PostgreSQL database.']);
  const problems = findUnencrypted({
    ROLEFIT_DEPLOYMENT: env['ROLEFIT_DEPLOYMENT']?.trim(),
    ALLOW_PLAIN_SERVICES: env['ALLOW_PLAIN_SERVICES']?.trim(),
    DATABASE_URL: url,
  });
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze({ url: parsed.data, poolSize: 2 });
}
