import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './verdict-texts';

export const texts: Translation<typeof english.texts> = {
  ring: (score, word) => `Insgesamt ${formatNumber(score)} von 100 Punkten: ${word}`,
  applicable: 'Passend',
  notApplicable: 'Nicht passend',
  distance: {
    short: (points) => pluralOf(points, { one: '1 Punkt zu wenig', other: '# Punkte zu wenig' }),
    notMet: (count) =>
      pluralOf(count, { one: '1 Bedingung nicht erfüllt', other: '# Bedingungen nicht erfüllt' }),
    unanswered: 'wartet auf deine Antwort',
    craft: 'andere Art von Arbeit',
    breadth: 'die Anzeige sagt zu wenig',
  },
};
