import { type JobDetail, type MatchPoint, type Quote, type SubScoreKey } from '@rolefit/contracts';
import { subScoreTexts } from '@rolefit/scoring';

/** Evidence that can be highlighted: a label with a quote from one or both texts. */
export interface Evidence {
  readonly key: string;
  readonly label: string;
  readonly postingQuote: Quote | null;
  readonly resumeQuote: Quote | null;
  /** The user's statement, if it overrides the resume. */
  readonly statedByUser?: string | undefined;
  /** False if the resume was not searched for it. */
  readonly isJudged?: false;
}

export function evidenceOf(
  key: string,
  label: string,
  { postingQuote, resumeQuote, statedByUser }: Omit<Evidence, 'key' | 'label'>,
): Evidence {
  return { key, label, postingQuote, resumeQuote, statedByUser };
}

/** Evidence for a judged requirement. */
export interface PointEvidence extends Evidence {
  readonly point: MatchPoint;
}

/** The points of one sub-score with their totals. */
export interface PointGroup {
  readonly subScore: SubScoreKey;
  readonly points: readonly PointEvidence[];
  readonly earned: number;
  readonly possible: number;
}

/** Whether two quotes cover the same range. */
function isSameQuote(a: Quote | null, b: Quote | null): boolean {
  return a?.start === b?.start && a?.end === b?.end;
}

/** Assigns keys that are stable across re-scoring, so that a selection survives a change of order. */
export function pointEvidence(points: readonly MatchPoint[]): PointEvidence[] {
  const seen = new Map<string, number>();
  return points.map((point) => {
    const { subScore, label, postingQuote, resumeQuote } = point;
    const name = `${subScore}-${postingQuote.start}-${label}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return {
      key: count === 1 ? name : `${name}-${count}`,
      label,
      point,
      postingQuote,
      resumeQuote,
    };
  });
}

/** Display order of sub-scores. Not taken from the contract's schemas, which would add them to the landing page's bundle. */
const order = Object.keys(subScoreTexts);

/** Points by sub-score, the most valuable first. */
export function groupPoints(evidence: readonly PointEvidence[]): PointGroup[] {
  return order.flatMap((subScore) => {
    const points = evidence
      .filter(({ point }) => point.subScore === subScore)
      .sort((a, b) => b.point.pointsPossible - a.point.pointsPossible);
    const [first] = points;
    if (!first) return [];
    const sum = (key: 'points' | 'pointsPossible') =>
      points.reduce((total, { point }) => total + point[key], 0);
    return [
      {
        subScore: first.point.subScore,
        points,
        earned: sum('points'),
        possible: sum('pointsPossible'),
      },
    ];
  });
}

/** The point with the quotes of a skill or condition, or the evidence itself if no point has them. */
export function findPoint(evidence: readonly PointEvidence[], wanted: Evidence): Evidence {
  return (
    evidence.find(
      ({ label, postingQuote }) =>
        label === wanted.label && isSameQuote(postingQuote, wanted.postingQuote),
    ) ??
    evidence.find(
      ({ postingQuote, resumeQuote }) =>
        isSameQuote(postingQuote, wanted.postingQuote) &&
        isSameQuote(resumeQuote, wanted.resumeQuote),
    ) ??
    wanted
  );
}

export type ScannedTexts = Pick<JobDetail, 'jobDescription' | 'resumeText'>;
