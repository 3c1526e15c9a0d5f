import { untitledText } from '@rolefit/design-tokens';
import { formatNumber, pluralOf } from '../format';
import { type Translation } from '../translation';
import type * as english from './texts';

export const texts: Translation<typeof english.texts> = {
  rescored: (count) =>
    pluralOf(count, {
      one: '1 Punktzahl wurde angepasst.',
      other: '# Punktzahlen wurden angepasst.',
    }),
  untitled: untitledText,
  bands: { strong: 'Sehr gut', good: 'Gut', partial: 'Teilweise', weak: 'Kaum' },
  scanned: (title, score, word) => `${title}: ${formatNumber(score)} · ${word}`,
  notScored: (title) => `${title}: zu kurz für eine Punktzahl`,
  scanFailed: 'Eine Prüfung ist fehlgeschlagen',
  scannedMany: (count) =>
    pluralOf(count, { one: '1 Anzeige ist fertig', other: '# Anzeigen sind fertig' }),
  viewMatch: 'Ergebnis ansehen',
  seeMatches: 'Ergebnisse ansehen',
};
