import { createDataSource } from '@rolefit/database';
import { divideTables } from '@rolefit/database/testing';
import { Client } from 'pg';
import { templateDatabase } from '../../launcher/test/template-cluster.ts';
import { templateUrl } from '../servers/bench-servers.ts';
import { type BenchUser, insertMatches, insertResume } from '../stored-scans/insert-matches.ts';
import { insertScans } from '../stored-scans/insert-scans.ts';

const partitions = 4;

type DataSource = ReturnType<typeof createDataSource>;

/** A database full of scans and its users, as gateways and as workers use it. */
export interface FilledDatabase {
  readonly gateway: DataSource;
  readonly worker: DataSource;
  readonly users: readonly BenchUser[];
}

interface Size {
  readonly scans: number;
  readonly users: number;
}

/** The migrated database, and a copy of it whose tables are divided by user, both with as many scans. */
export async function fillTwoDatabases(
  adminUrl: string,
  size: Size,
): Promise<{ readonly whole: FilledDatabase; readonly divided: FilledDatabase }> {
  const name = `${templateDatabase}_divided`;
  await withClient(adminUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`),
  );
  const dividedUrl = new URL(adminUrl);
  dividedUrl.pathname = `/${name}`;
  await withClient(dividedUrl.href, (client) => divideTables(client, partitions));
  const whole = await fill(templateUrl(adminUrl), size);
  return { whole, divided: await fill(dividedUrl.href, size) };
}

async function withClient(
  connectionString: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function fill(url: string, size: Size): Promise<FilledDatabase> {
  const gateway = await createDataSource({ url, poolSize: 1 }).initialize();
  const worker = await createDataSource({ url, poolSize: 1, genericPlans: true }).initialize();
  const users: BenchUser[] = [];
  for (const userId of await insertScans(gateway, size))
    users.push(await insertResume(gateway, userId));
  await insertMatches(gateway, users);
  return { gateway, worker, users };
}
