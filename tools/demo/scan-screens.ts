import {
  click,
  cutOff,
  fail,
  heading,
  lists,
  runFirst,
  stall,
  text,
  waitFirst,
  waitOne,
} from './page-states.ts';
import { type Screen } from './screen.ts';

/** Scanning one posting or many. */
export const scanScreens: readonly Screen[] = [
  { name: 'job-scan', who: 'ada-demo', path: '/job-scan', shows: heading('Scan New Job') },
  {
    name: 'job-scan-wrong',
    who: 'ada-demo',
    path: '/job-scan',
    shows: text('Invalid URL'),
    act: click('Scan Job'),
  },
  {
    name: 'job-scan-many',
    who: 'bruno-demo',
    path: '/job-scan?many',
    shows: (page) => page.getByLabel('Paste postings'),
  },
  {
    name: 'job-scan-many-list',
    who: 'ada-demo',
    path: '/job-scan?many',
    shows: text('Invalid URL'),
    act: async (page) => {
      await page
        .getByLabel('Paste postings')
        .fill(
          'Company: Harbour Clinic\nhttps://jobs.example.com/1\n\nWard nurse\n---\nCompany: Northwater Labs\n\nData engineer',
        );
      await page.getByRole('button', { name: 'Add 2 postings' }).click();
    },
  },
];

/** Matches, single and in lists; `match(jobId)` is the path of one. */
export const matchScreens = (match: (jobId: string) => string): readonly Screen[] => [
  { name: 'job-match', who: 'ada-demo', path: '/job-match', shows: text('Lanternfish Logistics') },
  {
    name: 'job-match-filter',
    who: 'ada-demo',
    path: '/job-match?sort=best-score&status=completed&minScore=30',
    shows: (page) => page.getByRole('group', { name: 'Filters' }),
    act: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
  },
  {
    name: 'job-match-loading',
    who: 'ada-demo',
    path: '/job-match',
    shows: heading('Latest Job scan'),
    before: stall(lists),
    isWaiting: true,
  },
  {
    name: 'job-match-error',
    who: 'ada-demo',
    path: '/job-match',
    shows: (page) => page.getByRole('alert'),
    before: fail(lists),
  },
  {
    name: 'job-match-live',
    who: 'ada-demo',
    path: '/job-match',
    shows: text('Reading the posting'),
    before: runFirst,
  },
  {
    name: 'job-match-waiting',
    who: 'ada-demo',
    path: '/job-match',
    shows: (page) => text('Waits for the AI service')(page).first(),
    before: waitFirst,
  },
  {
    name: 'job-match-past-end',
    who: 'ada-demo',
    path: '/job-match?page=90',
    shows: heading('Nothing on this page'),
  },
  {
    name: 'job-match-refused',
    who: 'ada-demo',
    path: '/job-match',
    shows: (page) =>
      page
        .getByRole('region', { name: /^Notifications/ })
        .getByText('Something went wrong on our side.'),
    before: fail('**/saved'),
    act: async (page) => {
      await page.getByText('Lanternfish Logistics').waitFor();
      for (const toggle of (await page.getByRole('button', { name: /^Save / }).all()).slice(0, 2))
        await toggle.click();
    },
  },
  {
    name: 'job-match-no-match',
    who: 'ada-demo',
    path: '/job-match?q=zebra',
    shows: heading('No scan matches'),
  },
  {
    name: 'job-match-empty',
    who: 'bruno-demo',
    path: '/job-match',
    shows: heading('No Job Score Yet'),
  },
  { name: 'match', who: 'ada-demo', path: match('demo-1'), shows: heading('Recommendations') },
  { name: 'match-poor', who: 'ada-demo', path: match('demo-4'), shows: heading('Recommendations') },
  {
    name: 'match-preferred',
    who: 'ada-demo',
    path: match('demo-4'),
    shows: heading('Recommendations'),
    act: click(/^Night work/),
  },
  {
    name: 'match-not-scored',
    who: 'ada-demo',
    path: match('demo-25'),
    shows: heading('The posting'),
  },
  { name: 'match-failed', who: 'ada-demo', path: match('demo-26'), shows: heading('The posting') },
  {
    name: 'match-waiting',
    who: 'ada-demo',
    path: match('demo-1'),
    shows: text(/cannot be reached right now/),
    before: waitOne,
  },
  {
    name: 'match-delete',
    who: 'ada-demo',
    path: match('demo-1'),
    shows: (page) => page.getByRole('alertdialog'),
    act: click('Delete'),
  },
  {
    name: 'match-not-found',
    who: 'bruno-demo',
    path: match('demo-1'),
    shows: (page) => page.getByRole('alert'),
  },
  { name: 'saved-job', who: 'ada-demo', path: '/saved-job', shows: text('Cobalt Maps') },
  {
    name: 'saved-job-loading',
    who: 'ada-demo',
    path: '/saved-job',
    shows: heading('Saved Jobs'),
    before: stall(lists),
    isWaiting: true,
  },
  {
    name: 'saved-job-error',
    who: 'ada-demo',
    path: '/saved-job',
    shows: (page) => page.getByRole('alert'),
    before: fail(lists),
  },
  {
    name: 'saved-job-note',
    who: 'ada-demo',
    path: '/saved-job',
    shows: (page) => page.getByLabel(/^Note/),
    act: click(/^Edit note/),
  },
  {
    name: 'saved-job-no-match',
    who: 'ada-demo',
    path: '/saved-job?q=zebra',
    shows: heading('No saved job matches'),
  },
  {
    name: 'saved-job-stage',
    who: 'ada-demo',
    path: '/saved-job?stage=interview',
    shows: text('Ironbark Design Systems'),
  },
  {
    name: 'saved-job-empty',
    who: 'bruno-demo',
    path: '/saved-job',
    shows: heading('No saved jobs yet'),
  },
];

/** Screens with a failing connection or server. */
export const troubleScreens: readonly Screen[] = [
  {
    name: 'offline',
    who: 'ada-demo',
    path: '/job-match',
    shows: text('You are offline.'),
    act: (page) => page.context().setOffline(true),
  },
  {
    name: 'server-away',
    who: 'ada-demo',
    path: '/job-match',
    shows: text('Rolefit does not answer right now.'),
    act: async (page) => {
      await page.getByText('Lanternfish Logistics').waitFor();
      await cutOff(/\/(api|health)\//)(page);
      await page.getByLabel('Sort').selectOption('company');
    },
  },
  {
    // The last, since it adds a scan to the lists.
    name: 'job-scan-many-sent',
    who: 'ada-demo',
    path: '/job-scan?many',
    shows: text(/^1 (accepted|already there)/),
    act: async (page) => {
      const posting = (company: string, url: string): string =>
        `Company: ${company}\nURL: ${url}\n\nWard nurse for the night shift`;
      await page.getByLabel('Paste postings').waitFor();
      const discard = page.getByRole('button', { name: 'Clear the list' });
      if (await discard.isVisible()) await discard.click();
      await page
        .getByLabel('Paste postings')
        .fill(
          [
            posting('Harbour Clinic', 'https://jobs.example.com/9'),
            posting('Northwater Labs', 'no address'),
          ].join('\n---\n'),
        );
      await page.getByRole('button', { name: 'Add 2 postings' }).click();
      await page.getByRole('button', { name: 'Scan 1 posting' }).click();
      await page.getByText(/^Show the posting/).click();
    },
  },
];
