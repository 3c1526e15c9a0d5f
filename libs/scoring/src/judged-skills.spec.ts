import type { ResumeFacts } from '@rolefit/contracts';
import {
  aQuote,
  aRequirement,
  aResumeSkill,
  aRole,
  aStatement,
  evidenceIn,
} from '@rolefit/testing';
import { judge } from './testing/judge.js';
import { idOf, shows, asks as asksFor } from './testing/skills.js';

/** A skill in a line of nothing but its name. */
const asks = (name: string, facts: Parameters<typeof asksFor>[1] = {}) =>
  asksFor(name, { quote: aQuote(name), ...facts });

const role = aRole('Engineer', { start: '2022-01', end: null, isCurrent: true });

describe('skills', () => {
  it('earn less when only listed than when used in a dated role, and nothing for repetition', () => {
    const posting = { skills: [asks('Docker')] };
    const listed = judge(posting, { skills: [shows('Docker')] });
    const repeated = judge(posting, {
      skills: [
        shows(
          'Docker',
          evidenceIn('skills', 'Docker'),
          evidenceIn('skills', 'Tools: Docker'),
          evidenceIn('summary', 'I like Docker'),
        ),
      ],
    });
    const used = judge(posting, {
      roles: [role],
      skills: [shows('Docker', evidenceIn(0, 'Shipped with Docker'))],
    });
    expect(listed.score.skillsScore).toBeGreaterThan(0);
    expect(repeated.score.skillsScore).toBe(listed.score.skillsScore);
    expect(used.score.skillsScore).toBe(100);
    expect(used.matchSkills[0]).toMatchObject({
      name: 'Docker',
      credit: 1,
      via: null,
      resumeQuote: { text: 'Shipped with Docker' },
    });
  });

  it('never say that a listed skill is not named because another one earns more for it', () => {
    const { points, matchSkills } = judge(
      { skills: [asks('JavaScript')] },
      {
        roles: [role],
        skills: [shows('JavaScript'), shows('Vue.js', evidenceIn(0, 'Built it with Vue.js'))],
      },
    );
    expect(matchSkills[0]).toMatchObject({ name: 'JavaScript', via: null });
    expect(points[0]).toMatchObject({
      via: null,
      reason: 'Covered by “Vue.js”.',
    });
  });

  it('earn partial credit through a related skill and name it', () => {
    const used = {
      roles: [role],
      skills: [shows('Vue.js', evidenceIn(0, 'Built it with Vue.js'))],
    };
    const near = judge({ skills: [asks('React')] }, used);
    const implied = judge({ skills: [asks('JavaScript')] }, used);
    expect(near.missingSkills[0]).toMatchObject({ name: 'React', via: 'Vue.js' });
    expect(implied.matchSkills[0]).toMatchObject({ name: 'JavaScript', via: 'Vue.js' });
    expect(near.points[0]).toMatchObject({ label: 'React', via: 'Vue.js' });
    expect(near.score.overallScore).toBeLessThan(implied.score.overallScore);
  });

  it('are not missing where they are soft and the work shows the requirement that names them', () => {
    const { requirements, skills } = {
      requirements: [aRequirement('Kind to patients on the ward', { kind: 'soft' })],
      skills: [
        asks('Communication', { quote: aQuote('Kind to patients on the ward') }),
        asks('Docker'),
      ],
    };
    const missing = (resume: Partial<ResumeFacts>) =>
      judge({ requirements, skills }, resume).missingSkills.map(({ name }) => name);
    expect(missing({})).toContain('Communication');
    expect(missing({ statements: [aStatement('Kind to the patients on my ward')] })).toEqual([
      'Docker',
    ]);
  });

  it('count a certificate as held wherever the resume names it', () => {
    const { points, recommendations } = judge(
      { skills: [asks('ACLS')] },
      { skills: [shows('ACLS', evidenceIn('certificates', 'BLS and ACLS, 2025'))] },
    );
    expect(points[0]).toMatchObject({ credit: 1, reason: 'Named in your resume.' });
    expect(recommendations).toEqual([]);
  });

  it('count alternatives once, by the best of them', () => {
    const group = { group: 'cloud' };
    const posting = {
      skills: [asks('AWS', group), asks('Azure', group), asks('Google Cloud', group)],
    };
    const { points, matchSkills } = judge(posting, {
      roles: [role],
      skills: [shows('Azure', evidenceIn(0, 'Ran on Azure'))],
    });
    expect(points).toHaveLength(1);
    expect(points[0]?.resumeQuote?.text).toBe('Ran on Azure');
    expect(matchSkills.map(({ name }) => name)).toEqual(['Azure']);
    const { missingSkills } = judge(posting, {});
    expect(missingSkills.map(({ name }) => name.split(/, | or /).sort())).toEqual([
      ['AWS', 'Azure', 'Google Cloud'],
    ]);
  });

  it('are asked once however often a posting names them, as required if any line requires them', () => {
    const { points } = judge(
      {
        skills: [
          asks('React', { quote: aQuote('React one'), importance: 'preferred' }),
          asks('React', { quote: aQuote('React two') }),
        ],
      },
      {},
    );
    expect(points).toMatchObject([{ importance: 'required', pointsPossible: 100 }]);
  });

  it('unknown to the taxonomy are found word for word in a line', () => {
    const { matchSkills } = judge(
      { skills: [asks('Organ tuning')] },
      { roles: [role], statements: [aStatement('Organ tuning in four churches', { role: 0 })] },
    );
    expect(matchSkills[0]).toMatchObject({
      credit: 1,
      resumeQuote: { text: 'Organ tuning in four churches' },
    });
  });

  it('that are work or a subject are found by the posting’s own words, tools by their names alone', () => {
    const creditOf = (name: string, line: string) => {
      const { matchSkills } = judge(
        { skills: [asks(name)] },
        { roles: [role], statements: [aStatement(line, { role: 0 })] },
      );
      return matchSkills[0]?.credit ?? 0;
    };
    expect(idOf('inspection')).not.toBeNull();
    expect(creditOf('inspection', 'Inspection, testing and handover')).toBe(1);
    expect(creditOf('inspection', 'Saw inspectors at work')).toBe(0);
    expect(creditOf('Excel', 'Excel in front of guests')).toBe(0);
  });

  it('are the whole of a line that names them otherwise', () => {
    const used = { roles: [role], skills: [shows('Kubernetes', evidenceIn(0, 'Ran Kubernetes'))] };
    const byName = judge({ skills: [asks('Kubernetes')] }, used);
    const otherwise = judge({ skills: [asks('Kubernetes', { quote: aQuote('k8s') })] }, used);
    expect(otherwise.score.overallScore).toBe(byName.score.overallScore);
  });
});

