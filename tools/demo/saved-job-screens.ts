import { click, fail, heading, lists, stall, text } from './page-states.ts';
import { type Screen } from './screen.ts';

/** The list of saved jobs. */
export const savedJobScreens: readonly Screen[] = [
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
