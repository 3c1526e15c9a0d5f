import { type Job } from '@rolefit/contracts';

/** A difference in points up to which two resumes fit about equally well. */
const aboutEqual = 2;

/** A resume other than the one on which the match is based. */
export interface ComparedResume {
  readonly number: number;
  readonly name: string;
  readonly score: number;
  /** Its score is based on rules alone, unlike that of the match. */
  readonly isEstimate: boolean;
  readonly isAboutAsGood: boolean;
  readonly lacks: readonly string[];
}

type Compared = Pick<Job, 'score' | 'closeReading' | 'resumeComparison'>;

/** How well the resumes other than the best one fit; empty if there is only one. Scores by rules and by close reading are not comparable. */
export function comparedResumes({ score, closeReading, resumeComparison }: Compared) {
  if (score === null || resumeComparison === null) return [];
  const isReadClosely = closeReading !== null && closeReading.effect !== null;
  return resumeComparison.others.map((other): ComparedResume => ({
    number: other.number,
    name: other.name,
    score: other.overallScore,
    isEstimate: isReadClosely && !other.isReadClosely,
    isAboutAsGood:
      isReadClosely === other.isReadClosely &&
      score.overallScore - other.overallScore <= aboutEqual,
    lacks: other.lacks,
  }));
}
