import type { PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { allSkills } from '@rolefit/skills';
import {
  aRandom,
  aRandomPosting,
  aRandomResume,
  aResumeSkill,
  aSkillRequirement,
  aStatement,
  aTitle,
  evidenceIn,
  ofOneCraft,
  withRandomRequirements,
  type Random,
} from '@rolefit/testing';
import { openCase } from '@rolefit/linking';
import { skillGaps, statedSkills, type MatchInput, type ProfileSkillInput } from './index.js';
import { judgeCase } from './verdict.js';
import { skillsOf } from './testing/judge.js';
import { namedSkill } from './testing/skills.js';

/** Skills that imply each other, are close to each other, or are related by their words only. */
const related = [
  'React',
  'Next.js',
  'Vue.js',
  'JavaScript',
  'TypeScript',
  'Node.js',
  'Docker',
  'Kubernetes',
  'SQL',
  'PostgreSQL',
  'Java',
  'Spring Boot',
  'AWS',
  'Nursing',
  'Communication',
].map(namedSkill);
const unknown = [
  'Falconry',
  'Organ tuning',
  'Baroque organ tuning',
  'organ Tuning',
  'Bee keeping permit',
].map((name) => ({ id: null, name }));
const skills = [...related, ...unknown];

/**
 * Reference implementation: judges everything again for each gap. `readyWith` must give the same
 * results.
 */
function flipsTheLongWay(
  { posting, resume, skills: list, answers }: MatchInput,
  name: string,
): boolean {
  const verdictWith = (entries: readonly ProfileSkillInput[]) =>
    judgeCase(openCase(posting, resume, entries, answers));
  return !verdictWith(list).readyToApply && verdictWith(statedSkills(list, name)).readyToApply;
}

/**
 * Realistic lists: as read, with skills removed, rated manually, in capitals, or with skills that
 * no resume shows.
 */
function aRandomList(random: Random, resume: ResumeFacts): ProfileSkillInput[] {
  const kept = skillsOf(resume)
    .filter(() => random.chance(0.6))
    .map((entry): ProfileSkillInput =>
      random.chance(0.3)
        ? {
            name: random.chance(0.3) ? entry.name.toUpperCase() : entry.name,
            score: random.whole(0, 100),
            source: 'user',
          }
        : entry,
    );
  const added = random
    .shuffle(skills)
    .slice(0, random.whole(0, 6))
    .map(({ name }): ProfileSkillInput => ({ name, score: random.whole(0, 100), source: 'user' }));
  const names = new Set(kept.map(({ name }) => name.toLowerCase()));
  return random.shuffle([...kept, ...added.filter(({ name }) => !names.has(name.toLowerCase()))]);
}

/**
 * Years in words, licences that a skill may satisfy, duties and titles that name skills: everything
 * that a held skill affects.
 */
function aRandomInput(seed: number): MatchInput {
  const random = aRandom(seed);
  const facts = aRandomPosting(random, skills);
  const { posting, resume } = ofOneCraft(
    random.chance(0.5) ? withRandomRequirements(random, facts) : facts,
    aRandomResume(random, skills),
  );
  const licence = random.pick(['Nursing', 'Bee keeping permit', 'Crane licence']);
  return {
    posting: {
      ...posting,
      title:
        posting.title && random.chance(0.5)
          ? { ...posting.title, text: 'Java Developer', family: 'software-engineering' }
          : posting.title,
      licences: random.chance(0.2)
        ? [
            {
              name: licence,
              importance: 'required',
              quote: { text: licence, start: 0, end: licence.length },
            },
          ]
        : [],
    },
    resume: {
      ...resume,
      licences: [],
      skills: resume.skills.map((skill) =>
        random.chance(0.2) ? { ...skill, years: random.whole(1, 9) } : skill,
      ),
    },
    skills: aRandomList(random, resume),
    ...(random.chance(0.5) && {
      answers: { licences: { items: [], isComplete: random.chance(0.7) } },
    }),
  };
}

/**
 * Close to ready, with all removed skills shown in a role: one entry then changes years, title,
 * duties and skills together.
 */
function anAlmostReadyInput(seed: number): MatchInput {
  const random = aRandom(seed);
  const { posting, resume } = aRandomInput(seed + 10_000);
  const asked = random.shuffle(related).slice(0, random.whole(2, 6));
  const roles = resume.roles.slice(0, 2);
  const roleOf = () => (roles.length > 0 ? random.whole(0, roles.length - 1) : null);
  const facts: PostingFacts = {
    ...posting,
    title: aTitle(`${asked[0]?.name ?? ''} Developer`, { family: 'software-engineering' }),
    skills: asked.map(({ id, name }, at) =>
      aSkillRequirement(name, {
        skillId: id,
        years: random.chance(0.4) ? random.whole(1, 6) : null,
        quote: { text: name, start: 40 * at, end: 40 * at + name.length },
      }),
    ),
    languages: [],
    education: posting.education.map((ask) => ({
      ...ask,
      importance: 'preferred',
      orEquivalent: true,
    })),
  };
  const shown: ResumeFacts = {
    ...resume,
    roles: roles.map((role) => ({ ...role, family: 'software-engineering' })),
    // Some occur only in a line, where a duty finds them.
    skills: asked
      .filter(() => random.chance(0.7))
      .map(({ id, name }) =>
        aResumeSkill(name, {
          skillId: id,
          evidence: [evidenceIn(roleOf() ?? 'skills', `Used ${name}`)],
        }),
      ),
    statements: asked.map(({ id, name }) =>
      aStatement(`Maintain web applications with ${name}`, {
        role: roleOf(),
        skillIds: id === null ? [] : [id],
      }),
    ),
  };
  return {
    posting: facts,
    resume: shown,
    skills: aRandomList(random, shown).filter(() => random.chance(0.7)),
  };
}

/** The product's result for each gap, beside the reference result. */
function compare(input: MatchInput): { flips: number } {
  const gaps = skillGaps(input);
  expect(gaps).toEqual(gaps.map((gap) => ({ ...gap, flips: flipsTheLongWay(input, gap.name) })));
  return { flips: gaps.filter(({ flips }) => flips).length };
}

describe('whether a missing skill makes the user ready', () => {
  it('is what judging everything again says, for random facts and lists', () => {
    let flips = 0;
    for (let seed = 0; seed < 300; seed += 1) flips += compare(aRandomInput(seed)).flips;
    expect(flips).toBeGreaterThan(50);
  });

  it('is what judging everything again says, where the resume shows what the list does not have', () => {
    let flips = 0;
    for (let seed = 0; seed < 500; seed += 1) flips += compare(anAlmostReadyInput(seed)).flips;
    expect(flips).toBeGreaterThan(100);
  });

  it('is what judging everything again says, for a posting and a resume of which not everything is judged', () => {
    const many = allSkills()
      .slice(0, 400)
      .map(({ id, name }) => ({ id, name }));
    for (let seed = 0; seed < 3; seed += 1) {
      const random = aRandom(seed);
      const [posting, resume] = [aRandomPosting(random, many), aRandomResume(random, many)];
      const asked = random
        .shuffle(many)
        .slice(0, 250)
        .map(({ id, name }, at) =>
          aSkillRequirement(name, {
            skillId: id,
            importance: random.pick(['required', 'preferred'] as const),
            quote: { text: name, start: at * 100, end: at * 100 + name.length },
          }),
        );
      compare({
        posting: { ...posting, skills: asked },
        resume,
        skills: skillsOf(resume).filter(() => random.chance(0.5)),
      });
    }
  });
});
