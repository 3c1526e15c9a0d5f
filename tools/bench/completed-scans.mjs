import pg from 'pg';

/** Counts what is done, over a connection of its own. @returns `count()`, `until(count)`, `rates()`, `forget()`, which removes all scans, and `close()` */
export async function watchCompleted(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async () => {
    const { rows } = await client.query(`SELECT count(*)::int AS done, array_agg(DISTINCT failure ->> 'code') FILTER (WHERE status = 'failed') AS codes FROM scans WHERE status IN ('completed', 'failed', 'needs-text')`);
    // A scan that failed is soon done: counting it would flatter the figure.
    if (rows[0].codes !== null) throw new Error(`scans failed: ${rows[0].codes.join(', ')}`);
    return rows[0].done;
  };
  /** Looks the more seldom the more there is to count, so that counting stays a hundredth of the work. */
  const until = async (wanted) => {
    for (;;) {
      const beganAt = performance.now();
      if ((await count()) >= wanted) return;
      await new Promise((resolve) => setTimeout(resolve, Math.max(50, 100 * (performance.now() - beganAt))));
    }
  };
  /** What is done in one window after another. @returns scans a second of each */
  const rates = async ({ windows, windowMs }) => {
    const measured = [];
    let [before, beganAt] = [await count(), performance.now()];
    for (let window = 0; window < windows; window += 1) {
      await new Promise((resolve) => setTimeout(resolve, windowMs));
      const [after, endedAt] = [await count(), performance.now()];
      measured.push(((after - before) * 1_000) / (endedAt - beganAt));
      [before, beganAt] = [after, endedAt];
    }
    return measured;
  };
  const forget = () => client.query('DELETE FROM scans');
  return { count, until, rates, forget, close: () => client.end() };
}
