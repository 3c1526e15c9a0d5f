import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { run } from '../run.js';
import { type BackupSession, endBackupSession, openBackupSession } from './backup-session.js';
import type { BackupTable } from './backup-tables.js';

/** Puts rows back into an empty database, all of them or none. */
export class RestoredRows {
  private constructor(private readonly session: BackupSession) {}

  /** Begins the transaction. The triggers rest, since what they would compute comes with the rows. */
  static async begin(dataSource: DataSource): Promise<RestoredRows> {
    const session = await openBackupSession(dataSource);
    await run(session.runner, 'BEGIN');
    const rows = new RestoredRows(session);
    await rows.setTriggers('DISABLE');
    return rows;
  }

  /** @returns the number of rows */
  async add(
    { name, columns }: BackupTable,
    lines: AsyncIterable<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<number> {
    const list = columns.map(escapeIdentifier).join(', ');
    const rows = this.session.client.query(
      copyFrom(`COPY ${escapeIdentifier(name)} (${list}) FROM STDIN`),
    );
    await pipeline(Readable.from(lines, { objectMode: false }), rows, { signal });
    return rows.rowCount;
  }

  async commit(): Promise<void> {
    await this.setTriggers('ENABLE');
    await run(this.session.runner, 'COMMIT');
    // Without figures about the rows, the planner would guess until PostgreSQL gathers them by itself.
    await run(this.session.runner, 'ANALYZE');
    await endBackupSession(this.session);
  }

  /** Ends without a trace. */
  rollback(): Promise<void> {
    return endBackupSession(this.session);
  }

  private async setTriggers(how: 'ENABLE' | 'DISABLE'): Promise<void> {
    await run(
      this.session.runner,
      `DO $$ DECLARE one text;
       BEGIN
         FOR one IN SELECT oid::regclass::text FROM pg_class
           WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
         LOOP EXECUTE format('ALTER TABLE %s ${how} TRIGGER USER', one); END LOOP;
       END $$`,
    );
  }
}
