import {
  subScoreKeys,
  type PostingFacts,
  type ResumeFacts,
  type Score,
  type SubScoreKey,
} from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import {
  aDuty,
  anExperienceRequirement,
  aPostingFacts,
  aRandom,
  aRandomPosting,
  aRandomResume,
  aResumeFacts,
  aSkillRequirement,
  aStatement,
  aTitle,
  type NamedSkill,
} from '@rolefit/testing';
import {
  canBeJudged,
  fullSkillsWeight,
  judgeMatch,
  profileSkillsFrom,
  scoreMatch,
  skillGaps,
  subScoreWeights,
  type ProfileSkillInput,
} from './index.js';
import type { Judgement } from './judgement.js';
import { scoresOf, weigh } from './points.js';
import { recommend } from './recommendations.js';

/** Skills with a synonymous name. */
const aliases = {
  Kubernetes: 'k8s',
  PostgreSQL: 'Postgres',
  'Node.js': 'NodeJS',
  AWS: 'Amazon Web Services',
  'TIG welding': 'GTAW',
  ACLS: 'Advanced Cardiac Life Support',
  'Microsoft Excel': 'MS Excel',
  'Accounts payable': 'A/P',
} as const;
const names = [
  ...Object.keys(aliases),
  'React',
  'Docker',
  'Wound care',
  'Payroll',
  'Communication',
];
const skills: NamedSkill[] = [
  ...names.map((name) => ({ id: skillByName(name)?.id ?? null, name })),
  { id: null, name: 'Falconry' },
  { id: null, name: 'Organ tuning' },
];

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

function aCase(seed: number) {
  const random = aRandom(seed);
  return { random, posting: aRandomPosting(random, skills), resume: aRandomResume(random, skills) };
}

function listOf(resume: ResumeFacts): ProfileSkillInput[] {
  return profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' }));
}

function scoresOfPair(
  posting: PostingFacts,
  resume: ResumeFacts,
  list: readonly ProfileSkillInput[] = listOf(resume),
): Score {
  return scoreMatch({ posting, resume, skills: list }).score;
}

function aliasOf(name: string): string {
  return Object.entries(aliases).find(([known]) => known === name)?.[1] ?? name;
}

describe('names', () => {
  it('have the other names that they are tried by', () => {
    for (const [name, other] of Object.entries(aliases))
      expect([other, skillByName(other)?.id]).toEqual([other, skillByName(name)?.id ?? 'unknown']);
  });

  const spellings: Readonly<Record<string, (name: string) => string>> = {
    'in capitals': (name) => name.toUpperCase(),
    'in small letters': (name) => name.toLowerCase(),
    'by another name': aliasOf,
  };

  it.each(Object.entries(spellings))('on the user’s list %s change no score', (_, spell) => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const list = listOf(resume);
      const respelt = list.map((skill) => ({ ...skill, name: spell(skill.name) }));
      expect(scoresOfPair(posting, resume, respelt)).toEqual(scoresOfPair(posting, resume, list));
      expect(scoresOfPair(posting, resume, [...respelt, ...list])).toEqual(
        scoresOfPair(posting, resume, list),
      );
    }
  });

  it.each(Object.entries(spellings))('in the facts %s change no score', (_, spell) => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const respell = <Named extends { readonly name: string }>(one: Named): Named => ({
        ...one,
        name: spell(one.name),
      });
      const clean = scoresOfPair(posting, resume);
      expect(scoresOfPair({ ...posting, skills: posting.skills.map(respell) }, resume)).toEqual(
        clean,
      );
      expect(scoresOfPair(posting, { ...resume, skills: resume.skills.map(respell) })).toEqual(
        clean,
      );
    }
  });

  it('that a posting repeats are asked once', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      expect(
        scoresOfPair({ ...posting, skills: [...posting.skills, ...posting.skills] }, resume),
      ).toEqual(scoresOfPair(posting, resume));
    }
  });
});

