import type * as english from './texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  screen: 'Dein Link',
  loading: 'Der Link wird geprüft',
  what: 'Der Link',
  setup: {
    title: 'Willkommen bei deinem Rolefit',
    lead: 'Hier legst du dein Konto an. Dieses Rolefit gehört dir, also kannst du danach andere einladen.',
  },
  invitation: {
    title: (inviter) => `${inviter} lädt dich zu Rolefit ein`,
    nameless: 'Du bist zu Rolefit eingeladen',
    lead: 'Rolefit sagt dir, wie gut eine Stelle zu dir passt, und warum. Dein Lebenslauf und deine Ergebnisse gehören dir: Andere auf diesem Rolefit sehen sie nicht.',
  },
  name: 'Dein Name',
  namePlaceholder: 'Jordan Amadi',
  create: 'Konto anlegen',
  creating: 'Wird angelegt …',
  notCreated: 'Dein Konto wurde nicht angelegt',
  stays:
    'Dieser Browser bleibt angemeldet. Für ein Handy oder einen anderen Computer erstellst du später in deinem Profil unter „Geräte“ einen Link.',
  device: {
    title: 'Hast du diesen Link erstellt?',
    lead: (name) =>
      `Er meldet diesen Browser als ${name} an. Mach nur weiter, wenn du ihn selbst erstellt hast. Sonst arbeitest du in einem fremden Konto.`,
    nameless: 'ein Konto ohne Namen',
    signIn: (name) => `Als ${name} anmelden`,
    signingIn: 'Du wirst angemeldet …',
    failed: 'Du bist noch nicht angemeldet',
  },
  signedInAs: (name) =>
    `Dieser Browser ist als ${name} angemeldet. Wenn du weitermachst, wird er dort abgemeldet.`,
  toSignIn: 'Zur Anmeldung',
  fates: {
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Links aus dem Terminal gelten 60 Minuten, Links für ein anderes Gerät 15 Minuten, Einladungen 7 Tage. Erstell einen neuen, oder frag die Person, von der er kommt. Im Terminal: npm run sign-in-link.',
    },
    used: {
      title: 'Dieser Link wurde schon benutzt',
      text: 'Jeder Link funktioniert einmal. Hast du ihn in einem anderen Browser benutzt, hast du dort ein Konto: Erstell da im Profil unter „Geräte“ einen Link für diesen hier.',
    },
    replaced: {
      title: 'Es gibt einen neueren Link',
      text: 'Seitdem wurde noch ein Link erstellt, und nur der neueste gilt.',
    },
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      text: 'Vielleicht ist er unvollständig oder zurückgezogen. Kopier den ganzen Link, oder lass dir einen neuen geben.',
    },
  },
};
