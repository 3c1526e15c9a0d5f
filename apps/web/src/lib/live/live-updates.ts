import { type QueryClient } from '@tanstack/react-query';
import { onRecovery } from '../connection';
import { whenIdle } from '../when-idle';
import { loadRealtime } from './load-realtime';

const firstRetryMs = 1_000;
const lastRetryMs = 60_000;

type Load = (
  failure: unknown,
  retry: number,
) => Promise<{ startRealtime: (client: QueryClient) => () => void }>;

/**
 * Starts live updates; returns a function that stops them. The code is a lazy chunk, because screens do not need it for their first render. Loading is retried
 * with exponential back-off, and immediately on recovery of the connection.
 */
export function startLiveUpdates(client: QueryClient, load: Load = loadRealtime): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failure: unknown;
  let failures = 0;
  let isOver = false;

  const begin = () => {
    timer = undefined;
    load(failure, failures).then(
      ({ startRealtime }) => {
        if (!isOver) stop = startRealtime(client);
      },
      (error: unknown) => {
        if (isOver) return;
        failure = error;
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
