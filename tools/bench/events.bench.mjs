import { once } from 'node:events';
import { createLogger, loadConfig } from '@rolefit/config';
import { socketPath } from '@rolefit/contracts';
import { RealtimeEmitter } from '@rolefit/realtime';
import pg from 'pg';
import { chromium } from 'playwright-core';
import { io } from 'socket.io-client';
import { signInDemoUser } from '../launcher/demo/client.mjs';
import { signInPage } from '../launcher/demo/sign-in-page.mjs';
import { startDemo } from './demo.mjs';
import { copyScans } from './many-scans.mjs';
import { rowOf } from './row.mjs';

const who = 'ada-demo';
const goalMs = 50;
const eventsARound = 200;
const pauseMs = 100;

/**
 * From the moment at which a worker's commit is done until the browser's socket has the event, on a machine with nothing else to do: a real
 * page, the worker's own emitter. What a socket without a page takes stands beside it: the rest is Chromium's and the page's own. A round is 200 events, one after the other; its figure is the 99th percentile.
 */
export async function benchEvents({ rounds }) {
  const demo = await startDemo({ args: ['--without', 'worker'] });
  const opened = [demo.stop];
  try {
    const { user, accessToken } = await signInDemoUser(demo.url, who);
    const scans = await copyScans({ databaseUrl: demo.env.DATABASE_URL, userId: user.id, count: eventsARound });
    const client = new pg.Client({ connectionString: demo.env.DATABASE_URL });
    await client.connect();
    opened.push(() => client.end());
    const config = loadConfig(demo.env);
    const emitter = new RealtimeEmitter(config, createLogger(config, 'bench', { write: (line) => process.stderr.write(line) }));
    opened.push(() => emitter.onApplicationShutdown());
    const browser = await chromium.launch({ executablePath: demo.chromePath, args: ['--no-sandbox'] });
    opened.push(() => browser.close());
    const page = await browser.newPage();
    await page.addInitScript(noteArrivals);
    await signInPage(page, demo.url, who);
    await page.goto(`${demo.url}/job-match`);
    await page.locator('main li').first().waitFor();
    const bare = io(demo.url, { path: socketPath, transports: ['websocket'], auth: { token: accessToken } });
    opened.push(() => bare.close());
    const arrivedBare = new Map();
    bare.on('scan.progress', ({ _id }) => arrivedBare.set(_id, performance.timeOrigin + performance.now()));
    await once(bare, 'connect');
    const measure = async () => {
      const committed = new Map();
      arrivedBare.clear();
      for (const { _id } of scans.slice(0, eventsARound)) {
        await client.query(`UPDATE scans SET status = 'reading', updated_at = now() WHERE id = $1`, [_id]);
        committed.set(_id, performance.timeOrigin + performance.now());
        emitter.emit(user.id, 'scan.progress', { _id, status: 'reading' });
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      await page.waitForTimeout(1_000);
      const arrivals = await page.evaluate(() => window.takeArrivals());
      const [inPage, bareOnes] = [new Map(arrivals.map(({ id, at }) => [id, at])), arrivedBare].map((arrived) => percentiles([...committed].map(([id, at]) => (arrived.get(id) ?? Infinity) - at)));
      return { ...inPage, bare: bareOnes.p99 };
    };
    await measure();
    const measured = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await measure());
    const note = `p50 ${measured.map(({ p50 }) => p50.toFixed(1)).join(', ')} ms; p99 ${measured.map(({ p99 }) => p99.toFixed(1)).join(', ')} ms; p99 to a socket without a page ${measured.map(({ bare: p99 }) => p99.toFixed(1)).join(', ')} ms`;
    return [rowOf({ figure: 'commit to event in the browser, idle, p99', against: `${goalMs} ms`, ratios: measured.map(({ p99 }) => p99 / goalMs), most: 1, note })];
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

function percentiles(took) {
  took.sort((one, other) => one - other);
  return { p50: took[Math.floor(took.length / 2)], p99: took[Math.ceil(took.length * 0.99) - 1] };
}

/** Runs in the page before all else: writes down when its sockets get an event about a scan. */
function noteArrivals() {
  const arrivals = [];
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const id = /^42\["scan\.progress",\{"_id":"([0-9a-f-]+)"/.exec(String(data))?.[1];
        if (id !== undefined) arrivals.push({ id, at: performance.timeOrigin + performance.now() });
      });
    }
  };
  window.takeArrivals = () => arrivals.splice(0);
}
