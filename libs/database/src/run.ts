import { hasSpan, SpanKind, traced } from '@rolefit/telemetry';
import { DatabaseError, type Pool } from 'pg';
import { DataSource, type EntityManager, QueryFailedError, type QueryRunner } from 'typeorm';
import { PgDriver } from './pg-driver.js';

/** Anything that a statement can be sent through: the pool, an open transaction, or a connection of one's own. */
export type Connection = DataSource | EntityManager | QueryRunner;

/**
 * Runs one statement and returns its rows. `npm run check` has PostgreSQL analyse every statement that is passed to this function, and compares
 * the columns of its result with `Row` (ADR 29); so the text must be known without running the program.
 * @param name of a statement that is sent often and always with the same text: PostgreSQL then parses and plans it once per connection
 * @throws QueryFailedError with the driver's error; the driver's own error where no connection was available
 */
export async function run<Row>(
  connection: Connection,
  sql: string,
  parameters: readonly unknown[] = [],
  name?: string,
): Promise<Row[]> {
  // Statements outside a request or job, such as those of probes and of the sweeper, would each start a trace of their own.
  return hasSpan()
    ? traced(spanOf(sql), () => send<Row>(connection, sql, parameters, name))
    : send<Row>(connection, sql, parameters, name);
}

/** Like `run`, for a statement that touches at most one row. */
export async function runOne<Row>(
  connection: Connection,
  sql: string,
  parameters: readonly unknown[] = [],
  name?: string,
): Promise<Row | null> {
  const rows = await run<Row>(connection, sql, parameters, name);
  return rows[0] ?? null;
}

async function send<Row>(
  connection: Connection,
  sql: string,
  parameters: readonly unknown[],
  name: string | undefined,
): Promise<Row[]> {
  const pool = connection instanceof DataSource ? poolOf(connection) : undefined;
  if (pool !== undefined) return sendThroughPool(pool, sql, parameters, name);
  const answer: unknown = await connection.query(sql, [...parameters]);
  // TypeORM answers UPDATE and DELETE with [rows, count], everything else with rows.
  return Array.isArray(answer) &&
    answer.length === 2 &&
    Array.isArray(answer[0]) &&
    typeof answer[1] === 'number'
    ? (answer[0] as Row[])
    : (answer as Row[]);
}

async function sendThroughPool<Row>(
  pool: Pool,
  sql: string,
  parameters: readonly unknown[],
  name: string | undefined,
): Promise<Row[]> {
  try {
    const { rows } = await pool.query({
      text: sql,
      values: [...parameters],
      ...(name === undefined ? {} : { name }),
    });
    return rows as Row[];
  } catch (error) {
    // Only what PostgreSQL itself reported; an unreachable server stays the driver's error.
    throw error instanceof DatabaseError
      ? new QueryFailedError(sql, [...parameters], error)
      : error;
  }
}

/** The pool of a data source that `createDataSource` made; undefined while it is not connected. */
export function poolOf({ options, isInitialized }: DataSource): Pool | undefined {
  const driver: unknown = options.type === 'postgres' ? options.driver : undefined;
  return isInitialized && driver instanceof PgDriver ? driver.pool : undefined;
}

/** Names a statement by its kind and its table, which is enough to find it and reveals no value. */
function spanOf(sql: string): { name: string; kind: SpanKind; attributes: Record<string, string> } {
  const operation =
    /\b(SELECT|INSERT|UPDATE|DELETE)\b/i.exec(sql)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = /\b(?:FROM|INTO|UPDATE)\s+([a-z_]+)/i.exec(sql)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  };
}
