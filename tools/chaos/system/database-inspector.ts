import pg from 'pg';
import { z } from 'zod';

const countSchema = z.object({ count: z.number() });

/** Reads the database directly, past all links and apps. */
export class DatabaseInspector {
  readonly #pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    // PostgreSQL is killed on purpose; the next query reconnects.
    this.#pool.on('error', () => undefined);
  }

  async rows<Row>(
    row: z.ZodType<Row>,
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { rows } = await this.#pool.query<object>(sql, [...parameters]);
    return z.array(row).parse(rows);
  }

  /** @throws Error where the query returns no row */
  async row<Row>(row: z.ZodType<Row>, sql: string): Promise<Row> {
    const [first] = await this.rows(row, sql);
    if (first === undefined) throw new Error(`No row: ${sql}`);
    return first;
  }

  /** How many rows a query returns. */
  async count(sql: string): Promise<number> {
    return (await this.row(countSchema, `SELECT count(*)::int AS count FROM (${sql}) AS found`))
      .count;
  }

  /** Makes the deletion of an account long past, so that it is due to be erased. */
  async backdateDeletion(login: string): Promise<void> {
    await this.#pool.query(
      `UPDATE users SET deleted_at = now() - interval '40 days' WHERE id IN (SELECT user_id FROM identities WHERE login = $1)`,
      [login],
    );
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
