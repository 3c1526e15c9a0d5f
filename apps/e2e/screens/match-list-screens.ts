import { runFirst } from '../../../tools/demo/page-states.ts';
import { at, button, click, heading, type Look, type Screen, text } from './screen.js';

async function openPanel(look: Look): Promise<void> {
  const row = look.page.getByRole('rowheader').getByRole('link', { name: /Registered Nurse/ });
  await row.press('Enter');
  await button('Next match', 'Nächstes Ergebnis')(look).waitFor();
}

/** Ada's matches, and Bruno's empty list. */
export const matchListScreens: readonly Screen[] = [
  {
    name: 'job-match',
    who: 'ada',
    path: at('/job-match'),
    landmark: text('Not scored', 'Nicht bewertet'),
  },
  {
    name: 'job-match-filter',
    who: 'ada',
    path: at('/job-match?q=har&minScore=20&sort=best-score'),
    landmark: ({ page, say }) => page.getByRole('group', { name: say('Filters', 'Filter') }),
    act: click(button(/^Filter( \d|$)/, /^Filter( \d|$)/)),
  },
  {
    name: 'job-match-panel',
    who: 'ada',
    path: at('/job-match'),
    // A phone has no panel.
    landmark: heading('All matches', 'Alle Ergebnisse'),
    act: openPanel,
  },
  {
    name: 'job-match-keys',
    who: 'ada',
    path: at('/job-match'),
    landmark: ({ page }) => page.getByRole('dialog').getByRole('checkbox'),
    act: click(button('Keys', 'Tasten')),
  },
  {
    name: 'job-match-live',
    who: 'ada',
    path: at('/job-match'),
    before: ({ page }) => runFirst(page),
    landmark: text('Reading the posting', 'Die Anzeige wird gelesen'),
  },
  {
    name: 'job-match-live-panel',
    who: 'ada',
    path: at('/job-match'),
    before: ({ page }) => runFirst(page),
    landmark: text('Reading the posting', 'Die Anzeige wird gelesen'),
    act: openPanel,
  },
  {
    name: 'job-match-no-match',
    who: 'ada',
    path: at('/job-match?q=zebra&status=failed'),
    landmark: heading('No results', 'Keine Treffer'),
  },
  {
    name: 'job-match-past-end',
    who: 'ada',
    path: at('/job-match?page=90'),
    landmark: heading('Nothing on this page', 'Auf dieser Seite ist nichts'),
  },
  {
    name: 'job-match-empty',
    who: 'bruno',
    path: at('/job-match'),
    landmark: heading('No Job Score Yet', 'Noch keine Ergebnisse'),
  },
];
