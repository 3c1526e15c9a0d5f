import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { createDataSource } from '../data-source.js';

/** A database of a test file's own, cloned from the migrated template. */
export interface TestDatabase {
  readonly url: string;
  readonly dataSource: DataSource;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

/** Name of the migrated template that the test servers make. */
export const templateDatabase = 'rolefit_template';

/** For a busy machine. */
const connectTimeoutMS = 120_000;

/**
 * Clones the template.
 * @throws Error where TEST_DATABASE_URL is missing: run the tests through `npm test`, or start `tools/launcher/run.mjs servers`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (adminUrl === undefined)
    throw new Error(
      'TEST_DATABASE_URL is not set: start the test servers with node tools/launcher/run.mjs servers',
    );
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const dataSource = await dataSourceWithoutTimeouts(url.href).initialize();
  return {
    url: url.href,
    dataSource,
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Without timeouts, for the statements of a test itself, such as inserting thousands of rows or holding a lock; the code under test has a separate data source. */
function dataSourceWithoutTimeouts(url: string): DataSource {
  const { options } = createDataSource({ url, poolSize: 5 });
  const extra = {
    ...(options.extra as object),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  };
  return new DataSource({ ...options, extra, connectTimeoutMS } as ConstructorParameters<
    typeof DataSource
  >[0]);
}

/** A plain client, since a data source reads all entities first. */
async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMS,
  });
  await admin.connect();
  try {
    // PostgreSQL refuses concurrent clones of a template ("source database is being accessed"), so they wait for each other.
    await admin.query('SELECT pg_advisory_lock(7303016)');
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
