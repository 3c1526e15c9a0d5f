import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutLockTimeout, withShortLock } from './online/short-lock.js';

interface Key {
  readonly table: string;
  readonly id: string;
  /** Refresh tokens and signed links name a session by its id alone. */
  readonly isFoundById?: boolean;
  /** References to the table, which need its unique index on user and id. */
  readonly from?: readonly { readonly table: string; readonly column: string }[];
}

const ofScans = ['matches', 'close_readings'];
const from = (column: string) => ofScans.map((table) => ({ table, column }));

const keys: readonly Key[] = [
  { table: 'sessions', id: 'id', isFoundById: true },
  { table: 'resumes', id: 'id', from: from('resume') },
  { table: 'profile_skills', id: 'id' },
  { table: 'scans', id: 'id', from: from('scan') },
  { table: 'matches', id: 'scan_id' },
  { table: 'close_readings', id: 'scan_id' },
];

/** Primary keys begin with the user, as tables that are divided by user need (ADR 56). After an interruption it goes on where it was. */
export class NameUsersInPrimaryKeys1764361000000 implements MigrationInterface {
  name = 'NameUsersInPrimaryKeys1764361000000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await withoutLockTimeout(runner, async () => {
      for (const { table, id, isFoundById } of keys) {
        if (isFoundById) await build(runner, 'INDEX', `${table}_id`, `${table} (${id})`);
        if ((await columnsOfKey(runner, table)) === 2) continue;
        await withShortLock(runner, [table], takeAsKey(table, `${table}_by_user`));
      }
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await withoutLockTimeout(runner, async () => {
      for (const key of keys) await revert(runner, key);
    });
  }
}

async function revert(runner: QueryRunner, { table, id, from = [] }: Key): Promise<void> {
  if ((await columnsOfKey(runner, table)) !== 1) {
    await build(runner, 'UNIQUE INDEX', `${table}_pk_former`, `${table} (${id})`);
    await build(runner, 'UNIQUE INDEX', `${table}_by_user`, `${table} (user_id, ${id})`);
    // The references are bound to the index that is dropped.
    await withShortLock(
      runner,
      [...from.map((one) => one.table), table],
      [
        ...from.map((one) => `ALTER TABLE ${one.table} DROP CONSTRAINT ${nameOf(one)}`),
        takeAsKey(table, `${table}_pk_former`),
        ...from.map(
          (one) =>
            `ALTER TABLE ${one.table} ADD CONSTRAINT ${nameOf(one)} FOREIGN KEY (user_id, ${one.column}_id) REFERENCES ${table} (user_id, id) ON DELETE CASCADE NOT VALID`,
        ),
      ].join(';\n'),
    );
  }
  for (const one of from)
    await runner.query(`ALTER TABLE ${one.table} VALIDATE CONSTRAINT ${nameOf(one)}`);
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${table}_id`);
}

const nameOf = ({ table, column }: { readonly table: string; readonly column: string }): string =>
  `${table}_own_${column}_fk`;

/** The index gets the name of the key. */
const takeAsKey = (table: string, index: string): string =>
  `ALTER TABLE ${table} DROP CONSTRAINT ${table}_pk, ADD CONSTRAINT ${table}_pk PRIMARY KEY USING INDEX ${index}`;

/** An earlier attempt may have left an index that is invalid. */
async function build(
  runner: QueryRunner,
  kind: 'INDEX' | 'UNIQUE INDEX',
  name: string,
  columns: string,
): Promise<void> {
  const built: readonly unknown[] = await runner.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid',
    [name],
  );
  if (built.length > 0) return;
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`CREATE ${kind} CONCURRENTLY ${name} ON ${columns}`);
}

async function columnsOfKey(runner: QueryRunner, table: string): Promise<number> {
  const [key] = (await runner.query(
    `SELECT cardinality(conkey) AS columns FROM pg_constraint WHERE conrelid = to_regclass($1) AND contype = 'p'`,
    [table],
  )) as unknown as readonly { columns: number }[];
  return key?.columns ?? 0;
}
