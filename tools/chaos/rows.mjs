import pg from 'pg';

/** The database as it is, past all lines and processes. */
export class Rows {
  #pool;

  constructor(databaseUrl) {
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    // PostgreSQL is killed on purpose; the next query connects anew.
    this.#pool.on('error', () => undefined);
  }

  async all(sql, parameters = []) {
    return (await this.#pool.query(sql, parameters)).rows;
  }

  async count(sql, parameters) {
    const [row] = await this.all(`SELECT count(*)::int AS count FROM (${sql}) AS found`, parameters);
    return row.count;
  }

  /** As if the account had been deleted long ago. */
  async backdateDeletion(login) {
    await this.all(`UPDATE users SET deleted_at = now() - interval '40 days' WHERE id IN (${userOf})`, [login]);
  }

  async close() {
    await this.#pool.end();
  }
}

export const userOf = 'SELECT user_id FROM identities WHERE login = $1';