describe('the list of skills that the user keeps', () => {
  const resume = {
    roles: [role],
    skills: [
      shows('Docker', evidenceIn(0, 'Shipped with Docker')),
      aResumeSkill('Organ tuning', { evidence: [evidenceIn(0, 'Organ tuning in churches')] }),
    ],
    statements: [aStatement('Organ tuning in churches', { role: 0 })],
  };
  const posting = { skills: [asks('Docker')] };

  it('drops a skill that the user removed although the resume shows it', () => {
    expect(judge(posting, resume, []).score.skillsScore).toBe(0);
    expect(judge({ skills: [asks('Organ tuning')] }, resume, []).score.skillsScore).toBe(0);
    expect(judge({ skills: [asks('Organ tuning')] }, resume).score.skillsScore).toBe(100);
  });

  it('counts a skill that the user added by its score, as stated by the user and without a quote', () => {
    const stated = (score: number) =>
      judge({ skills: [asks('Kubernetes')] }, resume, [
        { name: 'kubernetes', score, source: 'user' },
      ]);
    const [point] = stated(35).points;
    expect(point).toMatchObject({ by: 'stated', resumeQuote: null });
    expect(point?.reason).toContain('Added by you');
    expect(stated(85).score.skillsScore).toBe(100);
    expect(stated(35).score.skillsScore).toBeLessThan(100);
    expect(stated(10).score.skillsScore).toBeLessThan(stated(35).score.skillsScore ?? 0);
  });

  it('lets the score of the user win over the evidence, which is still quoted', () => {
    const [low] = judge(posting, resume, [{ name: 'Docker', score: 10, source: 'user' }]).points;
    const [high] = judge(posting, resume).points;
    expect(low?.credit).toBeLessThan(high?.credit ?? 0);
    expect(low?.resumeQuote?.text).toBe('Shipped with Docker');
    expect(low?.reason).toContain('Added by you');
  });

  it('forgets a skill of a former resume', () => {
    expect(
      judge({ skills: [asks('Kubernetes')] }, resume, [
        { name: 'Kubernetes', score: 90, source: 'resume' },
      ]).score.skillsScore,
    ).toBe(0);
  });

  it('knows a skill again whose name was cut to fit the list', () => {
    const name = 'Restoration of historic mechanical tracker action organs in village churches';
    const long = {
      roles: resume.roles,
      skills: [aResumeSkill(name, { evidence: [evidenceIn(0, name)] })],
    };
    expect(judge({ skills: [asks(name)] }, long).score.skillsScore).toBe(100);
  });
});
