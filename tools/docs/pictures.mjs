/**
 * `npm run pictures`: takes the pictures on the start page of the running product, by day and by night, so that none of them shows what is no more.
 * Everybody and everything in them is made up.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { chromium } from 'playwright-core';
import { startRolefit } from '../launcher/rolefit.mjs';

/** As the start page shows them, at twice that size for fine screens. */
const shown = { width: 608, height: 440 };
const scale = 2;
/** Some screens are taken wider than they are shown: more of them is seen, a little smaller. */
const wider = 1.25;
const size = { width: shown.width * wider, height: shown.height * wider };
const quality = 0.82;
const folder = new URL('../../apps/web/src/assets/pictures/', import.meta.url);

const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-pictures-'));
const rolefit = await startRolefit({ dataDir });
const browser = await chromium.launch({ executablePath: process.env.TEST_CHROME_PATH, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: scale / wider, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const converter = await context.newPage();
  await converter.goto('about:blank');
  const take = async (name) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const png = await page.screenshot({ caret: 'hide' });
      const webp = await toWebp(converter, png);
      writeFileSync(new URL(`${name}-${colorScheme}.webp`, folder), webp);
      process.stdout.write(`${name}-${colorScheme}.webp  ${Math.round(webp.length / 1000)} kB\n`);
    }
  };
  await takeResume(page, take);
  await takePosting(page, take);
  await takeMatch(page, take);
} finally {
  await browser.close();
  await rolefit.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeResume(page, take) {
  await page.goto(`${rolefit.url}/login`);
  await page.getByRole('link', { name: 'Sign in with Github' }).click();
  await page.getByRole('button', { name: 'ada-demo' }).click();
  await page.getByLabel('Resume file').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: makePdf(resumes.software) });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Analyze Resume using AI' }).click();
  await page.getByText(/^TypeScript \d+%$/).waitFor();
  // Toasts come and go; they are not what the picture is about.
  await page.getByRole('listitem').filter({ hasText: 'Evaluated' }).waitFor({ state: 'hidden' });
  await toTop(page.getByRole('heading', { name: 'Add Your Skills' }));
  await take('resume');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL(/\/dashboard$/);
}

async function takePosting(page, take) {
  await page.goto(`${rolefit.url}/job-scan`);
  await page.getByLabel('Job Description').fill(postings.frontend);
  await page.getByLabel('Company Name').fill('Harbourlight Software');
  await page.getByLabel('Job Post URL').fill('https://jobs.example.com/front-end');
  await page.getByLabel('Job Description').evaluate((area) => {
    area.scrollTop = 0;
    area.blur();
  });
  await toTop(page.getByRole('heading', { name: 'Scan New Job' }));
  await take('posting');
  await page.getByRole('button', { name: 'Scan Job' }).click();
  await page.getByText('Scan accepted').waitFor();
}

async function takeMatch(page, take) {
  await page.goto(`${rolefit.url}/job-match`);
  await page.getByRole('main').getByRole('link', { name: /^View/ }).click();
  await page.getByRole('img', { name: /^Overall score/ }).waitFor();
  await toTop(page.getByRole('main').getByRole('heading', { level: 1 }));
  await take('match');
}

/** Leaves room for the bar above, where there is one. */
async function toTop(locator) {
  await locator.evaluate((element) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    window.scrollBy({ top: element.getBoundingClientRect().top - bar - 24, behavior: 'instant' });
  });
}

/** Browsers write the format themselves, so no tool is needed for it. */
async function toWebp(page, png) {
  const base64 = await page.evaluate(
    async ({ data, share }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: share });
      const url = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.readAsDataURL(blob);
      });
      return url.split(',')[1];
    },
    { data: png.toString('base64'), share: quality },
  );
  return Buffer.from(base64, 'base64');
}
