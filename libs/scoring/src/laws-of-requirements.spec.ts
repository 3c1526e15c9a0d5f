import type { PostingFacts, ResumeFacts } from '@rolefit/contracts';
import {
  aPostingFacts,
  aQuote,
  type aRandom,
  aRequirement,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillPart,
  aSkillRequirement,
  aTitle,
  evidenceIn,
  inTextOrder,
} from '@rolefit/testing';
import { judgeFacts } from './testing/judge.js';
import { seedsOf, aRandomCase } from './testing/random-case.js';
import { namedSkill, asks, shows } from './testing/skills.js';

const skills = ['React', 'Docker', 'Kubernetes', 'SQL', 'Falconry', 'Payroll'].map(namedSkill);
const seeds = seedsOf(100);

const overall = (posting: PostingFacts, resume: ResumeFacts) =>
  judgeFacts(posting, resume).score.overallScore;

const aCase = (seed: number) => aRandomCase(seed, skills);

/** A skill that nothing else in the random facts is like, somewhere in the text. */
function anotherAsk(random: ReturnType<typeof aRandom>) {
  const start = random.whole(0, 1_000_000_000);
  return aSkillRequirement('Zorbing', {
    importance: random.pick(['required', 'preferred'] as const),
    quote: { text: 'Zorbing', start, end: start + 'Zorbing'.length },
  });
}

const last = { text: 'Warden, 2016-01', start: 2_000_000_000, end: 2_000_000_015 };

/** The resume with the skill used in each of its roles, and in one that lasts. */
function withZorbing(resume: ResumeFacts): ResumeFacts {
  const roles = [
    ...resume.roles,
    aRole('Warden', { start: '2016-01', end: null, isCurrent: true, quote: last }),
  ];
  const evidence = roles.map((_, role) => evidenceIn(role, `Zorbing ${role}`));
  return { ...resume, roles, skills: [...resume.skills, aResumeSkill('Zorbing', { evidence })] };
}

describe('one more requirement', () => {
  it('that is shown never lowers the score, so that one fewer never raises it', () => {
    for (const seed of seeds) {
      const { random, posting, resume: held } = aCase(seed);
      const resume = withZorbing(held);
      const more = { ...posting, skills: [...posting.skills, anotherAsk(random)] };
      const point = judgeFacts(more, resume).points.find(({ label }) => label === 'Zorbing');
      expect([seed, point?.credit]).toEqual([seed, 1]);
      expect(overall(more, resume)).toBeGreaterThanOrEqual(overall(posting, resume));
    }
  });

  it('that is not found never raises the score, so that one fewer never lowers it', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const more = { ...posting, skills: [...posting.skills, anotherAsk(random)] };
      const point = judgeFacts(more, resume).points.find(({ label }) => label === 'Zorbing');
      expect([seed, point?.credit]).toEqual([seed, 0]);
      expect(overall(more, resume)).toBeLessThanOrEqual(overall(posting, resume));
    }
  });

  it('that becomes shown never lowers the score', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const asked = { ...posting, skills: [...posting.skills, anotherAsk(random)] };
      expect(overall(asked, withZorbing(resume))).toBeGreaterThanOrEqual(overall(asked, resume));
    }
  });

  it('never changes what another requirement earns by its words or skills', () => {
    for (const seed of seeds) {
      const { random, posting, resume } = aCase(seed);
      const more = { ...posting, skills: [...posting.skills, anotherAsk(random)] };
      const credits = (facts: PostingFacts) =>
        judgeFacts(facts, resume)
          .points.filter(({ label, kind }) => label !== 'Zorbing' && kind !== 'experience')
          .filter(({ kind }) => kind !== 'education')
          .map(({ label, credit }) => [label, credit]);
      // Years count by the skills that a posting asks for.
      const withoutYears = (facts: PostingFacts): PostingFacts => ({
        ...facts,
        experience: [],
        skills: facts.skills.map((skill) => ({ ...skill, years: null })),
      });
      expect(credits(withoutYears(more))).toEqual(credits(withoutYears(posting)));
    }
  });
});

describe('the weight of requirements', () => {
  const musts = ['Falconry', 'Zorbing', 'Beekeeping', 'Organ tuning', 'Thatching'];
  const demands = (name: string, importance: 'must' | 'nice' | 'duty' = 'must') =>
    aRequirement(name, { importance, parts: [[aSkillPart(name)]] });
  const possible = (...requirements: ReturnType<typeof demands>[]) =>
    judgeFacts(
      aPostingFacts({
        requirements: inTextOrder(requirements),
        skills: [aSkillRequirement('Falconry', { quote: { text: 'Falconry', start: 0, end: 8 } })],
      }),
      aResumeFacts(),
    ).points.map(({ pointsPossible }) => pointsPossible);

  it('falls from the first that is asked to the last', () => {
    const points = possible(...musts.map((name) => demands(name)));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points[0]).toBeGreaterThan(points[4] ?? 100);
  });

  it('is more for what is required than for what is preferred or a duty of the role', () => {
    const [must, nice, duty] = possible(
      demands('Falconry'),
      demands('Zorbing', 'nice'),
      demands('Thatching', 'duty'),
    );
    expect(must).toBeGreaterThan(nice ?? 100);
    expect(must).toBeGreaterThan(duty ?? 100);
  });

  it('does not depend on what the resume shows', () => {
    for (const seed of seeds.slice(0, 20)) {
      const { posting, resume } = aCase(seed);
      const weights = (held: ResumeFacts) =>
        judgeFacts(posting, held).points.map(({ pointsPossible }) => pointsPossible);
      const [one, other] = [weights(resume), weights(aResumeFacts())];
      // Rounding to whole points depends on the credits.
      for (const [at, weight] of one.entries())
        expect(Math.abs(weight - (other[at] ?? 0))).toBeLessThanOrEqual(2);
    }
  });
});

describe('a thin posting', () => {
  const names = ['React', 'Docker', 'SQL', 'Kubernetes', 'Python', 'Git'];
  const title = aTitle('Software Engineer', { family: 'software-engineering' });
  const resume = aResumeFacts({
    roles: [aRole('Software Engineer', { start: '2018-01', end: null, isCurrent: true })],
    skills: names.map((name) => shows(name, evidenceIn(0, `Used ${name}`))),
  });
  const lowOf = (count: number, facts: Partial<PostingFacts> = {}) =>
    judgeFacts(
      aPostingFacts({
        skills: names.slice(0, count).map((name) => asks(name, { quote: aQuote(name) })),
        ...facts,
      }),
      resume,
    ).score.range?.low ?? -1;

  it('that is fully met lies, by the lower end of its range, below a full one that is met', () => {
    for (const facts of [{}, { title }]) {
      expect(lowOf(1, facts)).toBeGreaterThanOrEqual(0);
      expect(lowOf(1)).toBeLessThan(lowOf(names.length, facts));
      expect(lowOf(1, facts)).toBeLessThan(lowOf(names.length, facts));
    }
  });

  it('rises by its lower end with each skill that is met', () => {
    const lows = names.map((_, at) => lowOf(at + 1));
    expect(lows).toEqual(lows.toSorted((a, b) => a - b));
    expect(new Set(lows).size).toBe(lows.length);
  });
});
