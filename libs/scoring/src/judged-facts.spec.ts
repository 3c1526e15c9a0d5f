import type { PostingFacts, ResumeFacts } from '@rolefit/contracts';
import {
  aDuty,
  aLanguageRequirement,
  anEducationRequirement,
  anExperienceRequirement,
  aPostingFacts,
  aQuote,
  aRequirement,
  aResumeFacts,
  aRole,
  aSkillPart,
  aStatement,
  aTitle,
  evidenceIn,
} from '@rolefit/testing';
import { comparedFacts, openCase } from '@rolefit/linking';
import { skillsOf, judge } from './testing/judge.js';
import { idOf, asks, shows } from './testing/skills.js';

function inputOf(posting: Partial<PostingFacts>, resume: Partial<ResumeFacts>) {
  const facts = aResumeFacts(resume);
  return { posting: aPostingFacts(posting), resume: facts, skills: skillsOf(facts) };
}

/** The judgement of the years that a posting asks for. */
function years(asked: Partial<PostingFacts>, held: Partial<ResumeFacts>) {
  const { posting, resume, skills } = inputOf(asked, held);
  return comparedFacts(openCase(posting, resume, skills)).years;
}

const nurse = (start: string | null, end: string | null) =>
  aRole('Staff Nurse', {
    start,
    end,
    isCurrent: start !== null && end === null,
    family: 'nursing',
  });
const title = aTitle('Nurse', { family: 'nursing' });

describe('years of experience', () => {
  const asked = (count: number) => ({ title, experience: [anExperienceRequirement(count)] });

  it('count overlapping months once', () => {
    expect(
      years(asked(4), { roles: [nurse('2020-01', '2021-12'), nurse('2021-01', '2021-12')] }),
    ).toMatchObject([{ label: { code: 'years', values: { years: 4, skills: [] } }, credit: 0.5 }]);
  });

  it('let a current role end on the day of reading, and a role without dates count nothing', () => {
    const current = { asOf: '2021-12-31', roles: [nurse('2021-01', null)] };
    expect(years(asked(2), current)[0]?.credit).toBe(0.5);
    expect(years(asked(2), { roles: [nurse(null, null)] })[0]?.credit).toBe(0);
  });

  it('grow month by month without a step', () => {
    const scores = Array.from({ length: 12 }, (_, month) => {
      const roles = [nurse('2020-01', `2021-${String(month + 1).padStart(2, '0')}`)];
      return judge(asked(2), { roles }).score.experienceScore ?? 0;
    });
    expect(scores[11]).toBeGreaterThan(scores[0] ?? 100);
    scores.slice(1).forEach((score, index) => {
      expect(score).toBeGreaterThanOrEqual(scores[index] ?? 0);
      expect(score - (scores[index] ?? 0)).toBeLessThanOrEqual(5);
    });
  });

  it.each(['barista/waiter', 'barista or waiter'])('of %s count for either', (field) => {
    const roles = [aRole('Waiter', { start: '2020-01', end: '2021-12' })];
    const experience = [anExperienceRequirement(4, { field })];
    expect(
      years({ experience, title: aTitle('Host', { family: 'retail' }) }, { roles }),
    ).toMatchObject([{ credit: 0.5 }]);
  });

  it('of a skill count in the roles that show it', () => {
    const resume = {
      roles: [
        aRole('Engineer', { start: '2018-01', end: '2019-12' }),
        aRole('Engineer', { start: '2020-01', end: '2020-12' }),
      ],
      skills: [shows('Java', evidenceIn(0, 'Wrote Java'))],
    };
    expect(years({ skills: [asks('Java', { years: 4 })] }, resume)).toMatchObject([
      { label: { code: 'years', values: { years: 4, skills: ['Java'] } }, credit: 0.5 },
    ]);
  });
  it('of a skill are not met by a month of it', () => {
    const quote = aQuote('4 years of Java');
    const after = (start: string) =>
      judge(
        {
          skills: [asks('Java', { years: 4, quote })],
          requirements: [aRequirement(quote.text, { parts: [[aSkillPart('Java', idOf('Java'))]] })],
        },
        {
          roles: [aRole('Engineer', { start, end: null, isCurrent: true })],
          skills: [shows('Java', evidenceIn(0, 'Wrote Java'))],
        },
      ).points[0];
    expect(after('2020-01')?.verdict).toBe('shown');
    expect(after('2026-05')?.verdict).not.toBe('shown');
  });

  it('are taken from words where the dated roles show fewer', () => {
    const resume = {
      roles: [aRole('Engineer', { start: '2024-01', end: '2024-12' })],
      skills: [{ ...shows('Java', evidenceIn('skills', 'Java – 5 years')), years: 5 }],
    };
    expect(years({ skills: [asks('Java', { years: 4 })] }, resume)).toMatchObject([
      {
        credit: 1,
        reason: [{ code: 'years-stated', values: { months: 60, skill: 'Java', asked: 4 } }],
        resumeQuote: { text: 'Java – 5 years' },
      },
    ]);
  });

  it('are asked once for a line that is read as a skill and as experience', () => {
    const quote = aQuote('4 years of experience with Java and SQL');
    const { points } = judge(
      {
        skills: [asks('Java', { years: 4, quote }), asks('SQL', { years: 4, quote })],
        experience: [anExperienceRequirement(4, { quote })],
      },
      {},
    );
    expect(points.filter(({ subScore }) => subScore === 'experienceScore')).toHaveLength(1);
  });

  it('in a field count roles of that field only', () => {
    const field = { experience: [anExperienceRequirement(2, { field: 'nursing' })] };
    const seller = { roles: [aRole('Sales Manager', { family: 'sales' })] };
    expect(years(field, seller)[0]?.credit).toBe(0);
    expect(judge(field, seller).score.experienceScore).toBe(0);
    const assistant = { roles: [aRole('Nursing Assistant', { family: 'nursing' })] };
    expect(years(field, assistant)[0]?.credit).toBe(1);
    expect(judge(field, assistant).score.experienceScore).toBeGreaterThan(0);
  });
});

