import { type Page } from 'playwright-core';
import { click, cutOff, fail, heading, lists, runFirst, stall, text } from './page-states.ts';
import { onboardingScreens } from './onboarding-screens.ts';
import { profileScreens } from './profile-screens.ts';
import { matchListScreens } from './match-list-screens.ts';
import { matchScreens } from './match-screens.ts';
import { savedJobScreens } from './saved-job-screens.ts';
import { scanScreens, troubleScreens } from './scan-screens.ts';
import { type Screen } from './screen.ts';

const visitorScreens: readonly Screen[] = [
  { name: 'landing', who: 'guest', path: '/', shows: heading('The match point by point') },
  { name: 'privacy', who: 'guest', path: '/privacy', shows: heading('Privacy Policy') },
  { name: 'terms', who: 'guest', path: '/terms', shows: heading('Terms of Service') },
  { name: 'extension', who: 'guest', path: '/extension', shows: heading('The Rolefit extension') },
  {
    name: 'login',
    who: 'guest',
    path: '/login',
    shows: (page) => page.getByRole('link', { name: 'Sign in with Github' }),
  },
  {
    name: 'login-error',
    who: 'guest',
    path: '/login?error=SIGN_IN_REFUSED',
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'connect-extension',
    who: 'ada-demo',
    path: '/login?source=extension',
    shows: heading('The extension hasn’t responded yet'),
  },
  {
    name: 'session-loading',
    who: 'ada-demo',
    path: '/dashboard',
    shows: text('Loading...'),
    before: stall('**/auth/session'),
    isWaiting: true,
  },
  {
    name: 'session-unknown',
    who: 'ada-demo',
    path: '/dashboard',
    shows: text('We couldn’t load your session.'),
    before: cutOff(/\/(auth\/session|health\/ready)/),
  },
  { name: 'not-found', who: 'guest', path: '/nowhere', shows: heading('Page not found') },
];

const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard', who: 'ada-demo', path: '/dashboard', shows: heading('Skill gaps') },
  {
    name: 'dashboard-what-if',
    who: 'ada-demo',
    path: '/dashboard',
    shows: (page) => page.getByRole('heading', { name: 'Scans that would change' }),
    act: async (page) => {
      await click('Try it')(page);
      await page.getByRole('switch').first().click();
      await page.getByRole('heading', { name: 'What if…' }).evaluate((it) => it.scrollIntoView());
    },
  },
  {
    name: 'dashboard-loading',
    who: 'ada-demo',
    path: '/dashboard',
    shows: text('Loading...'),
    before: stall(lists),
    isWaiting: true,
  },
  {
    name: 'dashboard-error',
    who: 'ada-demo',
    path: '/dashboard',
    shows: (page) => page.getByRole('alert'),
    before: fail(lists),
  },
  {
    name: 'dashboard-live',
    who: 'ada-demo',
    path: '/dashboard',
    shows: text('Reading the posting'),
    before: runFirst,
  },
  { name: 'dashboard-empty', who: 'bruno-demo', path: '/dashboard', shows: text('No scans yet') },
  {
    name: 'palette',
    who: 'ada-demo',
    path: '/dashboard',
    shows: (page) => page.getByRole('option', { name: /Full-stack/ }),
    act: click('Search'),
  },
  {
    name: 'palette-nothing',
    who: 'ada-demo',
    path: '/dashboard',
    shows: text('We couldn’t find anything'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('zzzz');
    },
  },
  {
    name: 'sidebar',
    who: 'ada-demo',
    path: '/job-match',
    shows: (page) => page.getByRole('button', { name: 'Log out' }),
    act: click('Toggle sidebar'),
  },
];

const restoreScreens: readonly Screen[] = [
  // Her last screen, since it deletes her account.
  {
    name: 'restore',
    who: 'chiara-demo',
    path: '/restore',
    shows: heading('Your profile is deleted'),
    prepare: deleteAccount,
  },
];

/** Every screen in its states; `scan(jobId)` is the id of a demo scan. A new screen is one entry here or in one of the lists beside this file. */
export function demoScreens(scan: (jobId: string) => string): readonly Screen[] {
  const match = (jobId: string): string => `/job-match/${scan(jobId)}`;
  return [
    ...visitorScreens,
    ...onboardingScreens,
    ...dashboardScreens,
    ...profileScreens,
    ...scanScreens,
    ...matchListScreens,
    ...matchScreens(match),
    ...savedJobScreens,
    ...restoreScreens,
    ...troubleScreens,
  ];
}

/** Deletes the account and signs in to it again. */
async function deleteAccount(page: Page, signIn: () => Promise<void>): Promise<void> {
  await page.evaluate(() =>
    fetch('/api/v1/users/profile', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  );
  await signIn();
}
