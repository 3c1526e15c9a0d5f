import type * as english from './texts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  title: 'Zugriffstokens',
  intro:
    'Für deinen eigenen KI-Assistenten oder dein eigenes Programm; sonst brauchst du keins. Ein Token darf nur, was du erlaubst. Es kann nie etwas löschen und kommt nie an dein Konto, deine Geräte oder deine Antworten.',
  loading: 'Deine Zugriffstokens werden geladen',
  what: 'Deine Zugriffstokens',
  none: 'Du hast keine Zugriffstokens.',
  scopes: {
    'scans:read': {
      label: 'Ergebnisse lesen',
      hint: 'Punktzahlen, Ergebnisse, gemerkte Stellen und Auswertungen, auch den Text der Anzeigen und deines Lebenslaufs',
    },
    'scans:write': {
      label: 'Prüfen und merken',
      hint: 'Anzeigen prüfen, Stellen merken, Status und Notizen ändern',
    },
    'evidence:write': {
      label: 'Genau vergleichen',
      hint: 'Eine Anzeige mit den Zeilen deines Lebenslaufs vergleichen und Belege einreichen, die Rolefit nachprüft',
    },
    'resume:read': {
      label: 'Lebenslauf lesen',
      hint: 'Den Text deines Lebenslaufs und die Kenntnisse, Stellen und Abschlüsse, die Rolefit darin gefunden hat',
    },
  },
  create: 'Token erstellen',
  showAll: (count) => pluralOf(count, { one: 'Das 1 Token zeigen', other: 'Alle # Tokens zeigen' }),
  showFewer: 'Weniger zeigen',
  created: (when) => `Erstellt: ${when}`,
  lastUsed: (when) => `Zuletzt benutzt: ${when}`,
  neverUsed: 'Noch nie benutzt',
  expires: (when) => `Läuft ab: ${when}`,
  noExpiry: 'Läuft nicht ab',
  expired: 'Abgelaufen',
  revoke: 'Widerrufen',
  revokeNamed: (name) => `${name} widerrufen`,
  revoking: 'Wird widerrufen …',
  revoked: 'Das Zugriffstoken ist widerrufen',
  revokeTitle: (name) => `${name} widerrufen?`,
  revokeText:
    'Der Agent oder das Programm verliert sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
  form: {
    title: 'Zugriffstoken erstellen',
    text: 'Wähl aus, was es darf. Du kannst es jederzeit widerrufen.',
    name: 'Name',
    namePlaceholder: 'Mein Agent',
    rights: 'Was es darf',
    expiry: 'Läuft ab',
    days: (days) => pluralOf(days, { one: 'In 1 Tag', other: `In ${formatNumber(days)} Tagen` }),
    never: 'Nie',
    submit: 'Token erstellen',
    submitting: 'Wird erstellt …',
    failed: 'Das Token wurde nicht erstellt.',
  },
  shown: {
    title: 'Dein neues Zugriffstoken',
    text: 'Kopier es jetzt und gib es nicht weiter. Rolefit speichert es nicht und kann es nicht noch einmal zeigen.',
    token: 'Zugriffstoken',
    done: 'Fertig',
  },
  copyToken: 'Token kopieren',
  copyConfiguration: 'Konfiguration kopieren',
  copyAddress: 'Adresse kopieren',
  connect: {
    title: 'Agent verbinden',
    text: 'Ein KI-Assistent (Agent), der das Model Context Protocol (MCP) beherrscht, verbindet sich mit einem Token über diese Adresse:',
    address: 'Adresse für Agenten',
    snippet: 'Viele Agenten, etwa Claude Code und Cursor, nehmen diese Konfiguration:',
    configuration: 'Konfiguration',
    then: 'Dann frag ihn zum Beispiel: „Prüf diese Anzeige mit Rolefit“ oder „Vergleich mein letztes Ergebnis genau und reich die Belege ein“. Skripte nutzen dieselben Tokens mit der öffentlichen API.',
    placeholder: 'DEIN_TOKEN',
  },
};
