const hourMs = 3_600_000;

/** Runs once an hour; after a full batch, which may not be all, the next sweep continues. */
export function hourly(
  removeBatch: (batchSize: number) => Promise<number>,
  batchSize: number,
): () => Promise<void> {
  let doneAt = -Infinity;
  return async () => {
    if (performance.now() - doneAt < hourMs) return;
    if ((await removeBatch(batchSize)) < batchSize) doneAt = performance.now();
  };
}
