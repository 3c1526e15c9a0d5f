/**
 * What surrounds a screen: nothing (`public`), what the app keeps for a user (`account`), the check of who is signed in (`signedIn`),
 * or sidebar and top bar too (`shell`).
 */
export type Layout = 'public' | 'account' | 'signedIn' | 'shell';

export interface Screen {
  /** In React Router's notation; `*` is for every address that nothing else matches. */
  readonly path: string;
  readonly layout: Layout;
  /** In the top bar, and in the links that lead to the screen. */
  readonly title?: string;
  /** Files below `src`, without ending, that the screen imports dynamically as soon as it renders. */
  readonly parts?: readonly string[];
  /** Parts that take the place of `parts` where the address has this search parameter. */
  readonly partsBySearch?: Readonly<Record<string, readonly string[]>>;
  /** Parts that are rendered after the rest. They count for the screen's weight, but are preloaded with low priority. */
  readonly lateParts?: readonly string[];
  /** API calls that the page makes for everybody while its scripts are still loading. */
  readonly openCalls?: readonly string[];
  /** The GET calls that the page makes early for a signed-in user, where the address has no search parameters. */
  readonly firstCalls?: readonly string[];
}

/**
 * The route manifest: every screen, once; the first that matches an address is shown. The router, `paths`, `screenTitles`, `src/first.js`, the preloads and chunks of the build, the
 * bundle bench and the browser tests read it. A screen's component is exported as `Component` by `app/routes/<name in kebab-case>.tsx`.
 * Node reads this file as well, so it imports nothing.
 */
export const screens = {
  landing: { path: '/', layout: 'public', parts: ['app/parts/landing-example'] },
  privacy: { path: '/privacy', layout: 'public' },
  terms: { path: '/terms', layout: 'public' },
  extension: { path: '/extension', layout: 'public' },
  login: {
    path: '/login',
    layout: 'account',
    openCalls: ['GET /auth/providers', 'POST /auth/session'],
  },
  emailLink: { path: '/sign-in', layout: 'account' },
  accountLink: { path: '/link', layout: 'account' },
  inbox: { path: '/inbox', layout: 'account' },
  restore: { path: '/restore', layout: 'account' },
  onboarding: { path: '/onboarding', layout: 'signedIn' },
  dashboard: {
    path: '/dashboard',
    layout: 'shell',
    title: 'Dashboard',
    firstCalls: ['/jobs/next'],
    lateParts: ['features/insights/components/insights-section'],
  },
  profile: { path: '/profile', layout: 'shell', title: 'Profile' },
  jobScan: {
    path: '/job-scan',
    layout: 'shell',
    title: 'Job Scan',
    parts: ['features/scans/components/form/scan-form'],
    partsBySearch: { many: ['features/scan-batch/components/batch-scan'] },
  },
  jobMatch: {
    path: '/job-match',
    layout: 'shell',
    title: 'Job Matches',
    firstCalls: ['/jobs?limit=50&sort=best-score&page=1', '/jobs/next'],
  },
  jobMatchDetail: {
    path: '/job-match/:jobId',
    layout: 'shell',
    title: 'Job Match Details',
    firstCalls: ['/jobs/:jobId'],
    lateParts: ['features/scans/components/match/match-reasons'],
  },
  savedJob: {
    path: '/saved-job',
    layout: 'shell',
    title: 'Saved Jobs',
    firstCalls: ['/jobs?limit=10&saved=true&page=1'],
  },
  notFound: { path: '*', layout: 'public' },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof screens;

/** The entries with their common type. */
export const screenList: readonly (readonly [name: string, screen: Screen])[] =
  Object.entries(screens);

/** A screen's file below `src`, without ending. */
export function screenFile(name: string): string {
  return `app/routes/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
