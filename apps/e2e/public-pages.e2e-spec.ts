import { readyThresholds } from '@rolefit/scoring';
import { type Page } from 'playwright-core';
import { sourceUrl } from '../../tools/launcher/test/jest/source-url.ts';
import { type Visitor } from './support/browser.js';
import { signIn } from './support/journey.js';
import { desk, phone, shifts, watchShifts } from './support/viewport-checks.js';
import { breakOff } from './support/network.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

describe('the public pages', () => {
  const product = sharedProduct();
  let guest: Visitor;
  let page: Page;
  beforeEach(async () => {
    // Links within the page scroll smoothly.
    guest = await product.arrive({ reducedMotion: 'no-preference' });
    page = guest.page;
  });
  afterEach(async () => {
    await guest.leave();
  });

  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const topOf = (id: string) =>
    page.evaluate(
      (name) =>
        Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
      id,
    );
  async function goToStart(): Promise<void> {
    await guest.goto('/');
    await page.getByText('Preview Mode').waitFor();
  }
  const openQuestions = () => page.locator('details[open] summary').allInnerTexts();

  describe('the landing page', () => {
    it('links to the source and to the illustrated steps, and restores the scroll position on Back', async () => {
      await guest.goto('/');
      expect(await page.getByRole('link', { name: /^Source/ }).getAttribute('href')).toBe(
        sourceUrl,
      );
      await page.getByRole('link', { name: 'How it works' }).click();
      await waitUntil(
        'the steps are in sight',
        async () => Math.abs(await topOf('how-it-works')) < 40,
      );
      expect(guest.path).toBe('/#how-it-works');
      for (const picture of await page
        .getByRole('region', { name: 'How it works' })
        .getByRole('img')
        .all()) {
        await picture.scrollIntoViewIfNeeded();
        await waitUntil('the picture is there', () =>
          picture.evaluate(
            (image: HTMLImageElement) => image.complete && image.naturalWidth === 1216,
          ),
        );
      }
      const before = await scrollTop();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
      await waitUntil('it is shown from its top', async () => (await scrollTop()) === 0);
      await page.getByText('On this server the built-in analyser reads.').waitFor();
      await page.goBack();
      await page.getByText('Preview Mode').waitFor();
      await waitUntil('it is where one was', async () => (await scrollTop()) >= before);
    });

    it('shows dark screenshots in dark mode, by system or by choice', async () => {
      const picture = page.getByRole('region', { name: 'How it works' }).getByRole('img').first();
      const shown = () =>
        picture.evaluate((image: HTMLImageElement) =>
          image.currentSrc === '' ? image.src : image.currentSrc,
        );
      await page.emulateMedia({ colorScheme: 'dark' });
      await guest.goto('/');
      await picture.scrollIntoViewIfNeeded();
      await waitUntil('it is dark, as the system is', async () =>
        (await shown()).includes('-dark'),
      );
      await page.getByRole('button', { name: 'Theme: system' }).click();
      await waitUntil('it is light, as was chosen', async () => (await shown()).includes('-light'));
      await page.getByRole('button', { name: 'Theme: light' }).click();
      await page.emulateMedia({ colorScheme: 'light' });
      await waitUntil('it is dark, as was chosen', async () => (await shown()).includes('-dark'));
    });

    it('opens at most one question at a time, by mouse and keyboard, and can close them all', async () => {
      await goToStart();
      expect(await openQuestions()).toEqual(['What is Rolefit?']);
      await page.getByText('Is it free?').click();
      expect(await openQuestions()).toEqual(['Is it free?']);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await openQuestions()).toEqual(['Do I need to upload a resume?']);
      await page.keyboard.press('Space');
      expect(await openQuestions()).toEqual([]);
    });

    it.each([
      ['a desk', desk],
      ['a phone', phone],
    ])('opens at the question about scores where an address says so, on %s', async (_, size) => {
      await page.setViewportSize(size);
      await guest.goto('/#faq-score');
      await page.getByText(`the score is ${readyThresholds.overallPercent} or more`).waitFor();
      await page
        .getByRole('region', { name: 'Text of the posting' })
        .or(page.getByRole('tab', { name: 'Points' }))
        .waitFor();
      await waitUntil(
        'the question is at the top',
        async () => Math.abs((await topOf('faq-score')) - 32) < 8,
      );
      expect(await openQuestions()).toEqual(['How is the match score calculated?']);
    });

    it('can be used by keyboard alone: past the bar, and to the login page', async () => {
      await goToStart();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      // The form to try it has three stops: the text, the sample resume, the button.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
      for (const _ of ['the sample resume', 'Score it', 'Get Started Free'])
        await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Get Started Free',
      );
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Start your career with Rolefit.' }).waitFor();
      await page.waitForFunction(() => document.title === 'Sign in · Rolefit');
    });
  });

  it.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('move nothing while they load, on %s', async (_, size) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    for (const path of [
      '/',
      '/login',
      '/login?error=SIGN_IN_REFUSED',
      '/privacy',
      '/terms',
      '/extension',
      '/nowhere',
    ]) {
      await guest.goto(path);
      await page.waitForLoadState('networkidle');
      const moved = (await shifts(page)).filter(({ value }) => value > 0.01);
      expect({ path, moved }).toEqual({ path, moved: [] });
    }
  });

  describe('the login page', () => {
    it('shows that a sign-in was cancelled, and keeps the redirect target', async () => {
      await guest.goto('/profile');
      await page.getByRole('link', { name: 'Sign in with Github' }).click();
      await page.getByRole('button', { name: product.users.chiara }).waitFor();
      const state = new URL(page.url()).searchParams.get('state') ?? '';
      await guest.goto(`/api/v1/auth/github/callback?error=access_denied&state=${state}`);
      await page
        .getByRole('alert')
        .getByText('The sign-in wasn’t completed. Please try again.')
        .waitFor();
      await page.getByRole('link', { name: 'Sign in with Github' }).click();
      await page.getByRole('button', { name: product.users.chiara }).click();
      // Her onboarding comes first; the original destination, her profile, survives the sign-in.
      await page.waitForURL(/\/onboarding$/);
    });

    it('shows a load error, and recovers when the server is back', async () => {
      guest.expectProblem(/ERR_FAILED|net::/);
      const end = await breakOff(page, /\/(api\/v1\/auth|health)\//);
      await guest.goto('/login');
      await page.getByRole('alert').getByText('We couldn’t load the ways to sign in.').waitFor();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
      end();
      await page.getByRole('link', { name: 'Sign in with Github' }).waitFor();
    });

    it('explains that no provider is configured', async () => {
      await page.route(/\/auth\/providers$/, (route) =>
        route.fulfill({
          json: {
            isSuccess: true,
            message: 'OK',
            data: { providers: [], sourceUrl: null, extensionUrl: null, model: null },
          },
        }),
      );
      await guest.goto('/login');
      await page.getByText('You need a link to sign in').waitFor();
    });
  });

  it('link home from an unknown address, for visitors and users', async () => {
    await guest.goto('/nowhere/at/all');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByText('Preview Mode').waitFor();
    await signIn(guest, product.users.chiara);
    await guest.goto('/nowhere');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.waitForURL(/\/onboarding$/);
  });
});
