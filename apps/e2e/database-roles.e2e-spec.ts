import pg from 'pg';
import { signInDemoUser } from '../../tools/demo/client.ts';
import { Rolefit } from './support/rolefit.js';
import { waitUntil } from './support/wait-until.js';

describe('the roles of PostgreSQL that Rolefit starts itself', () => {
  let rolefit: Rolefit;
  beforeAll(async () => {
    rolefit = await Rolefit.start();
  });
  afterAll(() => rolefit?.remove());

  const asOwner = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: rolefit.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  /** Roles of all connections but that of this query. */
  const connectedRoles = async () =>
    (
      await asOwner<{ role: string }>(
        `SELECT DISTINCT usename::text AS role FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY 1`,
      )
    ).map(({ role }) => role);

  it('are one for gateways and one for workers, and neither is the owner', async () => {
    await signInDemoUser(rolefit.url, 'ada-demo');
    await waitUntil('both are connected', async () => (await connectedRoles()).length > 1);
    expect(await connectedRoles()).toEqual(['rolefit_gateway', 'rolefit_worker']);
  });

  it('belong to one process each, which knows nothing of the owner', () => {
    const owner = new URL(rolefit.databaseUrl).password;
    const [gateway, worker] = [rolefit.environmentOf('gateway'), rolefit.environmentOf('worker')];
    expect(gateway).toContain('DATABASE_URL=postgresql://rolefit_gateway:');
    expect(worker).toContain('DATABASE_URL=postgresql://rolefit_worker:');
    expect(gateway + worker).not.toContain(owner);
    expect(gateway).toContain('SESSION_SECRET=');
    expect(worker).not.toMatch(/SESSION_SECRET|CLIENT_SECRET/);
  });

  it('are made in a folder of a version that had none, and its data stay', async () => {
    const { user } = await signInDemoUser(rolefit.url, 'ada-demo');
    // Such a version leaves no roles, no passwords for them, and the hash of its own migrations.
    await asOwner(`COMMENT ON DATABASE rolefit IS 'Migrated: by an older version'`);
    for (const database of ['rolefit', 'rolefit_template'])
      await inDatabase(database, 'DROP OWNED BY rolefit_gateway, rolefit_worker');
    await asOwner('DROP ROLE rolefit_gateway, rolefit_worker');
    await rolefit.stop();
    rolefit.forgetSecrets('postgres-rolefit_gateway', 'postgres-rolefit_worker');
    await rolefit.startAgain();
    expect((await signInDemoUser(rolefit.url, 'ada-demo')).user.id).toBe(user.id);
    await waitUntil('both are connected', async () => (await connectedRoles()).length > 1);
    expect(await connectedRoles()).toEqual(['rolefit_gateway', 'rolefit_worker']);
  });

  it('get new passwords where those of the data folder are lost', async () => {
    await rolefit.stop();
    rolefit.forgetSecrets('postgres-rolefit_gateway', 'postgres-rolefit_worker');
    await rolefit.startAgain();
    await signInDemoUser(rolefit.url, 'ada-demo');
    await waitUntil('both are connected', async () => (await connectedRoles()).length > 1);
  });

  const inDatabase = async (name: string, sql: string) => {
    const url = new URL(rolefit.databaseUrl);
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
});
