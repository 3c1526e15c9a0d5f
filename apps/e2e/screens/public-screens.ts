import { postings } from '@rolefit/testing';
import { asAnotherServer } from './passkey-screens.js';
import { at, button, click, field, heading, link, type Screen, text } from './screen.js';

/** Screens for everybody. */
export const publicScreens: readonly Screen[] = [
  {
    name: 'landing',
    who: 'guest',
    path: at('/'),
    landmark: ({ page, say }) =>
      page
        .getByRole('region', { name: say('Text of the posting', 'Text der Anzeige') })
        .or(page.getByRole('tab', { name: say('Points', 'Punkte') })),
  },
  {
    name: 'landing-wrong',
    who: 'guest',
    path: at('/'),
    landmark: ({ page }) => page.getByRole('main').getByRole('alert'),
    act: async (look) => {
      await field('Paste a posting', 'Füg eine Anzeige ein')(look).fill('Nurse wanted.');
      await button('Score it', 'Bewerten')(look).click();
    },
  },
  {
    name: 'landing-scored',
    who: 'guest',
    path: at('/'),
    landmark: link('Score it with your own resume', 'Mit deinem Lebenslauf vergleichen'),
    act: async (look) => {
      await field('Paste a posting', 'Füg eine Anzeige ein')(look).fill(postings.frontend);
      await button('Score it', 'Bewerten')(look).click();
    },
  },
  {
    name: 'privacy',
    who: 'guest',
    path: at('/privacy'),
    landmark: text(
      'On this server the built-in analyser reads.',
      'wird nach den eingebauten Regeln gelesen',
    ),
  },
  {
    name: 'terms',
    who: 'guest',
    path: at('/terms'),
    landmark: heading('Terms of Service', 'Nutzungsbedingungen'),
  },
  {
    name: 'extension',
    who: 'guest',
    path: at('/extension'),
    landmark: heading('The Rolefit extension', 'Die Rolefit-Erweiterung'),
  },
  {
    name: 'not-found',
    who: 'guest',
    path: at('/nowhere'),
    landmark: heading('Page not found', 'Seite nicht gefunden'),
  },
  {
    name: 'not-found-user',
    who: 'ada',
    path: at('/nowhere'),
    landmark: link('Go to the dashboard', 'Zur Übersicht'),
  },
];

const github = link('Sign in with Github', 'Mit Github anmelden');

const oidc = {
  id: 'oidc',
  label: 'Home login of the long-named family',
  url: '/api/v1/auth/oidc',
  isDemo: false,
};

/** The ways to sign in, but for those by e-mail. */
export const loginScreens: readonly Screen[] = [
  { name: 'login', who: 'guest', path: at('/login'), landmark: github },
  {
    name: 'login-error',
    who: 'guest',
    path: at('/login?error=SIGN_IN_REFUSED'),
    landmark: ({ page }) => page.getByRole('alert'),
  },
  {
    name: 'login-oidc',
    who: 'guest',
    path: at('/login'),
    before: (look) => asAnotherServer(look, { providers: [oidc], emailLinks: 'mail' }),
    landmark: link(/^Sign in with Home/, /^Mit Home .* anmelden$/),
  },
  {
    name: 'login-invited',
    who: 'guest',
    path: at('/login'),
    before: (look) => asAnotherServer(look, { providers: [oidc], signUp: 'invited' }),
    landmark: text(/^This server is for invited/, /^Dieser Server ist nur für eingeladene/),
  },
  {
    name: 'login-not-invited',
    who: 'guest',
    path: at('/login?error=INVITATION_REQUIRED'),
    before: (look) => asAnotherServer(look, { providers: [oidc], signUp: 'invited' }),
    landmark: ({ page }) => page.getByRole('alert'),
  },
  {
    name: 'login-extension',
    who: 'guest',
    path: at('/login?source=extension'),
    isEntry: true,
    landmark: text(
      'Sign in to connect the browser extension.',
      'Melde dich an, um die Browser-Erweiterung zu verbinden.',
    ),
  },
  {
    name: 'sample-users',
    who: 'guest',
    path: at('/login'),
    landmark: ({ page, users }) => page.getByRole('button', { name: users.bruno }),
    act: click(github),
  },
  {
    name: 'connect-extension',
    who: 'bruno',
    path: at('/login?source=extension'),
    isEntry: true,
    landmark: heading(
      'The extension hasn’t responded yet',
      'Die Erweiterung hat noch nicht geantwortet',
    ),
  },
];
