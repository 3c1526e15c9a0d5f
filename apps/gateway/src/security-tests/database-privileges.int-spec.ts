import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBasePath } from '@rolefit/contracts';
import { createTestDatabase, type TestDatabase } from '@rolefit/database/testing';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';

/** The documented SQL for operators, with a role name for this test. */
const role = `rolefit_app_${randomBytes(4).toString('hex')}`;
const documented = readFileSync(
  join(__dirname, '../../../../docs/security/threat-model.md'),
  'utf8',
);
const grants = (/```sql\n([^`]*GRANT[^`]*)```/.exec(documented)?.[1] ?? '')
  .replaceAll('rolefit_app', role)
  .replace(/PASSWORD '[^']*'/, "PASSWORD 'word'");

let database: TestDatabase;
let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.dataSource.query(grants);
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'word'];
  gateway = await startGateway({ DATABASE_URL: url.href }, database);
  ada = await gateway.signIn();
});
afterAll(async () => {
  await database?.dataSource.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await gateway?.close();
});

const ask = (statement: string) =>
  database.dataSource.query(`SET ROLE ${role}; ${statement}; RESET ROLE`);

describe('a database account with the documented privileges', () => {
  it('can do everything that a gateway needs', async () => {
    expect((await gateway.call('GET', '/health/ready')).status).toBe(200);
    const body = {
      jobId: randomUUID(),
      jobDescription: 'We look for a baker.',
      companyName: 'Bakery',
      url: 'https://example.org/1',
    };
    const scan = await ada.call('POST', `${apiBasePath}/jobs/scan`, { body });
    const { _id: id } = (scan.body as { data: { _id: string } }).data;
    const calls: readonly (readonly [method: string, path: string, body?: unknown])[] = [
      ['PUT', `/jobs/${id}/saved`, { stage: 'saved' }],
      ['GET', '/jobs?q=bakery'],
      ['GET', '/jobs/insights'],
      ['PUT', '/users/profile', { name: 'Ada' }],
      ['PATCH', '/users/profile/skills', { skills: [{ name: 'Baking', score: 5 }] }],
      ['GET', '/users/profile/export'],
      ['DELETE', `/jobs/${id}`],
      ['DELETE', '/users/profile'],
    ];
    for (const [method, path, sent] of calls) {
      const answer = await ada.call(
        method,
        apiBasePath + path,
        sent === undefined ? {} : { body: sent },
      );
      expect([method, path, answer.status]).toEqual([method, path, 200]);
    }
  });

  it.each([
    'CREATE TABLE theirs (id int)',
    'DROP TABLE scans',
    'ALTER TABLE scans ADD COLUMN theirs int',
    'TRUNCATE users',
    'CREATE FUNCTION theirs() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'DELETE FROM migrations',
    'COPY users TO PROGRAM $$true$$',
  ])('cannot: %s', async (statement) => {
    await expect(ask(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});
