import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Locator, type Page } from 'playwright-core';
import { call, scan, scanIs } from '../support/api.js';
import { type Visitor } from '../support/browser.js';
import { card, signInWithResume } from '../support/journey.js';
import { flaws } from '../support/viewport-checks.js';
import { breakOff, hold, intercept } from '../support/network.js';
import { sharedProduct } from '../support/product.js';

const lists = /\/api\/v1\/jobs\?/;

describe('screens while the server is unavailable', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  let id: string;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    id = await scan(ada, postings.frontend, { companyName: 'Harbourlight Software' });
    await scanIs(ada, id, 'completed');
    await call(ada, 'saveScan', { id, body: { stage: 'applied', note: 'By mail.' } });
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
  });

  async function look(landmark: () => Locator): Promise<void> {
    await landmark().first().waitFor();
    expect(await flaws(page)).toEqual([]);
  }

  it('waits for the session, and retries if it could not be loaded', async () => {
    const release = await hold(page, /\/auth\/session/);
    await ada.goto('/dashboard');
    await look(() => page.getByText('Loading...'));
    release();
    await page.getByRole('table').waitFor();
    ada.expectProblem(/ERR_FAILED|WebSocket/);
    const end = await breakOff(page, /\/(auth\/session|health\/ready)/);
    await ada.goto('/job-match');
    await look(() => page.getByText('We couldn’t load your session.'));
    end();
    await page.getByText('Harbourlight Software').waitFor();
  });

  it.each(['/dashboard', '/job-match', '/saved-job'])(
    'says on %s that the server is away, and has it all when it is back',
    async (path) => {
      ada.expectProblem(/ERR_FAILED|WebSocket/);
      const end = await breakOff(page, /\/(api\/v1\/jobs\?|health\/ready)/);
      await ada.goto(path);
      await look(() => page.getByRole('alert').getByText(/We couldn’t load your/));
      await page.getByRole('status').getByText('Rolefit isn’t responding right now.').waitFor();
      end();
      await page.getByText('Harbourlight Software').first().waitFor();
      await page.getByText('Rolefit isn’t responding right now.').waitFor({ state: 'hidden' });
    },
  );

  it('shows that it is offline, whatever the user asks for', async () => {
    ada.expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await ada.goto('/job-match');
    await page.getByText('Harbourlight Software').waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Sort').selectOption('company');
    await look(() => page.getByRole('status').getByText('You are offline.'));
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'hidden' });
  });

  it('keeps the focus on the card when a failed scan is retried', async () => {
    await ada.goto('/job-match');
    const end = await intercept(page, lists, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { jobs: { _id: string }[] } };
      for (const job of body.data.jobs)
        if (job._id === id)
          Object.assign(job, {
            status: 'failed',
            score: null,
            failure: {
              code: 'MODEL_UNAVAILABLE',
              message: 'The AI service didn’t answer.',
              retryable: true,
            },
          });
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    const failed = card(ada, 'Harbourlight Software');
    await look(() => failed.getByRole('button', { name: 'Retry' }));
    await failed.getByRole('button', { name: 'Retry' }).focus();
    end();
    await page.keyboard.press('Enter');
    const hasFocus = () => document.activeElement?.getAttribute('aria-label')?.startsWith('View');
    await page.waitForFunction(hasFocus);
    await scanIs(ada, id, 'completed');
    await failed.getByText(/^\d+%$/).waitFor();
    expect(await page.evaluate(hasFocus)).toBe(true);
  });
});
