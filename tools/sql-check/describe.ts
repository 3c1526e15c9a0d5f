import type { Sql } from 'postgres';
import type { Catalog, CatalogTable } from './catalog.ts';

/** A column of a statement's result as PostgreSQL describes it. */
export interface DescribedColumn {
  readonly name: string;
  /** Name of its PostgreSQL type. */
  readonly type: string;
  /** The table column that it repeats; null for an expression. */
  readonly origin: { readonly table: CatalogTable; readonly column: string } | null;
}

export interface Description {
  readonly columns: readonly DescribedColumn[];
  readonly parameters: number;
}

/**
 * Has PostgreSQL parse and analyse a statement without running it.
 * @throws Error with PostgreSQL's message where the statement does not fit the schema
 */
export async function describeStatement(
  sql: Sql,
  catalog: Catalog,
  text: string,
): Promise<Description> {
  const { columns, types } = await sql.unsafe(text).describe();
  return {
    parameters: types.length,
    columns: (columns ?? []).map(({ name, type, table, number }) => ({
      name,
      type: catalog.types.get(type) ?? `oid ${type}`,
      origin: originOf(catalog, table, number),
    })),
  };
}

function originOf(
  { tablesByOid }: Catalog,
  oid: number,
  number: number,
): DescribedColumn['origin'] {
  const table = tablesByOid.get(oid);
  const column = table?.columns.find((one) => one.number === number);
  return table === undefined || column === undefined ? null : { table, column: column.name };
}
