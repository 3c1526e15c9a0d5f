import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { entities } from './entities/index.js';
import { migrations as allMigrations } from './migrations/index.js';
import { PgDriver } from './pg-driver.js';

/** How one process uses PostgreSQL. */
export interface DatabaseOptions {
  readonly url: string;
  /** How many connections it may open. */
  readonly poolSize: number;
  /**
   * Whether PostgreSQL uses generic plans (`plan_cache_mode`), so that a named statement is planned once for each connection. For workers: the best plan of
   * their statements does not depend on the values, whereas that of a list depends on how many rows its user has.
   */
  readonly genericPlans?: boolean;
}

/**
 * The data source of one process, not connected yet: call `initialize()`. Statements time out after five seconds, so that one slow query cannot
 * exhaust the pool. Source: measured settings (pool 10 a process, statement_timeout 5 s).
 * @param migrations that it knows, by default all
 */
export function createDataSource(
  { url, poolSize, genericPlans = false }: DatabaseOptions,
  migrations: (typeof allMigrations)[number][] = allMigrations,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    driver: new PgDriver(),
    entities,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    // Ids are made in code, so no extension is needed.
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize,
    connectTimeoutMS: 5_000,
    extra: {
      statement_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
      onConnect: ignoreErrorEvents,
      // With tables divided by user, PostgreSQL would otherwise plan each execution anew, because a plan for one partition looks cheaper than a generic one.
      ...(genericPlans && { options: '-c plan_cache_mode=force_generic_plan' }),
    },
  });
}

/**
 * The pool and TypeORM both listen for a connection's `error` event, but not while one hands it to the other. A server that is shutting down can
 * accept a connection and close it in that moment, and an `error` event without a listener ends the process. The connection itself knows that it
 * is broken and refuses the next statement.
 */
function ignoreErrorEvents(client: Client): void {
  client.on('error', () => undefined);
}
