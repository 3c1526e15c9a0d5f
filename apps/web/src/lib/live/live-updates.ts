import { type QueryClient } from '@tanstack/react-query';
import { onRecovery } from '../connection';

const firstRetryMs = 1_000;
const lastRetryMs = 60_000;

/** The longest that a busy page keeps live updates waiting. */
const longestWaitMs = 2_000;

type Load = () => Promise<{ startRealtime: (client: QueryClient) => () => void }>;

/** When the page has nothing better to do; at once in browsers that cannot tell. @returns a function that takes it back */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    work();
    return () => undefined;
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Live updates until the returned function is called. Their code is no part of what a screen needs to show, so that it is fetched apart;
 * where it can't be, it is tried again ever more seldom, and at once when the connection is back.
 */
export function startLiveUpdates(client: QueryClient, load: Load = () => import('./realtime')): () => void {
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
