import { limits, skillsUpdateSchema } from '@rolefit/contracts';
import {
  aRandom,
  aRandomResume,
  aResumeFacts,
  aResumeSkill,
  aRole,
  evidenceIn,
} from '@rolefit/testing';
import { profileSkillsFrom } from './profile-skills.js';

const roles = [
  aRole('Engineer', { start: '2020-01', end: null, isCurrent: true }),
  aRole('Engineer', { start: '2008-01', end: '2009-12' }),
  aRole('Engineer', { start: null, end: null }),
  aRole('Engineer', { start: '2026-01', end: null, isCurrent: true }),
];

describe('profileSkillsFrom', () => {
  it('puts the strongest evidence first: years and recency in roles, then undated roles, projects, lists', () => {
    const skills = [
      aResumeSkill('Listed'),
      aResumeSkill('In a project', { evidence: [evidenceIn('projects', 'Project')] }),
      aResumeSkill('Undated', { evidence: [evidenceIn(2, 'Undated')] }),
      aResumeSkill('Long ago', { evidence: [evidenceIn(1, 'Long ago')] }),
      aResumeSkill('Just begun', { evidence: [evidenceIn(3, 'Just begun')] }),
      aResumeSkill('For years', {
        evidence: [evidenceIn('skills', 'A list'), evidenceIn(0, 'For years')],
      }),
    ];
    const list = profileSkillsFrom(aResumeFacts({ roles, skills }));
    expect(list.map(({ name, score }) => [name, score])).toEqual([
      ['For years', 100],
      ['Just begun', 78],
      ['Long ago', 55],
      ['Undated', 42],
      ['In a project', 40],
      ['Listed', 35],
    ]);
    expect(list[0]?.quote.text).toBe('For years');
  });

  it('puts equal evidence in the order of the resume, and soft skills last', () => {
    const line = (name: string, start: number, skillId: string | null = null) => {
      const evidence = evidenceIn(0, name);
      return aResumeSkill(name, {
        skillId,
        evidence: [{ ...evidence, quote: { ...evidence.quote, start, end: start + name.length } }],
      });
    };
    const skills = [
      line('Zig', 10),
      line('Ada', 40),
      line('Teamwork', 0, 'teamwork'),
      aResumeSkill('Listed'),
    ];
    expect(profileSkillsFrom(aResumeFacts({ roles, skills })).map(({ name }) => name)).toEqual([
      'Zig',
      'Ada',
      'Listed',
      'Teamwork',
    ]);
  });

  it('has unique names ignoring case, short enough, and no more than a profile may have', () => {
    const many = Array.from({ length: limits.skillsPerProfile + 20 }, (_, index) =>
      aResumeSkill(`Skill ${index}`),
    );
    const skills = [
      aResumeSkill('react'),
      aResumeSkill('React', { evidence: [evidenceIn(0, 'Used React')] }),
      aResumeSkill('x'.repeat(80)),
      ...many,
    ];
    const list = profileSkillsFrom(aResumeFacts({ roles, skills }));
    expect(list).toHaveLength(limits.skillsPerProfile);
    expect(list.filter(({ name }) => name.toLowerCase() === 'react')).toMatchObject([
      { name: 'React', score: 100 },
    ]);
    expect(
      skillsUpdateSchema.safeParse({ skills: list.map(({ name, score }) => ({ name, score })) })
        .success,
    ).toBe(true);
  });

  it('never cuts a character in half', () => {
    const [skill] = profileSkillsFrom(
      aResumeFacts({ skills: [aResumeSkill(`${'x'.repeat(49)}🎻🎻`)] }),
    );
    expect(skill?.name).toBe('x'.repeat(49));
  });

  it('answers the same in any order of the facts', () => {
    const named = ['React', 'SQL', 'Docker', 'Falconry'].map((name) => ({ id: null, name }));
    for (let seed = 0; seed < 50; seed++) {
      const random = aRandom(seed);
      const resume = aRandomResume(random, named);
      expect(profileSkillsFrom({ ...resume, skills: random.shuffle(resume.skills) })).toEqual(
        profileSkillsFrom(resume),
      );
    }
  });
});
