import { type Browser, chromium, type Page } from 'playwright-core';
import { signInDemoUser } from '../../../demo/client.ts';
import { signInPage } from '../../../demo/sign-in-page.ts';
import { copyScans } from '../../live-events/copy-scans.ts';
import type { Row } from '../../rows/row.ts';
import { demoUser, startDemoRolefit } from '../../servers/demo-rolefit.ts';
import { inpRow, type Phase, type Round } from './inp-row.ts';
import { watchInteractions } from './interactions.ts';
import { createScanEvents, type ScanEvents } from './scan-events.ts';
import { type UsedScreen, usedScreens } from './screens.ts';

const scanCount = 1_000;
const eventsPerSecond = 100;
/** Lighthouse's factor from a desktop to a mid-range phone. Without it most interactions would take one step of 8 ms. */
const cpuSlowdown = 4;
const settleMs = 1_500;
/** A phase needs more than 50 interactions, of which the longest is ignored. */
const usesAPhase = 2;

/**
 * Measures Interaction to Next Paint while 100 live events a second arrive, against the same page without events, for a user with 1,000 scans. A round is one
 * phase with events and one without, of some 70 interactions each, in alternating order; the browser gives durations in steps of 8 ms.
 */
export async function benchInp({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  // A worker would take up the scans that only seem to run.
  const demo = await startDemoRolefit({ args: ['--without', 'worker'] });
  const cleanUps: (() => unknown)[] = [demo.stop];
  try {
    const { user } = await signInDemoUser(demo.url, demoUser);
    const scans = await copyScans({
      databaseUrl: demo.databaseUrl,
      userId: user.id,
      count: scanCount,
    });
    const events = await createScanEvents({
      env: demo.env,
      databaseUrl: demo.databaseUrl,
      userId: user.id,
      scans,
      perSecond: eventsPerSecond,
    });
    cleanUps.push(events.close);
    const browser = await chromium.launch({
      executablePath: demo.chromePath,
      args: ['--no-sandbox'],
    });
    cleanUps.push(() => browser.close());
    const rows: Row[] = [];
    for (const [name, screen] of Object.entries(usedScreens))
      rows.push(inpRow(name, await measure(browser, demo.url, screen, events, rounds)));
    return rows;
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function measure(
  browser: Browser,
  url: string,
  screen: UsedScreen,
  events: ScanEvents,
  rounds: number,
): Promise<Round[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const arrivals = countEvents(page);
  await signInPage(page, url, demoUser);
  await page.goto(url + screen.path);
  await page.locator(screen.shows).first().waitFor();
  await page.evaluate(watchInteractions);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  const use = async (isLive: boolean): Promise<Phase> => {
    await page.evaluate(() => window.takeInteractions());
    const [startedAt, before] = [performance.now(), arrivals()];
    if (isLive) events.start();
    for (let time = 0; time < usesAPhase; time += 1) await screen.use(page);
    const perSecond = ((arrivals() - before) * 1_000) / (performance.now() - startedAt);
    if (isLive) await events.pause();
    await page.waitForTimeout(settleMs);
    return { ...(await page.evaluate(() => window.takeInteractions())), perSecond };
  };
  // The first use fetches parts of the screen.
  await use(true);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isLiveFirst = round % 2 === 1;
    const [first, second] = [await use(isLiveFirst), await use(!isLiveFirst)];
    measured.push(isLiveFirst ? { live: first, quiet: second } : { quiet: first, live: second });
  }
  await context.close();
  return measured;
}

/** Counts the live events that the page's socket receives. */
function countEvents(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (/^42\["scan\./.test(String(payload))) count += 1;
    });
  });
  return () => count;
}
