/**
 * One run at a time. Whoever asks while one is under way gets the run after it, which sees what they did; however many ask, that is one run.
 */
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
