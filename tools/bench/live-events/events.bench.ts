import { setTimeout as sleep } from 'node:timers/promises';
import type { RealtimeEmitter } from '@rolefit/realtime';
import type pg from 'pg';
import { chromium, type Page } from 'playwright-core';
import type { Socket } from 'socket.io-client';
import { signInDemoUser } from '../../demo/client.ts';
import { signInPage } from '../../demo/sign-in-page.ts';
import { type Row, rowOf } from '../rows/row.ts';
import { connectDatabase } from '../servers/database-client.ts';
import { demoUser, startDemoRolefit } from '../servers/demo-rolefit.ts';
import { createEmitter } from '../servers/emitter.ts';
import { connected, openSocket } from '../servers/live-socket.ts';
import { recordArrivals } from './arrivals.ts';
import { copyScans } from './copy-scans.ts';

const goalMs = 50;
const eventsARound = 200;
const pauseMs = 100;
const settleMs = 1_000;

interface Latency {
  readonly p50: number;
  readonly p99: number;
}

/** Of one round: latency to the page, and the 99th percentile to a socket without a page. */
interface RoundLatency extends Latency {
  readonly bareP99: number;
}

/** The parts that an event passes on its way to the page. */
interface Path {
  readonly client: pg.Client;
  readonly emitter: RealtimeEmitter;
  readonly page: Page;
  readonly bare: Socket;
  readonly userId: string;
  readonly scanIds: readonly string[];
}

/**
 * Measures the 99th percentile of the milliseconds from a worker's commit until the socket of a real page has the event, against a fixed limit, on an idle
 * machine. The note also has the latency to a socket without a page; the difference is Chromium's. A round is 200 events, one after the other.
 */
export async function benchEvents({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const demo = await startDemoRolefit({ args: ['--without', 'worker'] });
  const cleanUps: (() => unknown)[] = [demo.stop];
  try {
    const { user, accessToken } = await signInDemoUser(demo.url, demoUser);
    const scans = await copyScans({
      databaseUrl: demo.databaseUrl,
      userId: user.id,
      count: eventsARound,
    });
    const client = await connectDatabase(demo.databaseUrl);
    cleanUps.push(() => client.end());
    const emitter = createEmitter(demo.env);
    cleanUps.push(() => emitter.onApplicationShutdown());
    const browser = await chromium.launch({
      executablePath: demo.chromePath,
      args: ['--no-sandbox'],
    });
    cleanUps.push(() => browser.close());
    const page = await openList(await browser.newPage(), demo.url);
    const bare = openSocket(demo.url, accessToken);
    cleanUps.push(() => bare.close());
    await connected(bare);
    const path: Path = {
      client,
      emitter,
      page,
      bare,
      userId: user.id,
      scanIds: scans.slice(0, eventsARound).map(({ _id }) => _id),
    };
    await measure(path);
    const measured: RoundLatency[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await measure(path));
    return [latencyRow(measured)];
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function openList(page: Page, url: string): Promise<Page> {
  await page.addInitScript(recordArrivals);
  await signInPage(page, url, demoUser);
  await page.goto(`${url}/job-match`);
  await page.locator('main tbody tr').first().waitFor();
  return page;
}

async function measure({
  client,
  emitter,
  page,
  bare,
  userId,
  scanIds,
}: Path): Promise<RoundLatency> {
  const committed = new Map<string, number>();
  const arrivedBare = new Map<string, number>();
  const note = ({ _id }: { readonly _id: string }): unknown => arrivedBare.set(_id, epochMs());
  bare.on('scan.progress', note);
  for (const _id of scanIds) {
    await client.query(`UPDATE scans SET status = 'reading', updated_at = now() WHERE id = $1`, [
      _id,
    ]);
    committed.set(_id, epochMs());
    emitter.emit(userId, 'scan.progress', { _id, status: 'reading' });
    await sleep(pauseMs);
  }
  await page.waitForTimeout(settleMs);
  bare.off('scan.progress', note);
  const arrivals = await page.evaluate(() => window.takeArrivals());
  const inPage = new Map(arrivals.map(({ id, at }) => [id, at]));
  return { ...latencyOf(committed, inPage), bareP99: latencyOf(committed, arrivedBare).p99 };
}

/** An event that did not arrive counts as infinitely late. */
function latencyOf(
  committed: ReadonlyMap<string, number>,
  arrived: ReadonlyMap<string, number>,
): Latency {
  const took = [...committed]
    .map(([id, at]) => (arrived.get(id) ?? Infinity) - at)
    .sort((a, b) => a - b);
  return {
    p50: took[Math.floor(took.length / 2)] ?? NaN,
    p99: took[Math.ceil(took.length * 0.99) - 1] ?? NaN,
  };
}

function latencyRow(measured: readonly RoundLatency[]): Row {
  const list = (figure: (latency: RoundLatency) => number): string =>
    `${measured.map((latency) => figure(latency).toFixed(1)).join(', ')} ms`;
  const note = `p50 ${list(({ p50 }) => p50)}; p99 ${list(({ p99 }) => p99)}; p99 to a socket without a page ${list(({ bareP99 }) => bareP99)}`;
  return rowOf({
    figure: 'commit to event in the browser, idle, p99',
    against: `${goalMs} ms`,
    ratios: measured.map(({ p99 }) => p99 / goalMs),
    most: 1,
    note,
  });
}

/** Milliseconds since the epoch with fractions, on the clock that the page uses too. */
function epochMs(): number {
  return performance.timeOrigin + performance.now();
}
