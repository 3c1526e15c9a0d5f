import type { LinkVerdict, Requirement, Score } from '@rolefit/contracts';
import type { Condition } from '@rolefit/linking';
import { skillByName } from '@rolefit/skills';
import { aQuote, aRequirement, aSkillPart } from '@rolefit/testing';
import type { RequirementJudgement } from './judgement.js';
import { summarise as summariseInMessages } from './summary.js';
import { aLink } from './testing/a-link.js';
import { scoreBands } from './weights.js';
import { aJudgement } from './testing/a-judgement.js';
import { inEnglish } from './testing/in-english.js';

const summarise = (...given: Parameters<typeof summariseInMessages>) =>
  inEnglish(summariseInMessages(...given));

const score: Score = {
  overallScore: 40,
  skillsScore: 40,
  experienceScore: null,
  responsibilitiesScore: null,
  titleScore: null,
  educationScore: null,
  languageScore: null,
};

function judged(
  label: string,
  verdict: LinkVerdict,
  facts: Partial<Requirement> = {},
  weight = 1,
): RequirementJudgement {
  const credit = verdict === 'shown' ? 1 : 0;
  const link = aLink(aRequirement(label, facts), { verdict, credit });
  return aJudgement(label, { weight, credit, link });
}

function open(kind: Condition['kind'], label: string): Condition {
  return { kind, label, status: 'unknown', postingQuote: aQuote(label), resumeQuote: null };
}

const shown = (label: string, facts: Partial<Requirement> = {}, weight = 1) =>
  judged(label, 'shown', facts, weight);
const partly = (label: string) => judged(label, 'partly');
const missing = (label: string, facts: Partial<Requirement> = {}) =>
  judged(label, 'not-found', facts);
const nice = { importance: 'nice' } as const;

describe('how a summary ends where nothing is missing', () => {
  it('depends on whether all is shown in full', () => {
    expect(summarise(score, [shown('Go')], [])).toMatch(/No large gaps\.$/);
    expect(summarise(score, [shown('Go'), partly('C')], [])).toMatch(
      /Nothing is missing entirely\.$/,
    );
  });
});

describe('what a summary says that the resume shows', () => {
  it.each([
    [[shown('Java'), shown('Go')], 'Both requirements found: Java and Go.'],
    [[shown('Java'), missing('Go')], '1 of 2 requirements found: Java.'],
    [[shown('Java'), shown('Perl', nice), missing('Go')], '1 of 2 requirements found: Java.'],
    [[shown('Go')], 'Your resume shows the one requirement: Go.'],
    [[missing('Go')], 'Your resume doesn’t show the one requirement.'],
    [[partly('Go')], 'Your resume partly shows the one requirement.'],
    [
      [shown('Java'), partly('Go'), missing('C')],
      '1 of 3 requirements found (1 more partly): Java.',
    ],
    [[partly('Go'), missing('C')], 'None of the 2 requirements fully found, 1 partly.'],
    [[missing('Go'), missing('C')], 'None of the 2 requirements found.'],
  ])('counts what is required, and names it', (judgements, words) => {
    expect(summarise(score, judgements, [])).toContain(words);
  });

  it('names the three that weigh most, and neither the title nor a soft virtue', () => {
    const judgements = [
      shown('Filing'),
      ...['Payroll', 'Audits', 'Tax returns'].map((label) => shown(label, {}, 2)),
      shown('Accountant', { kind: 'title' }, 9),
      shown('Kindness', { kind: 'soft' }, 9),
    ];
    expect(summarise(score, judgements, [])).toContain(
      'All 4 requirements found, including Payroll, Audits and Tax returns.',
    );
  });

  it('is its strongest part where nothing is required', () => {
    const parts = { ...score, skillsScore: null, educationScore: 90, languageScore: 10 };
    expect(summarise(parts, [], [])).toContain('Strongest part: education.');
    expect(summarise({ ...score, skillsScore: 10 }, [], [])).not.toContain('Strongest');
  });
});

describe('what a summary says is missing', () => {
  it('is what is required, before what is welcome', () => {
    expect(summarise(score, [missing('Java'), missing('Perl', nice)], [])).toContain(
      'Missing from your resume: Java.',
    );
    expect(summarise(score, [shown('Java'), missing('Perl', nice)], [])).toContain(
      'Preferred, but not in your resume: Perl.',
    );
  });

  it('is not named by words about the employer, and not said to be nothing either', () => {
    const summary = summarise(score, [missing('We are looking for the right one')], []);
    expect(summary).toBe('Partial match. Your resume doesn’t show the one requirement.');
  });

  it('is quoted where it is more than a name', () => {
    expect(summarise(score, [missing('Keep the books of three shops')], [])).toContain(
      'Missing from your resume: “Keep the books of three shops”.',
    );
  });

  it.each([
    'Looking after the tower clocks and carillons of the old town with two colleagues',
    'Mehrjährige Erfahrung in der Wartung von Turmuhren und Glockenspielen in Kirchen',
    'Maîtrise de la restauration des horloges anciennes avec leurs carillons',
  ])('is never cut in the middle of a phrase: “%s”', (sentence) => {
    const name = /“(.+)”/.exec(summarise(score, [missing(sentence)], []))?.[1] ?? '';
    expect(name.length).toBeGreaterThan(12);
    expect(sentence.startsWith(name)).toBe(true);
    expect(sentence.slice(name.length)).toMatch(/^ (?:and|von|des|avec|with) /);
  });

  it('is the single skills of a list, none of them a tool for chat', () => {
    const parts = ['Zorb control', 'Slack', 'Falconry', 'Glass blowing'].map((name) => [
      aSkillPart(name, skillByName(name)?.id ?? null),
    ]);
    const list = missing('Zorb control, Slack, Falconry and Glass blowing', { parts });
    const chat = missing('We talk over Slack', { parts: parts.slice(1, 2) });
    expect(summarise(score, [list, chat], [])).toContain(
      'Missing from your resume: Zorb control, Falconry and Glass blowing.',
    );
  });

  it('is no large gap where nothing is', () => {
    expect(summarise(score, [shown('Java')], [])).toContain('No large gaps.');
  });
});

describe('a summary', () => {
  it('calls a match by the band of its score', () => {
    const say = (overallScore: number) => summarise({ ...score, overallScore }, [], []);
    for (const { from, word } of scoreBands)
      expect(say(from)).toMatch(new RegExp(`^${word} match\\.`, 'i'));
    for (const [at, { word }] of scoreBands.slice(1).entries())
      expect(say((scoreBands[at]?.from ?? 0) - 1)).toMatch(new RegExp(`^${word} match\\.`, 'i'));
  });

  it('names open conditions in a list that any label fits', () => {
    expect(summarise(score, [shown('Go')], [open('work-permit', 'Work permit for US')])).toContain(
      'Required, but not in your resume: Work permit for US.',
    );
  });

  it('names nothing twice that is both a requirement and an open condition', () => {
    const summary = summarise(score, [missing('Swedish')], [open('language', 'Swedish')]);
    expect(summary).toContain('Missing from your resume: Swedish.');
    expect(summary).not.toContain('Required, but');
  });
});
