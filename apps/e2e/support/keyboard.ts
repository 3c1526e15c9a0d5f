import { type Page } from 'playwright-core';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Upper limit of Tab presses for one round trip through a page. */
const mostStops = 250;

interface TabStop {
  /** Of the controls in sight; -1 for something else that takes the focus. */
  readonly index: number;
  readonly isLost: boolean;
  readonly problem: string | null;
}

/** Controls that Tab does not reach from the top of the page, and stops with an invisible focus. */
export async function unreachable(page: Page): Promise<string[]> {
  await page.evaluate((selector) => {
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="radio"]') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true });
    const dialog = document.querySelector('dialog:modal');
    Object.assign(window, {
      stops: [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].filter(isStop),
    });
    // A modal dialog keeps the focus; a page is tested from its top.
    if (dialog) return;
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }, controls);
  const reached = new Set<number>();
  const problems: string[] = [];
  let wasLost = false;
  for (let step = 0; step < mostStops; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await tabStop(page);
    // Behind the last control Tab leads to the browser's own, then to the first one of the page or dialog.
    if (stop.isLost && !wasLost) {
      wasLost = true;
      continue;
    }
    if (stop.isLost || reached.has(stop.index)) break;
    if (stop.index >= 0) reached.add(stop.index);
    if (stop.problem) problems.push(stop.problem);
  }
  const missed = await page.evaluate(
    (found) =>
      (window as unknown as { stops: HTMLElement[] }).stops
        .filter((_, index) => !found.includes(index))
        .map((element) => `Tab does not come to ${element.outerHTML.slice(0, 140)}`),
    [...reached],
  );
  return [...problems, ...missed];
}

function tabStop(page: Page): Promise<TabStop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { index: -1, isLost: true, problem: null };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) =>
        document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
      ),
    );
    const isCovered = !places.some(
      (place) => place !== null && (element.contains(place) || place.contains(element)),
    );
    // A visually hidden checkbox shows its focus on the label that is drawn for it.
    const drawn = element.matches('input[type="checkbox"]')
      ? (element.closest('label') ?? element)
      : element;
    // The palette's search field is the only control of its dialog; its caret shows the focus.
    const isMarked =
      element.role === 'combobox' ||
      [drawn, ...drawn.querySelectorAll('*')].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
    const name = `"${element.ariaLabel ?? element.textContent}": ${element.outerHTML.slice(0, 60)}`;
    const problem = isCovered
      ? `the focus is hidden at ${name}`
      : isMarked
        ? null
        : `the focus is not shown at ${name}`;
    return {
      index: (window as unknown as { stops: HTMLElement[] }).stops.indexOf(element),
      isLost: false,
      problem,
    };
  });
}
