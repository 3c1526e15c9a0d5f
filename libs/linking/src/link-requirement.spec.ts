import type { Answers, PostingFacts, Requirement, ResumeFacts } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import {
  aHeldOccupation,
  anEducationRequirement,
  aLanguageRequirement,
  anExperienceRequirement,
  anOccupation,
  aPostingFacts,
  aProfile,
  aQuote,
  aRequirement,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillPart,
  aStatement,
  evidenceIn,
} from '@rolefit/testing';
import { openCase } from './case.js';
import type { ProfileSkillInput } from './skills/profile-skill.js';
import { profileSkillsFrom } from './skills/profile-skills.js';
import { explain } from './explain.js';
import { comparedFacts } from './facts/compared-facts.js';
import { linkRequirement, type LinkedRequirement } from './link-requirement.js';

const idOf = (name: string) => skillByName(name)?.id ?? null;
const shows = (name: string, ...evidence: ReturnType<typeof evidenceIn>[]) =>
  aResumeSkill(name, { skillId: idOf(name), ...(evidence.length > 0 ? { evidence } : {}) });
const asks = (name: string) => aRequirement(name, { parts: [[aSkillPart(name, idOf(name))]] });
const current = aRole('Crew member', { start: '2020-01', end: null, isCurrent: true });

interface Known {
  readonly posting?: Partial<PostingFacts>;
  readonly resume?: Partial<ResumeFacts>;
  readonly skills?: readonly ProfileSkillInput[];
  readonly answers?: Answers;
}

function link(
  requirement: Requirement,
  { posting, resume, skills, answers }: Known,
): LinkedRequirement {
  const facts = aResumeFacts(resume);
  const list = profileSkillsFrom(facts).map((one) => ({ ...one, source: 'resume' as const }));
  const opened = openCase(
    aPostingFacts({ requirements: [requirement], ...posting }),
    facts,
    skills ?? list,
    answers,
  );
  const ask = opened.asks.requirements.find((one) => one.requirement.id === requirement.id);
  if (!ask) throw new Error('The requirement is not asked.');
  return linkRequirement(ask, opened, { ...comparedFacts(opened), conditions: [] });
}

const used = (name: string) => ({
  roles: [current],
  skills: [shows(name, evidenceIn(0, `Used ${name} every day`))],
});

