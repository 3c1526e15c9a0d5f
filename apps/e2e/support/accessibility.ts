import { type AxeResults, type NodeResult, type RunOptions, source as axeSource } from 'axe-core';
import { type Page } from 'playwright-core';
import { type ExtensionPopup } from './extension-popup.js';

/** Rules of WCAG 2.2 AA, and best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Passed rules are not needed. Loading style sheets, which only a rule outside these standards reads, took a third of the time of each check. */
const axeOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
} satisfies RunOptions;

interface WithAxe {
  readonly axe: { run(of: Document | string, how: RunOptions): Promise<AxeResults> };
}

/** Violations that axe finds in the current page, by the given rules or by all. */
export async function violations(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  await endTransitions(page);
  const runOnly = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: standards };
  // The script is half a megabyte; a page that was checked before has loaded it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource}; undefined`);
  const found = await page.evaluate(
    (options) => (window as unknown as WithAxe).axe.run(document, options),
    { ...axeOptions, runOnly } satisfies RunOptions,
  );
  const violations = await Promise.all(
    found.violations.map(async (violation) => ({
      ...violation,
      nodes:
        violation.id === 'target-size' ? await tooSmall(page, violation.nodes) : violation.nodes,
    })),
  );
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(
        ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    }));
}

/**
 * The targets that are too small in the middle of the window too. At its edge a bar that sticks there may cover part of a target, which is no fault: the
 * user can scroll.
 */
async function tooSmall(page: Page, nodes: readonly NodeResult[]): Promise<NodeResult[]> {
  const isTooSmall = await page.evaluate(
    async ([targets, options]) => {
      const place = scrollY;
      const results: boolean[] = [];
      for (const target of targets) {
        document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { violations } = await (window as unknown as WithAxe).axe.run(target, options);
        results.push(violations.length > 0);
      }
      scrollTo({ top: place, behavior: 'instant' });
      return results;
    },
    [
      nodes.map(({ target }) => String(target[0])),
      { ...axeOptions, runOnly: ['target-size'] } satisfies RunOptions,
    ] as const,
  );
  return nodes.filter((_, place) => isTooSmall[place]);
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
