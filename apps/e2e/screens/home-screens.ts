import { type AccountLink, type People } from '@rolefit/contracts';
import { type Route } from 'playwright-core';
import { at, button, click, dialog, field, heading, type Look, type Screen } from './screen.js';

const token = 'A'.repeat(43);
const longName = 'Maximiliane-Theodora von Hohenstein-Krummenbach';
const ok = (data: unknown) => ({ json: { isSuccess: true, message: 'OK', data } });

/** What the server says of the link: a shared Rolefit has accounts already, and no owner. */
const linkIs = (state: AccountLink) => async (look: Look) => {
  await look.page.route(/\/auth\/link$/, (route) => route.fulfill(ok(state)));
};
/** Browsers don't reload a page if only the hash differs, so each screen and language has a search parameter of its own. */
const linkPage = (name: string) =>
  ({
    name,
    who: 'guest',
    path: ({ language }: Look) => `/link?${name}-${language}#${token}`,
    isEntry: true,
  }) as const;

const person = (
  place: number,
  name: string | null,
  note: string | null,
): People['people'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  name,
  note,
  isOwner: place === 0,
  joinedAt: '2026-11-03T10:00:00.000Z',
});
const people: People = {
  people: [person(0, 'Ada Okafor', null), person(1, longName, 'Cousin'), person(2, null, null)],
  invitations: [
    {
      id: '00000000-0000-4000-8000-000000000009',
      note: 'Donaudampfschifffahrtsgesellschaft',
      createdAt: '2026-11-20T10:00:00.000Z',
      expiresAt: '2099-11-27T10:00:00.000Z',
    },
    {
      id: '00000000-0000-4000-8000-000000000008',
      note: null,
      createdAt: '2026-01-20T10:00:00.000Z',
      expiresAt: '2026-01-27T10:00:00.000Z',
    },
  ],
};

/** The user’s own session, as of the owner of a server. */
async function asOwner(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { data: { user: object | null } };
  if (body.data.user !== null) Object.assign(body.data.user, { isOwner: true });
  await route.fulfill({ response, json: body });
}
/** Makes the visitor the owner of a home server with guests and invitations. */
export async function ownServer({ page }: Look): Promise<void> {
  await page.route(/\/auth\/(session|me)$/, asOwner);
  await page.route(/\/auth\/people$/, (route) => route.fulfill(ok(people)));
  await page.route(/\/auth\/invitations$/, (route) =>
    route.fulfill(
      ok({ ...people.invitations[0], url: `${new URL(page.url()).origin}/link#${token}` }),
    ),
  );
}
const openInvite = click(button('Invite someone', 'Jemanden einladen'));
const qrCode = (look: Look) =>
  dialog(look).getByRole('img', { name: look.say('QR code of the link', 'QR-Code des Links') });

/** Accounts without a third party: links for the owner, guests and further devices, and the owner’s list of people. */
export const homeScreens: readonly Screen[] = [
  {
    ...linkPage('link-setup'),
    before: linkIs({ status: 'open', kind: 'setup', name: null }),
    landmark: heading('Welcome to your Rolefit', 'Willkommen bei deinem Rolefit'),
  },
  {
    ...linkPage('link-invitation'),
    before: linkIs({ status: 'open', kind: 'invitation', name: longName }),
    landmark: field('Your name', 'Dein Name'),
  },
  {
    ...linkPage('link-invitation-nameless'),
    before: linkIs({ status: 'open', kind: 'invitation', name: null }),
    landmark: ({ page }) => page.getByRole('alert'),
    act: click(button('Create account', 'Konto anlegen')),
  },
  {
    ...linkPage('link-device'),
    before: linkIs({ status: 'open', kind: 'device', name: longName }),
    landmark: heading('Did you create this link?', 'Hast du diesen Link erstellt?'),
  },
  {
    ...linkPage('link-account-used'),
    before: linkIs({ status: 'used' }),
    landmark: heading('This link has been used', 'Dieser Link wurde schon benutzt'),
  },
  {
    name: 'link-account-broken',
    who: 'guest',
    path: at('/link'),
    isEntry: true,
    landmark: heading('This link doesn’t work', 'Dieser Link funktioniert nicht'),
  },
  {
    name: 'profile-device-link',
    who: 'ada',
    path: at('/profile'),
    landmark: qrCode,
    act: click(button('Sign in on another device', 'Auf anderem Gerät anmelden')),
  },
  {
    name: 'profile-people',
    who: 'ada',
    path: at('/profile'),
    before: ownServer,
    landmark: heading('Open invitations', 'Offene Einladungen'),
  },
  {
    name: 'profile-person-remove',
    who: 'ada',
    path: at('/profile'),
    before: ownServer,
    landmark: ({ page }) => page.getByRole('alertdialog'),
    act: click(button(/^Remove Maximiliane/, /^Maximiliane.* entfernen$/)),
  },
  {
    name: 'profile-invite',
    who: 'ada',
    path: at('/profile'),
    before: ownServer,
    landmark: (look) => dialog(look).getByLabel(look.say('Whom is it for?', 'Für wen ist sie?')),
    act: openInvite,
  },
  {
    name: 'profile-invitation',
    who: 'ada',
    path: at('/profile'),
    before: ownServer,
    landmark: qrCode,
    act: async (look) => {
      await openInvite(look);
      await dialog(look)
        .getByRole('button', { name: look.say('Create invitation', 'Einladung erstellen') })
        .click();
    },
  },
];