/** Every variant of the resume with one fact removed. */
function poorerOnes(resume: ResumeFacts): ResumeFacts[] {
  const without = <Item>(items: readonly Item[], put: (rest: Item[]) => ResumeFacts) =>
    items.map((_, at) => put(items.toSpliced(at, 1)));
  return [
    ...without(resume.skills, (rest) => ({ ...resume, skills: rest })),
    ...resume.skills.flatMap((skill, at) =>
      without(skill.evidence, (evidence) => ({
        ...resume,
        skills: resume.skills.with(at, { ...skill, evidence }),
      })),
    ),
    ...without(resume.statements, (statements) => ({ ...resume, statements })),
    ...without(resume.education, (education) => ({ ...resume, education })),
    ...without(resume.languages, (languages) => ({ ...resume, languages })),
  ];
}

it('taking any one fact from a resume raises no score', () => {
  for (const seed of seeds.slice(0, 25)) {
    const { posting, resume } = aCase(seed);
    const whole = scoresOfPair(posting, resume);
    for (const poorer of poorerOnes(resume)) {
      const score = scoresOfPair(posting, poorer);
      for (const key of ['overallScore', ...subScoreKeys] as const)
        expect(score[key] ?? 0).toBeLessThanOrEqual(whole[key] ?? 0);
    }
  }
});

const quote = { text: 'asked', start: 0, end: 5 };

function aJudgement(subScore: SubScoreKey, facts: Partial<Judgement> = {}): Judgement {
  return {
    subScore,
    label: 'Asked',
    importance: 'required',
    weight: 3,
    credit: 0,
    reason: '',
    postingQuote: quote,
    resumeQuote: null,
    via: null,
    advice: null,
    ...facts,
  };
}

/** Every non-empty subset of the sub-scores. */
const choices = Array.from({ length: 2 ** subScoreKeys.length - 1 }, (_, bits) =>
  subScoreKeys.filter((_key, at) => ((bits + 1) >> at) & 1),
);

describe('sub-scores that are not asked', () => {
  const unasked = [
    ['educationScore', 'education'],
    ['languageScore', 'languages'],
    ['responsibilitiesScore', 'duties'],
  ] as const;

  it('leave the weights of the others in proportion, whichever they are', () => {
    for (const asked of choices) {
      const weighed = weigh(
        asked.flatMap((key, at) =>
          Array.from({ length: at + 1 }, () => aJudgement(key, { weight: fullSkillsWeight })),
        ),
      );
      const weightOf = (key: SubScoreKey) =>
        weighed
          .filter(({ judgement }) => judgement.subScore === key)
          .reduce((sum, { weight }) => sum + weight, 0);
      const total = asked.reduce((sum, key) => sum + subScoreWeights[key], 0);
      for (const key of asked)
        expect(weightOf(key)).toBeCloseTo((100 * subScoreWeights[key]) / total, 9);
    }
  });

  it('are null, and the overall score is the weighted mean of the others', () => {
    for (const asked of choices) {
      const score = scoresOf(
        weigh(
          asked.map((key, at) =>
            aJudgement(key, { credit: (at + 1) / 10, weight: fullSkillsWeight }),
          ),
        ),
      );
      expect(subScoreKeys.filter((key) => score[key] !== null)).toEqual(asked);
      const total = asked.reduce((sum, key) => sum + subScoreWeights[key], 0);
      expect(score.overallScore).toBe(
        Math.round(
          asked.reduce((sum, key) => sum + (score[key] ?? 0) * subScoreWeights[key], 0) / total,
        ),
      );
    }
  });

  it('let few skills weigh in proportion to their weight', () => {
    const shareOf = (weight: number) =>
      weigh([aJudgement('skillsScore', { weight }), aJudgement('educationScore')])[0]?.weight ?? 0;
    const points = (subScoreWeights.skillsScore * 3) / fullSkillsWeight;
    expect(shareOf(3)).toBeCloseTo((100 * points) / (points + subScoreWeights.educationScore), 9);
    expect(shareOf(2 * fullSkillsWeight)).toBeCloseTo(shareOf(fullSkillsWeight), 9);
  });

  it('leave the scores of the others as they were', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const whole = scoresOfPair(posting, resume);
      for (const [key, part] of unasked) {
        const fewer = { ...posting, [part]: [] };
        if (!canBeJudged(fewer)) continue;
        const { overallScore: _, ...others } = scoresOfPair(fewer, resume);
        const { overallScore: __, ...before } = whole;
        expect(others).toEqual({ ...before, [key]: null });
      }
    }
  });
});

