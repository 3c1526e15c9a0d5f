import {
  matchSchema,
  postingFactsSchema,
  resumeFactsSchema,
  subScoreKeys,
  type ResumeFacts,
  type Score,
} from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import {
  aDuty,
  aPostingFacts,
  aQuote,
  aRandomResume,
  aResumeFacts,
  aResumeSkill,
  aSkillRequirement,
  evidenceIn,
  withRandomCareer,
  withRolesInTextOrder,
  type NamedSkill,
} from '@rolefit/testing';
import { scoreMatch } from './index.js';
import { judgeFacts } from './testing/judge.js';
import { seedsOf, aStoredCase } from './testing/random-case.js';
import { namedSkill } from './testing/skills.js';

const known = [
  'React',
  'JavaScript',
  'TypeScript',
  'Vue.js',
  'Docker',
  'Kubernetes',
  'SQL',
  'Java',
  'Python',
  'Jest',
  'Git',
  'AWS',
  'Communication',
];
const skills: NamedSkill[] = [
  ...known.map(namedSkill),
  { id: null, name: 'Falconry' },
  { id: null, name: 'Organ tuning' },
];

/** The lowest and the highest of the sub-scores that are asked. */
function rangeOf(score: Score): [number, number] {
  const asked = subScoreKeys.flatMap((key) => score[key] ?? []);
  return [Math.min(...asked), Math.max(...asked)];
}

const seeds = seedsOf(100);

function aCase(seed: number) {
  const { resume, ...others } = aStoredCase(seed, skills);
  return { ...others, resume: withRolesInTextOrder(resume) };
}

describe('scoreMatch on random facts', () => {
  it('knows the skills it is tried on', () => {
    expect(known.filter((name) => !skillByName(name))).toEqual([]);
  });

  it('answers in the shape of the contract', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      expect(
        postingFactsSchema.safeParse(posting).success &&
          resumeFactsSchema.safeParse(resume).success,
      ).toBe(true);
      expect(matchSchema.safeParse(judgeFacts(posting, resume)).error).toBeUndefined();
    }
  });

  it('gives points that sum to the score and possible points that sum to 100', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { points, score } = judgeFacts(posting, resume);
      expect(points.reduce((sum, point) => sum + point.points, 0)).toBe(score.overallScore);
      expect(points.reduce((sum, point) => sum + point.pointsPossible, 0)).toBe(100);
      for (const point of points) {
        expect(point.points).toBeLessThanOrEqual(point.pointsPossible);
        if (point.credit === 1) expect(point.points).toBe(point.pointsPossible);
        if (point.credit === 0) expect(point.points).toBe(0);
      }
    }
  });

  it('puts the overall score between the lowest and the highest sub-score, but for rounding', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { score } = judgeFacts(posting, resume);
      const [lowest, highest] = rangeOf(score);
      expect(score.overallScore).toBeGreaterThanOrEqual(lowest - 1);
      expect(score.overallScore).toBeLessThanOrEqual(highest + 1);
    }
  });

  it('does not change its input', () => {
    const { posting, resume } = aCase(7);
    const before = JSON.stringify([posting, resume]);
    judgeFacts(posting, resume);
    expect(JSON.stringify([posting, resume])).toBe(before);
  });

  it('never lowers a score when the resume shows more', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const other = withRandomCareer(random, aRandomResume(random, skills));
      const offset = resume.roles.length;
      const later = (role: number | null) => (role === null ? null : role + offset);
      const added = other.skills.map((skill) => ({
        ...skill,
        evidence: skill.evidence.map((line) => ({ ...line, role: later(line.role) })),
      }));
      const joined = resume.skills.map((skill) => {
        const more = added.find(({ name }) => name === skill.name);
        return more ? { ...skill, evidence: [...skill.evidence, ...more.evidence] } : skill;
      });
      const richer: ResumeFacts = {
        ...resume,
        roles: [...resume.roles, ...other.roles],
        skills: [
          ...joined,
          ...added.filter(({ name }) => !resume.skills.some((skill) => skill.name === name)),
        ],
        statements: [
          ...resume.statements,
          ...other.statements.map((line) => ({ ...line, role: later(line.role) })),
        ],
        education: [...resume.education, ...other.education],
        languages: [...resume.languages, ...other.languages],
        licences: [...resume.licences, ...other.licences],
        occupations: [
          ...resume.occupations,
          ...other.occupations.map((one) => ({
            ...one,
            roles: one.roles.map((role) => role + offset),
          })),
        ],
      };
      const poorer = judgeFacts(posting, resume).score;
      const better = judgeFacts(posting, withRolesInTextOrder(richer)).score;
      for (const key of ['overallScore', ...subScoreKeys] as const)
        expect(better[key] ?? 0).toBeGreaterThanOrEqual(poorer[key] ?? 0);
    }
  });

  it('never lets one judgement move the overall score by more than it weighs', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const asked = random.pick(posting.skills);
      const skill = aResumeSkill(asked.name, {
        skillId: asked.skillId,
        evidence: [evidenceIn('skills', 'A new line')],
      });
      const more = resume.skills.some(({ name }) => name === asked.name)
        ? resume
        : { ...resume, skills: [...resume.skills, skill] };
      const before = judgeFacts(posting, resume);
      const after = judgeFacts(posting, more);
      const changed = after.points.filter(
        (point, index) => point.credit !== before.points[index]?.credit,
      );
      const weight = changed.reduce((sum, point) => sum + point.pointsPossible + 1, 0);
      expect(after.score.overallScore - before.score.overallScore).toBeLessThanOrEqual(weight);
    }
  });

  it('leads from every credit to a quote, or to what the user stated, and from none to neither', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      for (const point of judgeFacts(posting, resume).points) {
        expect(point.postingQuote.text).not.toBe('');
        if (point.credit > 0 && point.resumeQuote === null) expect(point.by).toBe('stated');
        if (point.credit === 0 && point.verdict !== 'contradicted')
          expect(point).toMatchObject({ verdict: 'not-found', by: 'none', resumeQuote: null });
      }
    }
  });
});

describe('scoreMatch', () => {
  it('refuses a posting that asks nothing that can be judged', () => {
    const { posting, resume } = aCase(1);
    const empty = {
      ...posting,
      skills: [],
      experience: [],
      duties: [aDuty('Other duties as assigned')],
      education: [],
      languages: [],
    };
    expect(() => judgeFacts(empty, resume)).toThrow(RangeError);
    expect(() => judgeFacts({ ...posting, isPosting: false }, resume)).toThrow(RangeError);
  });

  it('gives all points to the one requirement of a posting, and null to all that it does not ask', () => {
    const { score, points } = scoreMatch({
      posting: aPostingFacts({
        skills: [aSkillRequirement('Falconry', { quote: aQuote('Falconry') })],
      }),
      resume: aResumeFacts(),
      skills: [{ name: 'Falconry', score: 35, source: 'user' }],
    });
    const asked = subScoreKeys.filter((key) => score[key] !== null);
    expect(asked).toEqual(['skillsScore']);
    expect(score.overallScore).toBe(score.skillsScore);
    expect(points).toMatchObject([{ points: score.overallScore, pointsPossible: 100 }]);
  });
});
