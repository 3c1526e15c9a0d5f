import type { Catalog } from '../catalog.ts';
import { missingUsers } from './statement.ts';

const table = (name: string, ...columns: string[]) =>
  [
    name,
    {
      name,
      oid: 0,
      columns: columns.map((column) => ({ name: column, number: 0, isNotNull: true })),
    },
  ] as const;

const catalog: Catalog = {
  tables: new Map([
    table('users', 'id', 'deleted_at'),
    table('scans', 'id', 'user_id', 'status', 'posting_hash'),
    table('matches', 'scan_id', 'user_id', 'match'),
    table('posting_readings', 'posting_hash', 'facts'),
  ]),
  tablesByOid: new Map(),
  functions: new Map(),
  types: new Map(),
};

const usedBy = async (sql: string) =>
  (await missingUsers(catalog, sql)).map((message) => message.split(' without its user')[0]);

describe('a statement that names no user', () => {
  it.each([
    ['by the id alone', 'SELECT id FROM scans WHERE id = $1', 'scans is used'],
    ['in a change', `UPDATE scans SET status = 'x' WHERE id = $1`, 'scans is used'],
    ['in a deletion', 'DELETE FROM scans WHERE id = ANY($1)', 'scans is used'],
    [
      'in a join by the id alone',
      'SELECT s.id FROM scans s JOIN matches m ON m.scan_id = s.id WHERE s.user_id = $1',
      'matches m is used',
    ],
    [
      'in a subquery',
      'SELECT 1 FROM scans s WHERE s.user_id = $1 AND EXISTS (SELECT 1 FROM matches m WHERE m.scan_id = s.id)',
      'matches m is used',
    ],
    [
      'in a column',
      'SELECT (SELECT m.match FROM matches m WHERE m.scan_id = s.id) FROM scans s WHERE s.user_id = $1',
      'matches m is used',
    ],
    [
      'in a common table expression',
      'WITH due AS (SELECT id FROM scans ORDER BY id LIMIT 1) SELECT id FROM due',
      'scans is used',
    ],
    [
      'where another condition would do as well',
      'SELECT id FROM scans WHERE user_id = $1 OR id = $2',
      'scans is used',
    ],
    ['by comparing otherwise', 'SELECT id FROM scans WHERE user_id <> $1', 'scans is used'],
    [
      'by equality with a table that names none either',
      'SELECT s.id FROM scans s JOIN matches m ON m.user_id = s.user_id AND m.scan_id = s.id',
      'scans s is used',
      'matches m is used',
    ],
    [
      'for the rows that an outer join keeps',
      'SELECT s.id FROM scans s LEFT JOIN matches m ON m.user_id = $1 AND s.user_id = $1 AND m.scan_id = s.id',
      'scans s is used',
    ],
    [
      'in the second part of a union',
      'SELECT id FROM scans WHERE user_id = $1 UNION ALL SELECT id FROM scans WHERE id = $2',
      'scans is used',
    ],
    [
      'to find a conflict',
      'INSERT INTO matches (scan_id, user_id) VALUES ($1, $2) ON CONFLICT (scan_id) DO NOTHING',
      'the conflict on matches is found',
    ],
    [
      'in an insert',
      'INSERT INTO matches (scan_id) VALUES ($1)',
      'the rows inserted into matches name no user',
    ],
    ['of users themselves', 'SELECT id FROM users WHERE deleted_at IS NULL', 'users is used'],
  ])('is reported: %s', async (_, sql, ...found) => {
    expect(await usedBy(sql)).toEqual(found);
  });
});

describe('a statement that names the user', () => {
  it.each([
    ['as a parameter', 'SELECT id FROM scans WHERE user_id = $1 AND id = $2'],
    ['as one of several', 'SELECT id FROM scans s WHERE s.user_id = ANY($1::uuid[])'],
    [
      'through another table',
      'SELECT s.id FROM scans s LEFT JOIN matches m ON m.user_id = s.user_id AND m.scan_id = s.id WHERE s.user_id = $1',
    ],
    [
      'through a query around it',
      'SELECT id FROM scans WHERE scans.user_id = $1 AND EXISTS (SELECT 1 FROM users u WHERE u.id = user_id)',
    ],
    [
      'through a common table expression',
      'WITH own AS (SELECT user_id, id FROM scans WHERE user_id = $1) SELECT m.match FROM own JOIN matches m ON m.user_id = own.user_id AND m.scan_id = own.id',
    ],
    [
      'in each row of a parameter',
      'UPDATE scans SET status = held.status FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS held (user_id, id, status) WHERE scans.user_id = held.user_id AND scans.id = held.id',
    ],
    [
      'in all parts of a recursive one',
      'WITH RECURSIVE r AS (SELECT user_id, id FROM scans WHERE user_id = $1 UNION ALL SELECT s.user_id, s.id FROM r JOIN scans s ON s.user_id = r.user_id AND s.id > r.id) SELECT id FROM r',
    ],
    [
      'in what it inserts, and finds again',
      'INSERT INTO matches AS m (scan_id, user_id) SELECT id, user_id FROM scans WHERE user_id = $1 ON CONFLICT (user_id, scan_id) DO UPDATE SET match = m.match',
    ],
    [
      'with columns of the same name',
      'SELECT id FROM scans JOIN matches USING (user_id) WHERE scans.user_id = $1',
    ],
    [
      'or uses tables that are not divided',
      'SELECT facts FROM posting_readings WHERE posting_hash = $1',
    ],
  ])('is accepted: %s', async (_, sql) => {
    expect(await usedBy(sql)).toEqual([]);
  });
});
