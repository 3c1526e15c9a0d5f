import { join } from 'node:path';
import { run } from '../bootstrap/command.mjs';
import { rootDir } from '../bootstrap/paths.mjs';
import { type Progress } from '../processes/progress.ts';
import { readComment, writeComment } from '../servers/postgres.ts';
import { type Variables } from './environment.ts';
import { hashSources } from './source-hash.ts';

const migrationSources = [
  'migrations',
  'migrate.ts',
  'run-migrations.ts',
  'privileges.ts',
  'process-roles.ts',
];

/** A hash of all migrations and privileges, and of the code that applies them. */
export const migrationsHash = (): string =>
  hashSources(migrationSources.map((path) => `libs/database/src/${path}`));

const migratedComment = (): string => `Migrated: ${migrationsHash()}`;

/**
 * Migrates the database of `env.DATABASE_URL` and gives gateways and workers their privileges. The launcher's own database has a comment with the hash of its migrations, which saves later
 * starts the check; nothing is assumed about a database that the user provides.
 */
export async function ensureMigrated({
  env,
  isOurs,
  progress,
}: {
  env: Variables;
  isOurs: boolean;
  progress: Progress;
}): Promise<void> {
  const databaseUrl = env.DATABASE_URL ?? '';
  if (isOurs && (await readComment(databaseUrl)) === migratedComment()) return;
  await progress.step('Bringing the database up to date', () => migrate(env));
  if (isOurs) await markMigrated(databaseUrl);
}

/** Runs the pending migrations on the database of `env.DATABASE_URL`, and grants the roles of the other addresses what they need. Needs a built libs/database. */
export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  await run(process.execPath, [join(rootDir, 'libs', 'database', 'dist', 'migrate.js')], {
    env,
    sentence: 'The database could not be brought up to date.',
  });
}

/** Notes on the database that it has all migrations. */
export const markMigrated = (databaseUrl: string): Promise<void> =>
  writeComment(databaseUrl, migratedComment());

/** Makes the next `ensureMigrated` migrate and grant again, because something else changes the tables. */
export const forgetMigrated = (databaseUrl: string): Promise<void> => writeComment(databaseUrl, '');
