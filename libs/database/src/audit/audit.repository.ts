import { type AuditEvent, type AuditProvider, type ErrorCode, limits } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import { type Connection, run } from '../run.js';

/** One entry of a user's audit trail. */
export interface AuditRow {
  id: string;
  at: Date;
  event: AuditEvent;
  provider: AuditProvider | null;
  refusal: ErrorCode | null;
}

/** An entry to add; see `auditEntrySchema`. */
export interface NewAuditEntry {
  /** Null once the user is erased. */
  readonly userId: string | null;
  readonly event: AuditEvent;
  readonly provider?: AuditProvider | null;
}

/**
 * Adds an entry to the audit trail.
 * @param connection the transaction of the recorded action, so that both are committed or neither
 */
export async function writeAudit(
  connection: Connection,
  { userId, event, provider }: NewAuditEntry,
): Promise<void> {
  await run(
    connection,
    'INSERT INTO audit_entries (id, user_id, event, provider) VALUES ($1, $2, $3, $4)',
    [newId(), userId, event, provider ?? null],
  );
}

/** Like `writeAudit`, but adds `count` equal entries: one call can end many sessions. */
export async function writeAuditEntries(
  connection: Connection,
  { userId, event, provider }: NewAuditEntry,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const ids = Array.from({ length: count }, newId);
  await run(
    connection,
    'INSERT INTO audit_entries (id, user_id, event, provider) SELECT id, $2, $3, $4 FROM unnest($1::uuid[]) AS new (id)',
    [ids, userId, event, provider ?? null],
  );
}

/** Reads the audit trail, and writes the entries that belong to no other repository's transaction. */
@Injectable()
export class AuditRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Records an export before its first byte is sent. */
  async exported(userId: string): Promise<void> {
    await writeAudit(this.dataSource, { userId, event: 'data-exported' });
  }

  /** Records that a user has created a link for another device. */
  async linkCreated(userId: string): Promise<void> {
    await writeAudit(this.dataSource, { userId, event: 'sign-in-link-created' });
  }

  /**
   * Records a refused sign-in, whose user is unknown. Anybody can cause any number of refusals, so at most `limits.auditRefusalsPerHour` are recorded
   * per hour.
   * @returns whether this one was recorded
   */
  async refused(provider: AuditProvider, refusal: ErrorCode): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `INSERT INTO audit_entries (id, event, provider, refusal) SELECT $1, 'sign-in-refused', $2, $3
       WHERE (SELECT count(*) FROM (
         SELECT 1 FROM audit_entries WHERE event = 'sign-in-refused' AND at > now() - interval '1 hour' LIMIT $4) AS lately) < $4 RETURNING id`,
      [newId(), provider, refusal, limits.auditRefusalsPerHour],
    );
    return rows.length > 0;
  }

  /** A user's next entries, oldest first. @param after id of the last entry of the previous page; null for the first page */
  page(userId: string, after: string | null, limit: number): Promise<AuditRow[]> {
    return run<AuditRow>(
      this.dataSource,
      'SELECT id, at, event, provider, refusal FROM audit_entries WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2::uuid) ORDER BY id LIMIT $3',
      [userId, after, limit],
    );
  }

  /** Removes entries older than `days`. @returns how many, at most `limit` */
  async removeOld(days: number, limit: number): Promise<number> {
    const rows = await run(
      this.dataSource,
      `DELETE FROM audit_entries WHERE id IN (SELECT id FROM audit_entries WHERE at < now() - $1 * interval '24 hours' ORDER BY at LIMIT $2) RETURNING id`,
      [days, limit],
    );
    return rows.length;
  }
}
