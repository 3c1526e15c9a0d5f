import {
  limits,
  type Match,
  type MatchPoint,
  type Phrase,
  type StoredMatch,
  type StoredOtherResume,
} from '@rolefit/contracts';

/** The match of a posting with one of a user's resumes. */
export interface JudgedResume {
  /** Identifies the resume among its owner's. */
  readonly number: number;
  readonly match: StoredMatch;
}

/**
 * Ranks a user's resumes for a posting, the one that fits best first. Scores by rules and by close reading are not comparable, so the order is that of the
 * rules; only the first two are compared by their close readings, once both have one.
 * @param judged in the order in which ties are decided: the default resume first
 */
export function rankResumes<Judged extends JudgedResume>(judged: readonly Judged[]): Judged[] {
  const [first, second, ...rest] = judged.toSorted((a, b) => byRules(b.match) - byRules(a.match));
  if (first === undefined || second === undefined) return [...judged];
  const isReversed = isReadClosely(first) && isReadClosely(second) && wins(second, first, judged);
  return isReversed ? [second, first, ...rest] : [first, second, ...rest];
}

/** Whether one close reading is better than the other, or equal with the resume that wins ties. */
function wins<Judged extends JudgedResume>(
  one: Judged,
  other: Judged,
  judged: readonly Judged[],
): boolean {
  const lead = one.match.score.overallScore - other.match.score.overallScore;
  return lead > 0 || (lead === 0 && judged.indexOf(one) < judged.indexOf(other));
}

/** How well the resumes other than the best one fit, in the given order. */
export function compareWithBest(
  best: JudgedResume,
  others: readonly JudgedResume[],
): StoredOtherResume[] {
  return others.map((other) => {
    const lacked = lackedBy(other.match, best.match);
    return {
      number: other.number,
      overallScore: other.match.score.overallScore,
      readyToApply: other.match.readyToApply,
      isReadClosely: isReadClosely(other),
      lacks: lacked.map(({ label }) => label),
      lacksMessages: lacked.map(({ phrase }) => phrase),
    };
  });
}

/** The overall score by rules alone. */
function byRules({ closeReading, score }: Match): number {
  return closeReading?.estimate ?? score.overallScore;
}

function isReadClosely({ match }: JudgedResume): boolean {
  return match.closeReading !== undefined;
}

/** A requirement by its label. */
interface LackedRequirement {
  readonly label: string;
  /** The label as a message; null for words of the posting. */
  readonly phrase: Phrase | null;
}

/**
 * The requirements that `match` meets less than `best` does, those with the largest difference in points first. The title comes last: the
 * requirements say better what to add.
 */
function lackedBy(match: Match, best: StoredMatch): LackedRequirement[] {
  const credits = new Map(match.points.map((point) => [keyOf(point), point.credit]));
  const lacked = best.points
    .map((point, at) => ({
      label: point.label,
      phrase: best.messages?.points[at]?.label ?? null,
      isTitle: point.subScore === 'titleScore',
      loss: (point.credit - (credits.get(keyOf(point)) ?? 0)) * point.pointsPossible,
    }))
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => Number(a.isTitle) - Number(b.isTitle) || b.loss - a.loss);
  const distinct = new Map(lacked.map(({ label, phrase }) => [label, { label, phrase }]));
  return [...distinct.values()].slice(0, limits.comparedRequirements);
}

/** Two requirements may have the same label; versions before `judge-7` had no ids. */
function keyOf({ requirementId, label }: MatchPoint): string {
  return requirementId ?? label;
}
