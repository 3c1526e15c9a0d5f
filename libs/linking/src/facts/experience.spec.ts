import {
  anExperienceRequirement,
  aPostingFacts,
  aResumeFacts,
  aRole,
  aStatement,
} from '@rolefit/testing';
import { openCase } from '../case.js';
import { compareYears } from './experience.js';

describe('years', () => {
  const creditOf = (seniority: 'intern' | null) => {
    const role = aRole('Surveyor', { start: '2018-01', end: '2019-12' });
    const resume = aResumeFacts({ roles: [{ ...role, seniority }] });
    const posting = aPostingFacts({ experience: [anExperienceRequirement(2)] });
    return compareYears(openCase(posting, resume, []))[0]?.credit;
  };

  it('in training count half', () => {
    expect(creditOf(null)).toBe(1);
    expect(creditOf('intern')).toBe(0.5);
  });

  it.each([
    'Cashier or Surveyor',
    'Kassierer oder Surveyor',
    'Caissier ou Surveyor',
    'Surveyor/Cajero',
  ])('in either of two fields count: %s', (field) => {
    const resume = aResumeFacts({
      roles: [aRole('Surveyor', { start: '2018-01', end: '2019-12' })],
    });
    const posting = aPostingFacts({ experience: [anExperienceRequirement(2, { field })] });
    expect(compareYears(openCase(posting, resume, []))[0]?.credit).toBe(1);
  });

  it('in a profession count little in a role of another one that mentions it', () => {
    const posting = aPostingFacts({
      experience: [anExperienceRequirement(2, { field: 'marketing' })],
    });
    const years = (title: string, family: string | null) => {
      const role = aRole(title, { start: '2018-01', end: '2019-12', family });
      const text = 'Wrote marketing letters';
      const resume = aResumeFacts({ roles: [role], statements: [aStatement(text, { role: 0 })] });
      return compareYears(openCase(posting, resume, []))[0]?.credit ?? 0;
    };
    expect(years('Marketing assistant', 'marketing')).toBe(1);
    expect(years('Cook', 'cooking')).toBeLessThan(0.5);
    expect(years('Cook', 'cooking')).toBeGreaterThan(0);
  });
});
