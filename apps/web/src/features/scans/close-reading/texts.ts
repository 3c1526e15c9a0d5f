import { formatNumber, pluralOf } from '@/lib/format';
import { type Changes, foundWords, unfoundedWords } from './change-texts';

/** Texts about close readings, by a model or by an agent of the user. */
export const texts = {
  /** On a card, in one line. */
  card: {
    reading: 'Reading closely…',
    readingAgain: 'Reading closely again…',
    failed: 'Couldn’t be read closely',
    failedAgain: 'Couldn’t be read closely again',
    read: 'Read closely',
    notRead: 'Not read closely yet',
    changes: (changes: Changes) => {
      if (changes.found > 0 && changes.unfounded > 0)
        return `${pluralOf(changes.found, { one: '1 line found', other: '# lines found' })}, ${formatNumber(changes.unfounded)} not fully shown`;
      if (changes.found > 0) return foundWords(changes.found);
      return changes.unfounded > 0 ? unfoundedWords(changes.unfounded) : null;
    },
    changed: (score: number, why: string | null) =>
      why === null ? `${formatNumber(score)}: read closely` : `${formatNumber(score)}: ${why}`,
    unchanged: (score: number) => `Read closely: still ${formatNumber(score)}`,
  },

  about: {
    calls: (count: number, effort: string) =>
      pluralOf(count, {
        one: `The close reading took 1 call to a model: ${effort}.`,
        other: `The close reading took # calls to a model: ${effort}.`,
      }),
    reused: 'An earlier close reading was reused, without a call to a model.',
  },
};
