import type { Locator, Page } from 'playwright-core';

/** A screen that is used during the measurement. */
export interface UsedScreen {
  readonly path: string;
  /** Selects an element that shows once the screen is complete. */
  readonly shows: string;
  /** Some 35 interactions with the screen. */
  readonly use: (page: Page) => Promise<void>;
}

/** Between two interactions: the pace of a fast user, which leaves time to paint each before the next. */
const pauseMs = 120;

export const usedScreens: Readonly<Record<string, UsedScreen>> = {
  'job-match': { path: '/job-match', shows: 'main tbody tr', use: useJobMatch },
  dashboard: { path: '/dashboard', shows: 'main table', use: useDashboard },
};

/** Searches and clears the search, opens and closes the filters, saves and unsaves scans, walks through the rows, toggles the sidebar. */
async function useJobMatch(page: Page): Promise<void> {
  await click(page.getByRole('searchbox'));
  await type(page, 'developer');
  await press(page, 'Backspace', 9);
  await click(page.getByRole('button', { name: /^Filter/ }), 2);
  for (const place of [0, 1, 2])
    await click(page.locator('main tbody button[aria-pressed]').nth(place), 2);
  await press(page, 'j', 5);
  await press(page, 'k', 3);
  await press(page, 'Control+b', 4);
}

/** Searches for a scan by name in the command palette and closes it, twice; toggles the sidebar. */
async function useDashboard(page: Page): Promise<void> {
  for (const word of ['engineer', 'developer']) {
    await press(page, 'Control+k');
    await page.getByRole('combobox').waitFor();
    await type(page, word);
    await press(page, 'ArrowDown', 3);
    await press(page, 'Escape');
  }
  await press(page, 'Control+b', 4);
}

async function type(page: Page, word: string): Promise<void> {
  for (const letter of word) await press(page, letter);
}

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseMs);
  }
}

async function click(locator: Locator, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await locator.click();
    await locator.page().waitForTimeout(pauseMs);
  }
}
