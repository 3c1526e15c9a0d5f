import { type AxeResults, type Result, type RunOptions, source as axeSource } from 'axe-core';
import { type Page } from 'playwright-core';
import { type ExtensionPopup } from './extension-popup.js';

/** Rules of WCAG 2.2 AA, and best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Passed rules are not needed. Loading style sheets, which only a rule outside these standards reads, took a third of the time of each check. */
const axeOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
} satisfies RunOptions;

/** Violations that axe finds in the current page, by the given rules or by all. */
export async function violations(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  await endTransitions(page);
  const runOnly = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: standards };
  // The script is half a megabyte; a page that was checked before has loaded it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource}; undefined`);
  const run = { ...axeOptions, runOnly } satisfies RunOptions;
  const found = await runAxe(page, run);
  const small = found.find(({ id }) => id === targetSize)?.nodes[0]?.target[0];
  if (typeof small !== 'string') return found.map(reportOf);
  // A bar at the edge of the window may cover half of it, which ends where it is scrolled.
  await page
    .locator(small)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await runAxe(page, { ...run, runOnly: { type: 'rule', values: [targetSize] } });
  return [...found.filter(({ id }) => id !== targetSize), ...again].map(reportOf);
}

const targetSize = 'target-size';

async function runAxe(page: Page, options: RunOptions): Promise<Result[]> {
  const { violations: found } = await page.evaluate(
    (how) =>
      (
        window as unknown as { axe: { run(of: Document, how: RunOptions): Promise<AxeResults> } }
      ).axe.run(document, how),
    options,
  );
  return found;
}

function reportOf({ id, help, nodes }: Result) {
  return {
    id,
    help,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  };
}

/** Colours change gradually; half-way between two schemes they lack contrast. Spinners and pulses go on. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/** Violations that axe finds in the current popup, in light and dark. */
export async function violationsOfPopup(popup: ExtensionPopup): Promise<unknown[]> {
  await popup.evaluate(`${axeSource}; undefined`);
  const found: unknown[] = [];
  for (const [scheme, runOnly] of [
    ['dark', { type: 'tag', values: standards }],
    // Only colours differ.
    ['light', { type: 'rule', values: ['color-contrast'] }],
  ] as const) {
    await popup.paint(scheme);
    const run = `axe.run(document, ${JSON.stringify({ ...axeOptions, runOnly })}).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target, failureSummary }) => target.join(' ') + ': ' + failureSummary) })))`;
    found.push(...(await popup.evaluate<unknown[]>(run)));
  }
  return found;
}

/** Elements that reach beyond the right edge of a page that can be scrolled sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A resized window repaints in one frame, and its resize observers run in the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    // Overflowing text does not make its element wider.
    const standsOut = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX === 'visible';
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => isWide(element) || standsOut(element),
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(0, 8).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
