import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isNightly } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { type Combination, type Planned, planned, spoils } from './screens/combinations.js';
import { type Look, type Screen } from './screens/screen.js';
import { screens } from './screens/screens.js';
import { setStage, type Stage } from './screens/stage.js';
import { overflowing, violations } from './support/accessibility.js';
import { clippedWords } from './support/clipped-words.js';
import { prefer } from './support/language.js';
import { sharedProduct } from './support/product.js';
import { layoutOf, screensWithout } from './support/route-manifest.js';
import { phone } from './support/viewport-checks.js';

/** Where pictures of all screens go, for people to look at; none are taken where it is not set. */
const picturesDir = process.env['ROLEFIT_SCREENSHOTS'];

describe('every screen', () => {
  const product = sharedProduct();
  const plan = planned(screens);
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage(product);
  });

  /** Pages without any interaction since their current screen was opened, with their language. */
  const untouched = new Map<Page, Look['language']>();
  /**
   * Opens a screen as a link does: loading the whole page costs more than the checks of the screen. The page is loaded again after interaction with it, and
   * where it already shows the landmark of the next screen. The nightly tests load every screen.
   */
  async function show(look: Look, screen: Screen): Promise<void> {
    const { visitor, page, language } = look;
    const path = screen.path(look);
    const canFollow = !isNightly && !spoilsBefore(screen) && untouched.get(page) === language;
    if (canFollow && (await screen.landmark(look).count()) === 0) await followLink(page, path);
    else await visitor.goto(path);
    if (spoils(screen)) untouched.delete(page);
    else untouched.set(page, language);
  }

  function lookAt({ who }: Screen, language: Look['language']): Look {
    const visitor = stage.visitors[who];
    return {
      visitor,
      page: visitor.page,
      language,
      say: (english, german) => (language === 'en' ? english : german),
      scans: stage.scans,
      users: product.users,
    };
  }

  async function findingsIn(screen: Screen, { language, sizes }: Combination): Promise<unknown[]> {
    const look = lookAt(screen, language);
    const { page } = look;
    const findings: unknown[] = [];
    for (const [place, [size, colorScheme]] of sizes.entries()) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      if (place === 0 || screen.isPerWidth) {
        await screen.before?.(look);
        await prefer(page, language);
        await show(look, screen);
        await screen.act?.(look);
      }
      await screen.landmark(look).first().waitFor();
      await picture(page, `${screen.name}-${size.width}-${colorScheme}-${language}`);
      const found = [
        ...(await violations(page)),
        ...(await overflowing(page)),
        ...(await clippedWords(page)),
        ...(await inAnotherLanguage(page, language)),
      ];
      findings.push(...found.map((finding) => ({ language, size, colorScheme, finding })));
      if (place === sizes.length - 1 || screen.isPerWidth) await screen.after?.(look);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return findings;
  }

  it.each(plan)(
    '$name is accessible, fits its width and makes no complaint, on desk and phone, by day and night',
    async (screen: Planned) => {
      if (screen.refusal) stage.visitors[screen.who].expectProblem(screen.refusal);
      const findings: unknown[] = [];
      for (const combination of screen.combinations)
        findings.push(...(await findingsIn(screen, combination)));
      expect(findings).toEqual([]);
    },
  );

  it('covers every screen of the route manifest', () => {
    const paths = plan.map((screen) => screen.path(lookAt(screen, 'en')));
    expect(screensWithout(paths)).toEqual([]);
  });

  it('covers every combination of language, theme and width on each kind of page', () => {
    const seen = plan.flatMap((screen) =>
      screen.combinations.flatMap(({ language, sizes }) =>
        sizes.map(([{ width }, theme]) =>
          [layoutOf(screen.path(lookAt(screen, 'en'))), language, theme, width].join(' '),
        ),
      ),
    );
    const kinds = ['public', 'account', 'signedIn', 'shell'];
    expect(kinds.map((kind) => new Set(seen.filter((one) => one.startsWith(kind))).size)).toEqual(
      kinds.map(() => 8),
    );
  });

  it('would report a style that the content security policy blocks', async () => {
    const { guest } = stage.visitors;
    await guest.goto('/');
    await guest.page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    expect(guest.takeProblems()).toEqual([expect.stringContaining("style-src 'self'")]);
  });

  it('would report words that are clipped', async () => {
    const { guest } = stage.visitors;
    await guest.goto('/');
    await guest.page.evaluate(() => {
      const words = document.body.appendChild(document.createElement('p'));
      words.textContent = 'Matching with your resume';
      Object.assign(words.style, { width: '80px', height: '20px', overflow: 'hidden' });
    });
    expect(await clippedWords(guest.page)).toEqual([
      expect.stringContaining('clipped: “Matching with your resume”'),
    ]);
  });

  it('closes the sidebar of a phone when a link is followed', async () => {
    const { ada } = stage.visitors;
    const look = lookAt({ who: 'ada' } as Screen, 'en');
    await ada.page.setViewportSize(phone);
    await prefer(look.page, 'en');
    await ada.goto('/dashboard');
    await ada.page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await ada.page.getByRole('dialog').getByRole('link', { name: 'Job Matches' }).click();
    await ada.page.waitForURL(/\/job-match$/);
    await ada.page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

/** Whether a screen has to be loaded, whatever was shown before. */
function spoilsBefore({ before, isEntry }: Screen): boolean {
  return before !== undefined || isEntry === true;
}

/** Goes to an address as Back and Forward do: the router listens for this event. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

async function inAnotherLanguage(page: Page, wanted: Look['language']): Promise<string[]> {
  const language = (await page.locator('html').getAttribute('lang')) ?? 'none';
  return language === wanted ? [] : [`in ${language}`];
}

async function picture(page: Page, name: string): Promise<void> {
  if (!picturesDir) return;
  mkdirSync(picturesDir, { recursive: true });
  await page.screenshot({ path: join(picturesDir, `${name}.png`), fullPage: true });
}
