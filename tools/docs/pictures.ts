/**
 * `npm run pictures`: takes the pictures on the start page, in each language and in light and dark, and the one in the README from the running product, so that they never
 * show an older version. All people and texts in them are made up.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from 'playwright-core';
import { startRolefit } from '../launcher/test/rolefit.ts';
import { type PictureWords, pictureWords } from './picture-words.ts';

/** The size on the start page, and the pixel density for fine screens. */
const shown = { width: 608, height: 440 };
const scale = 2;
/** Screens are taken wider than they are shown, so that more of them is visible, a little smaller. */
const wider = 1.25;
const size = { width: shown.width * wider, height: shown.height * wider };
const quality = 0.82;
const folder = new URL('../../apps/web/src/assets/pictures/', import.meta.url);
const readmePicture = fileURLToPath(new URL('../../docs/images/match.png', import.meta.url));

type Take = (name: string) => Promise<void>;

const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-pictures-'));
const rolefit = await startRolefit({ dataDir });
const browser = await chromium.launch({
  executablePath: process.env.TEST_CHROME_PATH,
  args: ['--no-sandbox'],
});
try {
  await takeAll(pictureWords.en, 'en');
  await takeAll(pictureWords.de, 'de');
} finally {
  await browser.close();
  await rolefit.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeAll(words: PictureWords, language: string): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: scale / wider,
    reducedMotion: 'reduce',
    locale: words.locale,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const converter = await context.newPage();
  await converter.goto('about:blank');
  const take: Take = async (name) => {
    // A page behind another one paints no frames.
    await page.bringToFront();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForFunction(() => document.documentElement.dataset['webFont'] === 'loaded');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const png = await page.screenshot({ caret: 'hide' });
      const webp = await toWebp(converter, png);
      const file = `${language}/${name}-${colorScheme}.webp`;
      writeFileSync(new URL(file, folder), webp);
      process.stdout.write(`${file}  ${Math.round(webp.length / 1000)} kB\n`);
    }
  };
  await takeResume(page, words, take);
  await takePosting(page, words, take);
  await takeMatch(page, words, take);
  if (language === 'en') await takeReadmePicture(page);
  await context.close();
}

async function takeResume(page: Page, words: PictureWords, take: Take): Promise<void> {
  await page.goto(`${rolefit.url}/login`);
  await page.getByRole('link', { name: words.signIn }).click();
  await page.getByRole('button', { name: words.user }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: words.resume });
  await page.getByText(words.skill).waitFor();
  await scrollToTop(page.getByRole('heading', { name: words.checkSkills }));
  await take('resume');
  await page.getByRole('button', { name: words.looksRight }).click();
  await page.waitForURL(/\/job-scan$/);
}

async function takePosting(page: Page, words: PictureWords, take: Take): Promise<void> {
  await page.goto(`${rolefit.url}/job-scan`);
  const description = page.getByLabel(words.jobDescription);
  await description.fill(words.posting);
  await page.getByRole('button', { name: words.addCompany }).click();
  await page.getByLabel(words.company, { exact: true }).fill(words.companyName);
  await description.evaluate((area) => {
    area.scrollTop = 0;
    area.blur();
  });
  await scrollToTop(page.getByRole('main').getByRole('heading', { level: 1 }));
  await take('posting');
  await page.getByRole('button', { name: words.scan }).click();
  await page.waitForURL(/\/job-match\/./);
}

async function takeMatch(page: Page, words: PictureWords, take: Take): Promise<void> {
  await page.getByRole('img', { name: words.score }).waitFor();
  // Without the toast that the score has arrived.
  await page.reload();
  await page.getByRole('img', { name: words.score }).waitFor();
  await scrollToTop(page.getByRole('main').getByRole('heading', { level: 1 }));
  await take('match');
}

/** The match with one of its points selected, on a desktop. */
async function takeReadmePicture(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 1440 });
  await page.getByRole('region', { name: 'Partly' }).getByRole('button').first().click();
  await page.mouse.move(0, 0);
  await page.locator('[data-active="true"]').nth(1).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path: readmePicture, caret: 'hide', scale: 'css' });
  process.stdout.write('docs/images/match.png\n');
}

/** Scrolls an element to the top, below the page's header where there is one. */
async function scrollToTop(locator: Locator): Promise<void> {
  await locator.evaluate((element) => {
    // Otherwise a short page cannot scroll far enough.
    document.body.style.minHeight = '200vh';
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    window.scrollBy({ top: element.getBoundingClientRect().top - bar - 24, behavior: 'instant' });
  });
}

/** Converts in the browser, which needs no further tool. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ data, share }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: share });
      const url = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(String(reader.result)));
        reader.readAsDataURL(blob);
      });
      return url.slice(url.indexOf(',') + 1);
    },
    { data: png.toString('base64'), share: quality },
  );
  return Buffer.from(base64, 'base64');
}
