import 'reflect-metadata';
import { loadDatabaseConfig } from '@rolefit/config';
import { createDataSource } from './data-source.js';
import { runMigrations } from './run-migrations.js';

// A separate program, so that a cluster can run it as a job before a rollout.
const dataSource = createDataSource(loadDatabaseConfig());
await dataSource.initialize();
try {
  const names = await runMigrations(dataSource);
  process.stdout.write(
    names.length === 0 ? 'The database is up to date.\n' : `Migrated: ${names.join(', ')}\n`,
  );
} finally {
  await dataSource.destroy();
}
