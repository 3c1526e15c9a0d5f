import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { createDataSource } from '../data-source.js';
import { type DatabaseProcess } from '../privileges.js';
import { preparePrivileges } from '../process-roles.js';
import { divideTables } from './divide-tables.js';

/** A database of a test file's own, cloned from the migrated template. */
export interface TestDatabase {
  /** The owner's, for the test itself. */
  readonly url: string;
  /** That of a process under test, with no more privileges than it has in a cluster. */
  urlOf(process: DatabaseProcess): Promise<string>;
  readonly dataSource: DataSource;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

/** Name of the migrated template that the test servers make. */
export const templateDatabase = 'rolefit_template';

/** A copy of it whose tables are divided by user. */
const dividedDatabase = `${templateDatabase}_divided`;
const partitions = 4;

/** Whether tests run on tables that are divided by user (ADR 51); their plans and the names of their indexes differ. */
export const areTablesDivided = process.env['TEST_TABLES'] === 'divided';

/** For a busy machine. */
const connectTimeoutMS = 120_000;

/**
 * Clones the template.
 * @param options whether its tables are in one piece or divided by user; by default as `TEST_TABLES` says
 * @throws Error where TEST_DATABASE_URL is missing: run the tests through `npm test`, or start `tools/launcher/run.mjs servers`
 */
export async function createTestDatabase({
  areDivided = areTablesDivided,
} = {}): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (adminUrl === undefined)
    throw new Error(
      'TEST_DATABASE_URL is not set: start the test servers with node tools/launcher/run.mjs servers',
    );
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, async (admin) => {
    const template = areDivided ? await dividedTemplate(admin, adminUrl) : templateDatabase;
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const url = urlOf(adminUrl, name);
  const dataSource = await dataSourceWithoutTimeouts(url).initialize();
  return {
    url,
    urlOf: async (process) => {
      const own = new URL(url);
      own.username = `rolefit_test_${process}`;
      const password = decodeURIComponent(own.password);
      await preparePrivileges(dataSource, { process, name: own.username, password });
      return own.href;
    },
    dataSource,
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await asAdmin(adminUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Made by the first test that needs it; the caller holds the lock. It gets its name last, so that an unfinished one is not used. */
async function dividedTemplate(admin: Client, adminUrl: string): Promise<string> {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    dividedDatabase,
  ]);
  if (rowCount === 1) return dividedDatabase;
  const unfinished = `${dividedDatabase}_unfinished`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${unfinished} TEMPLATE ${templateDatabase}`);
  const client = new Client({ connectionString: urlOf(adminUrl, unfinished) });
  await client.connect();
  try {
    await divideTables(client, partitions);
  } finally {
    await client.end();
  }
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${dividedDatabase}`);
  return dividedDatabase;
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
async function asAdmin(url: string, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMS,
  });
  await admin.connect();
  try {
    // PostgreSQL refuses concurrent clones of a template ("source database is being accessed"), so they wait for each other.
    await admin.query('SELECT pg_advisory_lock(7303016)');
    await work(admin);
  } finally {
    await admin.end();
  }
}
