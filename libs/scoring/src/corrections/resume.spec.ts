import type { Correction } from '@rolefit/contracts';
import {
  aHeldOccupation,
  anEducationRequirement,
  anExperienceRequirement,
  anOccupation,
  aPostingFacts,
  aQuote,
  aResumeFacts,
  aRole,
  aTitle,
} from '@rolefit/testing';
import { scoreMatch } from '../index.js';
import { aboutDegree, aboutRole } from '../testing/a-correction.js';

const dates = (start: string, end: string) => ({ start, end, isCurrent: false });
const resume = aResumeFacts({
  asOf: '2026-01-01',
  roles: [
    aRole('Falconer', { ...dates('2024-01', '2025-12'), quote: aQuote('Falconer'), family: null }),
    aRole('Begleitung der Betriebsprüfung', {
      ...dates('2022-01', '2022-12'),
      quote: aQuote('Begleitung der Betriebsprüfung'),
      family: null,
    }),
  ],
  occupations: [{ ...aHeldOccupation('falconer'), roles: [0], quote: aQuote('Falconer') }],
  education: [{ level: 'vocational', field: null, quote: aQuote('Diploma, Leeds 2018') }],
});
const posting = aPostingFacts({
  title: aTitle('Falconer'),
  experience: [anExperienceRequirement(4)],
  education: [anEducationRequirement({ level: 'bachelor' })],
  occupations: [anOccupation('falconer')],
});
const judged = (...corrections: readonly Correction[]) =>
  scoreMatch({ posting, resume, skills: [], corrections });
const creditOf = (match: ReturnType<typeof judged>, kind: string) =>
  match.points.find((point) => point.kind === kind)?.credit ?? -1;

describe('a role that is none', () => {
  const correction = aboutRole('Begleitung der Betriebsprüfung', '2022-01', { type: 'remove' });

  it('counts no years', () => {
    expect(creditOf(judged(correction), 'experience')).toBeLessThan(
      creditOf(judged(), 'experience'),
    );
  });

  it('is not mistaken for one of the same title at another time', () => {
    const other = aboutRole('Begleitung der Betriebsprüfung', '2019-05', { type: 'remove' });
    expect(judged(other)).toEqual(judged());
  });

  it('takes its occupation with it', () => {
    const removed = judged(aboutRole('Falconer', '2024-01', { type: 'remove' }));
    expect(creditOf(removed, 'title')).toBeLessThan(creditOf(judged(), 'title'));
  });
});

describe('a role as the user puts it', () => {
  it('counts the years between its dates', () => {
    const match = judged(
      aboutRole('Falconer', '2024-01', {
        type: 'edit',
        title: 'Falconer',
        employer: null,
        ...dates('2015-01', '2025-12'),
      }),
    );
    expect(creditOf(match, 'experience')).toBeGreaterThan(creditOf(judged(), 'experience'));
  });

  it('is of the occupation that its title names', () => {
    const edited = (occupations: string[]) =>
      judged(
        aboutRole(
          'Falconer',
          '2024-01',
          { type: 'edit', title: 'Keeper', employer: null, ...dates('2024-01', '2025-12') },
          {
            family: null,
            seniority: null,
            occupations: occupations.map((id) => {
              const { quote: _quote, ...fact } = anOccupation(id);
              return fact;
            }),
          },
        ),
      );
    expect(creditOf(edited([]), 'title')).toBeLessThan(creditOf(judged(), 'title'));
    expect(creditOf(edited(['falconer']), 'title')).toBe(creditOf(judged(), 'title'));
  });
});

describe('a degree as the user puts it', () => {
  const conditionOf = (match: ReturnType<typeof judged>) =>
    match.knockouts.find(({ kind }) => kind === 'degree')?.status;

  it('is of the level and field that they say', () => {
    expect(conditionOf(judged())).toBe('not-met');
    const ruling = { type: 'edit', level: 'bachelor', field: null } as const;
    const match = judged(aboutDegree('Diploma, Leeds 2018', ruling));
    expect([conditionOf(match), creditOf(match, 'education')]).toEqual(['met', 1]);
  });

  it('is none if they say so', () => {
    expect(conditionOf(judged(aboutDegree('diploma leeds 2018', { type: 'remove' })))).toBe(
      'unknown',
    );
  });
});
