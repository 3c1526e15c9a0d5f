import type { ReadinessCheck } from '@rolefit/contracts';
import type { Condition } from '@rolefit/linking';
import { aPostingFacts, aQuote, aRequirement, aResumeFacts, aTitle } from '@rolefit/testing';
import { scoreMatch } from './index.js';
import { readinessChecks, type ReadinessInput } from './readiness.js';
import { aLink } from './testing/a-link.js';
import { readyThresholds } from './weights.js';
import { inEnglish } from './testing/in-english.js';
import { asks as asksFor } from './testing/skills.js';

const aCraft = (credit: number) =>
  aLink(aRequirement('Ward Nurse', { kind: 'title' }), {
    credit,
    verdict: 'partly',
    by: 'role-title',
  });

/** The checks of a match that is ready but for what the test states. */
function check(rule: ReadinessCheck['rule'], input: Partial<ReadinessInput> = {}) {
  const checks = readinessChecks({
    knockouts: [],
    links: [],
    craft: aCraft(1),
    breadth: { requirements: 9, understood: 9 },
    overallScore: 90,
    ...input,
  });
  const found = checks.find((one) => one.rule === rule);
  if (!found) throw new Error(`There is no check of ${rule}.`);
  // No other rule may depend on what one of them is about.
  expect(checks.filter(({ isMet }) => !isMet).every((one) => one === found)).toBe(true);
  return { ...found, text: inEnglish(found.text) };
}

describe('readiness by the craft', () => {
  it('needs enough work of the kind that the title names', () => {
    const isMet = (credit: number) => check('craft', { craft: aCraft(credit) }).isMet;
    const { craftCredit: least } = readyThresholds;
    expect(isMet(1)).toBe(true);
    expect(isMet(least)).toBe(true);
    expect(isMet(least - 0.001)).toBe(false);
  });

  it('names the title that it looked for', () => {
    expect(check('craft', { craft: aCraft(0) }).text).toBe(
      'Too little of your work fits the title “Ward Nurse”.',
    );
  });

  it('is not met where the posting has no title', () => {
    expect(check('craft', { craft: null })).toMatchObject({
      isMet: false,
      text: 'The posting has no title that says what the job is.',
    });
  });
});

describe('readiness by breadth', () => {
  const { understood: least } = readyThresholds;

  it('needs a posting of which enough is understood, however much it says', () => {
    const isMet = (understood: number) =>
      check('breadth', { breadth: { requirements: 30, understood } }).isMet;
    expect(isMet(least)).toBe(true);
    expect(isMet(least - 1)).toBe(false);
  });

  it('says that a posting says little', () => {
    expect(check('breadth', { breadth: { requirements: 1, understood: 1 } }).text).toBe(
      `The posting says too little: we understood 1 requirement and need at least ${least}.`,
    );
  });
});

describe('readiness by the score', () => {
  const { overallPercent: cut } = readyThresholds;

  it('begins at the cut, and tells the distance', () => {
    expect(check('overall', { overallScore: cut })).toMatchObject({
      isMet: true,
      text: `Exactly the ${cut} we look for.`,
    });
    expect(check('overall', { overallScore: cut - 1 })).toMatchObject({
      isMet: false,
      text: `1 point below the ${cut} we look for.`,
    });
    expect(check('overall', { overallScore: cut + 2 }).text).toContain('2 points above the');
  });
});

describe('readiness by conditions', () => {
  const knockout = (
    status: Condition['status'],
    {
      kind = 'travel',
      label = 'Travel',
    }: { readonly kind?: Condition['kind']; readonly label?: string } = {},
  ): Condition => ({ kind, label, status, postingQuote: aQuote(label), resumeQuote: null });

  it('ends where one is contradicted, not where one is open', () => {
    expect(check('knockouts', { knockouts: [knockout('not-met')] })).toMatchObject({
      isMet: false,
      text: 'This may rule you out: Travel is required, and your resume says otherwise.',
    });
    expect(check('knockouts', { knockouts: [knockout('unknown')] })).toMatchObject({
      isMet: true,
      text: 'No deal-breakers found. Not checked: Travel.',
    });
  });

  it.each([
    ['licence', 'Crane licence'],
    ['language', 'Swedish C1'],
  ] as const)(
    'waits for an answer where the resume does not mention a required %s',
    (kind, label) => {
      const open = knockout('unknown', { kind, label });
      expect(check('knockouts', { knockouts: [open] })).toMatchObject({
        isMet: false,
        text: `Required, but not in your resume: ${label}. Add it there, or answer under the conditions.`,
      });
      expect(check('knockouts', { knockouts: [{ ...open, status: 'met' }] }).isMet).toBe(true);
    },
  );

  it('does not wait where the resume shows the requirement, or an alternative to it', () => {
    const open = knockout('unknown', { kind: 'licence', label: 'Crane licence' });
    const shown = aLink(aRequirement('Crane licence', { kind: 'licence' }), { verdict: 'shown' });
    expect(check('knockouts', { knockouts: [open], links: [shown] }).isMet).toBe(true);
    const missing = { ...shown, verdict: 'not-found' } as const;
    expect(check('knockouts', { knockouts: [open], links: [missing] }).isMet).toBe(false);
  });

  it('does not wait for what nobody could answer, nor for what few resumes mention', () => {
    for (const label of ['Valid licence', "Driver's license", 'Driving licence class B'])
      expect(
        check('knockouts', { knockouts: [knockout('unknown', { kind: 'licence', label })] }).isMet,
      ).toBe(true);
    // The resume names the language without a level.
    const stated = { ...knockout('unknown', { kind: 'language' }), resumeQuote: aQuote('Swedish') };
    expect(check('knockouts', { knockouts: [stated] }).isMet).toBe(true);
  });
});

describe('a posting that says next to nothing', () => {
  const asks = (name: string) => asksFor(name, { quote: aQuote(name) });
  const states = (name: string) => ({ name, score: 100, source: 'user' as const });

  it('is never ready by the one skill that it names, with a title or without', () => {
    for (const title of [null, aTitle('React', { family: 'software-engineering' })]) {
      const match = scoreMatch({
        posting: aPostingFacts({ title, skills: [asks('React')] }),
        resume: aResumeFacts(),
        skills: [states('React')],
      });
      expect(match.matchSkills).toHaveLength(1);
      expect(match.breadth).toMatchObject({ requirements: 1, understood: 1 });
      expect(match.readyToApply).toBe(false);
    }
  });

  it('of another profession is not ready by skills that the user only states', () => {
    const names = ['React', 'Docker', 'SQL', 'TypeScript', 'Kubernetes', 'Python'];
    const match = scoreMatch({
      posting: aPostingFacts({
        title: aTitle('Software Engineer', { family: 'software-engineering' }),
        skills: names.map(asks),
      }),
      resume: aResumeFacts(),
      skills: names.map(states),
    });
    expect(match.missingSkills).toEqual([]);
    expect(match.readyToApply).toBe(false);
    expect(match.readiness.filter(({ isMet }) => !isMet).map(({ rule }) => rule)).toContain(
      'craft',
    );
  });
});
