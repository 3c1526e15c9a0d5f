import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { createDataSource } from './data-source.js';
import { type DatabaseProcess, privileges } from './privileges.js';
import { MissingRoleError, preparePrivileges } from './process-roles.js';
import { createTestDatabase, type TestDatabase } from './testing/index.js';

const ofEveryProcess = [
  'CREATE TABLE theirs (id int)',
  'DROP TABLE scans',
  'ALTER TABLE scans ADD COLUMN theirs int',
  'TRUNCATE users',
  'CREATE FUNCTION theirs() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'DELETE FROM migrations',
  'COPY users TO PROGRAM $$true$$',
  'UPDATE audit_entries SET event = event',
];
const refused: Readonly<Record<DatabaseProcess, readonly string[]>> = {
  gateway: [...ofEveryProcess, 'DELETE FROM users', 'DELETE FROM audit_entries'],
  worker: [
    ...ofEveryProcess,
    'INSERT INTO sessions (id) VALUES (gen_random_uuid())',
    'UPDATE sessions SET revoked_at = NULL',
    'SELECT FROM access_tokens',
    'INSERT INTO access_tokens (id) VALUES (gen_random_uuid())',
    'SELECT FROM passkeys',
    'INSERT INTO passkeys (id) VALUES (gen_random_uuid())',
    'SELECT FROM identities',
    'UPDATE identities SET user_id = user_id',
    'INSERT INTO users (id) VALUES (gen_random_uuid())',
  ],
};

let database: TestDatabase;
const made: string[] = [];
/** The name of a role of this run's own, which may not exist yet. */
const aRole = () => {
  const name = `rolefit_test_${randomBytes(4).toString('hex')}`;
  made.push(name);
  return name;
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const role of made)
    await database?.dataSource.query(
      `DO $$ BEGIN DROP OWNED BY ${role}; DROP ROLE ${role}; EXCEPTION WHEN undefined_object THEN NULL; END $$`,
    );
  await database?.drop();
});

describe.each(['gateway', 'worker'] as const)('the role of a %s', (process) => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ connectionString: await database.urlOf(process) });
    await client.connect();
  });
  afterAll(() => client?.end());

  it.each(refused[process])('may not: %s', async (statement) => {
    await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('may use exactly what is listed', async () => {
    const { rows } = await client.query<{ table: string; allowed: string[] }>(
      `SELECT table_name::text AS table, array_agg(privilege_type::text) AS allowed
       FROM information_schema.role_table_grants WHERE grantee = current_user AND table_schema = 'public' GROUP BY 1`,
    );
    const sorted = (entries: readonly (readonly [string, readonly string[]])[]) =>
      Object.fromEntries(entries.map(([table, allowed]) => [table, [...allowed].sort()]));
    expect(sorted(rows.map(({ table, allowed }) => [table, allowed]))).toEqual(
      sorted(Object.entries(privileges[process])),
    );
  });
});

it('is made where it is missing, and loses what it should not have', async () => {
  const role = { process: 'worker', name: aRole(), password: "it's \\ secret" } as const;
  await preparePrivileges(database.dataSource, role);
  await database.dataSource.query(`GRANT ALL ON identities TO ${role.name}`);
  await preparePrivileges(database.dataSource, { ...role, password: 'ignored: it exists' });
  const url = new URL(database.url);
  url.username = role.name;
  url.password = encodeURIComponent(role.password);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await expect(client.query('SELECT FROM identities')).rejects.toThrow('permission denied');
  await client.query('SELECT FROM scans');
  await client.end();
});

it('is asked for in one sentence where the owner may make none', async () => {
  const owner = aRole();
  await database.dataSource.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'word'`);
  const url = new URL(database.url);
  [url.username, url.password] = [owner, 'word'];
  const asOwner = await createDataSource({ url: url.href, poolSize: 1 }).initialize();
  try {
    const missing = aRole();
    const outcome = preparePrivileges(asOwner, {
      process: 'gateway',
      name: missing,
      password: 'word',
    });
    await expect(outcome).rejects.toThrow(MissingRoleError);
    await expect(outcome).rejects.toThrow(
      `GATEWAY_DATABASE_URL: there is no role “${missing}”, and this user may not make it. Make it as one who may: CREATE ROLE "${missing}" LOGIN PASSWORD '…'`,
    );
  } finally {
    await asOwner.destroy();
  }
});

it('concerns every table that there is', async () => {
  const rows = await database.dataSource.query<{ name: string }[]>(
    "SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1",
  );
  const listed = Object.values(privileges).flatMap((tables) => Object.keys(tables));
  expect(rows.map(({ name }) => name)).toEqual([...new Set(listed)].sort());
});
