import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import { foundWords, unfoundedWords } from './change-texts';
import type * as english from './texts';

export const texts: Translation<typeof english.texts> = {
  card: {
    reading: 'Genauer Vergleich läuft …',
    readingAgain: 'Neuer genauer Vergleich läuft …',
    failed: 'Genauer Vergleich fehlgeschlagen',
    failedAgain: 'Neuer genauer Vergleich fehlgeschlagen',
    read: 'Genau verglichen',
    notRead: 'Noch nicht genau verglichen',
    changes: (changes) => {
      if (changes.found > 0 && changes.unfounded > 0)
        return `${pluralOf(changes.found, { one: '1 Zeile gefunden', other: '# Zeilen gefunden' })}, ${formatNumber(changes.unfounded)} nicht ganz gezeigt`;
      if (changes.found > 0) return foundWords(changes.found);
      return changes.unfounded > 0 ? unfoundedWords(changes.unfounded) : null;
    },
    changed: (score, why) =>
      why === null ? `${formatNumber(score)}: genau verglichen` : `${formatNumber(score)}: ${why}`,
    unchanged: (score) => `Genau verglichen: weiterhin ${formatNumber(score)}`,
  },

  about: {
    calls: (count, effort) =>
      pluralOf(count, {
        one: `Der genaue Vergleich brauchte 1 Aufruf eines Modells: ${effort}.`,
        other: `Der genaue Vergleich brauchte # Aufrufe eines Modells: ${effort}.`,
      }),
    reused: 'Ein früherer genauer Vergleich wurde wiederverwendet, ohne Aufruf eines Modells.',
  },
};
