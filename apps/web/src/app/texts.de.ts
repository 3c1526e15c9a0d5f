import type * as english from './texts';
import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  sidebar: 'Seitenleiste',
  mainNavigation: 'Hauptmenü',
  toggleSidebar: 'Seitenleiste ein- oder ausklappen',
  toggleSidebarHint: 'Seitenleiste ein- oder ausklappen (Strg oder Cmd + B)',
  logOut: 'Abmelden',
  skipToContent: 'Zum Inhalt',
  getExtensions: 'Erweiterung',
  profileOf: (name) => `Profil von ${name}`,
  you: 'Du',
  search: 'Suchen',
  searchKeys: 'Strg K',
  searchKeysApple: '⌘ K',
  searchHint: 'Stellen, Kenntnisse und Seiten suchen (Strg oder Cmd + K)',
  palette: {
    title: 'Stellen, Kenntnisse und Seiten suchen',
    placeholder: 'Stellen, Kenntnisse, Seiten',
    escape: 'Esc',
    results: 'Treffer',
    screens: 'Seiten',
    recentJobs: 'Zuletzt geprüft',
    jobs: 'Stellen',
    skills: 'Deine Kenntnisse',
    companyAndScore: (company, score) => `${company} · ${score}`,
    skillScore: (score) => `${score} %`,
    searching: 'Suche läuft …',
    found: (count) => pluralOf(count, { one: '1 Treffer', other: '# Treffer' }),
    nothing: (query) => `Zu „${query}“ haben wir nichts gefunden.`,
  },
  routeError: {
    title: 'Diese Seite lässt sich nicht anzeigen.',
    reload: 'Neu laden',
    online:
      'Vielleicht ist Rolefit nicht erreichbar, wurde inzwischen aktualisiert, oder auf der Seite ist ein Fehler aufgetreten. Was du gespeichert hast, ist noch da.',
    offline:
      'Du bist offline. Sobald du wieder online bist, öffnet sich die Seite automatisch. Was du gespeichert hast, ist noch da.',
  },
};
