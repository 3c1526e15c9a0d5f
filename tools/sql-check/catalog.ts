import type { Sql } from 'postgres';

/** A column of a table of the migrated schema. */
export interface CatalogColumn {
  readonly name: string;
  /** `pg_attribute.attnum`, by which a described result column names its origin. */
  readonly number: number;
  readonly isNotNull: boolean;
}

export interface CatalogTable {
  readonly name: string;
  readonly oid: number;
  readonly columns: readonly CatalogColumn[];
}

/** Properties shared by all overloads of a function name. */
export interface CatalogFunction {
  /** Strict: null if an argument is null, and according to the catalog only then. */
  readonly isStrict: boolean;
  readonly isAggregate: boolean;
}

/** The parts of PostgreSQL's catalogs that the check needs, read once. */
export interface Catalog {
  readonly tables: ReadonlyMap<string, CatalogTable>;
  readonly tablesByOid: ReadonlyMap<number, CatalogTable>;
  readonly functions: ReadonlyMap<string, CatalogFunction>;
  /** Type names by oid; those of arrays begin with an underscore. */
  readonly types: ReadonlyMap<number, string>;
}

export async function readCatalog(sql: Sql): Promise<Catalog> {
  const columns = await sql<
    { oid: number; table: string; name: string; number: number; isNotNull: boolean }[]
  >`
    SELECT c.oid::int, c.relname AS table, a.attname AS name, a.attnum AS number, a.attnotnull AS "isNotNull"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped ORDER BY c.oid, a.attnum`;
  const functions = await sql<(CatalogFunction & { name: string })[]>`
    SELECT proname AS name, bool_and(proisstrict) AS "isStrict", bool_or(prokind = 'a') AS "isAggregate" FROM pg_proc GROUP BY proname`;
  const types = await sql<
    { oid: number; name: string }[]
  >`SELECT oid::int, typname AS name FROM pg_type`;
  const tables = new Map<string, CatalogTable & { columns: CatalogColumn[] }>();
  for (const { oid, table, ...column } of columns) {
    const known = tables.get(table) ?? { name: table, oid, columns: [] };
    known.columns.push(column);
    tables.set(table, known);
  }
  return {
    tables,
    tablesByOid: new Map([...tables.values()].map((table) => [table.oid, table])),
    functions: new Map(functions.map(({ name, ...rest }) => [name, rest])),
    types: new Map(types.map(({ oid, name }) => [oid, name])),
  };
}
