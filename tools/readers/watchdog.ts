import { Worker } from 'node:worker_threads';

/** Tells which text is being read if its reading never ends: no timer of this thread would run then. */
export interface Watchdog {
  begin(seed: number): void;
  stop(): Promise<unknown>;
}

const program = `
  const { workerData: { shared, patienceMs } } = require('node:worker_threads');
  let last = 0, since = Date.now();
  setInterval(() => {
    const [turn, seed] = [Atomics.load(shared, 0), Atomics.load(shared, 1)];
    if (turn !== last) { last = turn; since = Date.now(); return; }
    if (turn === 0 || Date.now() - since < patienceMs) return;
    require('node:fs').writeSync(2, 'Reading the text of seed ' + seed + ' did not end within ' + patienceMs / 1000 + ' s: READER_SEED=' + seed + ' READER_TEXTS=1 npm run test:unit -- tools/readers/fuzz\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;

/** @param patienceMs far more than any text takes, on a busy machine too */
export function startWatchdog(patienceMs: number): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(program, { eval: true, workerData: { shared, patienceMs } });
  worker.unref();
  return {
    begin(seed) {
      Atomics.store(shared, 1, seed);
      Atomics.add(shared, 0, 1);
    },
    stop: () => worker.terminate(),
  };
}
