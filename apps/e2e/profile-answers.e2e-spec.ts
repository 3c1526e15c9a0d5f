import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { signInWithResume } from './support/journey.js';
import { breakOff } from './support/network.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const demand = 'You must be authorized to work in the United States';

describe('profile answers', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  /** A second tab, which shows the match throughout. */
  let watcher: Page;
  let match: string;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    const id = await scan(
      ada,
      postings.frontend.replace('- Fluent English', `- Fluent English\n- ${demand}`),
    );
    await scanIs(ada, id, 'completed');
    match = `/job-match/${id}`;
    watcher = await page.context().newPage();
    await watcher.goto(product.rolefit.url + match);
    await condition(watcher).waitFor();
    await unfoldConditions(watcher);
    await watcher.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'));
  });

  /** An open condition appears twice: under "What to do" and under "All conditions", which is the last one. */
  const condition = (on: Page) =>
    on
      .getByRole('listitem')
      .filter({ has: on.getByRole('button', { name: /^US work permit/ }) })
      .last();
  const unfoldConditions = (on: Page) =>
    on.getByRole('heading', { name: 'All conditions' }).click();
  const country = () => page.getByLabel('Add a country where you may work');
  const badge = (on: Page, words: 'Applicable' | 'Not Applicable') =>
    on.getByRole('region', { name: 'Verdict' }).getByText(words, { exact: true }).first();
  const wasNotReloaded = () =>
    watcher.evaluate(() => document.documentElement.getAttribute('data-mark') === 'here');

  it('can be given from the condition that needs it, by keyboard alone', async () => {
    await ada.goto(match);
    await condition(page).getByText('Your resume doesn’t say').waitFor();
    await badge(page, 'Applicable').waitFor();
    await page.getByRole('link', { name: 'Other answer: US work permit' }).focus();
    await page.keyboard.press('Enter');
    await country().waitFor();
    expect(ada.path).toBe('/profile#answer-work-permit');
    await page.waitForFunction(() => document.activeElement?.id === 'answer-work-permit');
    await page.keyboard.press('Tab');
    await page.keyboard.type('norway');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Norway' }).waitFor();
    // From the field via its button to the checkbox.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await waitUntil(
      'both changes are kept',
      async () => (await call(ada, 'getAnswers')).workPermits?.isComplete === true,
    );
    expect(await call(ada, 'getAnswers')).toEqual({
      workPermits: { items: ['NO'], isComplete: true },
    });
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  it('update the condition and the badge of an open match without a reload', async () => {
    await condition(watcher).getByText('Not met', { exact: true }).waitFor();
    await condition(watcher).getByText('You stated: only a work permit for Norway').waitFor();
    await badge(watcher, 'Not Applicable').waitFor();

    await country().fill('United States');
    await country().press('Enter');
    await condition(watcher).getByText('Met', { exact: true }).waitFor();
    await condition(watcher).getByText('You stated: US work permit').waitFor();
    await badge(watcher, 'Applicable').waitFor();
    expect(await wasNotReloaded()).toBe(true);
  });

  it('link back to the match, which is up to date', async () => {
    await page.getByRole('button', { name: 'Back to the match' }).click();
    await unfoldConditions(page);
    await condition(page).getByText('Met', { exact: true }).waitFor();
    expect(ada.path).toBe(match);
    await page.getByRole('link', { name: 'Change your answer: US work permit' }).click();
    await page.getByRole('button', { name: 'Remove Norway' }).waitFor();
  });

  it('reject an unknown country with an error below the field, without a toast', async () => {
    await country().fill('Atlantis');
    await country().press('Enter');
    await page.getByText('Choose a country', { exact: true }).waitFor();
    expect((await call(ada, 'getAnswers')).workPermits?.items).toEqual(['NO', 'US']);
  });

  it('roll back what could not be saved, and save it on retry', async () => {
    const end = await breakOff(page, /\/users\/profile\/answers$/);
    ada.expectProblem(/ERR_FAILED/);
    await page.getByRole('button', { name: 'Remove United States' }).click();
    await page.getByText('This wasn’t saved; your answer is as it was before.').waitFor();
    await page.getByRole('button', { name: 'Remove United States' }).waitFor();
    end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await condition(watcher).getByText('Not met', { exact: true }).waitFor();
    expect((await call(ada, 'getAnswers')).workPermits?.items).toEqual(['NO']);
  });
});
