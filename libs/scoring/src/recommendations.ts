import type { Knockout } from '@rolefit/contracts';
import type { WeighedJudgement } from './points.js';
import { recommendationLimits } from './weights.js';
import { countInWords } from './wording.js';

const decidingKinds: readonly Knockout['kind'][] = ['licence', 'clearance', 'work-permit', 'place'];

function pointsInWords(gain: number): string {
  return `up to +${countInWords(Math.max(1, Math.round(gain)), 'point')}`;
}

// Of the places for advice so many at most go to conditions, so that what brings points is still seen.
const openMost = 3;

function conditionInWords({ kind, label }: Knockout): string {
  const ask = kind === 'place' ? 'if that works for you, say so in your resume' : 'if you have it, say so in your resume';
  return `${label}: ${ask}. It brings no points, but it may decide.`;
}

/**
 * What would raise the score most, best first, each line with its points: what a requirement weighs, less what it already earns. Lines
 * only ever ask to show what is there ("If you have used Docker, …"), never to claim it. Conditions outside the number come last, since
 * they bring no points, but they may decide: some places are theirs. All together never more than `recommendationLimits.lines`.
 */
export function recommend(weighed: readonly WeighedJudgement[], knockouts: readonly Knockout[]): string[] {
  const gains = new Map<string, number>();
  for (const { judgement, weight } of weighed) {
    const gain = weight * (1 - judgement.credit);
    if (judgement.advice !== null) gains.set(judgement.advice, (gains.get(judgement.advice) ?? 0) + gain);
  }
  const open = knockouts.filter(({ kind, status }) => status === 'unknown' && decidingKinds.includes(kind)).slice(0, openMost).map(conditionInWords);
  const lines = [...gains]
    .filter(([, gain]) => gain >= recommendationLimits.pointsMin)
    .sort(([, a], [, b]) => Math.round((b - a) * 1e9))
    .slice(0, recommendationLimits.lines - open.length)
    .map(([advice, gain]) => `${advice}: ${pointsInWords(gain)}.`);
  return [...lines, ...open];
}
