import { type CloseReader } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Changes, foundWords, unfoundedWords } from './change-texts';

/** Texts about the close reading of one match. */
export const texts = {
  title: 'Close reading',
  reading: 'This score is an estimate by word matching.',
  readingThen:
    'Your resume and the posting are being compared line by line. The score will update automatically.',
  readingAgain: 'Your resume and the posting are being compared line by line again.',
  readingAgainThen: 'The previous score is shown until then.',
  readingBoth: 'Your two best resumes are being compared with the posting line by line.',
  readingBothThen: 'The score will update automatically after each of them.',
  bestNotRead: 'The resume that now fits best hasn’t been read closely.',
  failedThen: 'This match couldn’t be read closely, so its score is an estimate.',
  failedAgainThen:
    'This match couldn’t be read closely again, so its score is from the previous reading.',
  changes: (changes: Changes) =>
    [
      ...(changes.found > 0 ? [foundWords(changes.found)] : []),
      ...(changes.unfounded > 0 ? [unfoundedWords(changes.unfounded)] : []),
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
    kind === 'agent'
      ? `Read closely by your agent “${name}”.`
      : `Read closely by the AI model ${name}.`,
  dropped: (count: number) =>
    pluralOf(count, {
      one: '1 claim without a source was dropped.',
      other: '# claims without a source were dropped.',
    }),
  outdated: 'It read an earlier version of your resume. Later changes are judged by rules.',
  askAgent: 'Ask your agent to read it again.',
  readAgain: 'Read closely again',
  notRead: 'This match wasn’t read closely again.',
};
