import { runFirst } from '../../../tools/demo/page-states.ts';
import { at, button, click, type Look, type Screen, text } from './screen.js';

const toasts = ({ page, say }: Look) =>
  page.getByRole('region', { name: say('Notifications', 'Mitteilungen') }).getByRole('listitem');
const csv = button(/^CSV/, /^CSV/);
const openExport = click(button('Export', 'Exportieren'));
const openPalette = click(button('Search', 'Suchen'));
const whatIf = ({ page, say }: Look) =>
  page.getByRole('region', { name: say('What if…', 'Was wäre, wenn …') });

/** Ada has scans, Bruno has none. */
export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    who: 'ada',
    path: at('/dashboard'),
    landmark: ({ page, say }) =>
      page.getByRole('region', { name: say('Skill gaps', 'Fehlende Kenntnisse') }),
  },
  {
    name: 'dashboard-export',
    who: 'ada',
    path: at('/dashboard'),
    landmark: csv,
    act: openExport,
  },
  {
    name: 'dashboard-toast',
    who: 'ada',
    path: at('/dashboard'),
    landmark: toasts,
    act: async (look) => {
      await openExport(look);
      await csv(look).click();
      await toasts(look).waitFor();
      // A toast with the focus stays.
      await look.page.keyboard.press('Alt+t');
    },
  },
  {
    name: 'dashboard-what-if',
    who: 'ada',
    path: at('/dashboard'),
    landmark: (look) => whatIf(look).getByRole('listitem').filter({ hasText: '→' }),
    act: async (look) => {
      await whatIf(look)
        .getByRole('button', { name: look.say('Try it', 'Ausprobieren') })
        .click();
      await whatIf(look).getByRole('switch', { name: 'GraphQL' }).press('Space');
    },
  },
  {
    name: 'dashboard-live',
    who: 'ada',
    path: at('/dashboard'),
    before: ({ page }) => runFirst(page),
    landmark: text('Reading the posting', 'Die Anzeige wird gelesen'),
  },
  {
    name: 'dashboard-empty',
    who: 'bruno',
    path: at('/dashboard'),
    landmark: text('No scans yet', 'Noch nichts geprüft'),
  },
  {
    name: 'palette',
    who: 'ada',
    path: at('/dashboard'),
    landmark: ({ page }) => page.getByRole('option', { name: /Harbourlight/ }),
    act: openPalette,
  },
  {
    name: 'palette-nothing',
    who: 'ada',
    path: at('/dashboard'),
    landmark: text('We couldn’t find anything', 'Zu „zzzz“ haben wir nichts gefunden'),
    act: async (look) => {
      await openPalette(look);
      await look.page.getByRole('combobox').fill('zzzz');
    },
  },
  {
    name: 'sidebar',
    who: 'ada',
    path: at('/dashboard'),
    landmark: ({ page, say }) => page.getByRole('navigation', { name: say('Main', 'Hauptmenü') }),
    act: click(button('Toggle sidebar', 'Seitenleiste ein- oder ausklappen')),
    // On a desk it folds, on a phone it opens as a dialog.
    isPerWidth: true,
    after: ({ page }) => page.context().clearCookies({ name: 'sidebar_state' }),
  },
];
