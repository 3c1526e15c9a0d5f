import { formatNumber, pluralOf } from '@/lib/format';

/** Texts of a verdict, also of one on the landing page. */
export const texts = {
  ring: (score: number, word: string) => `Overall score ${formatNumber(score)} of 100: ${word}`,
  applicable: 'Applicable',
  notApplicable: 'Not Applicable',
  /** How far a match is from Applicable, after the badge. */
  distance: {
    short: (points: number) => pluralOf(points, { one: '1 point short', other: '# points short' }),
    notMet: (count: number) =>
      pluralOf(count, { one: '1 condition not met', other: '# conditions not met' }),
    unanswered: 'waiting for your answer',
    craft: 'a different line of work',
    breadth: 'the posting says too little',
  },
};
