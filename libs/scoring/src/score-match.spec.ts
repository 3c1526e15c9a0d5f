import {
  matchSchema,
  postingFactsSchema,
  resumeFactsSchema,
  subScoreKeys,
  type PostingFacts,
  type ResumeFacts,
  type Score,
} from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import {
  aDuty,
  aQuote,
  aRandom,
  aRandomPosting,
  aRandomResume,
  aResumeSkill,
  aSkillRequirement,
  evidenceIn,
  type NamedSkill,
} from '@rolefit/testing';
import { profileSkillsFrom, scoreMatch, type ProfileSkillInput } from './index.js';

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
  ...known.map((name) => ({ id: skillByName(name)?.id ?? null, name })),
  { id: null, name: 'Falconry' },
  { id: null, name: 'Organ tuning' },
];

function listOf(resume: ResumeFacts): ProfileSkillInput[] {
  return profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' }));
}

function judge(posting: PostingFacts, resume: ResumeFacts) {
  return scoreMatch({ posting, resume, skills: listOf(resume) });
}

/** The lowest and the highest of the sub-scores that are asked. */
function rangeOf(score: Score): [number, number] {
  const asked = subScoreKeys.flatMap((key) => score[key] ?? []);
  return [Math.min(...asked), Math.max(...asked)];
}

const seeds = Array.from({ length: 100 }, (_, seed) => seed);

