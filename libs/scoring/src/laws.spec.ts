import { subScoreKeys, type PostingFacts, type ResumeFacts, type Score } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import { type NamedSkill } from '@rolefit/testing';
import { canBeJudged, judgeMatch, scoreMatch, skillGaps, type ProfileSkillInput } from './index.js';
import { skillsOf } from './testing/judge.js';
import { seedsOf, aStoredCase } from './testing/random-case.js';
import { namedSkill } from './testing/skills.js';

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
  ...names.map(namedSkill),
  { id: null, name: 'Falconry' },
  { id: null, name: 'Organ tuning' },
];

const seeds = seedsOf(60);

const aCase = (seed: number) => aStoredCase(seed, skills);

function scoresOfPair(
  posting: PostingFacts,
  resume: ResumeFacts,
  list: readonly ProfileSkillInput[] = skillsOf(resume),
): Score {
  return scoreMatch({ posting, resume, skills: list }).score;
}

function aliasOf(name: string): string {
  return Object.entries(aliases).find(([known]) => known === name)?.[1] ?? name;
}

function respelt<Named extends { readonly name: string }>(spell: (name: string) => string) {
  return (one: Named): Named => ({ ...one, name: spell(one.name) });
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
      const list = skillsOf(resume);
      const other = list.map(respelt(spell));
      expect(scoresOfPair(posting, resume, other)).toEqual(scoresOfPair(posting, resume, list));
      expect(scoresOfPair(posting, resume, [...other, ...list])).toEqual(
        scoresOfPair(posting, resume, list),
      );
    }
  });

  it.each(Object.entries(spellings))('in the resume %s change no score', (_, spell) => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const other = { ...resume, skills: resume.skills.map(respelt(spell)) };
      expect(scoresOfPair(posting, other)).toEqual(scoresOfPair(posting, resume));
    }
  });
  it.each(Object.entries(spellings))('in the posting %s change no score', (_, spell) => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const other = { ...posting, skills: posting.skills.map(respelt(spell)) };
      expect(scoresOfPair(other, resume)).toEqual(scoresOfPair(posting, resume));
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

describe('letter case', () => {
  it('of the texts changes no score', () => {
    const shout = <Quoted extends { readonly quote: { readonly text: string } }>(one: Quoted) => ({
      ...one,
      quote: { ...one.quote, text: one.quote.text.toUpperCase() },
    });
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const loudPosting = {
        ...posting,
        skills: posting.skills.map(shout),
        duties: posting.duties.map(shout),
        requirements: posting.requirements.map(shout),
      };
      const loudResume = {
        ...resume,
        statements: resume.statements.map(shout),
        roles: resume.roles.map(shout),
      };
      expect(scoresOfPair(loudPosting, loudResume)).toEqual(scoresOfPair(posting, resume));
    }
  });
});

describe('repetition', () => {
  it.each(['experience', 'education', 'languages', 'duties'] as const)(
    'of %s in the facts of a posting changes no score',
    (part) => {
      for (const seed of seeds) {
        const { posting, resume } = aCase(seed);
        const twice = { ...posting, [part]: [...posting[part], ...posting[part]] };
        expect(scoresOfPair(twice, resume)).toEqual(scoresOfPair(posting, resume));
      }
    },
  );

  it.each(['skills', 'statements', 'education', 'languages'] as const)(
    'of %s in the facts of a resume changes no score',
    (part) => {
      for (const seed of seeds) {
        const { posting, resume } = aCase(seed);
        const twice = { ...resume, [part]: [...resume[part], ...resume[part]] };
        expect(scoresOfPair(posting, twice)).toEqual(scoresOfPair(posting, resume));
      }
    },
  );
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
    ...without(resume.occupations, (occupations) => ({ ...resume, occupations })),
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

describe('judging match and gaps together', () => {
  it.each(seeds)(
    'says what judging each by itself says, on facts that were never seen and that are (%i)',
    (seed) => {
      const { posting, resume } = aCase(seed);
      if (!canBeJudged(posting)) return;
      const lists = [skillsOf(resume), skillsOf(resume).slice(1)];
      // A copy of the facts bypasses the cache, and must give the same result.
      for (const list of lists)
        expect(judgeMatch({ posting, resume, skills: list })).toEqual({
          match: scoreMatch({ posting, resume: structuredClone(resume), skills: list }),
          gaps: skillGaps({ posting, resume: structuredClone(resume), skills: list }),
          isOwnField: expect.any(Boolean) as boolean,
        });
    },
  );
});
