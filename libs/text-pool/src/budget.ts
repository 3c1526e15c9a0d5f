import { limits } from '@rolefit/contracts';
import type { Worker } from 'node:worker_threads';

/** What one call may use of a thread. */
export interface TextBudget {
  /** Processor time, in milliseconds. Independent of what else the machine is doing. */
  readonly cpuMs: number;
  /** Time since the call began to run, in milliseconds, for native code that does not answer and for machines that are too busy. */
  readonly wallMs: number;
}

/** An ordinary posting takes some 20 ms, the longest honest text under a second. */
export const defaultBudget: TextBudget = { cpuMs: limits.textBudgetMs, wallMs: 2 * limits.textBudgetMs };

const pollIntervalMs = 100;

/** Node.js has this from 22.20 on; older ones have the wall clock alone. */
type MeasuredWorker = Worker & { cpuUsage?(): Promise<{ user: number; system: number }> };

/**
 * Watches one call and says once when its budget is spent.
 * @param findThread the thread that runs the call; undefined while it waits in the queue, which costs it nothing
 * @returns a function that ends the watch
 */
export function watchBudget({ cpuMs, wallMs }: TextBudget, findThread: () => MeasuredWorker | undefined, onSpent: (what: 'processor time' | 'time') => void): () => void {
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
    // A process that was suspended finds all its patience used up at once: no tick counts for much more than its interval.
    const passedMs = Math.min(now - checkedAt, 2 * pollIntervalMs);
    checkedAt = now;
    const thread = findThread();
    if (thread === undefined) return;
    ranMs += passedMs;
    if (ranMs >= wallMs) onSpent('time');
    // A thread that has ended answers no more; the call has ended with it.
    else measureCpu(thread).catch(() => undefined);
  }, pollIntervalMs);
  return () => clearInterval(timer);
}
