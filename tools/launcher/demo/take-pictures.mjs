import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoScreens } from './screens.mjs';
import { signInPage } from './sign-in-page.mjs';

const sizes = [
  { width: 3840, height: 2160 },
  { width: 1440, height: 900 },
  { width: 830, height: 1100 },
  { width: 390, height: 844 },
];
const schemes = ['light', 'dark'];

/**
 * A picture of every screen at four widths, by day and by night.
 * @param only words that a screen's name has to hold one of; all where it is empty
 * @returns how many were taken, and a line for each screen that did not come
 */
export async function takePictures({ chromePath, url, scans, dir, only = [], say }) {
  const { chromium } = await import('playwright-core');
  mkdirSync(dir, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  const missing = [];
  let taken = 0;
  try {
    const pages = await signInAll(browser, url);
    const screens = demoScreens((jobId) => scans.get(jobId) ?? 'unknown').filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
    for (const screen of screens) {
      const page = pages[screen.who];
      await screen.prepare?.(page, () => signInPage(page, url, screen.who));
      for (const scheme of schemes) {
        for (const size of sizes) {
          try {
            await open(page, url, screen, { scheme, size });
            if (!screen.act && !screen.isWaiting) await growToContent(page, size);
            await page.screenshot({ path: join(dir, `${screen.name}-${size.width}-${scheme}.png`) });
            taken += 1;
          } catch (error) {
            missing.push(`${screen.name}-${size.width}-${scheme}: ${error.message.split('\n')[0]}`);
          } finally {
            await page.context().setOffline(false);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
            await screen.after?.(page);
            // What a screen before had collapsed is not this one's matter.
            await page.context().clearCookies({ name: 'sidebar_state' });
          }
        }
      }
      say(screen.name);
    }
  } finally {
    await browser.close();
  }
  return { taken, missing };
}

async function open(page, url, { path, before, shows, act, isWaiting = false }, { scheme, size }) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await before?.(page);
  await page.goto(url + path);
  if (act) {
    await page.getByRole('heading').first().waitFor();
    await act(page);
  }
  await shows(page).first().waitFor();
  if (isWaiting) return;
  // What is fetched later stands as a shape until it comes.
  await page.locator('.animate-late').first().waitFor({ state: 'detached' });
  await page.locator('html[data-letters]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** A window as high as the page: a picture of the full page would cut what sticks to the window. */
async function growToContent(page, { width, height }) {
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  if (full > height) await page.setViewportSize({ width, height: full });
  // Pictures further down are fetched only now, and drawn when they are unpacked.
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}

/** One browser of their own for each of the demo users, and one for a guest. */
async function signInAll(browser, url) {
  const pages = {};
  for (const who of ['guest', 'ada-demo', 'bruno-demo', 'chiara-demo']) {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    page.setDefaultTimeout(15_000);
    pages[who] = page;
    if (who !== 'guest') await signInPage(page, url, who);
  }
  return pages;
}
