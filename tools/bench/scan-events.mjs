import { createLogger, loadConfig } from '@rolefit/config';
import { RealtimeEmitter } from '@rolefit/realtime';
import pg from 'pg';

const tickMs = 10;
const shownFirst = 10;

/**
 * Does what a worker does that scans without end, but for the reading and judging: commits each state and says so by the worker's own
 * emitter, over Redis and the gateway to the browser.
 * @param env the environment of the Rolefit that runs
 * @param scans newest first, with what is said of each when it is done
 * @returns `start()`; `pause()`, which leaves no scan half done and tells how many events went out; `close()`
 */
export async function createScanEvents({ env, userId, scans, perSecond }) {
  const config = loadConfig(env);
  const emitter = new RealtimeEmitter(config, createLogger(config, 'bench', { write: (line) => process.stderr.write(line) }));
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const steps = stepsOf(scans);
  let timer;
  let sent = 0;
  let last = Promise.resolve();
  const next = () => {
    const { id, status, name, payload, isLast } = steps.next().value;
    last = last.then(async () => {
      await client.query('UPDATE scans SET status = $2, updated_at = now() WHERE id = $1', [id, status]);
      emitter.emit(userId, name, payload);
    });
    sent += 1;
    return isLast;
  };
  const start = () => {
    const began = performance.now();
    sent = 0;
    timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * perSecond;
      while (sent < due) next();
    }, tickMs);
  };
  const pause = async () => {
    clearInterval(timer);
    while (!next());
    await last;
    return sent;
  };
  const close = async () => {
    clearInterval(timer);
    await last;
    await client.end();
    await emitter.onApplicationShutdown();
  };
  return { start, pause, close };
}

/** Scan by scan; every fourth is one of the newest, which stand on the first page, and the others are spread over all that come after. */
function* stepsOf(scans) {
  const [newest, older] = [scans.slice(0, shownFirst), scans.slice(shownFirst)];
  for (let turn = 0; ; turn += 1) {
    const { _id, ...outcome } = turn % 4 === 0 ? newest[(turn / 4) % newest.length] : older[(turn * 37) % older.length];
    for (const status of ['reading', 'matching']) yield { id: _id, status, name: 'scan.progress', payload: { _id, status } };
    yield { id: _id, status: 'completed', name: 'scan.completed', payload: { _id, status: 'completed', ...outcome }, isLast: true };
  }
}
