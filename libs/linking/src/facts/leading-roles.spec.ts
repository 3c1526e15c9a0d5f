import {
  anExperienceRequirement,
  aPostingFacts,
  aResumeFacts,
  aResumeSkill,
  aRole,
  evidenceIn,
} from '@rolefit/testing';
import { openCase } from '../case.js';
import { compareYears } from './experience.js';
import { profileSkillsFrom } from '../skills/profile-skills.js';
import { asksToLead } from './leading-roles.js';

describe('years of leading', () => {
  it.each([
    '3 years as a supervisor in a depot',
    'At least five years of people management',
    'Two years leading a team: team leadership is essential',
  ])('are asked for by "%s"', (sentence) => {
    expect(asksToLead(sentence)).toBe(true);
  });

  it.each(['3 years of driving a reach truck', 'Two years in a dental surgery'])(
    'are not asked for by "%s"',
    (sentence) => {
      expect(asksToLead(sentence)).toBe(false);
    },
  );

  const asked = anExperienceRequirement(4);
  const sentence = `${asked.quote.text} as a shift supervisor`;
  const creditOf = (title: string, line?: string) => {
    const resume = aResumeFacts({
      roles: [aRole(title, { start: '2018-01', end: '2025-12' })],
      skills: line
        ? [
            aResumeSkill('Staff supervision', {
              skillId: 'staff-supervision',
              evidence: [evidenceIn(0, line)],
            }),
          ]
        : [],
    });
    const quote = { text: sentence, start: 0, end: sentence.length };
    const skills = profileSkillsFrom(resume).map((one) => ({ ...one, source: 'resume' as const }));
    const [years] = compareYears(
      openCase(aPostingFacts({ experience: [{ ...asked, quote }] }), resume, skills),
    );
    return years?.credit ?? Number.NaN;
  };

  it('are shown by the title of a role, or by a line of it', () => {
    expect(creditOf('Shift Supervisor')).toBe(1);
    expect(creditOf('Picker', 'Supervised a shift of twelve')).toBe(1);
  });

  it('are hardly shown by many years of the same work without leading', () => {
    expect(creditOf('Picker')).toBeGreaterThan(0);
    expect(creditOf('Picker')).toBeLessThan(0.5);
  });
});
