import { errorCodes } from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { call, scan, scanIs, tryCall } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { openDetail, card, openScreen, pastePosting, signInWithResume } from './support/journey.js';
import { aModel, ownProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

/** Console messages of a browser whose server is unavailable. Which error of the network it names depends on the moment. */
const away = /net::ERR_\w+|WebSocket connection|status of 503/;

describe('outages of single services', () => {
  const model = aModel();
  const product = ownProduct(() => ({ env: model.env }));
  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, 'ada-demo', makePdf(resumes.software));
    await openScreen(ada, 'Job Matches');
    await ada.markPage();
  });
  beforeEach(() => ada.expectProblem(away));

  let texts = 0;
  /** Scans a text that is not in the cache of readings, for a company of that name. */
  const scanFor = (companyName: string) =>
    scan(ada, `${postings.frontend}\n\nReference ${++texts}`, { companyName });
  const scoreOf = (company: string) => card(ada, company).getByText(/^\d+%$/);

  /** Scans, and waits until the model has received a request that it does not answer. */
  async function scanInTheMiddle(company: string): Promise<string> {
    model.answers({ kind: 'silence' });
    const before = model.postingCalls;
    const id = await scanFor(company);
    await waitUntil('the model is asked', () => model.postingCalls > before);
    return id;
  }

  const paste = (company: string) =>
    pastePosting(ada, { text: `${postings.frontend}\n\nReference ${++texts}`, company });

  it('stops during a scan and leaves no process behind', async () => {
    const id = await scanInTheMiddle('Interrupted Ltd');
    await scanIs(ada, id, 'reading');
    await product.rolefit.stop();
  });

  it('restarts without its worker, with sessions kept and the scan queued', async () => {
    await product.rolefit.startAgain({ args: ['--without', 'worker'] });
    expect((await tryCall(ada, 'listScans')).status).toBe(200);
    await page.reload();
    await ada.markPage();
    await card(ada, 'Interrupted Ltd').getByText('Waiting for its turn').waitFor();
    await scanFor('Patient Ltd');
    await openScreen(ada, 'Job Scan');
    await openScreen(ada, 'Job Matches');
    await card(ada, 'Patient Ltd').getByText('Waiting for its turn').waitFor();
  });

  it('completes queued scans when a worker starts, without a reload', async () => {
    const stopWorker = await product.rolefit.addWorker();
    await scoreOf('Patient Ltd').waitFor();
    await scoreOf('Interrupted Ltd').waitFor();
    expect(await ada.isStillTheSamePage()).toBe(true);
    await stopWorker();
  });

  it('recovers from a killed launcher, and so does the open page', async () => {
    await product.rolefit.killLauncher();
    await product.rolefit.startAgain({ args: [] });
    await scanFor('Revived Ltd');
    await scoreOf('Revived Ltd').waitFor();
    expect(await ada.isStillTheSamePage()).toBe(true);
  });

  it('completes a scan whose worker is killed midway', async () => {
    await scanInTheMiddle('Killed Ltd');
    model.reads();
    await product.rolefit.kill('worker');
    await scoreOf('Killed Ltd').waitFor();
    expect(product.rolefit.output).toContain('worker ended by SIGKILL; starting it again');
  });

  it('shows that the server does not answer, and updates everything when it does', async () => {
    const message = page.getByRole('status').getByText('Rolefit isn’t responding right now.');
    const giveBack = product.rolefit.takeAway('gateway');
    try {
      await message.waitFor();
    } finally {
      await giveBack();
    }
    await message.waitFor({ state: 'hidden' });
    await scanFor('Afterwards Ltd');
    await scoreOf('Afterwards Ltd').waitFor();
    expect(await ada.isStillTheSamePage()).toBe(true);
  });

  /** Tries to scan without the form. @returns the status of the answer */
  async function tryScan(company: string): Promise<number> {
    const body = {
      jobId: `try-${++texts}`,
      jobDescription: `${postings.frontend}\n\nReference ${texts}`,
      companyName: company,
      url: 'https://jobs.example.com/1',
    };
    return (await tryCall(ada, 'createScan', { body })).status;
  }

  it.each([
    ['Redis', 202],
    ['PostgreSQL', 503],
  ] as const)(
    'loses no scan that was accepted before, while and after %s was away',
    async (part, whileAway) => {
      const company = `${part} Ltd`;
      const answers = [await tryScan(company), await tryScan(company)];
      const giveBack = product.rolefit.takeAway(part);
      const deadline = Date.now() + 4_000;
      while (Date.now() < deadline) {
        answers.push(await tryScan(company));
        await wait(400);
      }
      expect(answers.at(-1)).toBe(whileAway);
      await giveBack();
      await waitUntil(
        `scans are accepted after ${part} is back`,
        async () => (await tryScan(company)) === 202,
      );
      expect(answers.filter((status) => status !== 202 && status !== 503)).toEqual([]);

      const accepted = answers.filter((status) => status === 202).length + 1;
      await waitUntil('all that was accepted is completed', async () => {
        const { jobs } = await call(ada, 'listScans', { query: { limit: '100' } });
        const ours = jobs.filter(({ companyName }) => companyName === company);
        expect(ours).toHaveLength(accepted);
        return ours.every(({ status }) => status === 'completed');
      });
    },
  );

  it('accepts a scan at once while Redis does not answer, and scores it later', async () => {
    await product.rolefit.whilePaused('Redis', async () => {
      await openScreen(ada, 'Job Scan');
      await paste('Redisless Ltd');
      await page.waitForURL(/\/job-match\//);
      await wait(4_000);
    });
    await openScreen(ada, 'Job Matches');
    await scoreOf('Redisless Ltd').waitFor();
  });

  it('holds a scan while PostgreSQL does not answer, and then accepts it', async () => {
    await openScreen(ada, 'Job Scan');
    await product.rolefit.whilePaused('PostgreSQL', async () => {
      await paste('Stalled Ltd');
      await page.getByRole('button', { name: 'Scanning...' }).waitFor();
      await wait(3_000);
    });
    await page.waitForURL(/\/job-match\//);
  });

  it('explains that the database is unavailable, keeps the text in the form, and accepts it once afterwards', async () => {
    await openScreen(ada, 'Job Scan');
    const giveBack = product.rolefit.takeAway('PostgreSQL');
    try {
      await paste('Tableless Ltd');
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'We couldn’t start this scan. Your text is still here.' });
      await alert.getByText(errorCodes.SERVICE_UNAVAILABLE.message).waitFor();
      expect(await (await openDetail(page, 'Company')).inputValue()).toBe('Tableless Ltd');
    } finally {
      await giveBack();
    }
    await waitUntil('the same text is accepted', async () => {
      // The form disappears when the scan is accepted.
      await page
        .getByRole('button', { name: 'Scan job' })
        .click({ timeout: 1000 })
        .catch(() => undefined);
      return ada.path.startsWith('/job-match/');
    });
    await openScreen(ada, 'Job Matches');
    await scoreOf('Tableless Ltd').waitFor();
    expect(
      (await call(ada, 'listScans', { query: { limit: '100' } })).jobs.filter(
        ({ companyName }) => companyName === 'Tableless Ltd',
      ),
    ).toHaveLength(1);
    expect(await ada.isStillTheSamePage()).toBe(true);
  });
});
