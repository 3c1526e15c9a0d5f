/** Runs one call at a time. Calls during a run share a single next run, which sees their changes. */
export function singleFlight(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function start(): Promise<void> {
    const mine = run().finally(() => {
      if (current === mine) current = null;
    });
    current = mine;
    return mine;
  }

  return () => {
    if (next !== null) return next;
    if (current === null) return start();
    next = current
      .catch(() => undefined)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