describe('recommendations', () => {
  const works = [
    'Overhaul boilers',
    'Weld hulls',
    'Balance turbines',
    'Grind valves',
    'Sweep chimneys',
    'Paint decks',
    'Splice ropes',
  ];
  const duties = works.map((work) => aDuty(work));
  const gainOf = (line: string) => Number(/\+(\d+) point/.exec(line)?.[1]);

  it('speak of three duties at most, those that bring the most, and of other things with the other lines', () => {
    const posting = aPostingFacts({
      title: aTitle('Ship Mechanic'),
      duties,
      experience: [anExperienceRequirement(4)],
      skills: ['Welding', 'Falconry', 'Organ tuning'].map((name) =>
        aSkillRequirement(name, { importance: name === 'Welding' ? 'required' : 'preferred' }),
      ),
    });
    const resume = aResumeFacts({ statements: [aStatement('Overhauled boilers')] });
    const { recommendations, points } = scoreMatch({ posting, resume, skills: [] });
    const spoken = recommendations.filter((line) => line.includes('If you have done this'));
    expect(recommendations).toHaveLength(8);
    expect(spoken).toHaveLength(3);
    expect(spoken.join(' ')).not.toContain('boilers');
    expect(recommendations.map(gainOf)).toEqual(recommendations.map(gainOf).sort((a, b) => b - a));
    expect(points.filter(({ subScore }) => subScore === 'responsibilitiesScore')).toHaveLength(
      works.length,
    );
  });

  it('are named by the points that they speak of, also where several ask for one thing', () => {
    const asked = ['Welding', 'Falconry', 'Welding'].map((name) => aSkillRequirement(name));
    const { recommendations, points } = scoreMatch({
      posting: aPostingFacts({ skills: asked, experience: [anExperienceRequirement(4)] }),
      resume: aResumeFacts(),
      skills: [],
    });
    expect(points.length).toBeGreaterThan(2);
    for (const { label, subScore, recommendation } of points) {
      if (subScore === 'skillsScore') expect(recommendations[recommendation!]).toContain(label);
    }
    expect(new Set(points.map(({ recommendation }) => recommendation)).size).toBe(
      recommendations.length,
    );
  });

  it('speak of three duties where nothing else is asked', () => {
    const { recommendations } = scoreMatch({
      posting: aPostingFacts({ duties }),
      resume: aResumeFacts(),
      skills: [],
    });
    expect(recommendations).toHaveLength(3);
  });

  it('take no longer for each of ten thousand judgements than for each of a hundred, but for sorting', () => {
    const many = (count: number) =>
      weigh(
        Array.from({ length: count }, (_, at) =>
          aJudgement(at % 2 ? 'skillsScore' : 'responsibilitiesScore', {
            advice: `Advice ${at}`,
            credit: (at % 7) / 10,
          }),
        ),
      );
    const fastest = (count: number) => {
      const weighed = many(count);
      const times = Array.from({ length: 7 }, () => {
        const start = performance.now();
        for (let done = 0; done < 10_000; done += count) recommend(weighed, []);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    fastest(100);
    expect(fastest(10_000)).toBeLessThan(10 * fastest(100));
  });
});

describe('judging match and gaps together', () => {
  it.each(seeds)(
    'says what judging each by itself says, on facts that were never seen and that are (%i)',
    (seed) => {
      const { posting, resume } = aCase(seed);
      if (!canBeJudged(posting)) return;
      const lists = [listOf(resume), listOf(resume).slice(1)];
      // A copy of the facts bypasses the cache, and must give the same result.
      for (const list of lists)
        expect(judgeMatch({ posting, resume, skills: list })).toEqual({
          match: scoreMatch({ posting, resume: structuredClone(resume), skills: list }),
          gaps: skillGaps({ posting, resume: structuredClone(resume), skills: list }),
        });
    },
  );
});
