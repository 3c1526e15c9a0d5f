import { type ErrorCode, type Failure } from '@rolefit/contracts';
import { scanStatusTexts, untitledText } from '@rolefit/design-tokens';
import { formatClock, formatNumber } from '@/lib/format';

/** Texts for a scan that is delayed. */
export interface Wait {
  readonly status: string;
  /** Short form, beside the state. */
  readonly why: string;
  /** Long form. */
  readonly then?: string;
}

const forService = ({ since }: Failure): Wait => ({
  status: 'Waiting for the AI service',
  why: since === undefined ? 'Will resume automatically' : `Since ${formatClock(since)}`,
  then: 'We try again every few minutes. You can close this page, or delete the scan.',
});

const forOperator = ({ since }: Failure): Wait => ({
  status: 'Waiting for the operator',
  why: since === undefined ? 'The AI service isn’t set up' : `Since ${formatClock(since)}`,
  then: 'You can close this page, or delete the scan.',
});

/** Delay texts by failure code. */
const waits: Partial<Record<ErrorCode, (failure: Failure) => Wait>> = {
  MODEL_BUDGET_SPENT: () => ({
    status: 'Waiting until tomorrow',
    why: 'Today’s AI budget is spent',
  }),
  MODEL_AWAY: forService,
  MODEL_BUSY: forService,
  MODEL_MISCONFIGURED: forOperator,
  MODEL_NOT_FOUND: forOperator,
  MODEL_KEY_REJECTED: forOperator,
  MODEL_UNPAID: forOperator,
};

/** Texts of scans in general: states, scores and cards. */
export const texts = {
  unknownCompany: 'Company not named',
  untitled: untitledText,
  /** State of a scan, or why it has no score. */
  status: scanStatusTexts,
  waitingForResume: 'We’ll score this once your resume is ready.',
  needsText:
    'This text is too short, or asks for nothing that can be judged, so we made up no score. Scan the whole posting, in English, German, French, Spanish or Swedish.',
  usually: 'Usually a few seconds',
  /** A queued scan that waits for the AI service: for its budget, or until it answers. */
  waits,
  waitsSince: ({ status, why }: Wait) => `${status}. ${why}.`,
  retry: 'Retry',
  retryNamed: (name: string) => `Retry: ${name}`,
  retrying: 'Retrying...',
  notScannedAgain: 'This posting wasn’t scanned again.',
  scanDescription: 'Scan the job description',
  percent: (score: number) => `${formatNumber(score)}%`,
  matchScore: 'Match Score',
  rangeInWords: (low: number, high: number) =>
    `between ${formatNumber(low)} and ${formatNumber(high)}`,
  scoreBar: (label: string, word: string) => `${label}: ${word}`,
  changedFrom: (before: number) => `Changed from ${formatNumber(before)} to`,

  /** For several resumes, on a card. */
  resumeScores: {
    label: 'Your resumes:',
    one: (name: string, score: number) => `${name} ${formatNumber(score)}%`,
  },

  view: 'View',
  viewNamed: (name: string) => `View ${name}`,
};
