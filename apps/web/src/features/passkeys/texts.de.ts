import type * as english from './texts';
import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  title: 'Passkeys',
  intro:
    'Melde dich mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel an. Ein Passkey bleibt auf deinem Gerät oder in deinem Passwortmanager; Rolefit sieht ihn nie.',
  loading: 'Deine Passkeys werden geladen',
  what: 'Deine Passkeys',
  none: 'Du hast keine Passkeys.',
  add: 'Passkey hinzufügen',
  adding: 'Dein Browser fragt dich …',
  added: 'Der Passkey ist hinzugefügt',
  notAdded: 'Es wurde kein Passkey hinzugefügt',
  signInAgain: 'Neu anmelden',
  problems: {
    cancelled:
      'Die Anfrage wurde abgebrochen oder hat zu lange gedauert. Versuch es noch mal, wenn du so weit bist.',
    known: 'Dieses Gerät oder dieser Passwortmanager hat schon einen Passkey für dein Konto.',
    unable:
      'Dieses Gerät oder dieser Browser konnte keinen Passkey erstellen. Versuch es mit einem anderen.',
  },
  unknownBrowser: 'Dieser Browser unterstützt keine Passkeys.',
  unsupported: {
    title: 'Unter dieser Adresse funktionieren Passkeys nicht',
    thisComputer: (address) =>
      `Browser erlauben Passkeys nur unter einem Domainnamen, nicht unter einer IP-Adresse. Starte Rolefit mit PUBLIC_URL=${address}, um Passkeys auf diesem Computer zu benutzen.`,
    'ip-address':
      'Browser erlauben Passkeys nur unter einem Domainnamen, nicht unter einer IP-Adresse. Wer dieses Rolefit betreibt, kann ihm einen Domainnamen geben, mit HTTPS.',
    'no-tls':
      'Browser erlauben sie nur über eine verschlüsselte Verbindung. Wer dieses Rolefit betreibt, kann HTTPS einrichten.',
  },
  created: (when) => `Hinzugefügt ${when}`,
  lastUsed: (when) => `Zuletzt benutzt ${when}`,
  neverUsed: 'Nie benutzt',
  elsewhere: (site) => `Funktioniert nur auf ${site}`,
  showAll: (count) =>
    pluralOf(count, { one: 'Den 1 Passkey zeigen', other: 'Alle # Passkeys zeigen' }),
  showFewer: 'Weniger zeigen',
  rename: 'Umbenennen',
  renameNamed: (name) => `${name} umbenennen`,
  name: 'Name',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  removing: 'Wird entfernt …',
  removeTitle: (name) => `„${name}“ entfernen?`,
  removeText:
    'Du kannst dich damit nicht mehr anmelden. Lösch ihn auch auf deinem Gerät oder in deinem Passwortmanager, damit dein Browser ihn nicht mehr anbietet.',
  removed: 'Der Passkey ist entfernt',
};
