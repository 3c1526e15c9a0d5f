import { errorCodes } from '@rolefit/contracts';
import { makeBrokenPdf, makePdf, postings, resumes } from '@rolefit/testing';
import { type Locator, type Page } from 'playwright-core';
import { call, giveResume, scan, scanIs } from '../support/api.js';
import { type Visitor } from '../support/browser.js';
import { card, openScreen, signIn, signInWithResume } from '../support/journey.js';
import { flaws, forgetShifts, unsteady, watchShifts } from '../support/viewport-checks.js';
import { type WithAModel } from './with-a-model.js';

export function liveUpdates({ product, model, users }: WithAModel): void {
  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    ada = await arrive();
    page = ada.page;
    await signInWithResume(ada, users.ada, makePdf(resumes.software));
  });
  afterAll(() => ada?.leave());

  async function arrive(): Promise<Visitor> {
    const visitor = await product.arrive();
    await watchShifts(visitor.page);
    return visitor;
  }

  let texts = 0;
  /** Scans a text that is not in the cache of readings. */
  const scanFor = (companyName: string, visitor = ada) =>
    scan(visitor, `${postings.frontend}\n\nLive ${++texts}`, { companyName });
  const row = (company: string) => page.getByRole('row', { name: new RegExp(company) });
  const scored = (place: Locator) => place.getByText(/^\d+%$/);

  /** Announcement of a new score to screen readers. */
  const said = (tab: Page) =>
    tab
      .getByRole('main')
      .getByRole('status')
      .getByText(/: \d+%, \w+\.$/);

  describe('are shown without a reload', () => {
    it('on the dashboard: the first scan, from queued to its score and the charts', async () => {
      await ada.goto('/dashboard');
      await page.getByText('No scans yet').waitFor();
      await ada.markPage();
      const letOut = model.holds();
      await scanFor('First Ltd');
      await row('First Ltd').getByText('Reading the posting').waitFor();
      await page.getByText('01', { exact: true }).first().waitFor();
      expect(await flaws(page)).toEqual([]);
      await forgetShifts(page);
      letOut();
      await scored(row('First Ltd')).waitFor();
      await said(page).waitFor({ state: 'attached' });
      await page
        .getByRole('region', { name: /^(Apply next|Closest to you)$/ })
        .getByText('First Ltd')
        .waitFor();
      expect(await unsteady(page)).toEqual([]);
      expect(await ada.isStillTheSamePage()).toBe(true);
    });

    it('in the matches and the saved jobs: a card', async () => {
      const letOut = model.holds();
      const id = await scanFor('Second Ltd');
      await call(ada, 'saveScan', { id, body: {} });
      const other = await page.context().newPage();
      await watchShifts(other);
      await other.goto(`${product.rolefit.url}/saved-job`);
      await ada.goto('/job-match');
      const cards = [
        card(ada, 'Second Ltd'),
        other.getByRole('main').getByRole('listitem').filter({ hasText: 'Second Ltd' }),
      ];
      for (const shown of cards) await shown.getByText('Reading the posting').waitFor();
      for (const tab of [page, other]) {
        await tab.bringToFront();
        expect(await flaws(tab)).toEqual([]);
        await forgetShifts(tab);
      }
      letOut();
      for (const shown of cards) await scored(shown).waitFor();
      await said(page).waitFor({ state: 'attached' });
      for (const tab of [page, other]) expect(await unsteady(tab)).toEqual([]);
      await other.close();
    });

    it('on the match itself, without moving the focus', async () => {
      const letOut = model.holds();
      const id = await scanFor('Third Ltd');
      await ada.goto(`/job-match/${id}`);
      await page.getByRole('main').getByText('Reading the posting').waitFor();
      await ada.markPage();
      await page.getByRole('button', { name: 'More actions' }).focus();
      expect(await flaws(page)).toEqual([]);
      letOut();
      await page.getByRole('img', { name: /^Overall score \d+ of 100/ }).waitFor();
      await page.getByRole('heading', { name: 'What to do' }).waitFor();
      expect(
        await page
          .getByRole('button', { name: 'More actions' })
          .evaluate((button) => button === document.activeElement),
      ).toBe(true);
      expect(await ada.isStillTheSamePage()).toBe(true);
    });

    it('on the profile: an evaluation, by a toast from start to end', async () => {
      await ada.goto('/profile');
      await page.getByRole('heading', { name: 'Skills' }).waitFor();
      await call(ada, 'uploadResume', { pdf: makePdf([...resumes.software, 'Speaks at meetups']) });
      await page.reload();
      const letOut = model.holds();
      await page.getByRole('button', { name: 'Evaluate Resume' }).click();
      await page.getByText('Evaluating Resume...').waitFor();
      await page.getByRole('main').getByRole('status', { name: 'Reading your resume' }).waitFor();
      expect(await flaws(page)).toEqual([]);
      letOut();
      await page.getByText('Resume Evaluated successfully 🎉').waitFor();
      await page
        .getByRole('main')
        .getByRole('status', { name: 'Reading your resume' })
        .waitFor({ state: 'hidden' });
    });

    it('in the onboarding: skills, stage by stage', async () => {
      const chiara = await arrive();
      await signIn(chiara, users.chiara);
      const welcome = chiara.page;
      const letOut = model.holds();
      await welcome.getByLabel('Resume file').setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(resumes.software),
      });
      await welcome.getByRole('status', { name: 'Reading your resume' }).waitFor();
      expect(await flaws(welcome)).toEqual([]);
      letOut();
      await welcome.getByText(/^React \d+%$/).waitFor();
      expect(await flaws(welcome)).toEqual([]);
      await chiara.leave();
    });
  });

  describe('explain a failure and recover', () => {
    it('on Retry, after the model returned invalid output', async () => {
      model.answers({ kind: 'text', text: 'Sure! <b>Here</b> is a poem about ferries.' });
      const id = await scanFor('Failed Ltd');
      await scanIs(ada, id, 'failed');
      await ada.goto('/dashboard');
      await row('Failed Ltd').getByText('Failed', { exact: true }).waitFor();
      await ada.goto(`/job-match/${id}`);
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
      await page.getByRole('main').getByText(errorCodes.MODEL_ANSWER_INVALID.message).waitFor();
      await retry.waitFor();
      expect(await flaws(page)).toEqual([]);
      const letOut = model.holds();
      await retry.click();
      await page.getByRole('main').getByText('Reading the posting').waitFor();
      letOut();
      await page.getByRole('img', { name: /^Overall score/ }).waitFor();
    });

    it('with another resume, after one that cannot be read', async () => {
      await ada.goto('/profile');
      await page.getByLabel('New resume file').setInputFiles({
        name: 'broken.pdf',
        mimeType: 'application/pdf',
        buffer: makeBrokenPdf(),
      });
      await page.getByText('Resume Uploaded successfully 🎉').waitFor();
      await page.getByText('Something went wrong!').waitFor();
      const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t read this resume' });
      await alert.getByText(errorCodes.RESUME_UNREADABLE.message).waitFor();
      expect(await flaws(page)).toEqual([]);
      await page.getByLabel('New resume file').setInputFiles({
        name: 'good.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(resumes.software),
      });
      await page.getByText('good.pdf', { exact: true }).waitFor();
      await page.getByText('Resume Evaluated successfully 🎉').waitFor();
      await alert.waitFor({ state: 'hidden' });
    });

    it('automatically, once the resume that a match waits for is read', async () => {
      const bruno = await arrive();
      await signIn(bruno, users.bruno);
      await call(bruno, 'uploadResume', { pdf: makePdf(resumes.software) });
      await call(bruno, 'completeOnboarding', { query: { onboarding: 'true' } });
      const id = await scanFor('Waiting Ltd', bruno);
      await bruno.goto(`/job-match/${id}`);
      const main = bruno.page.getByRole('main');
      await main.getByText('We’ll score this once your resume is ready.').waitFor();
      await main.getByRole('link', { name: 'Go to your resume' }).waitFor();
      expect(await flaws(bruno.page)).toEqual([]);
      await giveResume(bruno, makePdf(resumes.software));
      await bruno.page.getByRole('img', { name: /^Overall score/ }).waitFor();
      await bruno.leave();
    });
  });

  describe('catch up after a reconnect', () => {
    it.each([
      {
        name: 'the dashboard',
        path: () => '/dashboard',
        shown: () => row('First Ltd'),
        change: () => scanFor('Away One'),
        comes: () => scored(row('Away One')),
      },
      {
        name: 'the matches',
        path: () => '/job-match',
        shown: () => card(ada, 'Third Ltd'),
        change: () => scanFor('Away Two'),
        comes: () => scored(card(ada, 'Away Two')),
      },
      {
        name: 'the saved jobs',
        path: () => '/saved-job',
        shown: () => card(ada, 'Second Ltd'),
        change: async () => call(ada, 'saveScan', { id: await scanFor('Away Three'), body: {} }),
        comes: () => scored(card(ada, 'Away Three')),
      },
      {
        name: 'the profile',
        path: () => '/profile',
        shown: () => page.getByRole('heading', { name: 'Skills' }),
        change: () =>
          call(ada, 'updateSkills', {
            body: { skills: [{ name: 'Learnt while away', score: 70 }] },
          }),
        comes: () => page.getByRole('main').getByText('Learnt while away 70%'),
      },
      {
        name: 'the scan form',
        path: () => '/job-scan',
        shown: () => page.getByLabel('Job Description'),
        change: () => Promise.resolve(),
        comes: () => page.getByLabel('Job Description'),
      },
    ])('$name', async ({ path, shown, change, comes }) => {
      ada.expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket/);
      await ada.goto(path());
      await shown().waitFor();
      await ada.markPage();
      await page.context().setOffline(true);
      await page.getByRole('status').getByText('You are offline.').waitFor();
      await shown().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await flaws(page)).toEqual([]);
      await change();
      await page.context().setOffline(false);
      await page.getByText('You are offline.').waitFor({ state: 'hidden' });
      await comes().waitFor();
      expect(await ada.isStillTheSamePage()).toBe(true);
    });

    it('a screen that was opened while offline', async () => {
      ada.expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket/);
      await openOffline(ada);
      await page.getByRole('status', { name: 'Loading...' }).waitFor();
      await page.context().setOffline(false);
      await card(ada, 'Second Ltd').waitFor();
    });

    it('a screen whose chunk had not been loaded', async () => {
      const newcomer = await arrive();
      newcomer.expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket|dynamically imported module/);
      await signIn(newcomer, users.ada);
      await openOffline(newcomer);
      await newcomer.page
        .getByRole('alert')
        .getByText(/You’re offline\. This page opens automatically/)
        .waitFor();
      expect(await flaws(newcomer.page)).toEqual([]);
      await newcomer.page.context().setOffline(false);
      await card(newcomer, 'Second Ltd').waitFor();
      await newcomer.leave();
    });

    async function openOffline(visitor: Visitor): Promise<void> {
      await visitor.goto('/job-scan');
      await visitor.page.getByLabel('Job Description').waitFor();
      await visitor.page.context().setOffline(true);
      await openScreen(visitor, 'Saved Jobs');
    }
  });
}
