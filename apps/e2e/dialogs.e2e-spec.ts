import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { chooseAction, signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent?.trim() ??
      '',
  );
const isFocusInside = (page: Page) =>
  page.evaluate(
    () => document.querySelector('dialog:modal')?.contains(document.activeElement) ?? false,
  );
/** Whether a click in the middle of an element would reach it. */
const isReachable = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`There is no ${wanted}`);
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, selector);

describe('dialogs', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  let matchId: string;

  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    matchId = await scan(ada, postings.frontend);
    await scanIs(ada, matchId, 'completed');
  });

  it('keep the focus, make the page inert, and give the focus back by Escape', async () => {
    await ada.goto(`/job-match/${matchId}`);
    await chooseAction(page, 'Delete');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await waitUntil('the dialog has the focus', async () => (await focused(page)) === 'Cancel');
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      // From its last control Tab leads to the browser's own ones, for which the page has no focused element.
      expect(
        (await isFocusInside(page)) ||
          (await page.evaluate(() => document.activeElement === document.body)),
      ).toBe(true);
    }
    expect(await isReachable(page, 'header button')).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // A dialog returns the focus shortly after it has closed.
    await waitUntil('the focus is back', async () => (await focused(page)) === 'More actions');
    expect(await isReachable(page, 'header button')).toBe(true);
  });

  it('close on a click outside, unless they ask for confirmation', async () => {
    await ada.goto(`/job-match/${matchId}`);
    await chooseAction(page, 'Delete');
    await page.getByRole('alertdialog').waitFor();
    await page.mouse.click(5, 5);
    expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.mouse.click(5, 600);
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
  });

  it('show tooltips above everything else', async () => {
    await ada.goto(`/job-match/${matchId}`);
    await page.getByRole('button', { name: 'Toggle sidebar' }).hover();
    const tooltip = page.getByRole('tooltip');
    await tooltip.waitFor();
    expect(await tooltip.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
    expect(ada.takeProblems()).toEqual([]);
  });
});
