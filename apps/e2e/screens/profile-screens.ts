import { call, connectExtension } from '../support/api.js';
import { at, button, click, dialog, field, heading, type Look, type Screen } from './screen.js';

const openReading = click(button('What we read', 'Was wir gelesen haben'));
const readText = ({ page, say }: Look) =>
  page
    .getByRole('dialog', { name: say('What we read', 'Was wir gelesen haben') })
    .getByRole('region', { name: say('Text of your resume', 'Text deines Lebenslaufs') });
const openTokenForm = click(button('Create token', 'Token erstellen'));
const createToken = async (look: Look) => {
  await openTokenForm(look);
  await dialog(look).getByLabel('Name').fill('Close reader');
  await dialog(look)
    .getByRole('button', { name: look.say('Create token', 'Token erstellen') })
    .click();
};

/** Ada has answers and a title of a role, Bruno's resume has hidden text. */
export const profileScreens: readonly Screen[] = [
  {
    name: 'profile',
    who: 'ada',
    path: at('/profile'),
    landmark: heading('Skills', 'Kenntnisse'),
  },
  {
    name: 'profile-edit',
    who: 'ada',
    path: at('/profile'),
    landmark: ({ page, say }) =>
      page.getByRole('textbox', { name: say('Location', 'Ort'), exact: true }),
    act: click(button('Edit Profile', 'Profil bearbeiten')),
  },
  {
    name: 'profile-answers',
    who: 'ada',
    path: at('/profile'),
    landmark: field('Add a language that you speak', 'Sprache hinzufügen, die du sprichst'),
    act: async (look) => {
      const open = (english: RegExp, german: RegExp) => button(english, german)(look).click();
      await open(/^Work permits/, /^Arbeitserlaubnis/);
      // The code of the forms loads with the first one, which moves the other buttons when it appears.
      await field('Add a country where', 'Land hinzufügen, in dem')(look).waitFor();
      await open(/^Licences/, /^Zulassungen/);
      await open(/^Security clearances/, /^Sicherheitsüberprüfung/);
      await open(/^Places/, /^Orte/);
      await open(/^Languages/, /^Sprachen/);
      await field('Add a licence', 'Zulassung hinzufügen')(look).press('Enter');
      await look.page
        .getByText(look.say('Licence must be 1 to 100', 'Die Zulassung muss 1 bis 100'))
        .waitFor();
    },
  },
  {
    name: 'profile-skills',
    who: 'ada',
    path: at('/profile'),
    landmark: ({ page, say }) =>
      page.getByLabel(say('Name of skill 1', 'Name der Kenntnis 1'), { exact: true }),
    act: click(button('Edit Skills', 'Kenntnisse bearbeiten')),
  },
  {
    name: 'profile-reading',
    who: 'ada',
    path: at('/profile'),
    landmark: readText,
    act: openReading,
  },
  {
    name: 'profile-reading-correct',
    who: 'ada',
    path: at('/profile'),
    landmark: ({ page, say }) =>
      page.getByRole('dialog', { name: say('Correct this role', 'Stelle korrigieren') }),
    act: async (look) => {
      const [role] = (await call(look.visitor, 'getResumeReading')).facts.roles;
      await openReading(look);
      const title = role?.title ?? '';
      await dialog(look).getByRole('button', { name: title }).first().click();
      const correct = look.say(`Correct “${title}”`, `„${title}“ korrigieren`);
      await dialog(look).getByRole('button', { name: correct }).click();
    },
  },
  {
    name: 'profile-reading-hidden',
    who: 'bruno',
    path: at('/profile'),
    landmark: readText,
    act: async (look) => {
      await openReading(look);
      await look.page
        .getByText(
          look.say('Text in the colour of its background', 'Text in der Farbe seines Hintergrunds'),
        )
        .click();
      await look.page.getByRole('button', { name: 'Wound care' }).click();
    },
  },
  {
    name: 'profile-connection',
    who: 'ada',
    path: at('/profile'),
    landmark: button('Copy the configuration', 'Konfiguration kopieren'),
    act: ({ page, say }) => page.getByText(say('Connect an agent', 'Agent verbinden')).click(),
  },
  {
    name: 'profile-token-form',
    who: 'ada',
    path: at('/profile'),
    landmark: (look) => dialog(look).getByLabel('Name'),
    act: openTokenForm,
  },
  {
    name: 'profile-token-created',
    who: 'ada',
    path: at('/profile'),
    landmark: ({ page, say }) =>
      page.getByRole('group', { name: say('Access token', 'Zugriffstoken'), exact: true }),
    act: createToken,
  },
  {
    name: 'profile-token-revoke',
    who: 'ada',
    path: at('/profile'),
    landmark: ({ page }) => page.getByRole('alertdialog'),
    act: click(button('Revoke Close reader', 'Close reader widerrufen')),
  },
  {
    name: 'profile-log-out',
    who: 'ada',
    path: at('/profile'),
    // A user with a single device is not asked to confirm.
    before: ({ visitor }) => connectExtension(visitor),
    landmark: ({ page }) => page.getByRole('alertdialog'),
    act: click(button('Log out everywhere', 'Überall abmelden')),
  },
  {
    name: 'profile-delete',
    who: 'ada',
    path: at('/profile'),
    landmark: ({ page }) => page.getByRole('alertdialog'),
    act: async (look) => {
      await button('Delete Profile', 'Profil löschen')(look).click();
      await field('Type DELETE to confirm', 'Gib zur Bestätigung DELETE ein')(look).fill('delete');
    },
  },
];
