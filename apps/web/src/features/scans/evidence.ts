import { type JobDetail, type MatchPoint, type Quote, type SubScoreKey } from '@rolefit/contracts';
import { subScoreTexts } from '@rolefit/scoring';

/** What can be pointed at: something with a quote on one or both sides. */
export interface Evidence {
  readonly key: string;
  readonly label: string;
  readonly postingQuote: Quote | null;
  readonly resumeQuote: Quote | null;
  /** What the user stated, where that decides and not the resume. */
  readonly statedByUser?: string | undefined;
}

export function evidenceOf(key: string, label: string, { postingQuote, resumeQuote, statedByUser }: Omit<Evidence, 'key' | 'label'>): Evidence {
  return { key, label, postingQuote, resumeQuote, statedByUser };
}

/** A judged requirement that can be pointed at. */
export interface PointEvidence extends Evidence {
  readonly point: MatchPoint;
}

/** The points of one sub-score with their sums. */
export interface PointGroup {
  readonly subScore: SubScoreKey;
  readonly points: readonly PointEvidence[];
  readonly earned: number;
  readonly possible: number;
}

/** Whether two quotes are the same place of a text. */
function isSameQuote(a: Quote | null, b: Quote | null): boolean {
  return a?.start === b?.start && a?.end === b?.end;
}

/** Points under keys that stay theirs when the match is judged again and they come in another order: what is chosen then stays chosen. */
export function pointEvidence(points: readonly MatchPoint[]): PointEvidence[] {
  const seen = new Map<string, number>();
  return points.map((point) => {
    const { subScore, label, postingQuote, resumeQuote } = point;
    const name = `${subScore}-${postingQuote.start}-${label}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: count === 1 ? name : `${name}-${count}`, label, point, postingQuote, resumeQuote };
  });
}

/** The order in which sub-scores are shown; not taken from the contract's schemas, which the landing page does without. */
const order = Object.keys(subScoreTexts);

/** Points by sub-score, those worth most first. */
export function groupPoints(evidence: readonly PointEvidence[]): PointGroup[] {
  return order.flatMap((subScore) => {
    const points = evidence.filter(({ point }) => point.subScore === subScore).sort((a, b) => b.point.pointsPossible - a.point.pointsPossible);
    const [first] = points;
    if (!first) return [];
    const sum = (key: 'points' | 'pointsPossible') => points.reduce((total, { point }) => total + point[key], 0);
    return [{ subScore: first.point.subScore, points, earned: sum('points'), possible: sum('pointsPossible') }];
  });
}

/** The point that stands for a skill or a condition with these quotes, or the thing itself where no point does. */
export function findPoint(evidence: readonly PointEvidence[], wanted: Evidence): Evidence {
  return (
    evidence.find(({ label, postingQuote }) => label === wanted.label && isSameQuote(postingQuote, wanted.postingQuote)) ??
    evidence.find(({ postingQuote, resumeQuote }) => isSameQuote(postingQuote, wanted.postingQuote) && isSameQuote(resumeQuote, wanted.resumeQuote)) ??
    wanted
  );
}

export type ScannedTexts = Pick<JobDetail, 'jobDescription' | 'resumeText'>;
