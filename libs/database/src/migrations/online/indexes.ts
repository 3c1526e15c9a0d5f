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

/** A partition and the index to build on it. Names are quoted where SQL requires it. */
interface Partition {
  readonly table: string;
  readonly index: string;
  /** The index, qualified by its schema. */
  readonly path: string;
}

/** In bytes: PostgreSQL truncates longer identifiers. */
const maxIdentifierLength = 63;

/**
 * Builds an index while requests read and write the table, also where tables are divided by user (ADR 51): PostgreSQL refuses `CONCURRENTLY` for a
 * partitioned table, so an index is built on each partition and attached to the index of the whole table. Can be run again after an interruption: finished
 * partitions are skipped. Call it outside a transaction.
 * @throws Error where the index name of a partition would be too long
 */
export async function buildIndex(runner: QueryRunner, index: OnlineIndex): Promise<void> {
  const { name, table, definition } = index;
  await withoutLockTimeout(runner, async () => {
    if (await isValid(runner, name)) return;
    if (!(await isPartitioned(runner, table)))
      return buildConcurrently(runner, index, { table, index: name, path: name });
    // Takes milliseconds, because it reads no rows. The index stays invalid until every partition has one.
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
      throw new Error(
        `The index ${name} does not cover every partition yet: run the migration again.`,
      );
  });
}

/** Drops an index that `buildIndex` built, even if it was interrupted. */
export async function dropIndex(runner: QueryRunner, index: OnlineIndex): Promise<void> {
  const { name, table } = index;
  await withoutLockTimeout(runner, async () => {
    if (!(await isPartitioned(runner, table)))
      return void (await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`));
    // This also drops the attached indexes of partitions.
    await withShortLock(runner, [table], `DROP INDEX IF EXISTS ${name}`);
    for (const { path } of await partitionsWithout(runner, index))
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${path}`);
  });
}

const kindOf = ({ isUnique }: OnlineIndex): string =>
  isUnique === true ? 'UNIQUE INDEX' : 'INDEX';

/** Does nothing if an earlier attempt finished the index; replaces one that it left invalid. */
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
 * The partitions without an attached index. Index names of partitions include a digest of the definition: renaming the index of the table does not rename
 * them, so a later index with another definition would otherwise find the old one under its name.
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
  const tooLong = found.find(({ bytes }) => bytes > maxIdentifierLength);
  if (tooLong)
    throw new Error(
      `The index name ${tooLong.index} is longer than ${maxIdentifierLength} bytes: choose a shorter name than ${name}.`,
    );
  return [...found];
}
