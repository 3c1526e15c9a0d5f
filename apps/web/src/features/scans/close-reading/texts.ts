import { type CloseReader, type CloseReadingEffect } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';

type Changes = Pick<CloseReadingEffect, 'found' | 'unfounded'>;

const found = (count: number) =>
  pluralOf(count, {
    one: '1 line that word matching missed',
    other: '# lines that word matching missed',
  });
const unfounded = (count: number) =>
  pluralOf(count, {
    one: '1 requirement without a line',
    other: '# requirements without a line',
  });

/** Texts of close readings: a model, or an agent of the user, reads posting and resume against each other. */
export const texts = {
  estimate: 'Estimate',
  estimated: (word: string) => `${word}, estimate`,
  /** On a card, in one line. */
  card: {
    reading: 'Reading closely…',
    readingAgain: 'Reading closely again…',
    failed: 'Could not be read closely',
    read: 'Read closely',
    changes: (changes: Changes) => {
      if (changes.found > 0 && changes.unfounded > 0)
        return `${pluralOf(changes.found, { one: '1 line found', other: '# lines found' })}, ${formatNumber(changes.unfounded)} missing`;
      if (changes.found > 0) return found(changes.found);
      return changes.unfounded > 0 ? unfounded(changes.unfounded) : null;
    },
    changed: (score: number, why: string | null) =>
      why === null ? `${formatNumber(score)}: read closely` : `${formatNumber(score)}: ${why}`,
    unchanged: (score: number) => `Read closely: still ${formatNumber(score)}`,
  },

  title: 'Close reading',
  reading: 'This score is an estimate by word matching.',
  readingThen:
    'Your resume and the posting are now read against each other. The score is updated by itself.',
  readingAgain: 'Your resume and the posting are read against each other again.',
  readingAgainThen: 'Until then the score from before is shown.',
  failedThen: 'The score is the estimate by rules.',
  failedAgainThen: 'The score is based on the close reading from before.',
  changes: (changes: Changes) =>
    [
      ...(changes.found > 0 ? [found(changes.found)] : []),
      ...(changes.unfounded > 0 ? [unfounded(changes.unfounded)] : []),
    ].join(', '),
  changed: (score: number, why: string) =>
    why === ''
      ? `${formatNumber(score)} after a close reading.`
      : `${formatNumber(score)}: ${why}.`,
  unchanged: (score: number, why: string) =>
    why === ''
      ? `Still ${formatNumber(score)} after a close reading.`
      : `Still ${formatNumber(score)}: ${why}.`,
  readBy: ({ kind, name }: CloseReader) =>
    kind === 'agent' ? `Read closely by your agent “${name}”.` : `Read closely by ${name}.`,
  dropped: (count: number) =>
    pluralOf(count, {
      one: '1 claim without a source was dropped.',
      other: '# claims without a source were dropped.',
    }),
  outdated:
    'That was with an earlier version of your resume. What has changed since is judged by rules.',
  readAgain: 'Read closely again',
  notRead: 'This match was not read closely again.',

  about: {
    calls: (count: number, tokens: string, cost: string, seconds: string) =>
      pluralOf(count, {
        one: `The close reading took 1 call to a model: ${tokens}, ${cost}, ${seconds}.`,
        other: `The close reading took # calls to a model: ${tokens}, ${cost}, ${seconds}.`,
      }),
    reused: 'The close reading is taken from an earlier one, without a call to a model.',
  },
};
