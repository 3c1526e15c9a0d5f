import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutLockTimeout, withShortLock } from './online/short-lock.js';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
}

/** A constraint with this name, for these columns. */
interface ForeignKey extends Reference {
  readonly name: string;
  readonly columns: string;
  readonly toColumns: string;
}

/** The references between rows of one user. */
const references: readonly Reference[] = [
  { table: 'matches', column: 'scan', to: 'scans' },
  { table: 'matches', column: 'resume', to: 'resumes' },
  { table: 'close_readings', column: 'scan', to: 'scans' },
  { table: 'close_readings', column: 'resume', to: 'resumes' },
];

const byId = (one: Reference): ForeignKey => ({
  ...one,
  name: `${one.table}_${one.column}_fk`,
  columns: `${one.column}_id`,
  toColumns: 'id',
});

const byUserAndId = (one: Reference): ForeignKey => ({
  ...one,
  name: `${one.table}_own_${one.column}_fk`,
  columns: `user_id, ${one.column}_id`,
  toColumns: 'user_id, id',
});

/** References between rows of a user name the user as well, as tables that are divided by user need (ADR 56). After an interruption it goes on where it was. */
export class NameUsersInReferences1764360000000 implements MigrationInterface {
  name = 'NameUsersInReferences1764360000000';
  /** Rows are validated without the locks of the change before it. */
  transaction = false as const;

  up(runner: QueryRunner): Promise<void> {
    return replace(runner, byId, byUserAndId);
  }

  down(runner: QueryRunner): Promise<void> {
    return replace(runner, byUserAndId, byId);
  }
}

/** The former reference holds until the next one is validated. */
async function replace(
  runner: QueryRunner,
  former: (one: Reference) => ForeignKey,
  next: (one: Reference) => ForeignKey,
): Promise<void> {
  await withoutLockTimeout(runner, async () => {
    for (const one of references) {
      await add(runner, next(one));
      await drop(runner, former(one));
    }
  });
}

async function add(runner: QueryRunner, key: ForeignKey): Promise<void> {
  const { table, to, name, columns, toColumns } = key;
  if (!(await exists(runner, key)))
    await withShortLock(
      runner,
      [table, to],
      `ALTER TABLE ${table} ADD CONSTRAINT ${name} FOREIGN KEY (${columns}) REFERENCES ${to} (${toColumns}) ON DELETE CASCADE NOT VALID`,
    );
  await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
}

async function drop(runner: QueryRunner, { table, to, name }: ForeignKey): Promise<void> {
  await withShortLock(
    runner,
    [table, to],
    `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`,
  );
}

async function exists(runner: QueryRunner, { table, name }: ForeignKey): Promise<boolean> {
  const found: readonly unknown[] = await runner.query(
    'SELECT 1 FROM pg_constraint WHERE conrelid = to_regclass($1) AND conname = $2',
    [table, name],
  );
  return found.length > 0;
}
