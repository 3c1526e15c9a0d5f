import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase, queryRow } from '../servers/database-client.ts';

/** Counts scans that have ended, over a connection of its own. */
export interface CompletedScans {
  readonly count: () => Promise<number>;
  /** Waits until the given number of scans has ended. */
  readonly until: (wanted: number) => Promise<void>;
  /** Scans a second during one window. */
  readonly rate: (windowMs: number) => Promise<number>;
  /** Removes all scans. */
  readonly deleteAll: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many times longer than a count the pause after it is, so that counting stays a hundredth of the load. */
const pauseFactor = 100;
const leastPauseMs = 50;

export async function watchCompletedScans(databaseUrl: string): Promise<CompletedScans> {
  const client = await connectDatabase(databaseUrl);
  const count = async (): Promise<number> => {
    const { done, codes } = await queryRow<{ done: number; codes: string[] | null }>(
      client,
      `SELECT count(*)::int AS done, array_agg(DISTINCT failure ->> 'code') FILTER (WHERE status = 'failed') AS codes FROM scans WHERE status IN ('completed', 'failed', 'needs-text')`,
    );
    // A failed scan ends early: counting it would flatter the figure.
    if (codes !== null) throw new Error(`scans failed: ${codes.join(', ')}`);
    return done;
  };
  const until = async (wanted: number): Promise<void> => {
    for (;;) {
      const startedAt = performance.now();
      if ((await count()) >= wanted) return;
      await sleep(Math.max(leastPauseMs, pauseFactor * (performance.now() - startedAt)));
    }
  };
  const rate = async (windowMs: number): Promise<number> => {
    const [before, startedAt] = [await count(), performance.now()];
    await sleep(windowMs);
    const [after, endedAt] = [await count(), performance.now()];
    return ((after - before) * 1_000) / (endedAt - startedAt);
  };
  const deleteAll = async (): Promise<void> => {
    await client.query('DELETE FROM scans');
  };
  return { count, until, rate, deleteAll, close: () => client.end() };
}
