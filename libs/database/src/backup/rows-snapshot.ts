import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import { type BackupSession, endBackupSession, openBackupSession } from './backup-session.js';
import { type BackupTable, listBackupTables } from './backup-tables.js';

/** All rows as they were at one moment, read while others go on writing. */
export class RowsSnapshot {
  private constructor(
    private readonly session: BackupSession,
    readonly tables: readonly BackupTable[],
    /** Names of the migrations that made these tables. */
    readonly migrations: readonly string[],
    readonly postgresVersion: string,
    /** What the tables take on disk, without indexes. */
    readonly sizeBytes: number,
  ) {}

  static async open(dataSource: DataSource): Promise<RowsSnapshot> {
    const session = await openBackupSession(dataSource);
    const { runner } = session;
    // All statements of such a transaction see the rows of its first.
    await run(runner, 'BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const migrations = await run<{ name: string }>(
      runner,
      'SELECT name FROM migrations ORDER BY id',
    );
    const facts = await runOne<{ version: string; size: string | null }>(
      runner,
      `SELECT current_setting('server_version') AS version,
              (SELECT sum(pg_table_size(oid))::text FROM pg_class
                WHERE relnamespace = 'public'::regnamespace AND relkind = 'r') AS size`,
    );
    return new RowsSnapshot(
      session,
      await listBackupTables(runner),
      migrations.map(({ name }) => name),
      facts?.version ?? '',
      Number(facts?.size ?? 0),
    );
  }

  /** The rows of a table as lines of PostgreSQL's text format. One table at a time. */
  rowsOf({ name, columns }: BackupTable): Readable {
    const list = columns.map(escapeIdentifier).join(', ');
    // A query, since COPY alone does not read a partitioned table.
    return this.session.client.query(
      copyTo(`COPY (SELECT ${list} FROM ${escapeIdentifier(name)}) TO STDOUT`),
    );
  }

  /** Ends the connection, and with it a table that is read only half. */
  close(): Promise<void> {
    return endBackupSession(this.session);
  }
}
