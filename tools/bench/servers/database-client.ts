import pg from 'pg';

/** A connection of the benchmark's own, to observe the database from outside. Close it with `end()`. */
export async function connectDatabase(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** The only row of a result. */
export async function queryRow<Row extends pg.QueryResultRow>(
  client: pg.Client,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row> {
  const { rows } = await client.query<Row>(sql, [...parameters]);
  const [row] = rows;
  if (row === undefined) throw new Error(`no row for ${sql}`);
  return row;
}
