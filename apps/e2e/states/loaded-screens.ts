import { type Locator, type Page } from 'playwright-core';
import { type Part } from './loaded-parts.js';
import { aCard, heading } from './shown-elements.js';

/** A screen or component that is loaded lazily. */
export interface Screen {
  readonly name: string;
  /** `deleted`: whose account can still be restored. */
  readonly who: Part['who'] | 'deleted';
  readonly path: (matchId: string) => string;
  readonly code: RegExp;
  readonly shown: (page: Page) => Locator;
}

const codeOf = (file: string) => new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`);

/** Every screen by its code. */
export const screens: readonly Screen[] = [
  {
    name: 'the landing page',
    who: 'guest',
    path: () => '/',
    code: codeOf('landing'),
    shown: heading('Find Your Best Job Match in Minutes'),
  },
  {
    name: 'the example of the landing page',
    who: 'guest',
    path: () => '/',
    code: codeOf('landing-example'),
    shown: (page) =>
      page
        .getByRole('region', { name: 'Text of the posting' })
        .or(page.getByRole('tab', { name: 'Points' })),
  },
  {
    name: 'the login page',
    who: 'guest',
    path: () => '/login',
    code: codeOf('login'),
    shown: (page) => page.getByRole('link', { name: 'Sign in with Github' }),
  },
  {
    name: 'the page of sign-in links',
    who: 'guest',
    path: () => '/sign-in',
    code: codeOf('email-link'),
    shown: heading('This link doesn’t work'),
  },
  {
    name: 'the local inbox',
    who: 'guest',
    path: () => '/inbox',
    code: codeOf('inbox'),
    shown: heading('Local inbox'),
  },
  {
    name: 'the privacy policy',
    who: 'guest',
    path: () => '/privacy',
    code: codeOf('privacy'),
    shown: heading('Privacy Policy'),
  },
  {
    name: 'the terms',
    who: 'guest',
    path: () => '/terms',
    code: codeOf('terms'),
    shown: heading('Terms of Service'),
  },
  {
    name: 'the page of the extension',
    who: 'guest',
    path: () => '/extension',
    code: codeOf('extension'),
    shown: heading('The Rolefit extension'),
  },
  {
    name: 'the page that is not there',
    who: 'guest',
    path: () => '/nowhere',
    code: codeOf('not-found'),
    shown: heading('Page not found'),
  },
  {
    name: 'the welcome',
    who: 'chiara',
    path: () => '/onboarding',
    code: codeOf('onboarding'),
    shown: (page) => page.getByText('Drop your resume here or'),
  },
  {
    name: 'the dashboard',
    who: 'ada',
    path: () => '/dashboard',
    code: codeOf('dashboard'),
    shown: (page) => page.getByRole('row', { name: /Harbourlight/ }),
  },
  {
    name: 'the profile',
    who: 'ada',
    path: () => '/profile',
    code: codeOf('profile'),
    shown: heading('Skills'),
  },
  {
    name: 'the scan form',
    who: 'ada',
    path: () => '/job-scan',
    code: codeOf('job-scan'),
    shown: heading('Scan a job'),
  },
  {
    name: 'many at once',
    who: 'ada',
    path: () => '/job-scan?many',
    code: codeOf('batch-scan'),
    shown: (page) => page.getByLabel('Paste postings'),
  },
  {
    name: 'the matches',
    who: 'ada',
    path: () => '/job-match',
    code: codeOf('job-match'),
    shown: aCard,
  },
  {
    name: 'a match',
    who: 'ada',
    path: (matchId) => `/job-match/${matchId}`,
    code: codeOf('job-match-detail'),
    shown: heading('What to do'),
  },
  {
    name: 'what a match rests on',
    who: 'ada',
    path: (matchId) => `/job-match/${matchId}`,
    code: codeOf('match-reasons'),
    shown: heading('What to do'),
  },
  {
    name: 'the proof of a match',
    who: 'ada',
    path: (matchId) => `/job-match/${matchId}`,
    code: codeOf('match-proof'),
    shown: heading('Evidence'),
  },
  {
    name: 'the saved jobs',
    who: 'ada',
    path: () => '/saved-job',
    code: codeOf('saved-job'),
    shown: aCard,
  },
  {
    name: 'the restoring of an account',
    who: 'deleted',
    path: () => '/restore',
    code: codeOf('restore'),
    shown: heading('Your profile is deleted'),
  },
];
