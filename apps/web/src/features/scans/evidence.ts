import { type JobDetail, type MatchPoint, type Quote, type SubScoreKey } from '@rolefit/contracts';
import { subScoreTexts } from '@rolefit/scoring';

/** What can be pointed at: something with a quote on one or both sides. */
export interface Evidence {
  readonly key: string;
  readonly postingQuote: Quote | null;
  readonly resumeQuote: Quote | null;
}

/** What can be pointed at, with its name. */
export interface LabelledEvidence extends Evidence {
  readonly label: string;
}

export function evidenceOf(key: string, label: string, { postingQuote, resumeQuote }: Omit<Evidence, 'key'>): LabelledEvidence {
  return { key, label, postingQuote, resumeQuote };
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

export function pointEvidence(points: readonly MatchPoint[]): PointEvidence[] {
  return points.map((point, index) => ({ key: `point-${index}`, point, postingQuote: point.postingQuote, resumeQuote: point.resumeQuote }));
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

/** The point that stands for a skill or a knockout with these quotes, or the thing itself where no point does. */
export function findPoint(evidence: readonly PointEvidence[], wanted: LabelledEvidence): Evidence {
  return (
    evidence.find(({ point }) => point.label === wanted.label && isSameQuote(point.postingQuote, wanted.postingQuote)) ??
    evidence.find(({ point }) => isSameQuote(point.postingQuote, wanted.postingQuote) && isSameQuote(point.resumeQuote, wanted.resumeQuote)) ??
    wanted
  );
}

export type ScannedTexts = Pick<JobDetail, 'jobDescription' | 'resumeText'>;
