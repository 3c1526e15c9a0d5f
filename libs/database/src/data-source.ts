import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { entities } from './entities/index.js';
import { migrations } from './migrations/index.js';

/** Where PostgreSQL is and how many connections one process may hold. */
export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
}

/**
 * The data source of one process. Not connected yet: call `initialize()`.
 * A statement that takes over five seconds is ended, so that one slow query cannot drain the pool.
 * Source: measured settings (pool 10 a process, statement_timeout 5 s).
 */
export function createDataSource({ url, poolSize }: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    // Ids are made in code, so no extension is needed.
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize,
    connectTimeoutMS: 5_000,
    extra: { statement_timeout: 5_000, idle_in_transaction_session_timeout: 15_000, keepAlive: true, onConnect: surviveErrors },
  });
}

/**
 * Pool and TypeORM both listen for a connection's errors, but not in the moment in which one hands it to the other. A server that greets and says
 * goodbye in one breath, as one does that is being ended, is heard in just that moment, and an error that nobody hears ends the process. The
 * connection itself knows that it is broken and refuses what is asked of it next.
 */
function surviveErrors(client: Client): void {
  client.on('error', () => undefined);
}
