import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './panel-texts';

export const texts: Translation<typeof english.texts> = {
  panel: (name) => `Ergebnis: ${name}`,
  close: 'Schließen',
  open: 'Ganzes Ergebnis öffnen',
  why: 'Warum diese Punktzahl',
  missing: 'Fehlt',
  conditions: 'Bedingungen',
  states: { met: 'Erfüllt', 'not-met': 'Nicht erfüllt', unknown: 'Deine Antwort fehlt' },
  applicable: 'Passend',
  notApplicable: 'Nicht passend',
  short: (state, points) =>
    pluralOf(points, {
      one: `${state} · 1 Punkt zu wenig`,
      other: `${state} · # Punkte zu wenig`,
    }),
  position: (place, of) => `${formatNumber(place)} von ${formatNumber(of)}`,
  previous: 'Voriges Ergebnis',
  next: 'Nächstes Ergebnis',
  what: 'Dieses Ergebnis',
};
