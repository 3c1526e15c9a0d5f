import type { Match, MatchPoint } from '@rolefit/contracts';
import { aQuote, anEffect, aScore } from '@rolefit/testing';
import { compareWithBest, type JudgedResume, rankResumes } from './compare-resumes.js';

function aPoint(label: string, credit: number, pointsPossible = 10): MatchPoint {
  return {
    subScore: 'skillsScore',
    label,
    importance: 'required',
    credit,
    points: Math.round(credit * pointsPossible),
    pointsPossible,
    reason: '',
    postingQuote: aQuote(label),
    resumeQuote: null,
    via: null,
    requirementId: label.toLowerCase(),
  };
}

function aResume(
  number: number,
  overallScore: number,
  { estimate, points = [] }: { estimate?: number; points?: MatchPoint[] } = {},
): JudgedResume {
  const match: Match = {
    judge: 'judge-1',
    score: aScore({ overallScore }),
    points,
    matchSkills: [],
    missingSkills: [],
    knockouts: [],
    readyToApply: false,
    readiness: [],
    scanSummary: '',
    recommendations: [],
    ...(estimate === undefined ? {} : { closeReading: anEffect({ estimate }) }),
  };
  return { number, match };
}

const order = (...judged: JudgedResume[]) => rankResumes(judged).map(({ number }) => number);

describe('ranking resumes', () => {
  it('puts the highest score first, and of equal ones the default resume', () => {
    expect(order(aResume(3, 64), aResume(1, 81), aResume(2, 64))).toEqual([1, 3, 2]);
    expect(order(aResume(1, 50))).toEqual([1]);
  });

  it('compares by rules as long as not both of the first two were read closely', () => {
    expect(order(aResume(1, 40, { estimate: 80 }), aResume(2, 75))).toEqual([1, 2]);
    expect(order(aResume(1, 90, { estimate: 60 }), aResume(2, 75))).toEqual([2, 1]);
  });

  it('compares the first two by their close readings once both were read', () => {
    const read = [aResume(1, 60, { estimate: 80 }), aResume(2, 70, { estimate: 75 })];
    expect(order(...read)).toEqual([2, 1]);
    // On a tie, the default resume wins, although the other one was better by rules.
    expect(order(aResume(1, 60, { estimate: 75 }), aResume(2, 60, { estimate: 80 }))).toEqual([
      1, 2,
    ]);
    // The third one's score is not comparable.
    expect(order(...read, aResume(3, 74))).toEqual([2, 1, 3]);
  });
});

describe('comparing with the best resume', () => {
  it('names the requirements that another one meets less, by their points', () => {
    const best = aResume(1, 81, {
      points: [
        aPoint('On-call', 1, 6),
        aPoint('Kubernetes', 1, 12),
        aPoint('Go', 0.5, 20),
        aPoint('English', 1, 5),
        aPoint('Terraform', 1, 8),
        aPoint('Python', 0, 30),
      ],
    });
    const other = aResume(2, 64, {
      points: [
        aPoint('On-call', 0, 6),
        aPoint('Kubernetes', 0.5, 12),
        aPoint('Go', 1, 20),
        aPoint('English', 1, 5),
        aPoint('Terraform', 0, 8),
        aPoint('Python', 1, 30),
      ],
    });
    expect(compareWithBest(best, [other])).toEqual([
      {
        number: 2,
        overallScore: 64,
        readyToApply: false,
        isReadClosely: false,
        lacks: ['Terraform', 'On-call', 'Kubernetes'],
        lacksMessages: [null, null, null],
      },
    ]);
  });

  it('names the title only where few requirements differ', () => {
    const title = { ...aPoint('Platform Engineer', 1, 30), subScore: 'titleScore' as const };
    const lacksOf = (...points: MatchPoint[]) =>
      compareWithBest(aResume(1, 81, { points }), [aResume(2, 10)])[0]?.lacks;
    expect(lacksOf(title, aPoint('Go', 1))).toEqual(['Go', 'Platform Engineer']);
    expect(lacksOf(title, aPoint('Go', 1), aPoint('SQL', 1), aPoint('Helm', 1))).toEqual([
      'Go',
      'SQL',
      'Helm',
    ]);
  });

  it('counts a requirement that another match does not have as not met, and names a label once', () => {
    const best = aResume(1, 81, {
      points: [
        { ...aPoint('SQL', 1), requirementId: 'r1' },
        { ...aPoint('SQL', 1), requirementId: 'r2' },
      ],
    });
    const [compared] = compareWithBest(best, [aResume(2, 10, { estimate: 12 })]);
    expect(compared).toMatchObject({ lacks: ['SQL'], isReadClosely: true });
  });
});
