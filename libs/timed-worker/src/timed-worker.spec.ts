import { Worker as Thread } from 'node:worker_threads';
import { limits } from '@rolefit/contracts';
import { serveTasks } from './serve-tasks.js';
import { workerInProcess } from './testing/index.js';
import { TimedWorker, type WorkerLike } from './timed-worker.js';

/** A script that implements the protocol. `for (;;);` blocks its thread, as an exponential regex does. */
const script = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (input) => {
    if (input === 'throw outside') setTimeout(() => { throw new Error('outside'); });
    else if (input === 'throw') parentPort.postMessage({ state: 'failed' });
    else if (input === 'hang') for (;;);
    else parentPort.postMessage({ state: 'done', result: { input, threadId } });
  });
  parentPort.postMessage({ state: 'ready' });
`;

/** An expression that blocks its thread for so long, as a computation does, but without processor time. */
const blockFor = (ms: number): string =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`;

interface Answer {
  readonly input: string;
  readonly threadId: number;
}

const threads: Thread[] = [];
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});

/** A thread of Node.js with the methods of a browser's worker. */
function startThread(code = script): WorkerLike {
  const thread = new Thread(code, { eval: true });
  threads.push(thread);
  return {
    postMessage: (input) => thread.postMessage(input),
    terminate: () => void thread.terminate(),
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      void thread.on(type, (data: unknown) => listener({ data } as MessageEvent)),
  };
}

/** Enough for a thread that only answers, also on a busy machine. */
const ampleMs = 60_000;
const shortMs = 1_000;

function aWorker(budgetMs: number, code?: string): TimedWorker<string, Answer> {
  return new TimedWorker<string, Answer>(() => startThread(code), budgetMs);
}

