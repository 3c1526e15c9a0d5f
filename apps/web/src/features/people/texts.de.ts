import type * as english from './texts';
import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  title: 'Personen',
  intro:
    'Wer auf diesem Rolefit ein Konto hat. Du siehst die Namen, aber nichts von Lebensläufen und Ergebnissen.',
  loading: 'Es wird geladen, wer ein Konto hat',
  what: 'Die Liste der Personen',
  nameless: 'Ohne Namen',
  you: 'Du',
  owner: 'Hauptkonto',
  joined: (when) => `Dabei: ${when}`,
  invitedAs: (note) => `Eingeladen als „${note}“`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  removing: 'Wird entfernt …',
  removed: (name) => `${name} hat hier kein Konto mehr`,
  removeTitle: (name) => `${name} entfernen?`,
  removeText: (name, days) =>
    `${name} wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Profil, Lebensläufe und Ergebnisse sind verborgen und werden nach ${days === null ? 'einiger Zeit' : pluralOf(days, { one: '1 Tag', other: '# Tagen' })} endgültig gelöscht. Bis dahin kann, wer diesen Server betreibt, das Konto zurückholen: npm run sign-in-link -- --for NAME.`,
  showAll: (count) =>
    pluralOf(count, { one: 'Die 1 Person zeigen', other: 'Alle # Personen zeigen' }),
  showFewer: 'Weniger zeigen',
  invitations: 'Offene Einladungen',
  noNote: 'Einladung',
  created: (when) => `Erstellt: ${when}`,
  expires: (when) => `Läuft ab: ${when}`,
  expired: 'Abgelaufen',
  invite: 'Jemanden einladen',
  revoke: 'Zurückziehen',
  revokeNamed: (note) => `Einladung zurückziehen: ${note}`,
  revoking: 'Wird zurückgezogen …',
  revoked: 'Die Einladung ist zurückgezogen',
  revokeTitle: 'Diese Einladung zurückziehen?',
  revokeText: 'Ihr Link funktioniert dann sofort nicht mehr. Du kannst einen neuen erstellen.',
  form: {
    title: 'Jemanden einladen',
    text: 'Du bekommst einen Link, den du selbst verschickst, per Nachricht oder E-Mail. Wer ihn öffnet, kann innerhalb von 7 Tagen ein Konto anlegen.',
    note: 'Für wen ist sie?',
    notePlaceholder: 'Meine Schwester',
    noteHint: 'Das siehst nur du.',
    submit: 'Einladung erstellen',
    submitting: 'Wird erstellt …',
    failed: 'Die Einladung wurde nicht erstellt.',
  },
  shown: {
    title: 'Deine Einladung',
    text: 'Verschick diesen Link jetzt. Rolefit speichert ihn nicht und kann ihn nicht noch einmal zeigen.',
    link: 'Einladungslink',
    copy: 'Link kopieren',
    qrCode: 'QR-Code des Links',
    done: 'Fertig',
  },
};
