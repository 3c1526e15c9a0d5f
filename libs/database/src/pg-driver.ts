import { Pool, type PoolConfig } from 'pg';

/**
 * `pg` as TypeORM's public `driver` option takes it, keeping the pool that TypeORM creates. Repositories send most statements straight through
 * that pool: TypeORM adds about as much work around a statement as the statement itself costs a worker, and it cannot name prepared statements.
 */
export class PgDriver {
  /** The pool of the last `initialize()` of the data source that this belongs to. */
  pool: Pool | undefined;

  /** TypeORM calls it with `new`. */
  readonly Pool: new (config?: PoolConfig) => Pool = ((driver: PgDriver) =>
    class extends Pool {
      constructor(config?: PoolConfig) {
        super(config);
        driver.pool = this;
      }
    })(this);
}
