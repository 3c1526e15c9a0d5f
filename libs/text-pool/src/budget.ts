import { limits } from '@rolefit/contracts';
import type { Worker } from 'node:worker_threads';

/** Resource limits of one call. */
export interface TextBudget {
  /** CPU time in milliseconds, which does not depend on the load of the machine. */
  readonly cpuMs: number;
  /** Wall time since the call started, in milliseconds: a fallback for native code that blocks and for overloaded machines. */
  readonly wallMs: number;
}

/** An ordinary posting takes some 20 ms, the longest honest text under a second. */
export const defaultBudget: TextBudget = {
  cpuMs: limits.textBudgetMs,
  // A busy machine gives a thread a fraction of a core.
  wallMs: 6 * limits.textBudgetMs,
};

const pollIntervalMs = 100;

/** Available from Node.js 22.20; older versions have only the wall-time limit. */
type MeasuredWorker = Worker & { cpuUsage?(): Promise<{ user: number; system: number }> };

/**
 * Watches one call and reports once when its budget is exceeded.
 * @param findThread the thread that runs the call; undefined while it waits in the queue, which does not count
 * @returns a function that stops watching
 */
export function watchBudget(
  { cpuMs, wallMs }: TextBudget,
  findThread: () => MeasuredWorker | undefined,
  onSpent: (what: 'processor time' | 'time') => void,
): () => void {
  let ranMs = 0;
  let checkedAt = performance.now();
  let cpuAtStart: number | undefined;
  let isAsking = false;

  const measureCpu = async (thread: MeasuredWorker): Promise<void> => {
    if (isAsking || thread.cpuUsage === undefined) return;
    isAsking = true;
    const { user, system } = await thread.cpuUsage();
    isAsking = false;
    const now = (user + system) / 1_000;
    cpuAtStart ??= now;
    if (now - cpuAtStart >= cpuMs) onSpent('processor time');
  };

  const timer = setInterval(() => {
    const now = performance.now();
    // After a suspension of the process, a tick must not count for much more than its interval.
    const passedMs = Math.min(now - checkedAt, 2 * pollIntervalMs);
    checkedAt = now;
    const thread = findThread();
    if (thread === undefined) return;
    ranMs += passedMs;
    if (ranMs >= wallMs) onSpent('time');
    // A thread that has ended does not answer; its call has ended too.
    else measureCpu(thread).catch(() => undefined);
  }, pollIntervalMs);
  return () => clearInterval(timer);
}