describe('duties', () => {
  const duty = aDuty('Administer medication and monitor ventilated patients');

  it('are supported by a line with the same telling words', () => {
    const { points } = judge(
      { duties: [duty] },
      {
        statements: [
          aStatement('Filed invoices'),
          aStatement('Monitored ventilated patients and administered medication'),
        ],
      },
    );
    expect(points[0]?.credit).toBeGreaterThan(0.5);
    expect(points[0]).toMatchObject({
      subScore: 'responsibilitiesScore',
      by: 'wording',
      resumeQuote: { text: 'Monitored ventilated patients and administered medication' },
    });
  });

  it('earn nothing by words of any posting and little by a single telling one', () => {
    const credit = (line: string) =>
      judge(
        { duties: [aDuty('Analyse security incidents on endpoints and servers')] },
        { statements: [aStatement(line)] },
      ).points[0]?.credit;
    expect(
      credit('Ensured a high quality environment and provided support to the team'),
    ).toBeLessThan(0.1);
    expect(credit('Walked the premises as a security guard')).toBeLessThan(0.35);
  });
});

describe('education and languages', () => {
  it('let years stand in for a degree only where the posting says so', () => {
    const roles = [aRole('Nurse', { start: '2016-01', end: '2023-12', family: 'nursing' })];
    const score = (orEquivalent: boolean) =>
      judge({ title, education: [anEducationRequirement({ orEquivalent })] }, { roles }).score
        .educationScore;
    expect(score(false)).toBe(0);
    expect(score(true)).toBeGreaterThan(0);
  });
  it('take degrees of one line as alternatives', () => {
    const quote = aQuote('Bachelor’s or master’s degree');
    const education = (['bachelor', 'master'] as const).map((level) =>
      anEducationRequirement({ level, quote }),
    );
    const { score, points } = judge(
      { education },
      { education: [{ level: 'bachelor', field: 'biology', quote: aQuote('BSc') }] },
    );
    expect(score.educationScore).toBe(100);
    expect(points).toHaveLength(1);
  });

  it('read a language from its level', () => {
    const posting = { languages: [aLanguageRequirement('de', { level: 'C1' })] };
    const german = (level: 'B2' | 'C2' | null) =>
      judge(posting, { languages: [{ code: 'de', level, quote: aQuote('German') }] }).score
        .languageScore ?? -1;
    expect(german('C2')).toBe(100);
    expect(german('B2')).toBeLessThan(german('C2'));
    expect(german(null)).toBeLessThan(german('C2'));
    expect(judge(posting, {}).score.languageScore).toBe(0);
    expect(german('B2')).toBeGreaterThan(0);
  });
});

describe('the craft that the title names', () => {
  const held = (roleTitle: string, ...lines: string[]) =>
    judge(
      { title: aTitle('Organ Tuner'), skills: [asks('SQL')] },
      { roles: [aRole(roleTitle)], statements: lines.map((line) => aStatement(line)) },
    ).points.find(({ kind }) => kind === 'title');

  it('is closer to a role of that title than to any other, and is called by it', () => {
    const same = held('Organ Tuner');
    expect(same).toMatchObject({
      label: 'Organ Tuner',
      subScore: 'titleScore',
      resumeQuote: { text: 'Organ Tuner, 2020-01' },
    });
    expect(same?.credit).toBeGreaterThan(held('Florist')?.credit ?? 1);
    expect(held('Florist')).toMatchObject({ credit: 0, resumeQuote: null });
  });

  it('is nearer to a role of half the title than to none', () => {
    expect(held('Piano Tuner')?.credit).toBeLessThan(held('Organ Tuner')?.credit ?? 0);
  });
});
