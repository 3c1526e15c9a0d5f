import { errorCodes, errorFamilies } from '@rolefit/contracts';
import { type Route } from 'playwright-core';
import { at, button, click, type Look, type Screen } from './screen.js';

const day = '2026-11-20T10:00:00.000Z';
const passkeys = [
  { name: 'Chrome, Windows', site: 'rolefit.example.org', lastUsedAt: day },
  { name: 'A blue security key with a rather long name, in the drawer', site: 'old-home.example' },
].map((passkey, place) => ({
  id: `0198a000-0000-7000-8000-00000000000${place}`,
  createdAt: day,
  lastUsedAt: null,
  ...passkey,
}));

/** Answers as a server with other ways to sign in. */
export async function asAnotherServer({ page }: Look, changed: object): Promise<void> {
  await page.route(/\/auth\/(providers|passkeys)$/, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: object };
    await route.fulfill({ json: { ...envelope, data: { ...data, ...changed } } });
  });
}
const nameField = ({ page }: Look) => page.getByLabel('Name', { exact: true });
const withPasskeys = (look: Look) =>
  asAnotherServer(look, { support: 'available', site: 'rolefit.example.org', passkeys });

/** Refuses to start a passkey, as after a sign-in of more than 15 minutes ago. */
async function refuseAsTooOld(route: Route): Promise<void> {
  const { name, message } = errorCodes.SIGN_IN_TOO_OLD;
  const { status, type, title } = errorFamilies[name];
  const error = { name, code: 'SIGN_IN_TOO_OLD' };
  const problem = { type, title, status, detail: message, instance: '/', message, error };
  await route.fulfill({ status, json: { ...problem, isSuccess: false, requestId: 'request-1' } });
}

/** Passkeys, which browsers only allow on a domain name: the Rolefit of these screens is at an IP address. */
export const passkeyScreens: readonly Screen[] = [
  {
    name: 'login-passkey',
    who: 'guest',
    path: at('/login'),
    before: (look) => asAnotherServer(look, { passkeys: true }),
    landmark: button('Sign in with a passkey', 'Mit Passkey anmelden'),
  },
  {
    name: 'profile-passkeys',
    who: 'ada',
    path: at('/profile'),
    before: withPasskeys,
    landmark: button('Add a passkey', 'Passkey hinzufügen'),
  },
  {
    name: 'profile-passkeys-too-old',
    who: 'ada',
    path: at('/profile'),
    before: withPasskeys,
    landmark: button('Sign in again', 'Neu anmelden'),
    act: async (look) => {
      await look.page.route(/\/auth\/passkeys\/options$/, refuseAsTooOld);
      await button('Add a passkey', 'Passkey hinzufügen')(look).click();
    },
    refusal: /status of 403/,
  },
  {
    name: 'profile-passkey-rename',
    who: 'ada',
    path: at('/profile'),
    before: withPasskeys,
    landmark: nameField,
    act: async (look) => {
      await button(/^Rename A blue/, /^A blue .* umbenennen$/)(look).click();
      await nameField(look).fill('');
    },
  },
  {
    name: 'profile-passkey-remove',
    who: 'ada',
    path: at('/profile'),
    before: withPasskeys,
    landmark: ({ page }) => page.getByRole('alertdialog'),
    act: click(button(/^Remove A blue/, /^A blue .* entfernen$/)),
  },
];
