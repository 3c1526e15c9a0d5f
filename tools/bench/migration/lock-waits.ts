import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase, queryRow } from '../servers/database-client.ts';

const pauseMs = 5;

export interface LockWaits {
  /** The longest that another session was seen to have waited for a lock of the observed one, in milliseconds. */
  readonly longestMs: number;
  /** The longest that it may have waited until the next look. */
  readonly mostMs: number;
  /** How often somebody was seen waiting. */
  readonly seen: number;
}

/** Looks who waits for a session of PostgreSQL, until the work is done. PostgreSQL itself records when a wait began. */
export async function observeLockWaits(
  url: string,
  pid: number,
  work: Promise<unknown>,
): Promise<LockWaits> {
  const client = await connectDatabase(url);
  let isOver = false;
  const ended = work.finally(() => (isOver = true)).catch(() => undefined);
  const waits = { longestMs: 0, mostMs: 0, seen: 0 };
  try {
    let [last, former] = [performance.now(), 0];
    for (; !isOver; await sleep(pauseMs)) {
      const { ms } = await queryRow<{ ms: number | null }>(
        client,
        `SELECT max(extract(epoch FROM clock_timestamp() - waitstart) * 1000)::float8 AS ms FROM pg_locks
         WHERE NOT granted AND waitstart IS NOT NULL AND pid <> $1 AND $1 = ANY (pg_blocking_pids(pid))`,
        [pid],
      );
      if (ms !== null) waits.seen += 1;
      waits.longestMs = Math.max(waits.longestMs, ms ?? 0);
      if (former > 0) waits.mostMs = Math.max(waits.mostMs, former + performance.now() - last);
      [last, former] = [performance.now(), ms ?? 0];
    }
    await ended;
    return waits;
  } finally {
    await client.end();
  }
}