describe('TimedWorker', () => {
  it('runs tasks in order on one thread', async () => {
    const worker = aWorker(ampleMs);
    const outcomes = await Promise.all(['a', 'b', 'c'].map((input) => worker.run(input)));
    expect(outcomes.map((outcome) => outcome.state === 'done' && outcome.result.input)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(threads).toHaveLength(1);
  });

  it('terminates a blocked thread, keeps the page responsive meanwhile, and gives the next task to a fresh one', async () => {
    const worker = aWorker(shortMs);
    worker.prepare();
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 10);
    const [hung, next] = await Promise.all([worker.run('hang'), worker.run('a')]);
    clearInterval(ticking);
    expect(hung).toEqual({ state: 'too-complex' });
    expect(next).toMatchObject({ state: 'done', result: { input: 'a' } });
    expect(ticks).toBeGreaterThan(3);
    expect(threads).toHaveLength(2);
    await until(() => threads[0]?.threadId === -1);
  });

  it('gives a text four times its processor time where nothing else is said', async () => {
    jest.useFakeTimers();
    try {
      const silent: WorkerLike = {
        postMessage: () => undefined,
        terminate: () => undefined,
        addEventListener: (type: string, listener: (event: MessageEvent) => void) => {
          if (type === 'message')
            queueMicrotask(() => listener({ data: { state: 'ready' } } as MessageEvent));
        },
      };
      let outcome: unknown = 'none yet';
      void new TimedWorker(() => silent).run('a').then((it) => (outcome = it));
      await jest.advanceTimersByTimeAsync(4 * limits.textBudgetMs - 1);
      expect(outcome).toBe('none yet');
      await jest.advanceTimersByTimeAsync(1);
      expect(outcome).toEqual({ state: 'too-complex' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('counts neither loading nor waiting in the queue against the budget', async () => {
    const budgetMs = 2_000;
    const loading = blockFor(1.25 * budgetMs);
    const busy = script.replace("'done'", `(${blockFor(500)}, 'done')`);
    const worker = aWorker(budgetMs, `${loading};${busy}`);
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((input) => worker.run(input)),
    );
    expect(outcomes.map(({ state }) => state)).toEqual(Array(6).fill('done'));
    expect(threads).toHaveLength(1);
  });

  it('stops a cancelled task, so that the next one need not wait for it', async () => {
    const worker = aWorker(ampleMs);
    const [running, waiting] = [new AbortController(), new AbortController()];
    // Loaded by then, so that the next task runs immediately.
    await worker.run('a');
    const outcomes = [
      worker.run('hang', running.signal),
      worker.run('b', waiting.signal),
      worker.run('c'),
    ];
    waiting.abort();
    running.abort();
    await expect(Promise.all(outcomes)).resolves.toMatchObject([
      { state: 'cancelled' },
      { state: 'cancelled' },
      { state: 'done', result: { input: 'c' } },
    ]);
    await expect(worker.run('d', AbortSignal.abort())).resolves.toEqual({ state: 'cancelled' });
    expect(threads).toHaveLength(2);
  });

  it('keeps a thread that is still loading when its task is cancelled', async () => {
    const worker = aWorker(ampleMs);
    const stale = new AbortController();
    const outcome = worker.run('a', stale.signal);
    stale.abort();
    await expect(outcome).resolves.toEqual({ state: 'cancelled' });
    await expect(worker.run('b')).resolves.toMatchObject({ state: 'done', result: { input: 'b' } });
    expect(threads).toHaveLength(1);
  });

  it('ignores messages of a terminated thread', async () => {
    const pages: { hear: (data: unknown) => void }[] = [];
    const worker = new TimedWorker<string, string>(
      () => ({
        postMessage: () => undefined,
        terminate: () => undefined,
        addEventListener: (type: string, listener: (event: MessageEvent) => void) => {
          if (type === 'message')
            pages.push({ hear: (data) => listener({ data } as MessageEvent) });
        },
      }),
      shortMs,
    );
    const first = worker.run('a');
    pages[0]?.hear({ state: 'ready' });
    await expect(first).resolves.toEqual({ state: 'too-complex' });
    const second = worker.run('b');
    pages[1]?.hear({ state: 'ready' });
    pages[0]?.hear({ state: 'done', result: 'of the first' });
    pages[1]?.hear({ state: 'done', result: 'of the second' });
    await expect(second).resolves.toEqual({ state: 'done', result: 'of the second' });
  });

  it('reports a failed task, and continues', async () => {
    const worker = aWorker(ampleMs);
    await expect(worker.run('throw')).resolves.toEqual({ state: 'failed' });
    await expect(worker.run('throw outside')).resolves.toEqual({ state: 'failed' });
    await expect(worker.run('a')).resolves.toMatchObject({ state: 'done' });
  });

  it('fails every task where the script cannot be loaded, instead of retrying forever', async () => {
    const worker = aWorker(ampleMs, 'throw new Error("no such script")');
    await expect(Promise.all([worker.run('a'), worker.run('b')])).resolves.toEqual([
      { state: 'failed' },
      { state: 'failed' },
    ]);
    expect(threads).toHaveLength(1);
  });

  it('cancels all tasks when it stops', async () => {
    const worker = aWorker(ampleMs);
    const outcomes = [worker.run('hang'), worker.run('a')];
    await until(() => threads.length === 1);
    worker.stop();
    await expect(Promise.all(outcomes)).resolves.toEqual([
      { state: 'cancelled' },
      { state: 'cancelled' },
    ]);
    await until(() => threads[0]?.threadId === -1);
    expect(threads).toHaveLength(1);
  });
});

describe('serveTasks', () => {
  it('prepares before it is ready, so that the first task has its whole budget', async () => {
    const reports: unknown[] = [];
    const scope = {
      postMessage: (report: unknown) => void reports.push(report),
      addEventListener: () => undefined,
    };
    const { promise: prepared, resolve } = Promise.withResolvers<void>();
    serveTasks(
      scope,
      () => null,
      () => prepared,
    );
    await Promise.resolve();
    expect(reports).toEqual([]);
    resolve();
    await until(() => reports.length > 0);
    expect(reports).toEqual([{ state: 'ready' }]);
  });

  it('answers each task with what the work returns, or that it failed', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const worker = new TimedWorker<number, number>(() =>
      workerInProcess(async (input: number) => {
        if (input === 0) throw new Error('zero');
        return 1 / input;
      }),
    );
    await expect(Promise.all([worker.run(2), worker.run(0), worker.run(4)])).resolves.toEqual([
      { state: 'done', result: 0.5 },
      { state: 'failed' },
      { state: 'done', result: 0.25 },
    ]);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'zero' }));
    logged.mockRestore();
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
