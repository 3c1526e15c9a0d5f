import type { PostingFacts, Requirement } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import {
  aDuty,
  aLanguageRequirement,
  anEducationRequirement,
  anExperienceRequirement,
  aPostingFacts,
  aQuote,
  aRequirement,
  aSkillPart,
  aSkillRequirement,
  aTitle,
} from '@rolefit/testing';
import { postingSide } from './posting-asks.js';

const asksOf = (facts: Partial<PostingFacts>) =>
  postingSide(aPostingFacts(facts)).asks.requirements;
const asked = (facts: Partial<PostingFacts>) => asksOf(facts).map(({ requirement }) => requirement);
const texts = (requirements: readonly Requirement[]) =>
  requirements.map(({ quote }) => quote.text).sort();

describe('facts that no requirement covers', () => {
  it('are requirements of their own, each of its kind and demand', () => {
    const requirements = asked({
      title: aTitle('Nurse', { family: 'nursing' }),
      skills: [
        aSkillRequirement('Falconry', { importance: 'preferred' }),
        aSkillRequirement('Communication', { skillId: skillByName('Communication')?.id ?? null }),
      ],
      experience: [anExperienceRequirement(4)],
      education: [anEducationRequirement()],
      languages: [aLanguageRequirement('de')],
      duties: [aDuty('Feed the penguins')],
    });
    expect(Object.fromEntries(requirements.map((one) => [one.kind, one.importance]))).toEqual({
      title: 'must',
      skill: 'nice',
      soft: 'must',
      experience: 'must',
      education: 'must',
      language: 'must',
      duty: 'duty',
    });
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });

  it('are alternatives of one requirement where one of them is enough', () => {
    const group = { group: 'cloud' };
    const [only, ...others] = asked({
      skills: [aSkillRequirement('Zorb', group), aSkillRequirement('Kardex', group)],
    });
    expect(others).toEqual([]);
    expect(only?.parts[0]?.map((part) => part.type === 'skill' && part.name).sort()).toEqual([
      'Kardex',
      'Zorb',
    ]);
  });

  it('are one requirement where one sentence names several skills', () => {
    const quote = aQuote('You are at home with Zorb and Kardex.');
    const [only, ...others] = asked({
      skills: [
        aSkillRequirement('Zorb', { quote }),
        aSkillRequirement('Kardex', { quote }),
        aSkillRequirement('Plinth', { quote: aQuote('Plinth') }),
      ],
    });
    expect(only?.parts).toHaveLength(2);
    expect(others.map(({ parts }) => parts.length)).toEqual([1]);
  });

  it('do not ask for years where there are none', () => {
    expect(asked({ experience: [anExperienceRequirement(0)], skills: [] })).toEqual([]);
  });
  it.each([
    [
      'degrees of one line',
      {
        education: (['bachelor', 'master'] as const).map((level) =>
          anEducationRequirement({ level, quote: aQuote('Bachelor’s or master’s degree') }),
        ),
      },
    ],
    [
      'a language in two lines',
      { languages: [aLanguageRequirement('de'), aLanguageRequirement('de', { level: 'C1' })] },
    ],
    [
      'years that are read twice',
      {
        experience: [null, 'nursing'].map((field) =>
          anExperienceRequirement(4, { field, quote: aQuote('4 years of nursing') }),
        ),
      },
    ],
  ] satisfies [string, Partial<PostingFacts>][])('ask once for %s', (_, facts) => {
    expect(asked(facts)).toHaveLength(1);
  });
});

