import type * as english from './email-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  or: 'oder',
  field: 'E-Mail-Adresse',
  placeholder: 'du@example.org',
  send: 'Link schicken',
  sending: 'Wird geschickt …',
  invalid: 'Gib eine E-Mail-Adresse ein, zum Beispiel ada@example.org.',
  failed: 'Der Link konnte nicht geschickt werden',
  sentTitle: 'Sieh in deine E-Mails',
  sent: (email) =>
    `Ein Link ist unterwegs an ${email}. Öffne ihn innerhalb von 15 Minuten in diesem Browser; er funktioniert einmal.`,
  sentHint:
    'Nach ein paar Minuten noch nichts da? Sieh im Spam-Ordner nach, oder lass dir noch einen schicken.',
  kept: 'E-Mails landen im lokalen Posteingang.',
  openInbox: 'Posteingang öffnen',
  again: 'Andere Adresse oder noch einmal schicken',
  link: {
    screen: 'Anmelden',
    loading: 'Der Link wird geprüft',
    what: 'Der Link',
    title: 'Fast geschafft',
    lead: 'Ein Klick, und du bist angemeldet.',
    signIn: (email) => `Als ${email} anmelden`,
    signingIn: 'Du wirst angemeldet …',
    elsewhereTitle: 'Hast du diesen Link angefordert?',
    elsewhere: (email) =>
      `Er wurde in einem anderen Browser oder auf einem anderen Gerät angefordert. Mach nur weiter, wenn du das warst und ${email} deine Adresse ist. Sonst arbeitest du in einem fremden Konto.`,
    failed: 'Du bist noch nicht angemeldet',
    newLink: 'Neuen Link schicken',
    fates: {
      expired: {
        title: 'Dieser Link ist abgelaufen',
        text: 'Links gelten 15 Minuten. Forder einen neuen an und öffne ihn gleich.',
      },
      used: {
        title: 'Dieser Link wurde schon benutzt',
        text: 'Jeder Link meldet einmal an. Warst du das nicht, forder einen neuen an: Den alten kann niemand mehr benutzen.',
      },
      replaced: {
        title: 'Es gibt einen neueren Link',
        text: 'Du hast seitdem noch einen angefordert, und nur der neueste gilt. Öffne die neueste E-Mail.',
      },
      unknown: {
        title: 'Dieser Link funktioniert nicht',
        text: 'Vielleicht ist er unvollständig oder zu alt. Kopier den ganzen Link aus der E-Mail, oder forder einen neuen an.',
      },
    },
  },
};
