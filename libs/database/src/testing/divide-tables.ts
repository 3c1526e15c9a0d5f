import type { Client } from 'pg';

/** The tables that are divided by user, with the column of the user (ADR 51). */
const divided: Readonly<Record<string, string>> = {
  users: 'id',
  sessions: 'user_id',
  passkeys: 'user_id',
  resumes: 'user_id',
  named_resumes: 'user_id',
  profile_skills: 'user_id',
  corrections: 'user_id',
  scans: 'user_id',
  matches: 'user_id',
  close_readings: 'user_id',
  scan_totals: 'user_id',
};

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly sql: string;
  /** Primary and unique keys come before the references to them. */
  readonly kind: string;
}

/**
 * Replaces the empty tables of a migrated database by tables that are divided by a hash of the user, with the same keys, indexes and
 * triggers: what PostgreSQL refuses for a divided table fails here.
 * @param partitions of each table
 * @throws DatabaseError where a unique key of the schema lacks the user
 */
export async function divideTables(client: Client, partitions: number): Promise<void> {
  const names = Object.keys(divided);
  const { rows: constraints } = await client.query<Definition>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS sql, contype AS kind FROM pg_constraint
     WHERE contype IN ('p', 'u', 'f') AND (conrelid::regclass::text = ANY($1) OR confrelid::regclass::text = ANY($1)) ORDER BY contype = 'f', contype`,
    [names],
  );
  const { rows: indexes } = await client.query<Definition>(
    `SELECT i.indrelid::regclass::text AS table, i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS sql, '' AS kind FROM pg_index i
     WHERE i.indrelid::regclass::text = ANY($1) AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))`,
    [names],
  );
  const { rows: triggers } = await client.query<Definition>(
    `SELECT tgrelid::regclass::text AS table, tgname AS name, pg_get_triggerdef(oid) AS sql, '' AS kind FROM pg_trigger WHERE tgrelid::regclass::text = ANY($1) AND NOT tgisinternal`,
    [names],
  );
  // Functions of a row of a table are dropped with it.
  const { rows: functions } = await client.query<{ sql: string }>(
    `SELECT DISTINCT pg_get_functiondef(p.oid) AS sql FROM pg_proc p JOIN pg_type t ON t.oid = ANY (p.proargtypes::oid[]) WHERE t.typrelid::regclass::text = ANY($1)`,
    [names],
  );
  for (const [table, user] of Object.entries(divided)) {
    await client.query(`ALTER TABLE ${table} RENAME TO ${table}_whole`);
    await client.query(
      `CREATE TABLE ${table} (LIKE ${table}_whole INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING STORAGE INCLUDING CONSTRAINTS) PARTITION BY HASH (${user})`,
    );
    for (let part = 0; part < partitions; part += 1)
      await client.query(
        `CREATE TABLE ${table}_${part} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${part})`,
      );
  }
  for (const table of names) await client.query(`DROP TABLE ${table}_whole CASCADE`);
  for (const one of constraints)
    await client.query(`ALTER TABLE ${one.table} ADD CONSTRAINT ${one.name} ${one.sql}`);
  for (const { sql } of indexes) await client.query(sql);
  for (const { sql } of functions) await client.query(sql);
  for (const { sql } of triggers) await client.query(sql);
}
