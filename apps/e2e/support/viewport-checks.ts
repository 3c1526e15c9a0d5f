import { isNightly } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { overflowing, violations } from './accessibility.js';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** A layout shift without user input. */
export interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

/** Records layout shifts from the next page load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.push({
          value: entry.value,
          of: (entry.sources ?? []).map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.nodeName ?? ''),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts since the page was loaded. */
export function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Discards the shifts so far, to measure an event long after the load. */
export function forgetShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { shifts: Shift[] }).shifts.length = 0;
  });
}

/** Largest cumulative layout shift of a screen while it loads. */
const shiftLimit = 0.05;

/** Layout shifts since the page was loaded, if their sum exceeds the limit. */
export async function unsteady(page: Page): Promise<readonly Shift[]> {
  const moved = await shifts(page);
  return moved.reduce((sum, { value }) => sum + value, 0) > shiftLimit ? moved : [];
}

/**
 * All problems of the current page: in light and dark, at desktop and phone width. Afterwards the desktop width is restored. The accessibility on a
 * phone is checked by `npm run test:nightly`; every-screen.e2e-spec.ts checks it for every screen.
 */
export async function flaws(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    found.push(...(await overflowing(page)));
    if (size === desk || isNightly) found.push(...(await violations(page)));
  }
  // Only colours differ in the dark theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await violations(page, ['color-contrast'])));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Longer than this is motion; a frame is not. */
const frameMs = 17;

/** Animations and transitions that last longer than a frame. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > longest);
    const passing = [...document.querySelectorAll('*')].filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(',')
        .some((duration) => parseFloat(duration) * 1000 > longest),
    );
    const targets = running.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target ? [effect.target] : [],
    );
    return [...targets, ...passing].map((element) => element.outerHTML.slice(0, 100));
  }, frameMs);
}
