import {
  aQuote,
  aRandom,
  aRandomPosting,
  aRandomResume,
  aResumeSkill,
  aRole,
  evidenceIn,
  withRandomRequirements,
  type NamedSkill,
} from '@rolefit/testing';
import { judgeFacts } from './testing/judge.js';
import { seedsOf } from './testing/random-case.js';
import { namedSkill } from './testing/skills.js';

const known = ['React', 'JavaScript', 'TypeScript', 'Docker', 'Kubernetes', 'SQL', 'Java', 'Git'];
const skills: NamedSkill[] = [
  ...known.map(namedSkill),
  { id: null, name: 'Falconry' },
  { id: null, name: 'Organ tuning' },
];

const seeds = seedsOf(100);

function aCase(seed: number) {
  const random = aRandom(seed);
  const posting = withRandomRequirements(random, aRandomPosting(random, skills));
  return { posting, resume: aRandomResume(random, skills) };
}

const isAboutWhatIsThere = (line: string) =>
  /^(?:Only listed: |Did your work as |Did one of your roles )/.test(line);

describe('the recommendations', () => {
  it('come first for what the resume has, then by the points they bring, and last for conditions', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { recommendations } = judgeFacts(posting, resume);
      const gains = recommendations.flatMap((line) => {
        const [, gain] = /Up to \+(\d+) points?\.$/.exec(line) ?? [];
        return gain === undefined ? [] : [{ line, gain: Number(gain) }];
      });
      const there = gains.filter(({ line }) => isAboutWhatIsThere(line));
      const rest = gains.slice(there.length);
      expect(gains.slice(0, there.length)).toEqual(there);
      for (const part of [there, rest])
        expect(part).toEqual(part.toSorted((a, b) => b.gain - a.gain));
      for (const line of recommendations.slice(gains.length))
        expect(line).toContain('Won’t change the score, but can decide.');
    }
  });

  it('never tell to claim what is not there', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { recommendations } = judgeFacts(posting, resume);
      expect(recommendations.join(' ')).not.toMatch(/!|\b(?:claim|pretend|just add)\b/i);
      for (const line of recommendations)
        expect(line).toMatch(
          /\? |^Only listed: | if you’ve done it\.|: if (?:you have it|that works for you)/,
        );
    }
  });

  it('never promise more than the points that are still to be had', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { recommendations, points } = judgeFacts(posting, resume);
      for (const [at, line] of recommendations.entries()) {
        const open = points
          .filter(({ recommendation }) => recommendation === at)
          // Whole points are rounded.
          .reduce((sum, point) => sum + point.pointsPossible - point.points + 1, 0);
        expect(Number(/\+(\d+)/.exec(line)?.[1] ?? 0)).toBeLessThanOrEqual(open);
      }
    }
  });

  it('raise the score where somebody follows the one for a missing skill', () => {
    let tried = 0;
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const before = judgeFacts(posting, resume);
      const missing = posting.skills.find(({ name }) =>
        before.recommendations.some((line) => line.startsWith(`Used ${name}? Show it in a role.`)),
      );
      if (!missing || before.matchSkills.some(({ name }) => name === missing.name)) continue;
      const last = { ...aQuote('Zookeeper'), start: 2_000_000_000, end: 2_000_000_009 };
      const { roles } = resume;
      const shown = {
        ...resume,
        roles: [
          ...roles,
          aRole('Zookeeper', { start: '2021-01', end: null, isCurrent: true, quote: last }),
        ],
        skills: [
          ...resume.skills,
          aResumeSkill(missing.name, {
            skillId: missing.skillId,
            evidence: [evidenceIn(roles.length, 'Used it')],
          }),
        ],
      };
      expect(judgeFacts(posting, shown).score.overallScore).toBeGreaterThan(
        before.score.overallScore,
      );
      tried += 1;
    }
    expect(tried).toBeGreaterThan(20);
  });
});

describe('the summary', () => {
  it('says in two to four sentences what fits and what does not', () => {
    for (const seed of seeds) {
      const { posting, resume } = aCase(seed);
      const { scanSummary } = judgeFacts(posting, resume);
      const sentences = scanSummary.split(/\.(?:\s|$)/).filter(Boolean).length;
      expect([2, 3, 4]).toContain(sentences);
      expect(scanSummary).not.toMatch(/!|you lack/);
    }
  });
});
