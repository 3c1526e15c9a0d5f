import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright-core';
import { type Screen, type Viewer, viewers } from './screen.ts';
import { demoScreens } from './screens.ts';
import { signInPage } from './sign-in-page.ts';

const sizes: readonly ViewportSize[] = [
  { width: 3840, height: 2160 },
  { width: 1440, height: 900 },
  { width: 830, height: 1100 },
  { width: 390, height: 844 },
];
const schemes = ['light', 'dark'] as const;

interface PictureOptions {
  readonly chromePath: string;
  readonly url: string;
  /** The ids of the demo scans by job id. */
  readonly scans: ReadonlyMap<string, string>;
  readonly dir: string;
  /** Words of which the name of a screen contains one; empty for all screens. */
  readonly only: readonly string[];
  readonly say: (line: string) => void;
}

interface View {
  readonly scheme: (typeof schemes)[number];
  readonly size: ViewportSize;
}

const views: readonly View[] = schemes.flatMap((scheme) => sizes.map((size) => ({ scheme, size })));

/** Takes a picture of every screen at four widths, light and dark. @returns the number of pictures, and a line for each that failed */
export async function takePictures({
  chromePath,
  url,
  scans,
  dir,
  only,
  say,
}: PictureOptions): Promise<{ taken: number; missing: string[] }> {
  mkdirSync(dir, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  const missing: string[] = [];
  let taken = 0;
  try {
    const pages = await signInAll(browser, url);
    const screens = demoScreens((jobId) => scans.get(jobId) ?? 'unknown').filter(
      ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
    );
    for (const screen of screens) {
      const page = pages[screen.who];
      await screen.prepare?.(page, () => signInPage(page, url, screen.who));
      for (const view of views) {
        const name = `${screen.name}-${view.size.width}-${view.scheme}`;
        try {
          await takePicture(page, url, screen, view, join(dir, `${name}.png`));
          taken += 1;
        } catch (error) {
          missing.push(
            `${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
          );
        } finally {
          await reset(page, screen);
        }
      }
      say(screen.name);
    }
  } finally {
    await browser.close();
  }
  return { taken, missing };
}

async function takePicture(
  page: Page,
  url: string,
  screen: Screen,
  view: View,
  path: string,
): Promise<void> {
  await open(page, url, screen, view);
  if (!screen.act && !screen.isWaiting) await growToContent(page, view.size);
  await page.screenshot({ path });
}

/** Undoes the changes of one picture. */
async function reset(page: Page, { after }: Screen): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await after?.(page);
  await page.context().clearCookies({ name: 'sidebar_state' });
}

async function open(
  page: Page,
  url: string,
  { path, before, shows, act, isWaiting = false }: Screen,
  { scheme, size }: View,
): Promise<void> {
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
  // Placeholders of parts that load later.
  await page.locator('.animate-late').first().waitFor({ state: 'detached' });
  await page.locator('html[data-web-font]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Makes the window as high as the page: a full-page picture would cut elements that stick to the window. */
async function growToContent(page: Page, { width, height }: ViewportSize): Promise<void> {
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  if (full > height) await page.setViewportSize({ width, height: full });
  // Images further down load only now.
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  );
}

/** One browser context for each demo user, and one for a guest. */
async function signInAll(browser: Browser, url: string): Promise<Record<Viewer, Page>> {
  const entries: [Viewer, Page][] = [];
  for (const who of viewers) {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    page.setDefaultTimeout(15_000);
    if (who !== 'guest') await signInPage(page, url, who);
    entries.push([who, page]);
  }
  return Object.fromEntries(entries) as Record<Viewer, Page>;
}
