import { formatAll, formatNumber } from '@/lib/format';

/** Texts of "Apply next" and "In progress". */
export const texts = {
  heading: 'Apply next',
  closest: 'Closest to you',
  what: 'what to apply to next',
  noneReaches: (threshold: number) => `None reaches ${formatNumber(threshold)} yet.`,
  nonePasses: 'None meets every rule for Applicable yet.',
  gap: (names: readonly string[]) => `The gap is mostly ${formatAll(names)}.`,
  rank: (rank: number) => `Number ${formatNumber(rank)}`,
  score: (score: number, word: string) => `Score ${formatNumber(score)} of 100, ${word}`,
  view: 'View',
  all: 'See all matches',

  nothingTitle: 'Nothing to apply to right now',
  nothing:
    'Your best matches appear here once they have a score. What you applied to or put aside is left out.',
  ruledOutTitle: 'No open match fits your conditions',
  ruledOut: 'Each of them asks for something that your resume or your answers rule out.',
  toMatches: 'See your matches',
  toScan: 'Scan a job',

  inProgress: 'In progress',
  toSaved: 'All saved jobs',
  stageCount: (stage: string, count: number) => `${formatNumber(count)} ${stage}`,
};
