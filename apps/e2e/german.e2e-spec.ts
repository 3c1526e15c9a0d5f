import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isNightly, makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { overflowing, violations } from './support/accessibility.js';
import { call, scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { sharedProduct } from './support/product.js';
import { desk, phone } from './support/viewport-checks.js';

/** Where pictures go, for people to look at; none are taken where it is not set. */
const picturesDir = process.env['ROLEFIT_SCREENSHOTS'];
const inGerman = { locale: 'de-DE' };

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

describe('in German', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let chiara: Visitor;
  let guest: Visitor;
  const scans = { good: '', poor: '' };

  beforeAll(async () => {
    [ada, chiara, guest] = [
      await product.arrive(inGerman),
      await product.arrive(inGerman),
      await product.arrive(inGerman),
    ];
  });

  async function signInByTheFrontDoor({ page }: Visitor, user: string): Promise<void> {
    await page.getByRole('link', { name: 'Mit Github anmelden' }).click();
    await page.getByRole('button', { name: user }).click();
    await page.getByText('Zieh deinen Lebenslauf hierher oder').waitFor();
  }

  it('a browser gets from the landing page to a match, switches to English and back', async () => {
    const { page } = ada;
    await ada.goto('/');
    expect(await languageOf(page)).toBe('de');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anmelden' }).click();
    await signInByTheFrontDoor(ada, product.users.ada);

    await page.locator('input[type=file]').setInputFiles({
      name: 'lebenslauf.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(resumes.software),
    });
    await page.getByRole('heading', { name: 'Sieh deine Kenntnisse durch' }).waitFor();
    await page.getByRole('button', { name: 'Passt so' }).click();
    await page.getByLabel('Stellenbeschreibung').fill(postings.frontend);
    await page.getByRole('button', { name: 'Stelle prüfen' }).click();
    await page.waitForURL(/\/job-match\/.+/);
    await page.getByRole('img', { name: /^Insgesamt \d+ von 100 Punkten/ }).waitFor();
    await page
      .getByText(/^Passt (sehr gut|gut|teilweise)\./)
      .first()
      .waitFor();
    scans.good = ada.path.replace('/job-match/', '');

    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('img', { name: /^Overall score \d+ of 100/ }).waitFor();
    expect([await languageOf(page), ada.path]).toEqual(['en', `/job-match/${scans.good}`]);
    await page
      .getByText(/^(Strong|Good|Partial) match\./)
      .first()
      .waitFor();

    // The choice holds in a browser that prefers German, on public pages too.
    await ada.goto('/privacy');
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Datenschutzerklärung' }).waitFor();
    expect(await languageOf(page)).toBe('de');
  });

  it('says what is wrong, and keeps what was typed through the switch', async () => {
    const { page } = ada;
    await ada.goto('/job-scan');
    const text = page.getByLabel('Stellenbeschreibung');
    await page.getByRole('button', { name: 'Stelle prüfen' }).click();
    await page.getByText('Die Stellenbeschreibung fehlt').waitFor();
    await text.fill('Ein Text, der noch nicht fertig ist');
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.getByLabel('Job Description').inputValue()).toBe(
      'Ein Text, der noch nicht fertig ist',
    );
    await page.getByRole('button', { name: 'Deutsch' }).click();
    expect(await text.inputValue()).toBe('Ein Text, der noch nicht fertig ist');
    await text.fill('');
  });

  interface Screen {
    readonly name: string;
    readonly who: () => Visitor;
    readonly path: () => string;
    /** An element that appears once the screen is complete. */
    readonly landmark: (page: Page) => ReturnType<Page['locator']>;
    readonly act?: (page: Page) => Promise<void>;
  }

  const screens: readonly Screen[] = [
    { name: 'landing', who: () => guest, path: () => '/', landmark: heading('So funktioniert’s') },
    {
      name: 'login',
      who: () => guest,
      path: () => '/login?error=SIGN_IN_REFUSED',
      landmark: (page) => page.getByText('Die Anmeldung wurde nicht abgeschlossen.'),
    },
    {
      name: 'privacy',
      who: () => guest,
      path: () => '/privacy',
      landmark: (page) => page.getByText('wird nach den eingebauten Regeln gelesen'),
    },
    {
      name: 'terms',
      who: () => guest,
      path: () => '/terms',
      landmark: heading('Nutzungsbedingungen'),
    },
    {
      name: 'extension',
      who: () => guest,
      path: () => '/extension',
      landmark: heading('Die Rolefit-Erweiterung'),
    },
    {
      name: 'not-found',
      who: () => guest,
      path: () => '/nowhere',
      landmark: heading('Seite nicht gefunden'),
    },
    {
      name: 'onboarding',
      who: () => chiara,
      path: () => '/onboarding',
      landmark: (page) => page.getByText('Zieh deinen Lebenslauf hierher oder'),
    },
    {
      name: 'dashboard',
      who: () => ada,
      path: () => '/dashboard',
      landmark: heading('Zuletzt geprüft'),
    },
    { name: 'profile', who: () => ada, path: () => '/profile', landmark: heading('Kenntnisse') },
    {
      name: 'profile-answers',
      who: () => ada,
      path: () => '/profile',
      landmark: (page) => page.getByText('Die Zulassung muss 1 bis 100 Zeichen haben'),
      act: async (page) => {
        await page.getByRole('button', { name: /^Zulassungen/ }).click();
        await page.getByLabel('Zulassung hinzufügen').press('Enter');
      },
    },
    {
      name: 'profile-reading',
      who: () => ada,
      path: () => '/profile',
      landmark: (page) => page.getByRole('region', { name: 'Text deines Lebenslaufs' }),
      act: (page) => page.getByRole('button', { name: 'Was wir gelesen haben' }).click(),
    },
    {
      name: 'job-scan',
      who: () => ada,
      path: () => '/job-scan',
      landmark: (page) => page.getByLabel('Stellenbeschreibung'),
    },
    {
      name: 'job-scan-many',
      who: () => ada,
      path: () => '/job-scan?many',
      landmark: (page) => page.getByLabel('Anzeigen einfügen'),
    },
    {
      name: 'job-match',
      who: () => ada,
      path: () => '/job-match',
      landmark: (page) => page.getByText('2 Anzeigen'),
    },
    {
      name: 'job-match-filter',
      who: () => ada,
      path: () => '/job-match?minScore=20',
      landmark: (page) => page.getByRole('group', { name: 'Filter' }),
      act: (page) => page.getByRole('button', { name: /^Filter( \d|$)/ }).click(),
    },
    {
      name: 'palette',
      who: () => ada,
      path: () => '/dashboard',
      landmark: (page) => page.getByRole('option', { name: 'Gemerkte Stellen' }),
      act: (page) => page.getByRole('button', { name: 'Suchen' }).click(),
    },
    {
      name: 'match',
      who: () => ada,
      path: () => `/job-match/${scans.good}`,
      landmark: heading('Was zu tun ist'),
    },
    {
      name: 'match-poor',
      who: () => ada,
      path: () => `/job-match/${scans.poor}`,
      landmark: heading('Was zu tun ist'),
    },
    {
      name: 'saved-job',
      who: () => ada,
      path: () => '/saved-job',
      landmark: (page) => page.getByRole('link', { name: 'Gespräch 1' }),
    },
    // Chiara's last action.
    {
      name: 'restore',
      who: () => chiara,
      path: () => '/login',
      landmark: heading('Dein Profil ist gelöscht'),
      act: async (page) => {
        if (new URL(page.url()).pathname === '/restore') return;
        // Another screen would check the session when its live connection ends.
        await chiara.goto('/privacy');
        await call(chiara, 'deleteProfile');
        await page.context().clearCookies();
        await chiara.goto('/login');
        await page.getByRole('link', { name: 'Mit Github anmelden' }).click();
        await page.getByRole('button', { name: product.users.chiara }).click();
      },
    },
  ];

  it('has something to show on the screens', async () => {
    scans.poor = await scan(ada, postings.nurse, {
      companyName: 'Klinikgesellschaft Oberrheinische Universitätskrankenhäuser gGmbH',
    });
    await scanIs(ada, scans.poor, 'completed');
    await call(ada, 'saveScan', { id: scans.good, body: { stage: 'interview' } });
    await chiara.goto('/login');
    await signInByTheFrontDoor(chiara, product.users.chiara);
    expect(await languageOf(chiara.page)).toBe('de');
  });

  const themesOf = (place: number) =>
    isNightly ? (['light', 'dark'] as const) : ([place % 2 === 0 ? 'dark' : 'light'] as const);

  it.each(screens.map((screen, place) => ({ ...screen, place })))(
    '$name is accessible and fits its width, on desk and phone',
    async ({ name, place, who, path, landmark, act }) => {
      const { page } = who();
      const findings: unknown[] = [];
      for (const colorScheme of themesOf(place)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(desk);
        await who().goto(path());
        await act?.(page);
        for (const size of [desk, phone]) {
          await page.setViewportSize(size);
          await landmark(page).first().waitFor();
          await picture(page, `de-${name}-${size.width}-${colorScheme}`);
          findings.push(...(await violations(page)), ...(await overflowing(page)));
        }
      }
      expect(findings).toEqual([]);
      expect(await languageOf(page)).toBe('de');
    },
  );
});

async function picture(page: Page, name: string): Promise<void> {
  if (!picturesDir) return;
  mkdirSync(picturesDir, { recursive: true });
  await page.screenshot({ path: join(picturesDir, `${name}.png`), fullPage: true });
}
