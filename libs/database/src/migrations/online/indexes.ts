import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { withoutLockTimeout, withShortLock } from './short-lock.js';

/** An index of a table that has rows. */
export interface OnlineIndex {
  readonly name: string;
  readonly table: string;
  /** What follows the table in `CREATE INDEX`: columns in parentheses, and what else belongs to it. */
  readonly definition: string;
  readonly isUnique?: boolean;
}

/** A partition of a table, with the index that it gets; all are quoted where they need it. */
interface Partition {
  readonly table: string;
  readonly index: string;
  /** The name of the index with its schema. */
  readonly path: string;
}

const longestName = 63;

/**
 * Builds an index while requests read and write the table, also where tables are divided by user (ADR 51): PostgreSQL refuses `CONCURRENTLY` for a
 * partitioned table, so each partition gets an index, and the table's consists of them. After an interruption it goes on with the next partition.
 * For migrations without a transaction.
 * @throws Error where the name is too long for the indexes of the partitions
 */
export async function buildIndex(runner: QueryRunner, index: OnlineIndex): Promise<void> {
  const { name, table, definition } = index;
  await withoutLockTimeout(runner, async () => {
    if (await isValid(runner, name)) return;
    if (!(await isPartitioned(runner, table)))
      return buildConcurrently(runner, index, { table, index: name, path: name });
    // Invalid until the index of the last partition is attached. It reads no rows, so writers wait for milliseconds.
    await withShortLock(
      runner,
      [table],
      `CREATE ${kindOf(index)} IF NOT EXISTS ${name} ON ONLY ${table} ${definition}`,
    );
    for (const partition of await partitionsWithout(runner, index)) {
      await buildConcurrently(runner, index, partition);
      await withShortLock(
        runner,
        [table],
        `ALTER INDEX ${name} ATTACH PARTITION ${partition.path}`,
      );
    }
    if (!(await isValid(runner, name)))
      throw new Error(`The index ${name} lacks a partition: run the migration again.`);
  });
}

/** Drops an index that `buildIndex` has built, wholly or in part. */
export async function dropIndex(runner: QueryRunner, index: OnlineIndex): Promise<void> {
  const { name, table } = index;
  await withoutLockTimeout(runner, async () => {
    if (!(await isPartitioned(runner, table)))
      return void (await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`));
    // With those of the partitions that are attached.
    await withShortLock(runner, [table], `DROP INDEX IF EXISTS ${name}`);
    for (const { path } of await partitionsWithout(runner, index))
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${path}`);
  });
}

const kindOf = ({ isUnique }: OnlineIndex): string =>
  isUnique === true ? 'UNIQUE INDEX' : 'INDEX';

/** Leaves an index alone that an earlier attempt has built, and replaces one that it left invalid. */
async function buildConcurrently(
  runner: QueryRunner,
  index: OnlineIndex,
  place: Partition,
): Promise<void> {
  if (await isValid(runner, place.path)) return;
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${place.path}`);
  await runner.query(
    `CREATE ${kindOf(index)} CONCURRENTLY ${place.index} ON ${place.table} ${index.definition}`,
  );
}

async function isValid(runner: QueryRunner, index: string): Promise<boolean> {
  const found: readonly unknown[] = await runner.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid',
    [index],
  );
  return found.length > 0;
}

async function isPartitioned(runner: QueryRunner, table: string): Promise<boolean> {
  const found: readonly unknown[] = await runner.query(
    `SELECT 1 FROM pg_class WHERE oid = to_regclass($1) AND relkind = 'p'`,
    [table],
  );
  return found.length > 0;
}

/**
 * The partitions that have no index of the table's yet. The name of a partition's index has a digest of the definition, because it outlives a renaming of the
 * table's index, and must not be taken for one of the next definition.
 */
async function partitionsWithout(
  runner: QueryRunner,
  { name, table, definition }: OnlineIndex,
): Promise<Partition[]> {
  const digest = createHash('sha256').update(definition).digest('hex').slice(0, 6);
  const found = (await runner.query(
    `SELECT c.oid::regclass::text AS "table", format('%I', own.name) AS index, format('%I.%I', n.nspname, own.name) AS path, octet_length(own.name) AS bytes
       FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      CROSS JOIN LATERAL (SELECT $3 || '_of_' || c.relname AS name) own
      WHERE inhparent = to_regclass($1) AND NOT EXISTS (
        SELECT 1 FROM pg_inherits attached JOIN pg_index i ON i.indexrelid = attached.inhrelid WHERE attached.inhparent = to_regclass($2) AND i.indrelid = c.oid)
      ORDER BY 1`,
    [table, name, `${name}_${digest}`],
  )) as unknown as readonly (Partition & { bytes: number })[];
  const tooLong = found.find(({ bytes }) => bytes > longestName);
  if (tooLong)
    throw new Error(`PostgreSQL would cut the name ${tooLong.index}: shorten that of ${name}.`);
  return [...found];
}
