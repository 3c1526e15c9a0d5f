import { hasSpan, SpanKind, traced } from '@rolefit/telemetry';
import type { DataSource, EntityManager } from 'typeorm';

/** Anything that a statement can be sent through: the pool, or an open transaction. */
export type Connection = DataSource | EntityManager;

/**
 * Runs one statement and gives its rows. The caller names the row's shape; it stands right beside the SQL that selects it.
 * @throws QueryFailedError as the driver reports it
 */
export async function run<Row>(connection: Connection, sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  // Statements that belong to nothing, such as those of probes and of the sweeper, would each be a trace of their own.
  const answer: unknown = await (hasSpan() ? traced(spanOf(sql), () => connection.query(sql, [...parameters])) : connection.query(sql, [...parameters]));
  // TypeORM answers UPDATE and DELETE with [rows, count], everything else with rows.
  if (Array.isArray(answer) && answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number') {
    return answer[0] as Row[];
  }
  return answer as Row[];
}

/** Like `run`, for a statement that touches at most one row. */
export async function runOne<Row>(connection: Connection, sql: string, parameters: readonly unknown[] = []): Promise<Row | null> {
  const rows = await run<Row>(connection, sql, parameters);
  return rows[0] ?? null;
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
