import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase, queryRow } from '../servers/database-client.ts';

const pauseMs = 5;

export interface LockWaits {
  /** Longest wait seen of another session for a lock of the watched one, in milliseconds. */
  readonly longestMs: number;
  /** Upper bound: it may have waited until the next observation. */
  readonly mostMs: number;
  /** How many times a waiting session was seen. */
  readonly seen: number;
}

/** Watches how long other sessions wait for locks of a PostgreSQL session until the work is done. PostgreSQL records when a wait began. */
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