describe('a requirement that names a skill', () => {
  it('is shown by the same skill in a recent role, in the line that shows it', () => {
    expect(link(asks('JavaScript'), { resume: used('JavaScript') })).toMatchObject({
      verdict: 'shown',
      by: 'same-skill',
      credit: 1,
      quote: { text: 'Used JavaScript every day' },
    });
  });

  it('is shown by a skill that includes it, a little less', () => {
    const broader = link(asks('JavaScript'), { resume: used('Vue.js') });
    expect(broader).toMatchObject({
      verdict: 'shown',
      by: 'broader-skill',
      quote: { text: 'Used Vue.js every day' },
    });
    expect(broader.credit).toBeLessThan(1);
  });

  it('is met in part by its use where a certificate of it is asked for', () => {
    const creditOf = (line: string) =>
      link(
        aRequirement('Valid certification in welding', {
          parts: [[aSkillPart('Welding', 'welding')]],
        }),
        {
          resume: {
            roles: [current],
            skills: [
              aResumeSkill('Welding', { skillId: 'welding', evidence: [evidenceIn(0, line)] }),
            ],
          },
        },
      ).credit;
    expect(creditOf('Welded hulls')).toBeLessThanOrEqual(0.25);
    expect(creditOf('Certified in welding')).toBeGreaterThan(0.5);
  });

  it('is met in part by a related skill', () => {
    expect(link(asks('React'), { resume: used('Vue.js') })).toMatchObject({
      verdict: 'partly',
      by: 'related-skill',
    });
  });

  describe('of a suite', () => {
    const uses = (...names: string[]) =>
      names.map((name) => shows(name, evidenceIn(0, `Used ${name} every day`)));
    const linkOffice = (...skills: ReturnType<typeof shows>[]) =>
      link(asks('Microsoft Office'), { resume: { roles: [current], skills } });

    it('is shown by two parts of it', () => {
      expect(linkOffice(...uses('Excel', 'Microsoft Word'))).toMatchObject({
        verdict: 'shown',
        by: 'broader-skill',
      });
    });

    it('is met in part by one of them, or by another suite', () => {
      expect(linkOffice(...uses('Excel'))).toMatchObject({
        verdict: 'partly',
        by: 'related-skill',
      });
      expect(linkOffice(...uses('Google Docs')).verdict).not.toBe('shown');
    });

    it('earns no less where it is listed besides', () => {
      const parts = uses('Excel', 'Microsoft Word');
      const both = linkOffice(...parts, shows('Microsoft Office'));
      expect(both).toMatchObject({ verdict: 'shown', by: 'same-skill' });
      expect(both.credit).toBeGreaterThanOrEqual(linkOffice(...parts).credit);
    });
  });

  it('is met in part where the skill is only listed', () => {
    expect(link(asks('React'), { resume: { skills: [shows('React')] } })).toMatchObject({
      verdict: 'partly',
      by: 'same-skill',
      quote: { text: 'Skills: React' },
    });
  });

  it('is shown less by a title if it is a tool that no line names: others do the same work with another', () => {
    const clerk = aHeldOccupation('clerk', { skillIds: ['excel', 'bookkeeping'] });
    const creditOf = (name: string, skills: Partial<ResumeFacts> = {}) =>
      link(asks(name), { resume: { roles: [current], occupations: [clerk], ...skills } }).credit;
    expect(creditOf('Excel')).toBeLessThan(creditOf('Bookkeeping'));
    expect(creditOf('Excel', { skills: [shows('Excel')] })).toBeGreaterThan(creditOf('Excel'));
  });

  it('is shown by the title of a role in which everybody does it', () => {
    const roles = [aRole('Welder', { start: '2018-01', end: null, isCurrent: true })];
    const welder = aHeldOccupation('welder', { skillIds: ['welding'], quote: aQuote('Welder') });
    const welding = aRequirement('Welding', { parts: [[aSkillPart('Welding', 'welding')]] });
    const proven = link(welding, { resume: { roles, occupations: [welder] } });
    expect(proven).toMatchObject({
      verdict: 'shown',
      by: 'role-title',
      quote: { text: 'Welder' },
    });
    const named = link(welding, {
      resume: {
        roles,
        occupations: [welder],
        skills: [
          aResumeSkill('Welding', {
            skillId: 'welding',
            evidence: [evidenceIn(0, 'Welded hulls')],
          }),
        ],
      },
    });
    expect(named).toMatchObject({ by: 'same-skill', quote: { text: 'Welded hulls' } });
    expect(named.credit).toBeGreaterThan(proven.credit);
  });

  it('is met by what the user states, without a quote', () => {
    expect(
      link(asks('React'), { skills: [{ name: 'React', score: 85, source: 'user' }] }),
    ).toMatchObject({ verdict: 'shown', by: 'stated', credit: 1, quote: null });
  });

  it('is not found where nothing shows it', () => {
    expect(link(asks('React'), { resume: used('Welding') })).toMatchObject({
      verdict: 'not-found',
      by: 'none',
      credit: 0,
      quote: null,
    });
  });

  it('is met by the best of alternatives, and by the mean of what it wants together', () => {
    const [react, sql] = [aSkillPart('React', idOf('React')), aSkillPart('SQL', idOf('SQL'))];
    const text = aQuote('React, SQL').text;
    const either = link(aRequirement(text, { parts: [[sql, react]] }), { resume: used('React') });
    const both = link(aRequirement(text, { parts: [[sql], [react]] }), { resume: used('React') });
    expect(either.credit).toBe(1);
    expect(both.credit).toBeLessThan(either.credit);
    expect(both.quote?.text).toBe('Used React every day');
  });
});

