import type { Correction, Demand } from '@rolefit/contracts';
import { scoreMatch } from '../index.js';
import {
  aboutCondition,
  aboutRequirement,
  aboutRole,
  have,
  notRequired,
} from '../testing/a-correction.js';
import { skillsOf } from '../testing/judge.js';
import { aStoredCase, seedsOf } from '../testing/random-case.js';
import { namedSkill } from '../testing/skills.js';

const skills = ['React', 'Docker', 'Kubernetes', 'SQL', 'Falconry', 'Payroll'].map(namedSkill);
const seeds = seedsOf(60);

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Random facts, and corrections of what the match shows. */
function aCorrectedCase(seed: number) {
  const { random, posting, resume } = aStoredCase(seed, skills);
  const input = { posting, resume, skills: skillsOf(resume) };
  const match = scoreMatch(input);
  const importance = random.pick(['must', 'nice', 'duty'] as const satisfies readonly Demand[]);
  const rulings = [
    have(),
    have(resume.statements[0]?.quote.text ?? null),
    notRequired,
    { type: 'misread', importance, text: null } as const,
  ];
  const corrections: Correction[] = [
    ...match.points
      .filter(() => random.whole(0, 2) === 0)
      .map(({ postingQuote }) => aboutRequirement(postingQuote.text, random.pick(rulings))),
    ...match.knockouts.flatMap(({ kind, label, postingQuote }) =>
      postingQuote && random.whole(0, 1) === 0
        ? [aboutCondition(kind, label, postingQuote.text, random.pick([have(), notRequired]))]
        : [],
    ),
    ...resume.roles
      .slice(0, 1)
      .map(({ quote, start }) => aboutRole(quote.text, start, { type: 'remove' })),
  ];
  return { input, match, corrections };
}

describe('corrections', () => {
  it('leave the facts as they are, which are shared by all users of a posting', () => {
    for (const seed of seeds) {
      const { input, match, corrections } = aCorrectedCase(seed);
      frozen(input);
      scoreMatch({ ...input, corrections: frozen(corrections) });
      expect(scoreMatch(input)).toEqual(match);
    }
  });

  it('keep the points summing to the score, and the possible ones to 100', () => {
    for (const seed of seeds) {
      const { input, corrections } = aCorrectedCase(seed);
      const { points, score } = scoreMatch({ ...input, corrections });
      const sum = (key: 'points' | 'pointsPossible') =>
        points.reduce((total, point) => total + point[key], 0);
      expect([seed, sum('points'), sum('pointsPossible')]).toEqual([seed, score.overallScore, 100]);
    }
  });

  it('give the same match to the bit in any order', () => {
    for (const seed of seeds) {
      const { input, corrections } = aCorrectedCase(seed);
      const unique = [
        ...new Map(corrections.map((one) => [`${one.about} ${one.words}`, one])).values(),
      ];
      expect(scoreMatch({ ...input, corrections: unique.toReversed() })).toEqual(
        scoreMatch({ ...input, corrections: unique }),
      );
    }
  });

  it('of other words change nothing', () => {
    for (const seed of seeds) {
      const { input, match } = aCorrectedCase(seed);
      const others: Correction[] = [
        aboutRequirement('Words of another posting', notRequired),
        aboutCondition('licence', 'RN', 'Words of another posting', have()),
        aboutRole('A line of another resume', '2001-01', { type: 'remove' }),
      ];
      expect(scoreMatch({ ...input, corrections: others })).toEqual(match);
    }
  });

  it('never lower a score by what the user has', () => {
    for (const seed of seeds) {
      const { input, match } = aCorrectedCase(seed);
      for (const { postingQuote } of match.points) {
        const corrections = [aboutRequirement(postingQuote.text, have())];
        const { score } = scoreMatch({ ...input, corrections });
        expect(score.overallScore).toBeGreaterThanOrEqual(match.score.overallScore);
      }
    }
  });
});
