import type * as english from './texts';
import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  title: 'Geräte',
  intro:
    'Wo du angemeldet bist. Melde jedes Gerät ab, das du nicht mehr benutzt oder nicht kennst.',
  loading: 'Deine Geräte werden geladen',
  what: 'Deine Geräte',
  extensionNote:
    'Die Erweiterung bleibt angemeldet, wenn du dich im Browser abmeldest. Melde sie hier oder in der Erweiterung selbst ab.',
  onlyThis: 'Du bist sonst nirgends angemeldet.',
  names: {
    both: (browser, system) => `${browser} auf ${system}`,
    browser: (browser) => browser,
    system: (system) => `Browser auf ${system}`,
    none: 'Unbekannter Browser',
  },
  link: {
    create: 'Auf anderem Gerät anmelden',
    title: 'Auf einem anderen Gerät anmelden',
    text: 'Scann den Code mit der Kamera deines Handys, oder öffne den Link in einem anderen Browser. Er funktioniert einmal und gilt 15 Minuten.',
    creating: 'Der Link wird erstellt',
    what: 'Den Link',
    qrCode: 'QR-Code des Links',
    address: 'Link',
    copy: 'Link kopieren',
    warning:
      'Wer ihn öffnet, ist als du angemeldet. Schick ihn also niemandem. Das neue Gerät erscheint unter „Geräte“.',
    done: 'Fertig',
  },
  thisDevice: 'Dieses Gerät',
  extension: 'Erweiterung',
  signedIn: (when) => `Angemeldet: ${when}`,
  lastUsed: (when) => `Zuletzt benutzt: ${when}`,
  inUse: 'Gerade in Benutzung',
  showAll: (count) => pluralOf(count, { one: 'Das 1 Gerät zeigen', other: 'Alle # Geräte zeigen' }),
  showFewer: 'Weniger zeigen',
  logOut: 'Abmelden',
  logOutOf: (name) => `${name} abmelden`,
  logOutExtension: (name) => `Erweiterung in ${name} abmelden`,
  logOutOthers: 'Überall sonst abmelden',
  logOutEverywhere: 'Überall abmelden',
  loggingOut: 'Wird abgemeldet …',
  one: {
    title: (name) => `${name} abmelden?`,
    extensionTitle: (name) => `Erweiterung in ${name} abmelden?`,
    text: 'Das Gerät wird sofort abgemeldet und muss sich neu anmelden. In deinem Konto wird nichts gelöscht.',
    done: 'Das Gerät ist abgemeldet',
  },
  others: {
    title: 'Überall sonst abmelden?',
    text: 'Alle anderen Browser und die Erweiterung werden sofort abgemeldet und müssen sich neu anmelden. Hier bleibst du angemeldet.',
    done: (count) =>
      pluralOf(count, {
        one: '1 anderes Gerät ist abgemeldet',
        other: '# andere Geräte sind abgemeldet',
      }),
  },
  everywhere: {
    title: 'Überall abmelden?',
    text: 'Alle Browser, auch dieser, und die Erweiterung werden sofort abgemeldet und müssen sich neu anmelden. In deinem Konto wird nichts gelöscht.',
  },
};
