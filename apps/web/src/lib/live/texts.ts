import { untitledText } from '@rolefit/design-tokens';
import { type scoreBands } from '@rolefit/scoring';
import { formatNumber, pluralOf } from '../format';

/** Toasts for live events. */
export const texts = {
  rescored: (count: number) =>
    pluralOf(count, { one: '1 score was updated.', other: '# scores were updated.' }),
  untitled: untitledText,
  bands: { strong: 'Strong', good: 'Good', partial: 'Partial', weak: 'Weak' } satisfies Record<
    (typeof scoreBands)[number]['word'],
    string
  >,
  scanned: (title: string, score: number, word: string) =>
    `${title}: ${formatNumber(score)} · ${word}`,
  notScored: (title: string) => `${title}: too short to score fairly`,
  scanFailed: 'A scan failed',
  scannedMany: (count: number) =>
    pluralOf(count, { one: '1 scan is done', other: '# scans are done' }),
  viewMatch: 'View match',
  seeMatches: 'See matches',
};
