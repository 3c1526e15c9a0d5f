import { chromium } from 'playwright-core';
import { signInPage } from '../../../demo/sign-in-page.ts';
import {
  type LaunchedChrome,
  type LighthouseResult,
  loadLighthouse,
} from './lighthouse-package.ts';
import type { PageFigures } from './lighthouse-rows.ts';

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];
const mostTries = 3;

/** A page to visit, as a guest or signed in. */
export interface Visit {
  readonly url: string;
  readonly isSignedIn: boolean;
}

/** Visits pages under Lighthouse's default settings: a mid-range phone on slow 4G, caches empty. */
export interface LighthouseVisitor {
  /** @throws Error with the last problem where three visits gave no result */
  readonly visit: (page: Visit) => Promise<PageFigures>;
  readonly close: () => Promise<void>;
}

interface VisitorOptions {
  readonly chromePath: string;
  /** The address of the Rolefit at which the user signs in. */
  readonly url: string;
  /** The demo user of signed-in visits. */
  readonly user: string;
}

export async function openLighthouse({
  chromePath,
  url,
  user,
}: VisitorOptions): Promise<LighthouseVisitor> {
  const { lighthouse, launchChrome } = await loadLighthouse();
  const launched: LaunchedChrome[] = [];
  const launch = async (): Promise<LaunchedChrome> => {
    const chrome = await launchChrome({ chromePath, chromeFlags, logLevel: 'silent' });
    launched.push(chrome);
    return chrome;
  };
  const close = async (): Promise<void> => {
    for (const chrome of launched) await chrome.kill();
  };
  try {
    const [guest, signedIn] = [await launch(), await launch()];
    await signIn(signedIn.port, url, user);
    const visit = async (page: Visit): Promise<PageFigures> => {
      for (let triesLeft = mostTries - 1; ; triesLeft -= 1) {
        const result = await lighthouse(page.url, {
          port: (page.isSignedIn ? signedIn : guest).port,
          logLevel: 'silent',
          output: 'json',
        });
        const problem = problemOf(page.url, result?.lhr);
        if (problem === null && result !== undefined) return figuresOf(result.lhr);
        if (triesLeft === 0) throw new Error(problem ?? 'Lighthouse gave no result');
      }
    };
    return { visit, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function signIn(port: number, url: string, user: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no context');
  const page = await context.newPage();
  await signInPage(page, url, user);
  await page.close();
  await browser.close();
}

/** Why a result does not count: on a busy machine a page may not paint in time, and a redirect to the sign-in page is not a fast dashboard. */
function problemOf(address: string, lhr: LighthouseResult | undefined): string | null {
  if (lhr === undefined || lhr.runtimeError)
    return `${address}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no result'}`;
  if (lhr.finalDisplayedUrl !== address) return `${address} led to ${lhr.finalDisplayedUrl}`;
  const failed = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage);
  return failed && Object.values(lhr.categories).some(({ score }) => score === null)
    ? `${address}: ${failed.errorMessage}`
    : null;
}

function figuresOf(lhr: LighthouseResult): PageFigures {
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    scores: mapValues(lhr.categories, ({ score }) => score ?? NaN),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: mapValues(lhr.categories, ({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