describe('a requirement in plain words', () => {
  const works = aRequirement('Sharpen chisels and plane oak boards', { kind: 'other' });
  const shown = (...lines: string[]) =>
    link(works, { resume: { statements: lines.map((line) => aStatement(line)) } });

  it('is shown by a line that says the same, whatever the form of its words', () => {
    expect(shown('Sang in a choir', 'Sharpened chisels and planed oak boards')).toMatchObject({
      verdict: 'shown',
      by: 'wording',
      quote: { text: 'Sharpened chisels and planed oak boards' },
    });
  });

  it('earns less where a line says only a part', () => {
    const part = shown('Sharpened chisels and scissors');
    expect(part.credit).toBeLessThan(shown('Sharpened chisels and planed oak boards').credit);
    expect(part.credit).toBeGreaterThan(0);
  });

  it('earns nothing for a single word among others', () => {
    expect(shown('Sharpened pencils, blades, saws and scissors').credit).toBe(0);
    expect(shown('Sharpened chisels').credit).toBeGreaterThan(0);
  });

  it('is not found in words that any posting has', () => {
    const general = aRequirement('Chisels, and work with the team in a fast environment');
    const found = link(general, {
      resume: { statements: [aStatement('Worked with a great team of people')] },
    });
    expect(found.verdict).toBe('not-found');
    expect(shown('Sang in a choir')).toMatchObject({ verdict: 'not-found', by: 'none', credit: 0 });
  });

  it('earns more where the career is of the same kind, and quotes the title', () => {
    const career = {
      posting: {
        occupations: [anOccupation('joiner', { skillIds: ['joinery'] })],
        occupationProfile: aProfile({ joiner: 1 }),
      },
      resume: {
        roles: [current],
        occupations: [
          aHeldOccupation('joiner', { skillIds: ['joinery'], quote: aQuote('Journeyman joiner') }),
        ],
        occupationProfile: aProfile({ joiner: 1 }),
      },
    };
    expect(link(works, career)).toMatchObject({
      by: 'role-title',
      quote: { text: 'Journeyman joiner' },
    });
    expect(link(works, career).credit).toBeGreaterThan(link(works, {}).credit);
  });

  it('earns nothing without a line to quote, however much the texts are alike', () => {
    const alike = { occupationProfile: aProfile({ joiner: 1 }) };
    const soft = aRequirement('Reliable and friendly', { kind: 'soft' });
    for (const one of [works, soft])
      expect(link(one, { posting: alike, resume: alike })).toMatchObject({
        credit: 0,
        verdict: 'not-found',
        by: 'none',
        quote: null,
      });
  });
});

