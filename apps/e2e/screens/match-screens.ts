import { waitOne } from '../../../tools/demo/page-states.ts';
import { button, dialog, heading, type Look, type Screen, text } from './screen.js';

const whatToDo = heading('What to do', 'Was zu tun ist');
const posting = heading('The posting', 'Die Anzeige');
const poor = ({ scans }: Look) => `/job-match/${scans.poor}`;
const good = ({ scans }: Look) => `/job-match/${scans.good}`;
const open =
  (english: string, german: string) =>
  ({ page, say }: Look) =>
    page
      .getByRole('heading', { name: say(english, german) })
      .first()
      .click();

const licence = 'Current RN licence in the State of Ohio is required';
/** Opens a point and one of its corrections. */
const contest = (english: string, german: string) => async (look: Look) => {
  const { page, say } = look;
  await page.locator('[data-roving]').filter({ hasText: licence }).first().click();
  await page
    .getByRole('button', { name: `${say(english, german)}: ${licence}`, exact: true })
    .first()
    .click();
};

/** Ada's matches one by one. */
export const matchScreens: readonly Screen[] = [
  { name: 'match', who: 'ada', path: good, landmark: whatToDo },
  { name: 'match-poor', who: 'ada', path: poor, landmark: whatToDo },
  {
    name: 'match-not-scored',
    who: 'ada',
    path: ({ scans }) => `/job-match/${scans.short}`,
    landmark: posting,
  },
  {
    name: 'match-saved',
    who: 'ada',
    path: ({ scans }) => `/job-match/${scans.saved}`,
    landmark: ({ page, say }) => page.getByLabel(say('Stage', 'Status'), { exact: true }),
  },
  {
    name: 'match-unfolded',
    who: 'ada',
    path: poor,
    landmark: heading('How is this calculated?', 'Wie wird das berechnet?'),
    act: async (look) => {
      await open('All conditions', 'Alle Bedingungen')(look);
      await open('All skills', 'Alle Kenntnisse')(look);
      await open('How is this calculated?', 'Wie wird das berechnet?')(look);
      await button('More actions', 'Weitere Aktionen')(look).click();
    },
  },
  {
    name: 'match-what-if',
    who: 'ada',
    path: good,
    landmark: text(/^With GraphQL: \d+ instead of/, /^Mit GraphQL: \d+ statt/),
    act: async (look) => {
      await open('What if I had…', 'Was wäre, wenn …')(look);
      await look.page.getByRole('switch', { name: 'GraphQL' }).click();
    },
  },
  {
    name: 'match-have',
    who: 'ada',
    path: poor,
    landmark: (look) => dialog(look).getByRole('radio').nth(1),
    act: contest('I have this', 'Habe ich'),
    isPerWidth: true,
  },
  {
    name: 'match-misread',
    who: 'ada',
    path: poor,
    landmark: (look) => dialog(look).getByRole('combobox'),
    act: contest('Misread', 'Falsch gelesen'),
    isPerWidth: true,
  },
  {
    name: 'match-waiting',
    who: 'ada',
    path: good,
    before: ({ page }) => waitOne(page),
    landmark: text('Waiting for the AI service', 'Wartet auf den KI-Dienst'),
  },
  {
    name: 'match-delete',
    who: 'ada',
    path: good,
    landmark: ({ page }) => page.getByRole('alertdialog'),
    act: async (look) => {
      await button('More actions', 'Weitere Aktionen')(look).click();
      await look.page
        .getByRole('list', { name: look.say('More actions', 'Weitere Aktionen') })
        .getByRole('button', { name: look.say('Delete', 'Löschen') })
        .click();
    },
  },
  {
    name: 'match-not-found',
    who: 'bruno',
    path: good,
    landmark: ({ page }) => page.getByRole('alert'),
    refusal: /status of 404/,
  },
];
