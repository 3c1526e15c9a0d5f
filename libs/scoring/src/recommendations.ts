import type { Knockout } from '@rolefit/contracts';
import type { RequirementJudgement } from './judgement.js';
import type { WeighedJudgement } from './points.js';
import { recommendationLimits } from './weights.js';
import { countInWords } from '@rolefit/linking';

const decidingKinds: readonly Knockout['kind'][] = ['licence', 'clearance', 'work-permit', 'place'];

function pointsInWords(gain: number): string {
  return `up to +${countInWords(Math.max(1, Math.round(gain)), 'point')}`;
}

// Maximum number of recommendations about conditions, so that those with points stay visible.
const openMost = 2;

// A posting often spells out one kind of work in many lines with near-identical advice; this leaves
// space for skills and years.
const dutiesMost = 2;

function conditionInWords({ kind, label }: Knockout): string {
  const ask =
    kind === 'place'
      ? 'if that works for you, say so in your resume'
      : 'if you have it, say so in your resume';
  return `${label}: ${ask}. It may decide, whatever the score.`;
}

/** A recommendation and its subject. */
export interface Recommendation {
  readonly line: string;
  /** All judgements that give this advice; empty for a condition. */
  readonly judgements: readonly RequirementJudgement[];
  readonly knockout: Knockout | null;
}

interface Gain {
  readonly advice: string;
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
    const gain = gains.get(advice) ?? {
      advice,
      judgements: [],
      isDuty: subScore === 'responsibilitiesScore',
      isShownBadly,
      points: 0,
    };
    gain.judgements.push(judgement);
    gain.points += weight * (1 - credit);
    gains.set(advice, gain);
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
  knockouts: readonly Knockout[],
): Recommendation[] {
  const open = knockouts
    .filter(({ kind, status }) => status === 'unknown' && decidingKinds.includes(kind))
    .slice(0, openMost)
    .map((knockout) => ({ line: conditionInWords(knockout), judgements: [], knockout }));
  const lines = withFewDuties(gainsOf(weighed))
    .slice(0, recommendationLimits.lines - open.length)
    .map(({ advice, judgements, points }) => ({
      line: `${advice}: ${pointsInWords(points)}.`,
      judgements,
      knockout: null,
    }));
  return [...lines, ...open];
}