describe('a demand of many words that names one skill', () => {
  const long = aRequirement(
    'Welding of pressure vessels, boilers, chimneys, tanks, pipelines, silos and bridges',
    { parts: [[aSkillPart('Welding', 'welding')]] },
  );
  const alike = {
    occupations: [anOccupation('welder', { skillIds: ['welding'] })],
    occupationProfile: aProfile({ welder: 1 }),
  };
  const shownBy = (line: string, known: Known = {}) =>
    link(long, {
      posting: { ...alike, ...known.posting },
      resume: {
        roles: [current],
        skills: [aResumeSkill('Welding', { skillId: 'welding', evidence: [evidenceIn(0, line)] })],
        statements: [aStatement(line)],
        occupations: [aHeldOccupation('welder', { skillIds: ['welding'] })],
        occupationProfile: aProfile({ welder: 1 }),
        ...known.resume,
      },
    });

  it('is shown in part by the skill alone, however close the career is', () => {
    expect(shownBy('Welding of gates').credit).toBeLessThan(0.5);
    expect(shownBy('Welding of gates').verdict).toBe('partly');
  });

  it('is shown by a line that names the skill with some of what it is asked for', () => {
    expect(shownBy('Welding of boilers and tanks').credit).toBeGreaterThan(0.5);
  });

  it('says that the rest is missing', () => {
    const found = shownBy('Welding of gates');
    const { reason, advice } = explain(found, aPostingFacts({ requirements: [long] }));
    expect(reason.map(({ code }) => code)).toEqual(['skill-found', 'rest-missing']);
    expect(advice).toBeNull();
  });

  it('counts years that are met as one of its parts', () => {
    const years = aRequirement('Sure-footed for 2 years', {
      kind: 'experience',
      parts: [[{ type: 'experience', years: 2, field: null }]],
    });
    const met = link(years, {
      posting: {
        ...alike,
        experience: [anExperienceRequirement(2, { quote: years.quote })],
      },
      resume: { roles: [current], occupationProfile: alike.occupationProfile },
    });
    expect(met.credit).toBeGreaterThan(0.5);
  });

  it('counts shown skills wherever they appear', () => {
    const two = { ...long, parts: [...long.parts, [aSkillPart('Rigging', null)]] };
    const known = {
      resume: {
        roles: [current],
        skills: [
          aResumeSkill('Welding', { skillId: 'welding', evidence: [evidenceIn(0, 'Welding')] }),
          aResumeSkill('Rigging', { evidence: [evidenceIn(0, 'Rigging')] }),
        ],
        occupationProfile: alike.occupationProfile,
      },
      posting: alike,
    };
    expect(link(two, known).credit).toBeGreaterThan(link(long, known).credit);
    expect(link(long, known).credit).toBeLessThan(0.5);
  });

  it('does not expect the words of one language in another', () => {
    const foreign = shownBy('Welding of gates', { resume: { language: 'de' } });
    expect(foreign.credit).toBeGreaterThan(0.5);
  });
});

describe('a requirement of years', () => {
  const asked = anExperienceRequirement(4, { field: 'nursing' });
  const years = aRequirement(asked.quote.text, { kind: 'experience' });
  const nursed = (end: string) =>
    link(years, {
      posting: { experience: [asked] },
      resume: {
        roles: [aRole('Staff Nurse', { start: '2018-01', end, family: 'nursing' })],
      },
    });

  it('quotes the role that counts and says how many years there are', () => {
    const found = nursed('2019-12');
    expect(found).toMatchObject({ by: 'years', quote: { text: 'Staff Nurse, 2018-01' } });
    expect(found.fact?.reason).toMatchObject([{ code: 'years-dated', values: { months: 24 } }]);
  });

  it('earns more by each year until there are enough', () => {
    const credits = ['2018-12', '2019-12', '2021-12', '2025-12'].map((end) => nursed(end).credit);
    expect(credits).toEqual(credits.toSorted((a, b) => a - b));
    expect(credits[1]).toBeGreaterThan(credits[0] ?? 1);
    expect(credits[3]).toBe(credits[2]);
  });
});

