import { limits } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

const countsTo = limits.totalMatchingMax;

export const texts: Translation<typeof english.texts> = {
  search: 'Titel und Firmen suchen',
  filter: 'Filter',
  filterCount: (count) =>
    pluralOf(count, { one: '1 Filter ist gesetzt', other: '# Filter sind gesetzt' }),
  sort: 'Sortieren',
  sorts: {
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    'best-score': 'Beste zuerst',
    'worst-score': 'Schwächste zuerst',
    company: 'Firma, A bis Z',
    title: 'Titel, A bis Z',
  },
  statuses: {
    completed: 'Fertig',
    running: 'In Arbeit',
    waiting: 'Wartet auf deinen Lebenslauf',
    notScored: 'Nicht bewertet',
    failed: 'Fehlgeschlagen',
  },
  applicable: 'Passend',
  notApplicable: 'Nicht passend',
  strong: 'Sehr gut',
  unanswered: 'Antwort fehlt',
  answered: 'Nichts zu beantworten',
  applied: 'Beworben',
  notApplied: 'Noch nicht beworben',
  archived: 'Aussortiert',
  archivedCount: (count) => `Aussortiert (${formatNumber(count)})`,
  notArchived: 'Nicht aussortiert',
  quickFilters: 'Schnellfilter',
  saved: 'Gemerkt',
  notSaved: 'Nicht gemerkt',
  scoreFrom: (min) => `Ab ${min} Punkten`,
  scoreTo: (max) => `Bis ${max} Punkte`,
  scoreBetween: (min, max) => `${min} bis ${max} Punkte`,
  searchFor: (q) => `„${q}“`,
  takeOff: (filter) => `Filter ${filter} entfernen`,
  clear: 'Filter entfernen',
  all: (count) => pluralOf(count, { one: '1 Anzeige', other: '# Anzeigen' }),
  matching: (count) =>
    count >= countsTo
      ? `Mehr als ${formatNumber(countsTo)} Treffer`
      : pluralOf(count, { one: '1 Treffer', other: '# Treffer' }),
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page) => `Seite ${formatNumber(page)}`,
  pageOf: (page, pages) => `Seite ${formatNumber(page)} von ${formatNumber(pages)}`,
  noMatchTitle: 'Keine Treffer',
  noMatch: 'Zu diesen Filtern gibt es nichts.',
  pastEndTitle: 'Auf dieser Seite ist nichts',
  pastEnd: 'Die Liste ist kürzer geworden, seit du die Seite geöffnet hast.',
  toFirstPage: 'Zur ersten Seite',
  loading: 'Wird geladen …',
};
