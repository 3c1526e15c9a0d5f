import { skillByName } from '@rolefit/skills';
import {
  aHeldOccupation,
  aPostingFacts,
  aQuote,
  aRequirement,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillPart,
  aSkillRequirement,
  evidenceIn,
} from '@rolefit/testing';
import { judgeFacts } from './testing/judge.js';

const excel = skillByName('Microsoft Excel')?.id ?? '';

function reasonFor(isListed: boolean): string | undefined {
  const resume = aResumeFacts({
    roles: [aRole('Accountant', { start: '2018-01', end: null, isCurrent: true })],
    occupations: [
      aHeldOccupation('accountant', { skillIds: [excel], quote: aQuote('Accountant, Foo Ltd') }),
    ],
    skills: isListed
      ? [aResumeSkill('Excel', { skillId: excel, evidence: [evidenceIn('skills', 'Sage, Excel')] })]
      : [],
  });
  const posting = aPostingFacts({
    skills: [aSkillRequirement('Excel', { skillId: excel, quote: aQuote('Excel') })],
    requirements: [aRequirement('Excel', { parts: [[aSkillPart('Excel', excel)]] })],
  });
  return judgeFacts(posting, resume).points[0]?.reason;
}

describe('the reason of a skill that a title proves', () => {
  it('says whether a line names it, too', () => {
    expect(reasonFor(false)).toBe('Your role as “Accountant” shows it, though no line names it.');
    expect(reasonFor(true)).toBe(
      'Named in your resume, and your role as “Accountant” shows it in use.',
    );
  });
});