describe('facts within a requirement', () => {
  const skill = aSkillRequirement('Zorb');
  const years = anExperienceRequirement(4, { quote: skill.quote });

  it('are not asked again', () => {
    const requirement = aRequirement(skill.quote.text, { parts: [[aSkillPart('Zorb')]] });
    expect(asked({ requirements: [requirement], skills: [skill] })).toEqual([requirement]);
  });

  it('make it one about experience where they are years', () => {
    const requirement = aRequirement(skill.quote.text, { parts: [[aSkillPart('Zorb')]] });
    expect(asked({ requirements: [requirement], skills: [skill], experience: [years] })).toEqual([
      { ...requirement, kind: 'experience' },
    ]);
  });

  it('are asked beside a duty where they are years, but not where they are its skills', () => {
    const duty = aRequirement(skill.quote.text, { kind: 'duty', importance: 'duty' });
    const requirements = asked({ requirements: [duty], skills: [skill], experience: [years] });
    expect(requirements.map(({ kind }) => kind).sort()).toEqual(['duty', 'experience']);
  });

  it('are asked beside the title, which names them too', () => {
    const title = aTitle('Zorb operator');
    const requirement = aRequirement(title.text, { kind: 'title', quote: title.quote });
    const requirements = asked({
      title,
      requirements: [requirement],
      skills: [aSkillRequirement('Zorb', { quote: title.quote })],
    });
    expect(requirements.map(({ kind }) => kind).sort()).toEqual(['skill', 'title']);
  });
});

describe('the rank of a requirement', () => {
  it('goes by kind, what decides first, and then by place in the text, for each demand apart', () => {
    const at = (text: string, start: number) => ({ text, start, end: start + text.length });
    const requirements = asked({
      title: aTitle('Nurse', { quote: at('Nurse', 900) }),
      skills: [
        aSkillRequirement('Zorb', { quote: at('Zorb', 200) }),
        aSkillRequirement('Kardex', { quote: at('Kardex', 100) }),
        aSkillRequirement('Falconry', { quote: at('Falconry', 0), importance: 'preferred' }),
      ],
      experience: [anExperienceRequirement(4, { quote: at('4 years', 300) })],
    });
    const ranked = (importance: Requirement['importance']) =>
      requirements
        .filter((one) => one.importance === importance)
        .sort((a, b) => a.rank - b.rank)
        .map(({ quote }) => quote.text);
    expect(ranked('must')).toEqual(['Nurse', '4 years', 'Kardex', 'Zorb']);
    expect(ranked('nice')).toEqual(['Falconry']);
    expect(requirements.map(({ quote }) => quote.start)).toEqual([0, 100, 200, 300, 900]);
  });

  it('stays as it was read where every fact has a requirement', () => {
    const read = aRequirement('Drive a truck', { rank: 7 });
    expect(asked({ requirements: [read] })).toEqual([read]);
  });
});

describe('what is looked for', () => {
  it('is every skill but soft ones, and the words that name none', () => {
    const [ask] = asksOf({
      requirements: [
        aRequirement('Organ tuning and communication in churches', {
          parts: [
            [aSkillPart('Organ tuning')],
            [aSkillPart('Communication', skillByName('Communication')?.id ?? null)],
          ],
        }),
      ],
    });
    expect(ask?.skills.flat().map(({ name }) => name)).toEqual(['Organ tuning']);
    expect(ask?.stems).toHaveLength(2);
    expect(ask?.stems.join(' ')).toMatch(/church/);
  });

  it('is the skill alone where its name is the whole requirement, and less the more is said', () => {
    const named = (text: string) =>
      asksOf({ requirements: [aRequirement(text, { parts: [[aSkillPart('Falconry')]] })] })[0]
        ?.named ?? -1;
    expect(named('Falconry')).toBe(1);
    expect(named('Falconry at weddings')).toBeLessThan(1);
    expect(named('Falconry at weddings in mountain castles')).toBeLessThan(
      named('Falconry at weddings'),
    );
  });
});

it('keeps the most decisive of more requirements than are judged, and names the others', () => {
  const many = Array.from({ length: 100 }, (_, at) =>
    aRequirement(`Tame zorb${at}`, { id: `r${at}`, rank: 99 - at }),
  );
  const { asks, notJudged } = postingSide(aPostingFacts({ requirements: many }));
  expect(texts(asks.requirements.map(({ requirement }) => requirement))).toEqual(
    texts(many.slice(100 - asks.requirements.length)),
  );
  expect(notJudged).toMatchObject([
    { what: 'requirements', leftOut: 100 - asks.requirements.length },
  ]);
  expect(notJudged[0]?.names[0]).toBe('Tame zorb19');
});
