import type { Answers, LanguageLevel, ResumeFacts } from '@rolefit/contracts';
import {
  aLanguageRequirement,
  aPostingFacts,
  aQuote,
  aRequirement,
  aResumeFacts,
  aResumeSkill,
  aStatement,
} from '@rolefit/testing';
import { type Link, openCase, type ProfileSkillInput } from '@rolefit/linking';
import { judgeCase } from './verdict.js';

const quote = aQuote('Registered Nurse (RN) licence');
const german = aLanguageRequirement('de', { level: 'C1' });
const posting = aPostingFacts({
  licences: [{ name: 'Registered Nurse (RN) licence', importance: 'required', quote }],
  languages: [german],
  requirements: [
    aRequirement(quote.text, { id: 'licence', kind: 'licence' }),
    aRequirement(german.quote.text, { id: 'language', kind: 'language' }),
  ],
});

interface Known {
  readonly resume?: Partial<ResumeFacts>;
  readonly skills?: readonly ProfileSkillInput[];
  readonly answers?: Answers;
}

function link(id: 'licence' | 'language', { resume, skills = [], answers }: Known = {}): Link {
  const opened = openCase(posting, aResumeFacts(resume), skills, answers);
  const found = judgeCase(opened).links.find(({ requirement }) => requirement.id === id);
  if (!found) throw new Error('The requirement is not asked.');
  return found;
}

describe('a requirement of a licence', () => {
  it('is shown by the line that names it', () => {
    const resume = { licences: [{ name: 'RN, Ohio', quote: aQuote('RN, Ohio, since 2015') }] };
    expect(link('licence', { resume })).toMatchObject({
      verdict: 'shown',
      by: 'licence',
      credit: 1,
      quotes: [{ text: 'RN, Ohio, since 2015' }],
    });
  });

  it('is shown by what the user states, as an answer or as a skill', () => {
    const stated = { verdict: 'shown', by: 'stated', credit: 1, quotes: [] };
    expect(
      link('licence', { answers: { licences: { items: ['RN'], isComplete: false } } }),
    ).toMatchObject(stated);
    expect(
      link('licence', { skills: [{ name: 'RN licence', score: 100, source: 'user' }] }),
    ).toMatchObject(stated);
  });

  it('is not shown by work that needs none, such as nursing of relatives', () => {
    const resume = { skills: [aResumeSkill('Nursing', { skillId: 'nursing' })] };
    const skills = [{ name: 'Nursing', score: 80, source: 'resume' } as const];
    expect(link('licence', { resume, skills })).toMatchObject({ verdict: 'not-found', credit: 0 });
  });

  it('is contradicted where the user says that they have no other', () => {
    const answers = { licences: { items: ['CPR'], isComplete: true } };
    expect(link('licence', { answers })).toMatchObject({
      verdict: 'contradicted',
      by: 'licence',
      credit: 0,
    });
  });

  it('is not found, rather than contradicted, where nobody speaks of it', () => {
    const resume = { licences: [{ name: 'Pilot licence', quote: aQuote('Pilot licence') }] };
    expect(link('licence', { resume })).toMatchObject({ verdict: 'not-found', credit: 0 });
  });
});

describe('a requirement of a language', () => {
  const speaks = (level: LanguageLevel | null) =>
    link('language', {
      resume: { languages: [{ code: 'de', level, quote: aQuote(`German ${level ?? ''}`) }] },
    });

  it('is shown by the level or a higher one, in the line that names it', () => {
    expect(speaks('C2')).toMatchObject({
      verdict: 'shown',
      by: 'language',
      quotes: [{ text: 'German C2' }],
    });
  });

  it('earns less by each level below, and less where no level is named', () => {
    const credits = [speaks('A1'), speaks('B1'), speaks('B2'), speaks('C1')].map(
      ({ credit }) => credit,
    );
    expect(credits).toEqual(credits.toSorted((a, b) => a - b));
    expect(new Set(credits).size).toBe(credits.length);
    expect(speaks(null).credit).toBeLessThan(speaks('C1').credit);
    expect(speaks(null).credit).toBeGreaterThan(0);
  });

  it('is not found where the resume does not name it', () => {
    expect(link('language')).toMatchObject({ verdict: 'not-found', by: 'none', credit: 0 });
  });
  it('is shown in each line that asks for it', () => {
    const lines = ['Fluent German', 'German C1'].map((text) =>
      aLanguageRequirement('de', { level: 'C1', quote: aQuote(text) }),
    );
    const opened = openCase(
      aPostingFacts({
        languages: lines,
        requirements: lines.map(({ quote }, at) =>
          aRequirement(quote.text, {
            id: `r${at}`,
            kind: 'language',
            parts: [[{ type: 'language', code: 'de', level: 'C1' }]],
          }),
        ),
      }),
      aResumeFacts({ languages: [{ code: 'de', level: 'C2', quote: aQuote('Deutsch: C2') }] }),
      [],
    );
    expect(judgeCase(opened).links.map(({ verdict }) => verdict)).toEqual(['shown', 'shown']);
  });
  it('is met by what the user states', () => {
    const answers = {
      languages: { items: [{ code: 'de', level: 'C1' as const }], isComplete: false },
    };
    expect(link('language', { answers })).toMatchObject({
      verdict: 'shown',
      by: 'stated',
      quotes: [],
    });
  });
  it('earns something where the resume is written in it', () => {
    const found = link('language', {
      resume: { language: 'de', statements: [aStatement('Patienten betreut')] },
    });
    expect(found.explanation.reason).toMatchObject([
      { code: 'language-written', values: { code: 'de' } },
    ]);
    expect(found.credit).toBeGreaterThan(0);
    expect(found.quotes[0]?.text).toBe('Patienten betreut');
  });
});
