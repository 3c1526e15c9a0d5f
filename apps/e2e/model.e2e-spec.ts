import { errorCodes } from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import {
  card,
  chooseAction,
  openScreen,
  pastePosting,
  signIn,
  signInWithResume,
} from './support/journey.js';
import { inventedSkill, modelName, skillOnlyTheModelReads } from './support/scripted-model.js';
import { waitUntil } from './support/wait-until.js';
import { liveUpdates } from './with-a-model/live-updates.js';
import { oneRequest } from './with-a-model/one-request.js';
import { withAModel } from './with-a-model/with-a-model.js';

describe('a Rolefit with a model', () => {
  const part = withAModel();
  // First, while the log is short: it searches all of it.
  describe('one request across logs, metrics and traces', () => oneRequest(part(1)));
  describe('live updates', () => liveUpdates(part(2)));

  describe('reading with a model', () => {
    const { model, product, users } = part(3);

    let ada: Visitor;
    let page: Page;
    beforeAll(async () => {
      ada = await product.arrive();
      page = ada.page;
      await signInWithResume(ada, users.ada, makePdf(resumes.software));
    });

    let texts = 0;
    /** A text that is not in the cache of readings. */
    const aText = () => `${postings.frontend}\n\nReference ${++texts}`;

    async function paste(company: string): Promise<string> {
      await openScreen(ada, 'Job Scan');
      await pastePosting(ada, { text: aText(), company });
      // Immediately, like an experienced user.
      await openScreen(ada, 'Job Matches');
      await card(ada, company).waitFor();
      return (await call(ada, 'listScans')).jobs.find(({ companyName }) => companyName === company)!
        ._id;
    }

    it('shows the facts of the model, and drops and counts what it made up', async () => {
      const id = await paste('Harbourlight');
      await card(ada, 'Harbourlight')
        .getByText(/^\d+%$/)
        .waitFor();
      await card(ada, 'Harbourlight').getByRole('link', { name: /^View/ }).click();
      await page.getByRole('heading', { name: 'All skills' }).click();
      const analysis = page
        .locator('details')
        .filter({ has: page.getByRole('heading', { name: 'All skills' }) });
      await analysis.getByRole('button', { name: skillOnlyTheModelReads }).waitFor();
      expect(await page.getByText(inventedSkill).count()).toBe(0);
      await page.getByRole('heading', { name: 'How is this calculated?' }).click();
      const about = page.getByRole('region', { name: 'About this score' });
      await about.getByText(`Read by ${modelName} in`).waitFor();
      await about.getByText('1 claim without a line in the text was dropped.').waitFor();

      const job = await call(ada, 'getScan', { id });
      expect(job.reading).toMatchObject({ model: modelName, rejectedClaims: 1 });
      expect(job.reading!.inputTokens).toBeGreaterThan(0);
      expect(JSON.stringify(job)).not.toContain(inventedSkill);
      expect(job.points.reduce((sum, { points }) => sum + points, 0)).toBe(job.score!.overallScore);
      for (const { postingQuote } of job.points)
        expect(job.jobDescription.slice(postingQuote.start, postingQuote.end)).toBe(
          postingQuote.text,
        );
    });

    it('scans again without calling the model, and reports that nothing changed', async () => {
      const before = model.postingCalls;
      await chooseAction(page, 'Scan again');
      await page.getByText(/^Scanned again: still \d+$/).waitFor();
      await waitUntil('the menu has the focus again', () =>
        page
          .getByRole('button', { name: 'More actions' })
          .evaluate((button) => button === document.activeElement),
      );
      expect(model.postingCalls).toBe(before);
      const [first] = (await call(ada, 'listScans')).jobs;
      const job = await call(ada, 'getScan', { id: first!._id });
      expect(job.modelCalls).toHaveLength(1);
      await page
        .getByText(/Reading this posting took 1 call to a model: [\d,]+ tokens\./)
        .waitFor();
    });

    it('shows that a slow model is still reading, then the score, without a reload and in another tab too', async () => {
      const otherTab = await product.arrive();
      await signIn(otherTab, users.ada);
      await otherTab.goto('/job-match');
      await card(otherTab, 'Harbourlight').waitFor();
      await otherTab.markPage();
      await ada.markPage();
      const letOut = model.holds();
      await paste('Slow Ltd');
      for (const tab of [ada, otherTab])
        await card(tab, 'Slow Ltd').getByText('Reading the posting').waitFor();
      letOut();
      for (const tab of [ada, otherTab]) {
        await card(tab, 'Slow Ltd')
          .getByText(/^\d+%$/)
          .waitFor();
        expect(await tab.isStillTheSamePage()).toBe(true);
      }
      await otherTab.leave();
    });

    it('explains why a scan failed when the model returns invalid output, and scores it on Retry', async () => {
      model.answers({ kind: 'text', text: 'Sure! Here is a poem about ferries.' });
      await paste('Nonsense Ltd');
      await card(ada, 'Nonsense Ltd').getByText('Failed', { exact: true }).waitFor();
      await card(ada, 'Nonsense Ltd').getByText(errorCodes.MODEL_ANSWER_INVALID.message).waitFor();
      expect(await card(ada, 'Nonsense Ltd').getByText('%').count()).toBe(0);

      model.reads();
      await card(ada, 'Nonsense Ltd').getByRole('button', { name: 'Retry' }).click();
      await card(ada, 'Nonsense Ltd')
        .getByText(/^\d+%$/)
        .waitFor();
    });

    it('offers no Retry when the model refuses to read the text', async () => {
      model.answers({ kind: 'refusal' });
      await paste('Refused Ltd');
      await card(ada, 'Refused Ltd').getByText(errorCodes.MODEL_REFUSED.message).waitFor();
      expect(await card(ada, 'Refused Ltd').getByRole('button', { name: 'Retry' }).count()).toBe(0);
    });

    it('waits for a model that is down or busy, without an error for the user', async () => {
      model.answers(
        { kind: 'error', status: 500 },
        { kind: 'reset' },
        { kind: 'error', status: 429, retryAfter: 1 },
      );
      const before = model.postingCalls;
      const id = await paste('Patient Ltd');
      await waitUntil('the model was asked three times', () => model.postingCalls >= before + 3);
      const waiting = await scanIs(ada, id, ['queued', 'reading']);
      expect(waiting.failure).toBeNull();
      model.reads();
      await card(ada, 'Patient Ltd')
        .getByText(/^\d+%$/)
        .waitFor();
    });

    it('reads a text once, however often it is scanned', async () => {
      const text = aText();
      const before = model.postingCalls;
      const first = await scanIs(ada, await scan(ada, text), 'completed');
      const second = await scanIs(ada, await scan(ada, text), 'completed');
      expect(model.postingCalls - before).toBe(1);
      expect(second.score).toEqual(first.score);
      const [one, other] = await Promise.all(
        [first, second].map(({ _id }) => call(ada, 'getScan', { id: _id })),
      );
      expect([one!.modelCalls.length, other!.modelCalls.length]).toEqual([1, 1]);
      await ada.goto(`/job-match/${second._id}`);
      await page.getByRole('heading', { name: 'How is this calculated?' }).click();
      await page.getByText(/Reading this posting took 1 call to a model:/).waitFor();
    });

    it('sends the model no personal data, and logs none', async () => {
      const identity = [
        'Zephyrine',
        'Quillfeather',
        'zq@canary-post.example',
        '0142 771',
        '0142771',
        'Wharfmoor',
        'canary-portfolio',
        'zquillfeather',
        '14 March 1987',
      ];
      const body = resumes.software.slice(4);
      const canary = [
        'Zephyrine Quillfeather',
        'Front-end Developer',
        'zq@canary-post.example | +1 555 0142 771 | 742 Wharfmoor Lane, Springfield, IL 62704',
        'https://canary-portfolio.example/zq | https://github.com/zquillfeather | Date of birth: 14 March 1987',
        ...body,
        'Quillfeather speaks at meetups; write to zq@canary-post.example',
      ];
      const before = model.sent.length;
      const zephyrine = await product.arrive();
      await signInWithResume(zephyrine, users.bruno, makePdf(canary));
      await waitUntil(
        'the resume was sent to the model',
        () => model.sent.slice(before).includes('Fjordbank') || null,
      );
      for (const word of identity) {
        expect(model.sent).not.toContain(word);
        expect(product.rolefit.logs).not.toContain(word);
        expect(product.rolefit.output).not.toContain(word);
      }
      expect(model.sent).toContain('[NAME_');
      expect(product.rolefit.logs).toContain('resume.evaluate');
      const { resume } = await call(zephyrine, 'getProfile');
      expect(resume?.evaluation?.status).toBe('completed');
    });
  });
});