describe('a requirement of a degree', () => {
  const asked = anEducationRequirement({ level: 'bachelor', field: 'biology' });
  const degree = aRequirement(asked.quote.text, { kind: 'education' });
  const studied = (level: 'vocational' | 'bachelor' | 'doctorate', field = 'Biology') =>
    link(degree, {
      posting: { education: [asked] },
      resume: { education: [{ level, field, quote: aQuote(`${level} ${field}`) }] },
    });

  it('is shown by a degree of the level and field, or a higher one', () => {
    for (const level of ['bachelor', 'doctorate'] as const)
      expect(studied(level)).toMatchObject({
        verdict: 'shown',
        by: 'degree',
        quote: { text: `${level} Biology` },
      });
  });

  it('earns less by a lower degree or another field', () => {
    expect(studied('vocational').credit).toBeLessThan(studied('bachelor').credit);
    expect(studied('bachelor', 'History')).toMatchObject({ verdict: 'partly', credit: 0.25 });
  });

  it('is met less by school than by training in another field, which is named', () => {
    const trade = { ...asked, level: 'vocational' as const, field: 'Joinery' };
    const training = { level: 'vocational' as const, field: 'Baking', quote: aQuote('Baker') };
    const school = { level: 'secondary' as const, field: null, quote: aQuote('High school') };
    const found = link(degree, {
      posting: { education: [trade] },
      resume: { education: [school, training] },
    });
    expect(found.quote?.text).toBe('Baker');
    expect(found.fact?.reason).toEqual([{ code: 'degree-in-other-field', values: {} }]);
  });

  it('is not found where the resume names no degree', () => {
    expect(link(degree, { posting: { education: [asked] } })).toMatchObject({
      verdict: 'not-found',
      by: 'none',
      credit: 0,
    });
  });
  it('is met by equivalent experience where the posting accepts it', () => {
    const equivalent = { ...asked, field: null, orEquivalent: true };
    const found = link(degree, {
      posting: { education: [equivalent] },
      resume: { roles: [aRole('Assistant', { start: '2010-01', end: '2023-12' })] },
    });
    expect(found.fact?.reason).toMatchObject([{ code: 'degree-by-experience' }]);
    expect(found.credit).toBeGreaterThan(0);
  });

  it('is not met by the words of a lower degree, even where an equivalent will do', () => {
    const quote = aQuote('Level 3 certificate in marine biology');
    const equivalent = { ...asked, field: 'marine biology', orEquivalent: true };
    const inWords = aRequirement('Degree in marine biology or equivalent', {
      kind: 'education',
      quote: asked.quote,
      parts: [
        [{ type: 'education', level: 'bachelor', field: 'marine biology', orEquivalent: true }],
      ],
    });
    const found = link(inWords, {
      posting: { education: [equivalent] },
      resume: {
        education: [{ level: 'secondary', field: 'Marine biology', quote }],
        statements: [aStatement(quote.text, { section: 'education' })],
      },
    });
    expect(found.credit).toBeLessThan(0.25);
  });
});

describe('advice about a licence', () => {
  const adviceFor = (name: string) => {
    const asked = asks(name);
    const found = link(asked, {});
    return explain(found, aPostingFacts({ requirements: [asked] })).advice?.message;
  };

  it('calls one that is named like its holders a licence', () => {
    expect(adviceFor('Registered nurse')).toEqual({
      code: 'name-licence',
      values: { occupation: 'Registered nurse' },
    });
    expect(adviceFor('CSCS card')).toEqual({
      code: 'show-skills',
      values: { how: 'hold', labels: ['CSCS card'] },
    });
  });
});

describe('a line in other words', () => {
  const requirement = aRequirement('Patient with nervous falcons and their many keen owners', {
    kind: 'soft',
  });
  const saysTheSame = (line: string) =>
    link(requirement, { resume: { statements: [aStatement(line)] } }).saysTheSame;

  it('is called the same only if it says most of what is asked', () => {
    expect(saysTheSame('Was patient with nervous falcons and their owners')).toBe(true);
    expect(saysTheSame('Painted falcons for books about the birds of the northern coasts')).toBe(
      false,
    );
  });
});

describe('a requirement of languages', () => {
  const line = aQuote('Fluent English; Polish is a bonus.');
  const [english, polish] = [
    aLanguageRequirement('en', { quote: line }),
    aLanguageRequirement('pl', { quote: line, importance: 'preferred' }),
  ];
  const both = aRequirement(line.text, { kind: 'language', quote: line });
  const speaks = (...codes: string[]) =>
    link(both, {
      posting: { languages: [english, polish] },
      resume: {
        language: 'de',
        languages: codes.map((code) => ({ code, level: 'C2' as const, quote: aQuote(code) })),
      },
    }).credit;

  it('is met without those that are only preferred', () => {
    expect(speaks('en')).toBe(1);
    expect(speaks('en', 'pl')).toBe(1);
    expect(speaks('pl')).toBe(0);
  });
});

