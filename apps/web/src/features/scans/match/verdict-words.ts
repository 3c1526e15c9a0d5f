import { type JobDetail, type ReadinessCheck, type Score } from '@rolefit/contracts';
import { readyThresholds } from '@rolefit/scoring';
import { memoised } from '@/lib/memoised';
import { texts } from './verdict-texts';

/** Below this length the first sentence only names the match, and the second says why. */
const shortSentence = 40;

const sentences = memoised(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

/** The sentence of a summary that says why, and the others. */
export interface Headline {
  readonly lead: string;
  readonly rest: string;
}

export function headlineOf(summary: string): Headline {
  const [first = '', second = '', ...others] = [...sentences().segment(summary)].map(
    ({ segment }) => segment.trim(),
  );
  const isShort = first.length < shortSentence;
  return {
    lead: (isShort ? [first, second] : [first]).join(' ').trim(),
    rest: (isShort ? others : [second, ...others]).join(' ').trim(),
  };
}

function isUnmet(readiness: readonly ReadinessCheck[], wanted: ReadinessCheck['rule']): boolean {
  return readiness.some(({ rule, isMet }) => rule === wanted && !isMet);
}

/** More would be a list instead of an answer. */
const most = 2;

/** How far a match is from Applicable, in a few words for the most decisive rules that it misses; empty where it is Applicable. */
export function distancesOf(
  {
    readyToApply,
    readiness,
    knockouts,
  }: Pick<JobDetail, 'readyToApply' | 'readiness' | 'knockouts'>,
  { overallScore }: Score,
): string[] {
  if (readyToApply !== false) return [];
  const short = readyThresholds.overallPercent - overallScore;
  const notMet = knockouts.filter(({ status }) => status === 'not-met').length;
  return [
    ...(notMet > 0 ? [texts.distance.notMet(notMet)] : []),
    ...(isUnmet(readiness, 'craft') ? [texts.distance.craft] : []),
    ...(short > 0 ? [texts.distance.short(short)] : []),
    ...(notMet === 0 && isUnmet(readiness, 'knockouts') ? [texts.distance.unanswered] : []),
    ...(isUnmet(readiness, 'breadth') ? [texts.distance.breadth] : []),
  ].slice(0, most);
}
