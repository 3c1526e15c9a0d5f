import { createTestDatabase, type TestDatabase } from '@rolefit/database/testing';
import { join } from 'node:path';
import { checkStatements } from './check-statements.ts';

const root = join(__dirname, '../..');

/** A function body that sends statements through `connection`, and part of the expected finding. */
type Violation = readonly [title: string, body: string, message: RegExp];

const violations: readonly Violation[] = [
  [
    'a misspelt column',
    "return run<{ id: string }>(connection, 'SELECT id FROM scans WHERE given_titel = $1', [userId]);",
    /column "given_titel" does not exist near/,
  ],
  [
    'a misspelt table',
    "return run<{ id: string }>(connection, 'SELECT id FROM scanz');",
    /relation "scanz" does not exist/,
  ],
  [
    'a misspelt relation alias',
    "return run<{ id: string }>(connection, 'SELECT sc.id FROM scans s');",
    /missing FROM-clause entry for table "sc"/,
  ],
  [
    'a misspelt column alias',
    `return run<{ postingText: string }>(connection, 'SELECT posting_text AS "postingTxt" FROM scans');`,
    /row type has `postingText`, but the statement gives no such column, only `postingTxt`/,
  ],
  [
    'a misspelt function',
    "return run(connection, 'SELECT cont(*) FROM scans');",
    /function cont\(\) does not exist|function cont\(\*\)/,
  ],
  [
    'a misspelt column of an insert',
    "return run(connection, 'INSERT INTO sessions (id, user, kind) VALUES ($1, $2, $3)', [userId, userId, 'web']);",
    /syntax error|column "user"/,
  ],
  [
    'a misspelt column within a common table expression',
    "return run<{ id: string }>(connection, 'WITH ended AS (UPDATE scans SET lease = NULL WHERE id = $1 RETURNING id) SELECT id FROM ended', [userId]);",
    /column "lease" of relation "scans" does not exist/,
  ],
  [
    'a misspelt column in one of two forms',
    "return run<{ id: string }>(connection, `SELECT id FROM scans ${userId === '' ? '' : 'ORDER BY create_at'}`);",
    /column "create_at" does not exist/,
  ],
  [
    'a misspelt column in a shared fragment',
    'return run<{ id: string }>(connection, `SELECT ${fragment} FROM scans`);',
    /column "postng_text" does not exist/,
  ],
  [
    'a text as a number',
    "return run<{ url: number }>(connection, 'SELECT url FROM scans');",
    /`url` is scans\.url of type string, but its type is number/,
  ],
  [
    'a count as a number, which is a bigint',
    "return run<{ count: number }>(connection, 'SELECT count(*) AS count FROM scans');",
    /`count` is int8, which is string/,
  ],
  [
    'a document as another one',
    "return run<{ score: Failure | null }>(connection, 'SELECT score FROM scans');",
    /`score` is scans\.score/,
  ],
  [
    'a value that the column does not know',
    "return run<{ kind: 'web' | 'desktop' }>(connection, 'SELECT kind FROM sessions');",
    /`kind` is sessions\.kind of type "web" \| "extension"/,
  ],
  [
    'a nullable column that is never null to its reader',
    "return run<{ logo: string }>(connection, 'SELECT logo FROM scans');",
    /`logo` can be null, but its type is string/,
  ],
  [
    'an optional row of an outer join',
    "return run<{ match: Match }>(connection, 'SELECT m.match FROM scans s LEFT JOIN matches m ON m.scan_id = s.id');",
    /`match` can be null/,
  ],
  [
    'an aggregate over no rows',
    "return run<{ newest: Date }>(connection, 'SELECT max(created_at) AS newest FROM scans');",
    /`newest` can be null/,
  ],
  [
    'a subquery without a row',
    "return run<{ owner: string }>(connection, 'SELECT (SELECT u.id FROM users u WHERE u.id = s.user_id) AS owner FROM scans s');",
    /`owner` can be null/,
  ],
  [
    'the fallback of two nullable columns',
    "return run<{ title: string }>(connection, 'SELECT coalesce(given_title, read_title) AS title FROM scans');",
    /`title` can be null/,
  ],
  [
    'a field of a document',
    "return run<{ code: string }>(connection, `SELECT failure ->> 'code' AS code FROM scans WHERE failure IS NOT NULL`);",
    /`code` can be null/,
  ],
  [
    'an optional property',
    "return run<{ id?: string }>(connection, 'SELECT id FROM scans');",
    /`id` must not be optional/,
  ],
  [
    'a row type that only the context gives',
    "const rows: { id: number }[] = await run(connection, 'SELECT id FROM scans'); return rows;",
    /`id` is scans\.id of type string, but its type is number/,
  ],
  [
    'too few parameters',
    "return run(connection, 'SELECT id FROM scans WHERE user_id = $1 AND id = $2', [userId]);",
    /has 2 parameters, but is given 1/,
  ],
  [
    'a text that only exists at run time',
    'return run(connection, `SELECT ${userId} FROM scans`);',
    /not known before it runs: userId/,
  ],
  ['a statement that is sent past `run`', "return connection.query('SELECT 1');", /past `run`/],
];