describe('the requirement of the title', () => {
  const teacher = {
    posting: { occupations: [anOccupation('secondary-teacher')] },
    resume: {
      roles: [current],
      occupations: [aHeldOccupation('secondary-teacher', { quote: aQuote('Teacher') })],
    },
  };

  it('looks for the subject that the title names', () => {
    const title = aRequirement('Mathematics Teacher', { kind: 'title' });
    const [any, one] = [
      link(title, teacher),
      link(title, {
        ...teacher,
        resume: { ...teacher.resume, ...used('Mathematics') },
      }),
    ];
    expect(any.credit).toBeLessThan(one.credit);
    expect(any.skills.map(({ name, credit }) => [name, credit])).toEqual([['Mathematics', 0]]);
  });

  it('is shown for the most part by the same work, whatever else both texts are about', () => {
    const title = aRequirement('Teacher', { kind: 'title' });
    const apart = {
      posting: { ...teacher.posting, occupationProfile: aProfile({ joiner: 1 }) },
      resume: { ...teacher.resume, occupationProfile: aProfile({ cook: 1 }) },
    };
    expect(link(title, apart).credit).toBeGreaterThan(0.5);
    expect(link(title, { ...apart, resume: { roles: [current] } }).credit).toBe(0);
  });

  it('takes a practice for the craft itself, which the title of a role shows', () => {
    const title = aRequirement('Payroll Teacher', { kind: 'title' });
    expect(link(title, teacher).skills).toEqual([]);
  });

  it('quotes the title of a role of the same occupation, rather than a line with its words', () => {
    const title = aRequirement('Joiner for oak furniture', { kind: 'title' });
    const found = link(title, {
      posting: {
        occupations: [anOccupation('joiner', { skillIds: ['joinery'] })],
        occupationProfile: aProfile({ joiner: 1 }),
      },
      resume: {
        roles: [current],
        statements: [aStatement('Restored oak furniture')],
        occupations: [
          aHeldOccupation('joiner', { skillIds: ['joinery'], quote: aQuote('Journeyman') }),
        ],
        occupationProfile: aProfile({ joiner: 1 }),
      },
    });
    expect(found).toMatchObject({ by: 'role-title', quote: { text: 'Journeyman' } });
  });
});

describe('a soft skill', () => {
  const nurse = { id: 'nurse', skillIds: ['nursing', 'wound-care'] };
  const posting = {
    occupations: [anOccupation('nurse', nurse)],
    occupationProfile: aProfile({ nurse: 1 }),
  };
  const resume = {
    roles: [current],
    occupations: [aHeldOccupation('nurse', { ...nurse, quote: aQuote('Ward nurse') })],
    occupationProfile: aProfile({ nurse: 1 }),
  };

  it.each(['Warm and patient manner', 'Belastbarkeit und Humor', 'Sens du contact et humour'])(
    'is shown in part at most by the career alone: “%s”',
    (text) => {
      const virtue = aRequirement(text, { kind: 'soft' });
      expect(link(virtue, { posting, resume })).toMatchObject({
        verdict: 'partly',
        by: 'role-title',
      });
      const statements = [aStatement(text, { role: 0 })];
      expect(link(virtue, { posting, resume: { ...resume, statements } }).verdict).toBe('shown');
    },
  );
});

describe('a qualification or a degree', () => {
  const choice = aRequirement('ACCA qualified, or a degree in accounting', {
    kind: 'education',
    parts: [
      [
        { type: 'education', level: 'bachelor', field: 'accounting', orEquivalent: false },
        { type: 'skill', name: 'ACCA', skillId: 'acca' },
      ],
    ],
  });
  const posting = aPostingFacts({ requirements: [choice] });

  it('is met by the qualification, and named with both', () => {
    const found = link(choice, { resume: { skills: [shows('ACCA')] } });
    expect(found.verdict).toBe('shown');
    expect(explain(found, posting).label).toBe('ACCA qualified, or a degree in accounting');
  });

  it('is missing without either', () => {
    const found = link(choice, {});
    expect(found.verdict).toBe('not-found');
    expect(explain(found, posting).reason).toEqual([{ code: 'nothing-found', values: {} }]);
  });
});
