import {
  postingFactsSchema,
  resumeFactsSchema,
  type PostingFacts,
  type ResumeFacts,
} from '@rolefit/contracts';
import {
  withRolesInOrderOf,
  withRolesInTextOrder,
  type NamedSkill,
  type Random,
} from '@rolefit/testing';
import { scoreMatch } from './index.js';
import { skillsOf, judgeFacts } from './testing/judge.js';
import { seedsOf, aRandomCase } from './testing/random-case.js';
import { namedSkill } from './testing/skills.js';

const known = ['React', 'JavaScript', 'Vue.js', 'Docker', 'Kubernetes', 'SQL', 'Communication'];
const skills: NamedSkill[] = [
  ...known.map(namedSkill),
  { id: null, name: 'Falconry' },
  { id: null, name: 'Organ tuning' },
];

const seeds = seedsOf(100);

function aCase(seed: number) {
  const { resume, ...others } = aRandomCase(seed, skills);
  return { ...others, resume: withRolesInTextOrder(resume) };
}

function shuffledPosting(random: Random, posting: PostingFacts): PostingFacts {
  return {
    ...posting,
    skills: random.shuffle(posting.skills),
    experience: random.shuffle(posting.experience),
    duties: random.shuffle(posting.duties),
    education: random.shuffle(posting.education),
    languages: random.shuffle(posting.languages),
    requirements: random.shuffle(posting.requirements),
    fields: random.shuffle(posting.fields),
    occupations: random.shuffle(posting.occupations),
    occupationProfile: random.shuffle(posting.occupationProfile),
  };
}

/** The facts in another order, but for the roles. */
function shuffledResume(random: Random, resume: ResumeFacts): ResumeFacts {
  return {
    ...resume,
    skills: random
      .shuffle(resume.skills)
      .map((skill) => ({ ...skill, evidence: random.shuffle(skill.evidence) })),
    statements: random.shuffle(resume.statements),
    education: random.shuffle(resume.education),
    languages: random.shuffle(resume.languages),
    fields: random.shuffle(resume.fields),
    occupations: random.shuffle(resume.occupations),
    occupationProfile: random.shuffle(resume.occupationProfile),
  };
}

describe('the same facts', () => {
  it('give the same match to the bit after they went through JSON', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const again = judgeFacts(
        postingFactsSchema.parse(JSON.parse(JSON.stringify(posting))),
        resumeFactsSchema.parse(JSON.parse(JSON.stringify(resume))),
      );
      expect(JSON.stringify(again)).toBe(JSON.stringify(judgeFacts(posting, resume)));
    }
  });
  it('give the same match to the bit in any order', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const again = scoreMatch({
        posting: shuffledPosting(random, posting),
        resume: shuffledResume(random, resume),
        skills: random.shuffle(skillsOf(resume)),
      });
      expect(JSON.stringify(again)).toBe(JSON.stringify(judgeFacts(posting, resume)));
    }
  });
  it('give the same match to the bit with the roles in any order', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const order = random.shuffle(resume.roles.map((_, index) => index));
      const again = judgeFacts(posting, withRolesInOrderOf(resume, order));
      expect(JSON.stringify(again)).toBe(JSON.stringify(judgeFacts(posting, resume)));
    }
  });
});
