import type { Knockout, LinkVerdict, Requirement, Score } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import { aQuote, aRequirement, aSkillPart } from '@rolefit/testing';
import type { RequirementJudgement } from './judgement.js';
import { summarise } from './summary.js';
import { aLink } from './testing/a-link.js';
import { scoreBands } from './weights.js';
import { aJudgement } from './testing/a-judgement.js';

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

function open(kind: Knockout['kind'], label: string): Knockout {
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
    expect(summarise(score, [shown('Go')], [])).toMatch(/We found no large gap\.$/);
    expect(summarise(score, [shown('Go'), partly('C')], [])).toMatch(
      /No requirement is missing altogether\.$/,
    );
  });
});

describe('what a summary says that the resume shows', () => {
  it.each([
    [[shown('Java'), shown('Go')], 'Your resume shows both requirements: Java and Go.'],
    [[shown('Java'), missing('Go')], 'Your resume shows 1 of the 2 requirements: Java.'],
    [
      [shown('Java'), shown('Perl', nice), missing('Go')],
      'Your resume shows 1 of the 2 requirements: Java.',
    ],
    [[shown('Go')], 'Your resume shows the one requirement: Go.'],
    [[missing('Go')], 'Your resume does not show the one requirement.'],
    [[partly('Go')], 'Your resume shows the one requirement in part.'],
    [
      [shown('Java'), partly('Go'), missing('C')],
      'Your resume shows 1 of the 3 requirements: Java; 1 more in part.',
    ],
    [[partly('Go'), missing('C')], 'shows none of the 2 requirements in full, and 1 in part.'],
    [[missing('Go'), missing('C')], 'Your resume shows none of the 2 requirements.'],
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
      'all 4 requirements, among them Payroll, Audits and Tax returns.',
    );
  });

  it('is its strongest part where nothing is required', () => {
    const parts = { ...score, skillsScore: null, educationScore: 90, languageScore: 10 };
    expect(summarise(parts, [], [])).toContain('Its strongest part is education.');
    expect(summarise({ ...score, skillsScore: 10 }, [], [])).not.toContain('strongest');
  });
});

describe('what a summary says is missing', () => {
  it('is what is required, before what is welcome', () => {
    expect(summarise(score, [missing('Java'), missing('Perl', nice)], [])).toContain(
      'We could not find Java.',
    );
    expect(summarise(score, [shown('Java'), missing('Perl', nice)], [])).toContain(
      'We could not find Perl.',
    );
  });

  it('is quoted where it is more than a name', () => {
    expect(summarise(score, [missing('Keep the books of three shops')], [])).toContain(
      'We could not find “Keep the books of three shops”.',
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
      'We could not find Zorb control, Falconry and Glass blowing.',
    );
  });

  it('is no large gap where nothing is', () => {
    expect(summarise(score, [shown('Java')], [])).toContain('We found no large gap.');
  });
});

describe('a summary', () => {
  it('calls a match by the band of its score', () => {
    const say = (overallScore: number) => summarise({ ...score, overallScore }, [], []);
    for (const { from, word } of scoreBands) expect(say(from)).toContain(`a ${word} match`);
    for (const [at, { word }] of scoreBands.slice(1).entries())
      expect(say((scoreBands[at]?.from ?? 0) - 1)).toContain(`a ${word} match`);
  });

  it('names open conditions in a list that any label fits', () => {
    expect(summarise(score, [shown('Go')], [open('work-permit', 'Work permit for US')])).toContain(
      'Your resume leaves open what the posting requires: Work permit for US.',
    );
  });

  it('names nothing twice that is both a requirement and an open condition', () => {
    const summary = summarise(score, [missing('Swedish')], [open('language', 'Swedish')]);
    expect(summary).toContain('We could not find Swedish.');
    expect(summary).not.toContain('leaves open');
  });
});
