import { isNightly, makePdf, postings, resumes, sampleOf } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scan, scanIs } from '../support/api.js';
import { overflowing } from '../support/accessibility.js';
import { type Visitor } from '../support/browser.js';
import { signIn, signInWithResume } from '../support/journey.js';
import { desk, flaws, motions, phone, unsteady, watchShifts } from '../support/viewport-checks.js';
import { prefer } from '../support/language.js';
import { breakOff, hold, hostileMessage, refuse } from '../support/network.js';
import { sharedProduct } from '../support/product.js';
import { waitUntil } from '../support/wait-until.js';
import { type Part, parts } from './loaded-parts.js';
import { type Screen, screens } from './loaded-screens.js';

describe('loading and load errors', () => {
  const product = sharedProduct();
  let visitors: Record<Screen['who'], Visitor>;
  let matchId: string;
  beforeAll(async () => {
    const [ada, chiara, guest] = [
      await product.arrive(),
      await product.arrive(),
      await product.arrive(),
    ];
    const deleted = await product.arrive();
    visitors = { ada, chiara, guest, deleted };
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    matchId = await scan(ada, postings.frontend, { companyName: 'Harbourlight Software' });
    await scanIs(ada, matchId, 'completed');
    // Skill gaps need two postings.
    const other = await scan(ada, `${postings.frontend}\nTwo positions.`, {
      companyName: 'Lantern Software',
    });
    await scanIs(ada, other, 'completed');
    await call(ada, 'saveScan', { id: matchId, body: {} });
    await signIn(chiara, product.users.chiara);
    await signIn(deleted, product.users.bruno);
    // Other screens would call the API while the account is being deleted.
    await deleted.goto('/privacy');
    await call(deleted, 'deleteProfile');
    await deleted.page.context().clearCookies();
    await deleted.goto('/login');
    await signIn(deleted, product.users.bruno);
    for (const { page } of Object.values(visitors)) await watchShifts(page);
  });
  afterEach(async () => {
    for (const { page } of Object.values(visitors))
      await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  const focusIsLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

  async function goTo(
    visitor: Visitor,
    { path, open }: Pick<Part, 'path' | 'open'>,
  ): Promise<void> {
    const address = path(matchId);
    // A browser does not load a page again whose address differs in its fragment at most.
    if (address.includes('#')) await visitor.page.goto('about:blank');
    await visitor.goto(address);
    await open?.(visitor.page);
  }

  describe('shows a skeleton of the same shape while loading', () => {
    it.each(sampleOf(parts, 4))('$name', async (part) => {
      const visitor = visitors[part.who];
      const { page } = visitor;
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        const release = await hold(page, part.calls);
        await goTo(visitor, part);
        await part.waiting(page).waitFor();
        expect(await part.shown(page).count()).toBe(0);
        if (size === desk) expect([...(await flaws(page)), ...(await motions(page))]).toEqual([]);
        release();
        await part.shown(page).first().waitFor();
        await part.waiting(page).first().waitFor({ state: 'detached' });
        await page.waitForLoadState('networkidle');
        expect({ width: size.width, moved: await unsteady(page) }).toEqual({
          width: size.width,
          moved: [],
        });
      }
    });
  });

  describe('shows what failed, escapes the message, and loads on Retry', () => {
    const examined = sampleOf(parts, 5);
    it.each(parts)('$name', async (part) => {
      const visitor = visitors[part.who];
      const { page } = visitor;
      visitor.expectProblem(/status of 500/);
      const end = await refuse(page, part.calls);
      await goTo(visitor, part);
      const alert = page.getByRole('alert').filter({ hasText: `We couldn’t load ${part.what}.` });
      await alert.getByText(hostileMessage, { exact: true }).waitFor();
      // It is refetched when live updates connect.
      await page.waitForLoadState('networkidle');
      await alert.getByText(hostileMessage, { exact: true }).waitFor();
      expect(await alert.locator('img, b, script').count()).toBe(0);
      await part.waiting(page).first().waitFor({ state: 'detached' });
      // All parts share the look of the message; only its place on the screen differs.
      if (examined.includes(part)) expect(await flaws(page)).toEqual([]);
      else expect(await overflowing(page)).toEqual([]);
      expect(await page.title()).not.toBe('taken');

      await alert.getByRole('button', { name: 'Retry' }).focus();
      // Only now: a slow page may still connect its live updates, and would load the part by that.
      end();
      await page.keyboard.press('Enter');
      await part.shown(page).first().waitFor();
      await alert.waitFor({ state: 'detached' });
      if (!part.isWholePage)
        await waitUntil('the focus is somewhere', async () => !(await focusIsLost(page)));
    });
  });

  if (isNightly)
    describe('is accessible in German, while it loads and when it has failed', () => {
      it.each(parts)('$name', async (part) => {
        const visitor = visitors[part.who];
        const { page } = visitor;
        visitor.expectProblem(/status of 500/);
        await prefer(page, 'de');
        const release = await hold(page, part.calls);
        await goTo(visitor, part);
        await page.getByRole('status').first().waitFor();
        expect(await flaws(page)).toEqual([]);
        release();
        const end = await refuse(page, part.calls);
        await goTo(visitor, part);
        await page.getByRole('alert').getByText(hostileMessage, { exact: true }).waitFor();
        expect(await flaws(page)).toEqual([]);
        end();
        await prefer(page, 'en');
      });
    });

  describe('loads its chunk without a layout shift', () => {
    it.each(sampleOf(screens, 4))('$name', async ({ who, path, code, shown }) => {
      const { page } = visitors[who];
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        const release = await hold(page, code);
        const asked = page.waitForRequest(code);
        // A page counts as loaded once the scripts that it names are there.
        await page.goto(product.rolefit.url + path(matchId), { waitUntil: 'commit' });
        await asked;
        expect(await shown(page).count()).toBe(0);
        release();
        await shown(page).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect({ width: size.width, moved: await unsteady(page) }).toEqual({
          width: size.width,
          moved: [],
        });
      }
    });
  });

  describe('shows an error when its chunk fails to load, and recovers on Reload', () => {
    it.each(sampleOf(screens, 4))('$name', async ({ who, path, code, shown }) => {
      const visitor = visitors[who];
      const { page } = visitor;
      visitor.expectProblem(/ERR_FAILED|Failed to fetch dynamically imported module/);
      const end = await breakOff(page, code);
      await visitor.goto(path(matchId));
      await page.getByRole('alert').getByText('This page couldn’t be shown.').waitFor();
      expect(await flaws(page)).toEqual([]);
      end();
      await page.getByRole('button', { name: 'Reload' }).click();
      await shown(page).first().waitFor();
      await page.getByRole('alert').first().waitFor({ state: 'detached' });
    });
  });
});
