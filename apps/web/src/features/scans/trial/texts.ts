import { formatNumber, pluralOf } from '@/lib/format';
import { type SampleName } from './sample-names';

/** Texts of trying it on the landing page. */
export const texts = {
  posting: 'Paste a posting',
  placeholder: 'The whole text, with its tasks and requirements',
  samples: 'Score it against a sample resume',
  sample: {
    developer: 'Front-end developer',
    nurse: 'Nurse',
    electrician: 'Electrician',
  } satisfies Record<SampleName, string>,
  submit: 'Score it',
  submitting: 'Scoring...',
  promise: 'Free. No AI key. This stays in your browser.',

  /** Says whose resume "your resume" is. */
  example: 'A sample match, as if you were Mara Lindqvist, a made-up nurse',
  scoredAs: {
    developer: 'Your posting, as if you were Daniel Okafor, a made-up front-end developer',
    nurse: 'Your posting, as if you were Mara Lindqvist, a made-up nurse',
    electrician: 'Your posting, as if you were Marek Nowak, a made-up electrician',
  } satisfies Record<SampleName, string>,
  verdict: 'Match',
  pick: 'Pick a point below to see the two lines behind it.',
  ownResume: 'Score it with your own resume',
  kept: 'Sign in, and this posting will be filled in for you.',
  announced: (score: number, word: string) => `Scored ${formatNumber(score)} of 100: ${word}`,

  problems: {
    empty: 'Paste a posting first.',
    tooShort: (words: number, least: number) =>
      pluralOf(words, {
        one: `That’s 1 word. A score needs at least ${formatNumber(least)}: paste the whole posting.`,
        other: `That’s # words. A score needs at least ${formatNumber(least)}: paste the whole posting.`,
      }),
    tooLong: (most: number) =>
      `That’s longer than ${formatNumber(most)} characters. Paste only the posting.`,
    notAPosting:
      'This doesn’t look like a job posting with tasks and requirements. Paste the whole text.',
    failed: 'We couldn’t score this text. Try again, or try another posting.',
  },
};
