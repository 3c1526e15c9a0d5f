import { parentWatch } from '../bootstrap/parent-watch.mjs';

/** npm and the terminal may both forward the same Ctrl-C; only a later signal is a second request. */
const sameRequestMs = 1_000;

export interface StopRequest {
  /** Resolves at the first request. */
  readonly requested: Promise<void>;
  /** Resolves at the second request, which asks to stop immediately. */
  readonly repeated: Promise<void>;
}

/**
 * Listens for requests to stop: Ctrl-C, SIGTERM, SIGHUP, or the end of the parent process. Call it early, since a signal before it ends this
 * process at once.
 */
export function listenForStop(): StopRequest {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  let firstAt = 0;
  const request = (): void => {
    if (firstAt === 0) {
      firstAt = Date.now();
      first.resolve();
    } else if (Date.now() - firstAt > sameRequestMs) {
      second.resolve();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, request);
  parentWatch(request);
  return { requested: first.promise, repeated: second.promise };
}
