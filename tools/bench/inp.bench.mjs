import { chromium } from 'playwright-core';
import { signInDemoUser } from '../launcher/demo/client.mjs';
import { signInPage } from '../launcher/demo/sign-in-page.mjs';
import { startDemo } from './demo.mjs';
import { inpRow } from './inp-row.mjs';
import { usedScreens, watchInteractions } from './interactions.mjs';
import { copyScans } from './many-scans.mjs';
import { createScanEvents } from './scan-events.mjs';

const who = 'ada-demo';
const scanCount = 1_000;
const eventsPerSecond = 100;
/** As Lighthouse slows a computer down to a mid-range phone. */
const cpuSlowdown = 4;
const settleMs = 1_500;
/** So that a phase has more than 50 interactions, of which the longest does not count. */
const usesAPhase = 2;

/**
 * How long an interaction takes until it is painted while 100 live events arrive each second, against the same page without them: a user
 * with 1,000 scans, real keys and clicks. A round is a phase with events and one without, in turn first and second, of some 70 interactions
 * each; its ratio is that of their INPs (see inp-row.mjs), the row is the median of the rounds. The browser tells durations in steps of 8 ms,
 * so the processor is slowed down until interactions take many of those.
 */
export async function benchInp({ rounds }) {
  // Without a worker, which would take up the scans that only seem to run.
  const demo = await startDemo({ args: ['--without', 'worker'] });
  const opened = [demo.stop];
  try {
    const { user } = await signInDemoUser(demo.url, who);
    const scans = await copyScans({ databaseUrl: demo.env.DATABASE_URL, userId: user.id, count: scanCount });
    const events = await createScanEvents({ env: demo.env, userId: user.id, scans, perSecond: eventsPerSecond });
    opened.push(events.close);
    const browser = await chromium.launch({ executablePath: demo.chromePath, args: ['--no-sandbox'] });
    opened.push(() => browser.close());
    const rows = [];
    for (const [name, screen] of Object.entries(usedScreens)) rows.push(inpRow(name, await measure(browser, demo.url, screen, events, rounds)));
    return rows;
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function measure(browser, url, screen, events, rounds) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const arrivals = countEvents(page);
  await signInPage(page, url, who);
  await page.goto(url + screen.path);
  await page.locator(screen.shows).first().waitFor();
  await page.evaluate(watchInteractions);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  const use = async (isLive) => {
    await page.evaluate(() => window.takeInteractions());
    const [began, before] = [performance.now(), arrivals()];
    if (isLive) events.start();
    for (let time = 0; time < usesAPhase; time += 1) await screen.use(page);
    const perSecond = ((arrivals() - before) * 1_000) / (performance.now() - began);
    if (isLive) await events.pause();
    await page.waitForTimeout(settleMs);
    return { ...(await page.evaluate(() => window.takeInteractions())), perSecond };
  };
  // What a screen fetches at the first use is nobody's interaction delay.
  await use(true);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures = {};
    for (const isLive of round % 2 === 0 ? [false, true] : [true, false]) figures[isLive ? 'live' : 'quiet'] = await use(isLive);
    measured.push(figures);
  }
  await context.close();
  return measured;
}

/** How many live events the page's socket has been sent. */
function countEvents(page) {
  let count = 0;
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (count += /^42\["scan\./.test(String(payload)) ? 1 : 0)));
  return () => count;
}
