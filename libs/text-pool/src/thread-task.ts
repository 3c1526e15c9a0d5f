import { threadId } from 'node:worker_threads';

/** One call as sent to a thread. */
export interface ThreadCall<Arguments extends readonly unknown[] = readonly unknown[]> {
  /** Shared with the caller: 0 while the call waits in the queue, then the id of the thread that runs it. */
  readonly runsIn: Int32Array<SharedArrayBuffer>;
  readonly args: Arguments;
}

/** Makes a task callable by `TextPool`: publishes which thread runs it, so that its CPU time can be measured from outside. */
export function threadTask<Arguments extends readonly unknown[], Result>(
  task: (...args: Arguments) => Result,
): (call: ThreadCall<Arguments>) => Result {
  return ({ runsIn, args }) => {
    Atomics.store(runsIn, 0, threadId);
    return task(...args);
  };
}
