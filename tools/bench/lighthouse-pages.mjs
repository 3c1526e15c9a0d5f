import { chromium } from 'playwright-core';
import { signInPage } from '../launcher/demo/sign-in-page.mjs';
import { loadLighthouse } from './lighthouse-package.mjs';

const flags = ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/**
 * Opens pages under Lighthouse as it comes: a mid-range phone on slow 4G, caches empty, who is signed in stays so.
 * @returns `visit(url, who)`, which answers what was measured, and throws what was wrong where it went wrong three times; and `close()`
 */
export async function openLighthouse({ chromePath, url, signedIn }) {
  const { lighthouse, launchChrome } = await loadLighthouse();
  const browsers = {};
  const close = async () => {
    for (const browser of Object.values(browsers)) await browser.kill();
  };
  try {
    for (const who of ['guest', signedIn]) {
      browsers[who] = await launchChrome({ chromePath, chromeFlags: flags, logLevel: 'silent' });
      if (who !== 'guest') await signIn(browsers[who].port, url, who);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const visit = async (address, who = 'guest', tries = 3) => {
    const result = await lighthouse(address, { port: browsers[who].port, logLevel: 'silent', output: 'json' });
    const problem = problemOf(address, result?.lhr);
    if (problem === null) return figuresOf(result.lhr);
    if (tries === 1) throw new Error(problem);
    return visit(address, who, tries - 1);
  };
  return { visit, close };
}

async function signIn(port, url, who) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await signInPage(page, url, who);
  await page.close();
  await browser.close();
}

/** Why a result is none: on a busy machine a page may not paint in time, and a fast sign-in page is no fast dashboard. */
function problemOf(address, lhr) {
  if (!lhr || lhr.runtimeError) return `${address}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no result'}`;
  if (lhr.finalDisplayedUrl !== address) return `${address} led to ${lhr.finalDisplayedUrl}`;
  const failed = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage);
  return failed && Object.values(lhr.categories).some(({ score }) => score === null) ? `${address}: ${failed.errorMessage}` : null;
}

function figuresOf(lhr) {
  const scores = Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, score]));
  const value = (audit) => lhr.audits[audit].numericValue;
  return { scores, lcpMs: value('largest-contentful-paint'), tbtMs: value('total-blocking-time'), cls: value('cumulative-layout-shift'), failed: failedAudits(lhr) };
}

/** Ids of the audits that take something off, by category. */
function failedAudits({ categories, audits }) {
  const fails = ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1;
  return Object.fromEntries(Object.entries(categories).map(([name, { auditRefs }]) => [name, auditRefs.filter(fails).map(({ id }) => id)]));
}
