import type { DataSource } from 'typeorm';

/** What one process at a time does, by the number of its lock in PostgreSQL. */
export const exclusiveWork = { sweep: 7303015, purge: 7303017, strays: 7303018 } as const;

/**
 * Runs `work` unless another process is at the same. The lock belongs to a connection, so it ends with the process that held it; where that
 * vanished without a word, with its whole machine, PostgreSQL finds out within half a minute.
 * @returns whether it ran
 * @throws whatever `work` throws
 */
export async function exclusively(dataSource: DataSource, lock: number, work: () => Promise<void>): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '4', false)`);
    const rows: unknown = await runner.query('SELECT pg_try_advisory_lock($1) AS locked', [lock]);
    const isLocked = Array.isArray(rows) && (rows[0] as { locked: boolean }).locked;
    if (!isLocked) return false;
    try {
      await work();
    } finally {
      // A connection that is gone has taken its lock along, and what `work` threw says more.
      await runner.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    }
    return true;
  } finally {
    await runner.release();
  }
}