function aCase(seed: number) {
  const random = aRandom(seed);
  return { random, posting: aRandomPosting(random, skills), resume: aRandomResume(random, skills) };
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
      expect(matchSchema.safeParse(judge(posting, resume)).error).toBeUndefined();
    }
  });

  it('gives points that sum to the score and possible points that sum to 100', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { points, score } = judge(posting, resume);
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
      const { score } = judge(posting, resume);
      const [lowest, highest] = rangeOf(score);
      expect(score.overallScore).toBeGreaterThanOrEqual(lowest - 1);
      expect(score.overallScore).toBeLessThanOrEqual(highest + 1);
    }
  });

  it('gives the same match to the bit for facts that went through JSON', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const again = judge(
        postingFactsSchema.parse(JSON.parse(JSON.stringify(posting))),
        resumeFactsSchema.parse(JSON.parse(JSON.stringify(resume))),
      );
      expect(JSON.stringify(again)).toBe(JSON.stringify(judge(posting, resume)));
    }
  });

  it('gives the same match to the bit for facts in any order', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const order = random.shuffle(resume.roles.map((_, index) => index));
      const moved = (role: number | null) => (role === null ? null : order.indexOf(role));
      const shuffledResume: ResumeFacts = {
        ...resume,
        roles: order.map((index) => resume.roles[index]!),
        skills: random.shuffle(resume.skills).map((skill) => ({
          ...skill,
          evidence: random
            .shuffle(skill.evidence)
            .map((line) => ({ ...line, role: moved(line.role) })),
        })),
        statements: random
          .shuffle(resume.statements)
          .map((line) => ({ ...line, role: moved(line.role) })),
        education: random.shuffle(resume.education),
        languages: random.shuffle(resume.languages),
      };
      const shuffledPosting: PostingFacts = {
        ...posting,
        skills: random.shuffle(posting.skills),
        experience: random.shuffle(posting.experience),
        duties: random.shuffle(posting.duties),
        education: random.shuffle(posting.education),
        languages: random.shuffle(posting.languages),
      };
      const again = scoreMatch({
        posting: shuffledPosting,
        resume: shuffledResume,
        skills: random.shuffle(listOf(resume)),
      });
      expect(JSON.stringify(again)).toBe(JSON.stringify(judge(posting, resume)));
    }
  });

  it('does not change its input', () => {
    const { posting, resume } = aCase(7);
    const before = JSON.stringify([posting, resume]);
    judge(posting, resume);
    expect(JSON.stringify([posting, resume])).toBe(before);
  });

  it('never lowers a score when the resume shows more', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const other = aRandomResume(random, skills);
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
      };
      const poorer = judge(posting, resume).score;
      const better = judge(posting, richer).score;
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
      const before = judge(posting, resume);
      const after = judge(posting, more);
      const changed = after.points.filter(
        (point, index) => point.credit !== before.points[index]?.credit,
      );
      const weight = changed.reduce((sum, point) => sum + point.pointsPossible + 1, 0);
      expect(after.score.overallScore - before.score.overallScore).toBeLessThanOrEqual(weight);
    }
  });

  it('leads from every credit to a quote, or to what the user stated', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      for (const point of judge(posting, resume).points) {
        expect(point.postingQuote.text).not.toBe('');
        if (point.credit > 0 && point.resumeQuote === null)
          expect(point.reason).toMatch(/written in|equivalent experience/);
      }
    }
  });

  it('orders recommendations by the points they bring, says how many, and never tells to claim what is not there', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { recommendations } = judge(posting, resume);
      const gains = recommendations
        .flatMap((line) => /up to \+(\d+) points?\.$/.exec(line)?.[1] ?? [])
        .map(Number);
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
      expect(recommendations.slice(0, gains.length).every((line) => line.includes('up to +'))).toBe(
        true,
      );
      expect(
        recommendations.slice(gains.length).every((line) => line.includes('It brings no points')),
      ).toBe(true);
      expect(recommendations.join(' ')).not.toMatch(/!|\b(?:claim|pretend|just add)\b/i);
    }
  });

  it('brings at least the points that it recommends for a missing skill', () => {
    let tried = 0;
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const before = judge(posting, resume);
      const missing = before.missingSkills.find(
        ({ credit, name }) =>
          credit === 0 &&
          posting.skills.some((asked) => asked.name === name && asked.group === null),
      );
      const line = before.recommendations.find(
        (text) =>
          missing && text.startsWith(`If you have used ${missing.name}, show it in a role:`),
      );
      if (!missing || !line) continue;
      const role = {
        ...resume,
        roles: [
          ...resume.roles,
          {
            title: 'Zookeeper',
            employer: null,
            start: '2021-01',
            end: null,
            isCurrent: true,
            family: null,
            seniority: null,
            quote: aQuote('Zookeeper'),
          },
        ],
      };
      const skillId = posting.skills.find((asked) => asked.name === missing.name)?.skillId ?? null;
      const shown = {
        ...role,
        skills: [
          ...resume.skills,
          aResumeSkill(missing.name, {
            skillId,
            evidence: [evidenceIn(resume.roles.length, 'Used it')],
          }),
        ],
      };
      const promised = Number(/\+(\d+)/.exec(line)?.[1]);
      expect(
        judge(posting, shown).score.overallScore - before.score.overallScore,
      ).toBeGreaterThanOrEqual(promised - 1);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(20);
  });

  it('says in two or three sentences what fits and what does not', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { scanSummary } = judge(posting, resume);
      const sentences = scanSummary.split(/\.(?:\s|$)/).filter(Boolean).length;
      expect(sentences === 2 || sentences === 3).toBe(true);
      expect(scanSummary).not.toMatch(/!|you lack/);
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
    expect(() => judge(empty, resume)).toThrow(RangeError);
    expect(() => judge({ ...posting, isPosting: false }, resume)).toThrow(RangeError);
  });

  it('leaves out what is not asked and scales up the rest', () => {
    const { posting, resume } = aCase(2);
    const only = {
      ...posting,
      title: null,
      skills: [aSkillRequirement('Falconry')],
      experience: [],
      duties: [],
      education: [],
      languages: [],
    };
    const { score, points } = scoreMatch({
      posting: only,
      resume: { ...resume, statements: [] },
      skills: [{ name: 'Falconry', score: 35, source: 'user' }],
    });
    expect(score).toEqual({
      overallScore: 60,
      skillsScore: 60,
      experienceScore: null,
      responsibilitiesScore: null,
      titleScore: null,
      educationScore: null,
      languageScore: null,
    });
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({ points: 60, pointsPossible: 100 });
  });
});
