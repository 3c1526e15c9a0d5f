import { limits } from '@rolefit/contracts';
import { type Report } from './serve-tasks.js';

/** Outcome of a task. `failed` means a bug of ours; `too-complex` means that the time budget ran out. */
export type Outcome<Result> =
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'too-complex' }
  | { readonly state: 'failed' }
  | { readonly state: 'cancelled' };

/** The part of `Worker` that is needed here, so that tests can pass in a substitute. */
export interface WorkerLike {
  postMessage(input: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
}

interface Task<Input, Result> {
  readonly input: Input;
  readonly settle: (outcome: Outcome<Result>) => void;
}

/**
 * Wall time, in milliseconds: a browser doesn't tell how much processor time a worker used, and a slow or busy computer
 * needs several times as long for an honest text as a quiet one.
 */
export const defaultBudgetMs = 4 * limits.textBudgetMs;

/**
 * Runs one kind of work in a Web Worker, one task at a time and in order. A task that exceeds the budget terminates the worker;
 * a fresh one takes the next task. The script at the other end calls `serveTasks`.
 */
export class TimedWorker<Input, Result> {
  readonly #start: () => WorkerLike;
  readonly #budgetMs: number;
  readonly #waiting: Task<Input, Result>[] = [];
  #worker: WorkerLike | null = null;
  #isReady = false;
  #running: {
    readonly task: Task<Input, Result>;
    readonly timer: ReturnType<typeof setTimeout>;
  } | null = null;

  /** @param start starts the worker; called when there is work, and again after each termination */
  constructor(start: () => WorkerLike, budgetMs: number = defaultBudgetMs) {
    this.#start = start;
    this.#budgetMs = budgetMs;
  }

  /** Starts loading the worker's code ahead of the first task. */
  prepare(): void {
    this.#worker ??= this.#open();
  }

  /**
   * @param signal cancels the task; if it was already running, a fresh worker takes the next one
   * @returns never rejects; the time that a task waits in the queue or for the worker to load does not count against its budget
   */
  run(input: Input, signal?: AbortSignal): Promise<Outcome<Result>> {
    if (signal?.aborted) return Promise.resolve({ state: 'cancelled' });
    return new Promise((resolve) => {
      const cancel = () => this.#cancel(task);
      const task: Task<Input, Result> = {
        input,
        settle: (outcome) => {
          signal?.removeEventListener('abort', cancel);
          resolve(outcome);
        },
      };
      signal?.addEventListener('abort', cancel);
      this.#waiting.push(task);
      this.#runNext();
    });
  }

  /** Terminates the worker and cancels every task. A later task starts a fresh one. */
  stop(): void {
    this.#endWorker({ state: 'cancelled' });
    this.#settleWaiting({ state: 'cancelled' });
  }

  #open(): WorkerLike {
    const worker = this.#start();
    // A terminated worker may have sent a message just before.
    const isCurrent = () => this.#worker === worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Report<Result>>) => {
      if (isCurrent()) this.#hear(data);
    });
    const fail = () => {
      if (isCurrent()) this.#fail();
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return worker;
  }

  #runNext(): void {
    if (this.#running !== null || this.#waiting.length === 0) return;
    this.prepare();
    if (!this.#isReady) return;
    const task = this.#waiting.shift();
    if (!task) return;
    this.#running = {
      task,
      timer: setTimeout(() => this.#replaceWorker({ state: 'too-complex' }), this.#budgetMs),
    };
    this.#worker?.postMessage(task.input);
  }

  #hear(report: Report<Result>): void {
    if (report.state === 'ready') this.#isReady = true;
    else this.#settleRunning(report);
    this.#runNext();
  }

  /** A script that fails to load would fail for the next task too. */
  #fail(): void {
    if (!this.#isReady) this.#settleWaiting({ state: 'failed' });
    this.#replaceWorker({ state: 'failed' });
  }

  #cancel(task: Task<Input, Result>): void {
    if (this.#running?.task === task) return this.#replaceWorker({ state: 'cancelled' });
    this.#waiting.splice(this.#waiting.indexOf(task), 1);
    task.settle({ state: 'cancelled' });
  }

  #replaceWorker(outcome: Outcome<Result>): void {
    this.#endWorker(outcome);
    this.#runNext();
  }

  #endWorker(outcome: Outcome<Result>): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
    this.#settleRunning(outcome);
  }

  #settleRunning(outcome: Outcome<Result>): void {
    clearTimeout(this.#running?.timer);
    this.#running?.task.settle(outcome);
    this.#running = null;
  }

  #settleWaiting(outcome: Outcome<Result>): void {
    for (const task of this.#waiting.splice(0)) task.settle(outcome);
  }
}
