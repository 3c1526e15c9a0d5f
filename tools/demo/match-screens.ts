import { click, heading, text, waitOne } from './page-states.ts';
import { type Screen } from './screen.ts';

/** A single match; `match(jobId)` is its path. */
export const matchScreens = (match: (jobId: string) => string): readonly Screen[] => [
  { name: 'match', who: 'ada-demo', path: match('demo-1'), shows: heading('What to do') },
  {
    name: 'match-what-if',
    who: 'ada-demo',
    path: match('demo-1'),
    shows: text(/^With .* instead of/),
    act: async (page) => {
      await page.getByRole('heading', { name: 'What if I had' }).click();
      await page.getByRole('switch').first().click();
      await page
        .getByRole('heading', { name: 'What if I had' })
        .evaluate((it) => it.scrollIntoView());
    },
  },
  { name: 'match-poor', who: 'ada-demo', path: match('demo-4'), shows: heading('What to do') },
  {
    name: 'match-preferred',
    who: 'ada-demo',
    path: match('demo-4'),
    shows: heading('What to do'),
    act: async (page) => {
      await page.getByRole('heading', { name: 'All conditions' }).click();
      await click(/^Night work/)(page);
    },
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
    shows: text(/can’t be reached right now/),
    before: waitOne,
  },
  {
    name: 'match-delete',
    who: 'ada-demo',
    path: match('demo-1'),
    shows: (page) => page.getByRole('alertdialog'),
    act: async (page) => {
      await click('More actions')(page);
      await click('Delete')(page);
    },
  },
  {
    name: 'match-not-found',
    who: 'bruno-demo',
    path: match('demo-1'),
    shows: (page) => page.getByRole('alert'),
  },
];
