import { type Knockout } from '@rolefit/contracts';
import { formatNumber } from '@/lib/format';

/** Texts of one match. */
export const texts = {
  scanned: (when: string) => `Scanned ${when}`,
  viewPosting: 'View posting',
  loading: 'Loading...',
  loadWhat: 'this match',
  posting: 'The posting',
  formerMatch: 'The match below is the one from before.',

  moreActions: 'More actions',
  scanAgain: 'Scan again',
  scanningAgain: 'Scanning...',
  scored: (score: number, word: string) => `Scored ${formatNumber(score)} of 100: ${word}`,
  scoredSame: (score: number) => `Scanned again: still ${formatNumber(score)}`,
  scoredAnew: (before: number, score: number) =>
    `Scanned again: ${formatNumber(score)}, before ${formatNumber(before)}`,

  delete: 'Delete',
  deleting: 'Deleting...',
  deleteTitle: 'Are you absolutely sure?',
  deleteText:
    'This action cannot be undone. This will permanently delete this job scan report from our servers.',
  range: (low: number, high: number) =>
    `Between ${formatNumber(low)} and ${formatNumber(high)}, as far as we can tell`,
  rangeOfLittle: (low: number, high: number) =>
    `Between ${formatNumber(low)} and ${formatNumber(high)}: this posting says little`,
  scoreChanged: (when: string) => `changed ${when}`,
  verdict: 'Verdict',
  summary: 'Why this score',
  ruleMet: 'Met:',
  ruleNotMet: 'Not met:',
  howMade: 'How is this calculated?',
  conditionsLead: 'Any of these can rule you out, however high your score.',
  conditionStates: {
    met: 'Met',
    'not-met': 'Not met',
    unknown: 'Your resume doesn’t say',
    'not-stated': 'Not asked',
  } satisfies Record<Knockout['status'], string>,
  leftOpen: 'Your resume leaves this open',
  answerLeavesOpen: 'Your answer leaves this open',
  fromPosting: 'Posting:',
  fromResume: 'Resume:',
  youStated: (what: string) => `You stated: ${what}`,
  answer: 'Answer this',
  changeAnswer: 'Change your answer',
  otherAnswer: 'Other answer',
  updating: 'Updating the match…',
  answerTo: (action: string, label: string) => `${action}: ${label}`,

  nextSteps: 'What to do',
  noNextSteps: 'Nothing to add. We found no change worth more than a point.',

  readingTitle: 'How it was read',
};
