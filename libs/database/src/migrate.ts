import 'reflect-metadata';
import { loadMigrationConfig } from '@rolefit/config';
import { createDataSource } from './data-source.js';
import { MissingRoleError, preparePrivileges } from './process-roles.js';
import { runMigrations } from './run-migrations.js';

// A separate program, so that a cluster can run it as a job before a rollout.
const { database, roles } = loadMigrationConfig();
const dataSource = createDataSource(database);
await dataSource.initialize();
try {
  const names = await runMigrations(dataSource);
  process.stdout.write(
    names.length === 0 ? 'The database is up to date.\n' : `Migrated: ${names.join(', ')}\n`,
  );
  for (const role of roles) await preparePrivileges(dataSource, role);
} catch (error) {
  if (!(error instanceof MissingRoleError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await dataSource.destroy();
}
