import type { Connection } from '../run.js';
import { run } from '../run.js';

/** A table and the columns that are stored, not computed. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Reference {
  readonly table: string;
  readonly needs: string;
}

/**
 * All tables with rows of users, each after those that its foreign keys name. Read from the database itself, so that no new table is forgotten.
 * The migrations write their own table.
 * @throws Error where foreign keys go round in a circle: such rows could not be restored one table after the other
 */
export async function listBackupTables(connection: Connection): Promise<BackupTable[]> {
  const tables = await run<BackupTable>(
    connection,
    `SELECT coalesce(c.relname::text, '') AS name, coalesce(array_agg(a.attname::text ORDER BY a.attnum), '{}') AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND NOT a.attisdropped AND a.attgenerated = '' AND c.relname NOT IN ('migrations', 'typeorm_metadata')
      GROUP BY c.relname ORDER BY c.relname`,
  );
  const references = await run<Reference>(
    connection,
    `SELECT DISTINCT coalesce(conrelid::regclass::text, '') AS "table", coalesce(confrelid::regclass::text, '') AS needs FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  );
  return inOrder(tables, references);
}

function inOrder(tables: readonly BackupTable[], references: readonly Reference[]): BackupTable[] {
  const ordered: BackupTable[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const names = new Set(rest.map(({ name }) => name));
    const waits = (name: string): boolean =>
      references.some(({ table, needs }) => table === name && names.has(needs));
    const next = rest.filter(({ name }) => !waits(name));
    if (next.length === 0)
      throw new Error(`The foreign keys of ${[...names].join(', ')} go round in a circle.`);
    ordered.push(...next);
    rest = rest.filter((table) => !next.includes(table));
  }
  return ordered;
}