const sound: readonly (readonly [title: string, body: string])[] = [
  [
    'an inner join',
    "return run<{ match: Match; url: string }>(connection, 'SELECT m.match, s.url FROM scans s JOIN matches m ON m.scan_id = s.id');",
  ],
  [
    'an outer join whose reader expects null',
    "return run<{ match: Match | null }>(connection, 'SELECT m.match FROM scans s LEFT JOIN matches m ON m.scan_id = s.id');",
  ],
  [
    'a condition that excludes null',
    "return run<{ logo: string }>(connection, 'SELECT logo FROM scans WHERE user_id = $1 AND logo IS NOT NULL', [userId]);",
  ],
  [
    'a fallback that is never null',
    `return run<{ title: string; total: number }>(connection, "SELECT coalesce(given_title, read_title, '') AS title, coalesce(sum(attempt), 0)::int AS total FROM scans GROUP BY 1");`,
  ],
  [
    'what an update assigns',
    'return run<{ deletedAt: Date }>(connection, \'UPDATE users SET deleted_at = coalesce(deleted_at, now()) WHERE id = $1 RETURNING deleted_at AS "deletedAt"\', [userId]);',
  ],
  [
    'counts of common table expressions',
    "return run<{ gone: number }>(connection, 'WITH gone AS (DELETE FROM scans WHERE id = ANY($1) RETURNING id) SELECT (SELECT count(*)::int FROM gone) AS gone', [[userId]]);",
  ],
  [
    'elements of a parameter',
    "return run<{ id: string }>(connection, 'SELECT given.id FROM unnest($1::uuid[]) AS given (id)', [[userId]]);",
  ],
  [
    'a narrower type of an expression',
    "return run<{ kind: 'a' | 'b' }>(connection, `SELECT CASE WHEN saved_at IS NULL THEN 'a' ELSE 'b' END AS kind FROM scans`);",
  ],
  [
    'a page of all columns',
    'return run<{ id: string; createdAt: Date }>(connection, `SELECT page.* FROM (SELECT id, created_at AS "createdAt" FROM scans) page`);',
  ],
];

const source = (body: string): string => `
import type { Failure, Match } from '@rolefit/contracts';
import { type Connection, run } from '../run.js';
const fragment = 'id, postng_text';
export async function statement(connection: Connection, userId: string) { ${body} }
export type { Failure, Match };
export { fragment };
`;

/** Users, and what names none. */
const ofUsers: readonly Violation[] = [
  [
    'a row by its id alone',
    "return run<{ url: string }>(connection, 'SELECT url FROM scans WHERE id = $1', [userId]);",
    /^scans is used without its user: compare scans\.user_id/,
  ],
];

describe('the check of SQL statements', () => {
  let database: TestDatabase;
  const found = new Map<string, string[]>();
  const placeOf = (title: string) => `checked/${title.replace(/\W+/g, '-')}.ts statement`;
  const fileOf = (title: string) =>
    join(root, 'libs/database/src/checked', `${title.replace(/\W+/g, '-')}.ts`);

  beforeAll(async () => {
    database = await createTestDatabase();
    const overlay = new Map(
      [...violations, ...ofUsers, ...sound].map(([title, body]) => [fileOf(title), source(body)]),
    );
    const { findings } = await checkStatements({
      root,
      databaseUrl: database.url,
      dynamic: new Map(),
      ofAllUsers: new Map(
        [...violations, ...sound].map(([title]) => [placeOf(title), 'the test is about others']),
      ),
      overlay,
    });
    for (const { file, message } of findings)
      found.set(file, [...(found.get(file) ?? []), message]);
  });
  afterAll(() => database?.drop());

  it.each([...violations, ...ofUsers])('reports %s', (title, _body, message) => {
    expect(found.get(fileOf(title))).toEqual([expect.stringMatching(message)]);
  });

  it.each(sound)('accepts %s', (title) => {
    expect(found.get(fileOf(title)) ?? []).toEqual([]);
  });

  it('reports a reason for a statement that names its user, as one that nobody needs', () => {
    const list = [...found].find(([file]) => file.endsWith('statements-of-all-users.ts'))?.[1];
    expect(list).toContain(
      `gives a reason for \`${placeOf('what an update assigns')}\`, where every statement names its user`,
    );
    expect(list?.join()).not.toContain(placeOf('an inner join'));
  });
});
