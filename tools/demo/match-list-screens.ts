import { fail, heading, lists, runFirst, stall, text, waitFirst } from './page-states.ts';
import { type Screen } from './screen.ts';

/** The list of matches. */
export const matchListScreens: readonly Screen[] = [
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
    shows: heading('All matches'),
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
    shows: (page) => text('Waiting for the AI service')(page).first(),
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
    shows: heading('No results'),
  },
  {
    name: 'job-match-empty',
    who: 'bruno-demo',
    path: '/job-match',
    shows: heading('No Job Score Yet'),
  },
];
