import { createTestDatabase, type TestDatabase } from '@rolefit/database/testing';
import { randomBytes } from 'node:crypto';
import { checkRoles } from './check-roles.ts';
import { findRolesWithoutOwner } from './roles-without-owner.ts';

const suffix = randomBytes(4).toString('hex');
const [owner, maker, gateway] = ['owner', 'maker', 'gateway'].map((name) => `${name}_${suffix}`);

let database: TestDatabase;
const addressOf = (name = '', password = 'right', pathname?: string) =>
  Object.assign(new URL(database.url), {
    username: name,
    password,
    ...(pathname !== undefined && { pathname }),
  }).href;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.dataSource.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'right'`);
  await database.dataSource.query(`CREATE ROLE ${maker} LOGIN CREATEROLE PASSWORD 'right'`);
  await database.dataSource.query(`CREATE ROLE ${gateway} LOGIN PASSWORD 'right'`);
});
afterAll(async () => {
  for (const role of [owner, maker, gateway]) await database.dataSource.query(`DROP ROLE ${role}`);
  await database.drop();
});

describe('roles for gateways and workers', () => {
  it('are fine where they can sign in, or can be made', async () => {
    await expect(checkRoles({})).resolves.toEqual([]);
    await expect(checkRoles({ DATABASE_URL: addressOf(owner) })).resolves.toEqual([]);
    await expect(
      checkRoles({
        DATABASE_URL: addressOf(maker),
        GATEWAY_DATABASE_URL: addressOf(gateway),
        WORKER_DATABASE_URL: addressOf('nobody_yet'),
      }),
    ).resolves.toEqual([]);
  });

  it('are refused with a wrong password, or where they are missing and may not be made', async () => {
    await expect(
      checkRoles({
        DATABASE_URL: addressOf(owner),
        GATEWAY_DATABASE_URL: addressOf(gateway, 'wrong'),
        WORKER_DATABASE_URL: addressOf('nobody_yet'),
      }),
    ).resolves.toEqual([
      `GATEWAY_DATABASE_URL: PostgreSQL refuses this password of the user “${gateway}”.`,
      `WORKER_DATABASE_URL: there is no role “nobody_yet”, and the user of DATABASE_URL may not make it. Make it as one who may: CREATE ROLE "nobody_yet" LOGIN PASSWORD '…'`,
    ]);
  });

  it('are refused where they lead to another database than the owner’s', async () => {
    await expect(
      checkRoles({
        DATABASE_URL: addressOf(owner),
        WORKER_DATABASE_URL: addressOf(gateway, 'right', '/postgres'),
      }),
    ).resolves.toEqual(['WORKER_DATABASE_URL leads to another database than DATABASE_URL.']);
  });

  it('leave an owner who cannot sign in to the check of the owner', async () => {
    await expect(
      checkRoles({
        DATABASE_URL: addressOf(owner, 'wrong'),
        GATEWAY_DATABASE_URL: addressOf(gateway),
        WORKER_DATABASE_URL: addressOf('nobody_yet'),
      }),
    ).resolves.toEqual([]);
  });

  it('need the address of the owner', () => {
    const roles = { GATEWAY_DATABASE_URL: 'postgres://gateway@db/rolefit' };
    expect(findRolesWithoutOwner(roles)).toEqual([
      'GATEWAY_DATABASE_URL needs DATABASE_URL, the address of the owner of the tables.',
    ]);
    expect(
      findRolesWithoutOwner({ ...roles, DATABASE_URL: 'postgres://owner@db/rolefit' }),
    ).toEqual([]);
  });
});
