import { hasSpan, SpanKind, traced } from '@rolefit/telemetry';
import { DatabaseError, type Pool } from 'pg';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** Anything that a statement can be sent through: the pool, or an open transaction. */
export type Connection = DataSource | EntityManager;

/**
 * Runs one statement and gives its rows. The caller names the row's shape; it stands right beside the SQL that selects it.
 * @param name of a statement that runs again and again, always with the same words: PostgreSQL then parses and plans it once for each connection
 * @throws QueryFailedError with the driver's error; the driver's own where no connection could be had
 */
export async function run<Row>(connection: Connection, sql: string, parameters: readonly unknown[] = [], name?: string): Promise<Row[]> {
  // Statements that belong to nothing, such as those of probes and of the sweeper, would each be a trace of their own.
  return hasSpan() ? traced(spanOf(sql), () => send<Row>(connection, sql, parameters, name)) : send<Row>(connection, sql, parameters, name);
}

/** Like `run`, for a statement that touches at most one row. */
export async function runOne<Row>(connection: Connection, sql: string, parameters: readonly unknown[] = [], name?: string): Promise<Row | null> {
  const rows = await run<Row>(connection, sql, parameters, name);
  return rows[0] ?? null;
}

async function send<Row>(connection: Connection, sql: string, parameters: readonly unknown[], name: string | undefined): Promise<Row[]> {
  const pool = connection instanceof DataSource ? poolOf(connection) : undefined;
  if (pool !== undefined) return sendBy(pool, sql, parameters, name);
  const answer: unknown = await connection.query(sql, [...parameters]);
  // TypeORM answers UPDATE and DELETE with [rows, count], everything else with rows.
  return Array.isArray(answer) && answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number' ? (answer[0] as Row[]) : (answer as Row[]);
}

/** What TypeORM does around a statement of its own costs a worker as much as the statement itself, and it knows no names of statements. */
async function sendBy<Row>(pool: Pool, sql: string, parameters: readonly unknown[], name: string | undefined): Promise<Row[]> {
  try {
    const { rows } = await pool.query({ text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) });
    return rows as Row[];
  } catch (error) {
    // What PostgreSQL said, and not that it is not there.
    throw error instanceof DatabaseError ? new QueryFailedError(sql, [...parameters], error) : error;
  }
}

/** The pool below a data source: `master` is TypeORM's own name for it. Undefined before it is connected. */
export function poolOf({ driver }: DataSource): Pool | undefined {
  return (driver as unknown as { readonly master?: Pool }).master;
}

/** Which kind of statement on which table: enough to find it, and never a value. */
function spanOf(sql: string): { name: string; kind: SpanKind; attributes: Record<string, string> } {
  const operation = /\b(SELECT|INSERT|UPDATE|DELETE)\b/i.exec(sql)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = /\b(?:FROM|INTO|UPDATE)\s+([a-z_]+)/i.exec(sql)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, ...(table === undefined ? {} : { 'db.collection.name': table }) },
  };
}
