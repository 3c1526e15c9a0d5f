import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from 'playwright-core';

/** What axe finds wrong with the page as it stands, each with its places. */
export async function violations(page: Page): Promise<unknown[]> {
  // One page without frames: the light way of running it is enough, and what it says of all that is well would only be carried about.
  const found = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
  return found.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target, failureSummary }) => [target, failureSummary]) }));
}

/** Elements that reach beyond the right edge of a page that can be scrolled sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
}
