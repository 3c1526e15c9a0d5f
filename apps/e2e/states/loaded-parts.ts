import { type Locator, type Page } from 'playwright-core';
import { aCard, heading } from './shown-elements.js';

/** A part of a screen that is loaded from the server. */
export interface Part {
  readonly name: string;
  readonly who: 'ada' | 'chiara' | 'guest';
  readonly path: (matchId: string) => string;
  /** Opens it, if it is not shown from the start. */
  readonly open?: (page: Page) => Promise<void>;
  /** The calls that load it. */
  readonly calls: RegExp;
  /** The element shown while it loads. */
  readonly waiting: (page: Page) => Locator;
  /** The element shown once it has loaded. */
  readonly shown: (page: Page) => Locator;
  /** Its name in the screen's error message. */
  readonly what: string;
  /** The page is blank until it has loaded. */
  readonly isWholePage?: boolean;
}

const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
const loadingNamed = (name: string) => (page: Page) => page.getByRole('status', { name });

/** Every part that any screen loads. */
export const parts: readonly Part[] = [
  {
    name: 'the session',
    who: 'ada',
    path: () => '/job-scan',
    calls: /\/auth\/session$/,
    waiting: loading,
    shown: heading('Scan a job'),
    what: 'your session',
    isWholePage: true,
  },
  {
    name: 'the dashboard',
    who: 'ada',
    path: () => '/dashboard',
    calls: /\/v1\/jobs\?/,
    waiting: (page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' }),
    shown: (page) => page.getByRole('row', { name: /Harbourlight/ }),
    what: 'your dashboard',
  },
  {
    name: 'the skill gaps',
    who: 'ada',
    path: () => '/dashboard',
    calls: /\/jobs\/insights$/,
    waiting: loadingNamed('Loading...'),
    shown: (page) => page.getByRole('region', { name: 'Skill gaps' }).getByRole('listitem').first(),
    what: 'your skill gaps',
  },
  {
    name: 'the profile',
    who: 'ada',
    path: () => '/profile',
    calls: /\/users\/profile$/,
    waiting: loadingNamed('Loading...'),
    shown: heading('Skills'),
    what: 'your profile',
  },
  {
    name: 'the answers of the profile',
    who: 'ada',
    path: () => '/profile',
    calls: /\/users\/profile\/answers$/,
    waiting: loadingNamed('Loading your answers'),
    shown: (page) => page.getByRole('button', { name: /^Work permits/ }),
    what: 'your answers',
  },
  {
    name: 'the devices',
    who: 'ada',
    path: () => '/profile',
    calls: /\/auth\/sessions$/,
    waiting: loadingNamed('Loading your devices'),
    shown: (page) => page.getByText('This device', { exact: true }),
    what: 'your devices',
  },
  {
    name: 'the passkeys',
    who: 'ada',
    path: () => '/profile',
    calls: /\/auth\/passkeys$/,
    waiting: loadingNamed('Loading your passkeys'),
    shown: (page) => page.getByText('Passkeys don’t work at this address'),
    what: 'your passkeys',
  },
  {
    name: 'the access tokens',
    who: 'ada',
    path: () => '/profile',
    calls: /\/auth\/tokens$/,
    waiting: loadingNamed('Loading your access tokens'),
    shown: (page) => page.getByRole('button', { name: 'Create token' }),
    what: 'your access tokens',
  },
  {
    name: 'what was read of the resume',
    who: 'ada',
    path: () => '/profile',
    open: (page) =>
      page.getByRole('button', { name: /^(What we read|Was wir gelesen haben)/ }).click(),
    calls: /\/resume\/reading(\?|$)/,
    waiting: loadingNamed('Loading...'),
    shown: (page) => page.getByRole('region', { name: 'Text of your resume' }),
    what: 'what we read of your resume',
  },
  {
    name: 'the matches',
    who: 'ada',
    path: () => '/job-match',
    calls: /\/v1\/jobs\?/,
    waiting: loadingNamed('Loading...'),
    shown: aCard,
    what: 'your matches',
  },
  {
    name: 'a match',
    who: 'ada',
    path: (matchId) => `/job-match/${matchId}`,
    calls: /\/v1\/jobs\/[0-9a-f-]{36}$/,
    waiting: loadingNamed('Loading...'),
    shown: heading('What to do'),
    what: 'this match',
  },
  {
    name: 'the saved jobs',
    who: 'ada',
    path: () => '/saved-job',
    calls: /\/v1\/jobs\?/,
    waiting: loadingNamed('Loading...'),
    shown: aCard,
    what: 'your saved jobs',
  },
  {
    name: 'the welcome',
    who: 'chiara',
    path: () => '/onboarding',
    calls: /\/users\/profile$/,
    waiting: loading,
    shown: (page) => page.getByText('Drop your resume here or'),
    what: 'your profile',
    isWholePage: true,
  },
  {
    name: 'the ways to sign in',
    who: 'guest',
    path: () => '/login',
    calls: /\/auth\/providers$/,
    waiting: (page) => page.getByRole('status').filter({ hasText: 'Loading the ways to sign in' }),
    shown: (page) => page.getByRole('link', { name: 'Sign in with Github' }),
    what: 'the ways to sign in',
  },
  {
    name: 'a sign-in link',
    who: 'guest',
    path: () => `/sign-in#${'a'.repeat(43)}`,
    calls: /\/auth\/email\/link$/,
    waiting: (page) => page.getByRole('status').filter({ hasText: 'Checking the link' }),
    shown: heading('This link doesn’t work'),
    what: 'the link',
  },
  {
    name: 'a link for an account',
    who: 'guest',
    path: () => `/link#${'a'.repeat(43)}`,
    calls: /\/auth\/link$/,
    waiting: (page) => page.getByRole('status').filter({ hasText: 'Checking the link' }),
    shown: heading('This link doesn’t work'),
    what: 'the link',
  },
  {
    name: 'the inbox',
    who: 'guest',
    path: () => '/inbox',
    calls: /\/auth\/inbox$/,
    waiting: (page) => page.getByRole('status').filter({ hasText: 'Loading the e-mails' }),
    shown: (page) =>
      page.getByText('No e-mail yet.').or(page.getByRole('main').getByRole('listitem').first()),
    what: 'the inbox',
  },
];
