import { setTimeout as wait } from 'node:timers/promises';

/** @throws Error with the message where the work takes longer */
export async function withTimeout<Value>(
  work: Promise<Value>,
  ms: number,
  message: string,
): Promise<Value> {
  const timer = new AbortController();
  const timeout = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(message);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
    timeout.catch(() => undefined);
  }
}
