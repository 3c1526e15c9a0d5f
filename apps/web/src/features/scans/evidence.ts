import { type JobDetail, type MatchPoint, type Quote } from '@rolefit/contracts';

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
  /** How its lines are marked; absent where nothing was judged. */
  readonly state?: FoundState;
}

export function evidenceOf(
  key: string,
  label: string,
  { postingQuote, resumeQuote, statedByUser }: Omit<Evidence, 'key' | 'label' | 'state'>,
  state?: FoundState,
): Evidence {
  return { key, label, postingQuote, resumeQuote, statedByUser, ...(state && { state }) };
}

/** Evidence for a judged requirement. */
export interface PointEvidence extends Evidence {
  readonly point: MatchPoint;
}

/** What a text shows of a requirement: one word for each fact, on the whole page. */
export const foundStates = ['missing', 'partly', 'found'] as const;
export type FoundState = (typeof foundStates)[number];

/** The points of one state with their totals. */
export interface PointGroup {
  readonly state: FoundState;
  readonly points: readonly PointEvidence[];
  /** Those worth next to nothing, which would drown the others. */
  readonly small: readonly PointEvidence[];
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
      state: stateOf(point),
    };
  });
}

/** Matches of earlier judges have no verdicts; their states follow from the credit. */
export function stateOf({ verdict, credit }: Pick<MatchPoint, 'verdict' | 'credit'>): FoundState {
  if (verdict === undefined) return credit >= 1 ? 'found' : credit > 0 ? 'partly' : 'missing';
  return verdict === 'shown' ? 'found' : verdict === 'partly' ? 'partly' : 'missing';
}

/** Up to these points a row is a small one. */
const smallPoints = 1;
/** Folding fewer rows saves no space. */
const smallLeast = 2;

function byWeight(a: PointEvidence, b: PointEvidence): number {
  const isRequired = ({ point }: PointEvidence) => Number(point.importance === 'required');
  return isRequired(b) - isRequired(a) || b.point.pointsPossible - a.point.pointsPossible;
}

export function sumOf(points: readonly PointEvidence[], key: 'points' | 'pointsPossible'): number {
  return points.reduce((total, { point }) => total + point[key], 0);
}

/** Points by what was found, what is missing first; in each group the required ones first, then the most valuable. */
export function groupPoints(evidence: readonly PointEvidence[]): PointGroup[] {
  return foundStates.flatMap((state) => {
    const all = evidence.filter(({ point }) => stateOf(point) === state).sort(byWeight);
    if (all.length === 0) return [];
    const isSmall = ({ point }: PointEvidence) => point.pointsPossible <= smallPoints;
    const small = all.filter(isSmall);
    const isFolded = small.length >= smallLeast;
    return [
      {
        state,
        points: isFolded ? all.filter((one) => !isSmall(one)) : all,
        small: isFolded ? small : [],
        earned: sumOf(all, 'points'),
        possible: sumOf(all, 'pointsPossible'),
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
