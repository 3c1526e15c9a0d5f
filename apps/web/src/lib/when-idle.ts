/** Maximum delay on a busy page. */
const longestWaitMs = 2_000;

/** Runs when the browser is idle; immediately where idle callbacks are not supported. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    work();
    return () => undefined;
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
