import type { Client } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { run } from '../run.js';

/** A connection for hours of reading or writing, together with the driver's client, which streams rows. */
export interface BackupSession {
  readonly runner: QueryRunner;
  readonly client: Client;
}

/**
 * Opens a connection without timeouts, on which every value is written as text in the same way whatever the server's settings are. Source: what
 * pg_dump sets at its start.
 */
export async function openBackupSession(dataSource: DataSource): Promise<BackupSession> {
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as Client;
  // Only some versions have a timeout of transactions.
  await run(
    runner,
    `SELECT set_config(name, '0', false) FROM pg_settings
      WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`,
  );
  await run(
    runner,
    `SELECT set_config('DateStyle', 'ISO', false), set_config('IntervalStyle', 'postgres', false),
            set_config('extra_float_digits', '3', false), set_config('bytea_output', 'hex', false)`,
  );
  return { runner, client };
}

/** Closes the connection, whatever it is doing, so that PostgreSQL forgets what was not committed. The settings above end with it. */
export async function endBackupSession({ client, runner }: BackupSession): Promise<void> {
  await client.end().catch(() => undefined);
  await runner.release();
}
