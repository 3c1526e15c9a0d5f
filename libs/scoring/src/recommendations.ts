import type { Sentence } from '@rolefit/contracts';
import type { Condition } from '@rolefit/linking';
import type { RequirementJudgement } from './judgement.js';
import type { WeighedJudgement } from './points.js';
import { recommendationLimits } from './weights.js';

const decidingKinds: readonly Condition['kind'][] = [
  'licence',
  'clearance',
  'work-permit',
  'place',
];

function pointsToGain(gain: number): Sentence {
  return { code: 'points-to-gain', values: { points: Math.max(1, Math.round(gain)) } };
}

// Maximum number of recommendations about conditions, so that those with points stay visible.
const openMost = 2;

// A posting often spells out one kind of work in many lines with near-identical advice; this leaves
// space for skills and years.
const dutiesMost = 2;

function adviceForCondition({ kind, label }: Condition): Sentence[] {
  return [
    { code: 'state-condition', values: { kind, label } },
    { code: 'may-decide', values: {} },
  ];
}

/** A recommendation and its subject. */
export interface Recommendation {
  readonly text: readonly Sentence[];
  /** All judgements that give this advice; empty for a condition. */
  readonly judgements: readonly RequirementJudgement[];
  readonly knockout: Condition | null;
}

interface Gain {
  readonly advice: Sentence;
  readonly judgements: RequirementJudgement[];
  readonly isDuty: boolean;
  readonly isShownBadly: boolean;
  /** Unrounded. */
  points: number;
}

/**
 * The points of each piece of advice: what the resume has already and only shows badly comes first, then the most points. Requirements with the
 * same advice are added up.
 */
function gainsOf(weighed: readonly WeighedJudgement[]): Gain[] {
  const gains = new Map<string, Gain>();
  for (const { judgement, weight } of weighed) {
    const { advice, subScore, credit, isShownBadly } = judgement;
    if (advice === null) continue;
    const key = JSON.stringify(advice);
    const gain = gains.get(key) ?? {
      advice,
      judgements: [],
      isDuty: subScore === 'responsibilitiesScore',
      isShownBadly,
      points: 0,
    };
    gain.judgements.push(judgement);
    gain.points += weight * (1 - credit);
    gains.set(key, gain);
  }
  return [...gains.values()]
    .filter(({ points }) => points >= recommendationLimits.pointsMin)
    .sort(
      (a, b) =>
        Number(b.isShownBadly) - Number(a.isShownBadly) || Math.round((b.points - a.points) * 1e9),
    );
}

/** Without the duties beyond the maximum. */
function withFewDuties(gains: readonly Gain[]): Gain[] {
  let duties = 0;
  return gains.filter(({ isDuty }) => !isDuty || ++duties <= dutiesMost);
}

/**
 * Recommendations, what the resume has already first; a recommendation's points are the weight of its requirement less the points already earned. Lines
 * only ask to show existing experience ("If you have used Docker, …"), never to invent any. Duties get a few of the lines at most.
 * Conditions come last; they may decide whatever the score, so some places are reserved for them. All together never
 * more than `recommendationLimits.lines`.
 */
export function recommend(
  weighed: readonly WeighedJudgement[],
  knockouts: readonly Condition[],
): Recommendation[] {
  const open = knockouts
    .filter(({ kind, status }) => status === 'unknown' && decidingKinds.includes(kind))
    .slice(0, openMost)
    .map((knockout) => ({ text: adviceForCondition(knockout), judgements: [], knockout }));
  const lines = withFewDuties(gainsOf(weighed))
    .slice(0, recommendationLimits.lines - open.length)
    .map(({ advice, judgements, points }) => ({
      text: [advice, pointsToGain(points)],
      judgements,
      knockout: null,
    }));
  return [...lines, ...open];
}
