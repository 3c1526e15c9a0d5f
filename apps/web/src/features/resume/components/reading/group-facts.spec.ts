import { type ResumeFacts } from '@rolefit/contracts';
import { aReading, quoteIn, resumeText } from '@/testing/builders';
import { groupFacts } from './group-facts';

const { facts } = aReading();
const quote = quoteIn(resumeText, 'Ward nurse');
const role = facts.roles[0]!;

const titles = (changes: Partial<ResumeFacts>) =>
  groupFacts({ ...facts, ...changes }).map(({ title }) => title);
const told = (title: string, changes: Partial<ResumeFacts>) =>
  groupFacts({ ...facts, ...changes })
    .find((group) => group.title === title)
    ?.facts.map(({ label, note }) => [label, note]);

describe('groupFacts', () => {
  it('always includes the main groups, and others only if they have facts', () => {
    expect(titles({ roles: [], skills: [] })).toEqual([
      'Roles',
      'Education',
      'Languages',
      'Skills',
    ]);
    expect(
      titles({
        clearances: [{ name: 'Secret', quote }],
        statements: [{ quote, section: 'other', role: null, skillIds: [] }],
      }),
    ).toEqual(['Roles', 'Education', 'Languages', 'Clearances', 'What you did', 'Skills']);
  });

  it('shows how long a role was held, as far as stated', () => {
    const roles = [
      role,
      { ...role, employer: 'Harbour Clinic', end: '2020-12', isCurrent: false },
      { ...role, start: null, end: null, isCurrent: false },
      { ...role, isCurrent: false },
    ];
    expect(told('Roles', { roles })?.map(([, note]) => note)).toEqual([
      'Mar 2018 – today',
      'Harbour Clinic · Mar 2018 – Dec 2020',
      'no dates found',
      'since Mar 2018',
    ]);
  });

  it('localises codes and shows unknown ones unchanged', () => {
    const language = (code: string, level: 'B1' | 'C2' | null) => ({ code, level, quote });
    expect(
      told('Languages', {
        languages: [language('de', 'C2'), language('da', null), language('not a code', 'B1')],
      }),
    ).toEqual([
      ['German', 'C2 or mother tongue'],
      ['Danish', 'no level stated'],
      ['not a code', 'B1'],
    ]);
    expect(
      told('Work permits', {
        workPermits: [
          { country: 'NO', quote },
          { country: null, quote },
        ],
      }),
    ).toEqual([
      ['Norway', null],
      ['Work permit', null],
    ]);
    expect(
      told('Education', { education: [{ level: 'bachelor', field: 'Nursing', quote }] }),
    ).toEqual([['Bachelor’s degree', 'Nursing']]);
  });

  it('names the working conditions that the resume states', () => {
    expect(
      told('Working conditions', {
        conditions: [
          { topic: 'shifts', amount: null, quote },
          { topic: 'travel', amount: 30, quote },
        ],
      }),
    ).toEqual([
      ['Shift work', null],
      ['Travel, up to 30%', null],
    ]);
    expect(titles({ conditions: [] })).not.toContain('Working conditions');
  });

  it('groups all lines of a skill and gives each fact a unique key', () => {
    const evidence = ['Ward nurse', 'wound care'].map((words) => ({
      quote: quoteIn(resumeText, words),
      section: 'other' as const,
      role: null,
    }));
    const groups = groupFacts({
      ...facts,
      skills: [{ name: 'Wound care', skillId: null, years: 4, evidence }, ...facts.skills],
    });
    const skills = groups.at(-1)?.facts ?? [];
    expect(skills[0]).toMatchObject({
      label: 'Wound care',
      note: '4 years stated',
      quotes: evidence.map((line) => line.quote),
    });
    const keys = groups.flatMap((group) => group.facts.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
