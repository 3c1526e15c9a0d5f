import { type Page } from 'playwright-core';

/** Shows the page in its web font, which a first visit would take on only later. */
export async function useWebFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset['webFont'] = 'loaded';
    await document.fonts.load('1rem "Inter Variable"');
    await document.fonts.ready;
  });
}
