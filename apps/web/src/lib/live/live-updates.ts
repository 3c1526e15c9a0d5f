import { type QueryClient } from '@tanstack/react-query';
import { onRecovery } from '../connection';

const firstRetryMs = 1_000;
const lastRetryMs = 60_000;

/** Maximum delay on a busy page. */
const longestWaitMs = 2_000;

type Load = () => Promise<{ startRealtime: (client: QueryClient) => () => void }>;

/** Runs when the browser is idle; immediately where idle callbacks are not supported. @returns a function that cancels it */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    work();
    return () => undefined;
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Starts live updates; returns a function that stops them. The code is a lazy chunk, because screens do not need it for their first render. Loading is retried
 * with exponential back-off, and immediately on recovery of the connection.
 */
export function startLiveUpdates(
  client: QueryClient,
  load: Load = () => import('./realtime'),
): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  const begin = () => {
    timer = undefined;
    load().then(
      ({ startRealtime }) => {
        if (!isOver) stop = startRealtime(client);
      },
      () => {
        if (isOver) return;
        timer = setTimeout(begin, Math.min(firstRetryMs * 2 ** failures, lastRetryMs));
        failures += 1;
      },
    );
  };
  const ignoreRecovery = onRecovery(() => {
    if (timer === undefined) return;
    clearTimeout(timer);
    begin();
  });
  const stopWaiting = whenIdle(begin);

  return () => {
    isOver = true;
    stopWaiting();
    clearTimeout(timer);
    ignoreRecovery();
    stop?.();
  };
}
