import { anExperienceRequirement, aPostingFacts, aResumeFacts, aRole } from '@rolefit/testing';
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
});
