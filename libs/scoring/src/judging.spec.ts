import {
  aDuty,
  aHeldOccupation,
  aLanguageRequirement,
  anEducationRequirement,
  anExperienceRequirement,
  anOccupation,
  aPostingFacts,
  aProfile,
  aQuote,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillRequirement,
  aStatement,
  aTitle,
  evidenceIn,
  fieldsOf,
} from '@rolefit/testing';
import { canBeJudged } from './index.js';
import { judgeFacts } from './testing/judge.js';
import { idOf, asks, shows } from './testing/skills.js';

const engineer = { id: 'software-engineer', skillIds: ['software-engineering'] };

const posting = aPostingFacts({
  title: aTitle('Senior Software Engineer', { family: 'software-engineering' }),
  skills: [asks('React'), asks('TypeScript'), asks('Docker', { importance: 'preferred' })],
  experience: [anExperienceRequirement(4)],
  duties: [
    aDuty('Build and maintain web applications with React', [idOf('React') ?? '']),
    aDuty('Work with the team to plan and deliver high quality solutions'),
    aDuty('Maintain our automated tests and review code of the team'),
  ],
  education: [anEducationRequirement({ level: 'bachelor', field: 'computer science' })],
  languages: [aLanguageRequirement('en')],
  occupations: [anOccupation('software-engineer', engineer)],
  occupationProfile: aProfile({ 'software-engineer': 3, 'web-developer': 2 }),
  fields: fieldsOf({ 'software-development': 1 }),
});

const gardener = aResumeFacts({
  language: 'de',
  roles: [
    aRole('Head Gardener', { start: '2010-01', end: null, isCurrent: true, seniority: 'lead' }),
  ],
  skills: [
    shows('Communication', evidenceIn(0, 'Communicated with customers')),
    aResumeSkill('Pruning', { evidence: [evidenceIn(0, 'Pruned roses')] }),
  ],
  statements: [
    aStatement('Maintained gardens and planned the work of the team', { role: 0 }),
    aStatement('Delivered high quality solutions for customers in the park', { role: 0 }),
    aStatement('Built walls, reviewed plants and tests of the soil', { role: 0 }),
  ],
  education: [
    { level: 'vocational', field: 'horticulture', quote: aQuote('Diploma in horticulture') },
  ],
  occupations: [aHeldOccupation('gardener', { skillIds: ['gardening'] })],
  occupationProfile: aProfile({ gardener: 1 }),
  fields: fieldsOf({ horticulture: 1 }),
});

const developer = aResumeFacts({
  roles: [
    aRole('Senior Software Engineer', {
      start: '2019-01',
      end: null,
      isCurrent: true,
      family: 'software-engineering',
      seniority: 'senior',
    }),
  ],
  skills: [
    shows('React', evidenceIn(0, 'Built the shop with React')),
    shows('TypeScript', evidenceIn(0, 'Moved to TypeScript')),
    shows('Docker', evidenceIn(0, 'Docker images')),
  ],
  statements: [
    aStatement('Built and maintained the web applications of the shop with React', {
      role: 0,
      skillIds: [idOf('React') ?? ''],
    }),
    aStatement('Wrote automated tests and reviewed code', { role: 0 }),
  ],
  education: [
    { level: 'master', field: 'Computer Science', quote: aQuote('MSc in Computer Science') },
  ],
  languages: [{ code: 'en', level: 'C1', quote: aQuote('English (C1)') }],
  occupations: [aHeldOccupation('software-engineer', engineer)],
  occupationProfile: aProfile({ 'software-engineer': 3, 'web-developer': 2 }),
  fields: fieldsOf({ 'software-development': 1 }),
});

describe('a posting and a resume', () => {
  it('keeps a gardener far from a software posting', () => {
    const { score, readyToApply, scanSummary } = judgeFacts(posting, gardener);
    expect(score.overallScore).toBeLessThan(20);
    expect(score.responsibilitiesScore).toBeLessThan(20);
    expect(readyToApply).toBe(false);
    expect(scanSummary).toContain('Weak match');
  });

  it('finds a developer who shows all of it ready', () => {
    const match = judgeFacts(posting, developer);
    expect(match.scanSummary).toContain('Strong match');
    expect(match.readiness.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(match.readyToApply).toBe(true);
  });

  it('ranks the developer first for software, and the gardener first for the garden', () => {
    const garden = aPostingFacts({
      title: aTitle('Head Gardener'),
      skills: [aSkillRequirement('Pruning')],
      duties: [aDuty('Maintain the gardens of the park'), aDuty('Test the soil')],
      occupations: [anOccupation('gardener', { skillIds: ['gardening'] })],
      occupationProfile: aProfile({ gardener: 1 }),
      fields: fieldsOf({ horticulture: 1 }),
    });
    expect(judgeFacts(posting, developer).score.overallScore).toBeGreaterThan(
      judgeFacts(posting, gardener).score.overallScore,
    );
    expect(judgeFacts(garden, gardener).score.overallScore).toBeGreaterThan(
      judgeFacts(garden, developer).score.overallScore,
    );
  });

  it('says that a posting which asks nothing cannot be judged', () => {
    expect(canBeJudged(aPostingFacts())).toBe(false);
    expect(
      canBeJudged(
        aPostingFacts({
          title: aTitle('Nurse', { family: 'nursing' }),
          skills: [asks('Communication')],
          duties: [aDuty('Other duties as assigned')],
        }),
      ),
    ).toBe(false);
    expect(canBeJudged(aPostingFacts({ isPosting: false, skills: [asks('React')] }))).toBe(false);
    expect(canBeJudged(aPostingFacts({ languages: [aLanguageRequirement('de')] }))).toBe(true);
    expect(canBeJudged(aPostingFacts({ duties: [aDuty('Feed the penguins')] }))).toBe(true);
  });
});
