import type { QueryRunner } from 'typeorm';
import { withoutLockTimeout, withShortLock } from './short-lock.js';

/** An index of a table. */
export interface NewIndex {
  readonly name: string;
  readonly table: string;
  /** What follows the table in `CREATE INDEX`: columns in parentheses, and what else belongs to it. */
  readonly definition: string;
  readonly isUnique?: boolean;
}

/**
 * Builds an index while requests read and write the table, also where tables are divided by user (ADR 51): PostgreSQL refuses `CONCURRENTLY` for a
 * partitioned table, so each partition gets an index, and the table's consists of them. After an interruption it goes on with the next partition.
 * For migrations without a transaction.
 */
export async function buildIndex(runner: QueryRunner, index: NewIndex): Promise<void> {
  const { name, table, definition } = index;
  await withoutLockTimeout(runner, async () => {
    const partitions = await partitionsOf(runner, table);
    if (partitions.length === 0) return buildConcurrently(runner, index);
    // Invalid until the index of the last partition is attached. It reads no rows, so writers wait for milliseconds.
    await withShortLock(
      runner,
      [table],
      `CREATE ${kindOf(index)} IF NOT EXISTS ${name} ON ONLY ${table} ${definition}`,
    );
    for (const partition of partitions) {
      const own = { ...index, name: `${name}_of_${partition}`, table: partition };
      await buildConcurrently(runner, own);
      await withShortLock(runner, [table], `ALTER INDEX ${name} ATTACH PARTITION ${own.name}`);
    }
  });
}

/** Drops an index that `buildIndex` has built, or that has the same name in a table in one piece. */
export async function dropIndex(
  runner: QueryRunner,
  { name, table }: Pick<NewIndex, 'name' | 'table'>,
): Promise<void> {
  await withoutLockTimeout(runner, async () => {
    if ((await partitionsOf(runner, table)).length === 0)
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    // With the indexes of the partitions.
    else await withShortLock(runner, [table], `DROP INDEX IF EXISTS ${name}`);
  });
}

const kindOf = ({ isUnique }: NewIndex): string => (isUnique === true ? 'UNIQUE INDEX' : 'INDEX');

/** Leaves an index alone that an earlier attempt has built, and replaces one that it left invalid. */
async function buildConcurrently(runner: QueryRunner, index: NewIndex): Promise<void> {
  const built: readonly unknown[] = await runner.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid',
    [index.name],
  );
  if (built.length > 0) return;
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index.name}`);
  await runner.query(
    `CREATE ${kindOf(index)} CONCURRENTLY ${index.name} ON ${index.table} ${index.definition}`,
  );
}

async function partitionsOf(runner: QueryRunner, table: string): Promise<string[]> {
  const found = (await runner.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits JOIN pg_class parent ON parent.oid = inhparent
      WHERE inhparent = to_regclass($1) AND parent.relkind = 'p' ORDER BY 1`,
    [table],
  )) as unknown as readonly { name: string }[];
  return found.map(({ name }) => name);
}
