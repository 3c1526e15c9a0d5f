import type { PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import {
  aDuty,
  aLanguageRequirement,
  anEducationRequirement,
  anExperienceRequirement,
  aPostingFacts,
  aQuote,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillRequirement,
  aStatement,
  aTitle,
  evidenceIn,
} from '@rolefit/testing';
import { canBeJudged, profileSkillsFrom, scoreMatch, type ProfileSkillInput } from './index.js';

const idOf = (name: string) => skillByName(name)?.id ?? null;
const asks = (name: string, facts = {}) =>
  aSkillRequirement(name, { skillId: idOf(name), ...facts });
const shows = (name: string, ...evidence: ReturnType<typeof evidenceIn>[]) =>
  aResumeSkill(name, { skillId: idOf(name), ...(evidence.length > 0 ? { evidence } : {}) });

function listOf(resume: ResumeFacts): ProfileSkillInput[] {
  return profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' }));
}

function judge(
  posting: Partial<PostingFacts>,
  resume: Partial<ResumeFacts>,
  skills?: readonly ProfileSkillInput[],
) {
  const facts = aResumeFacts(resume);
  return scoreMatch({
    posting: aPostingFacts(posting),
    resume: facts,
    skills: skills ?? listOf(facts),
  });
}

const developerPosting = aPostingFacts({
  title: aTitle('Senior Software Engineer', {
    family: 'software-engineering',
    seniority: 'senior',
  }),
  skills: [
    asks('React'),
    asks('TypeScript'),
    asks('Docker', { importance: 'preferred' }),
    asks('Communication'),
  ],
  experience: [anExperienceRequirement(4)],
  duties: [
    aDuty('Build and maintain web applications with React', [idOf('React') ?? '']),
    aDuty('Work with the team to plan and deliver high quality solutions'),
    aDuty('Maintain our automated tests and review code of the team'),
  ],
  education: [anEducationRequirement({ level: 'bachelor', field: 'computer science' })],
  languages: [aLanguageRequirement('en')],
});

const gardener = aResumeFacts({
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
});

describe('a posting and a resume', () => {
  it('keeps a gardener far from a software posting', () => {
    const { score, readyToApply } = scoreMatch({
      posting: developerPosting,
      resume: gardener,
      skills: listOf(gardener),
    });
    expect(score.overallScore).toBeLessThan(20);
    expect(score.experienceScore).toBe(0);
    expect(score.responsibilitiesScore).toBeLessThan(20);
    expect(readyToApply).toBe(false);
  });

  it('finds a developer who shows all of it ready', () => {
    const match = judge(developerPosting, {
      roles: [
        aRole('Software Engineer', {
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
        shows('Communication'),
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
    });
    expect(match.score.overallScore).toBeGreaterThanOrEqual(85);
    expect(match.readyToApply).toBe(true);
    expect(match.readiness.map(({ isMet }) => isMet)).toEqual([true, true, true]);
    expect(match.scanSummary).toContain('strong match');
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

describe('skills', () => {
  const role = aRole('Engineer', { start: '2022-01', end: null, isCurrent: true });

  it('weigh three to one when required, and little when soft', () => {
    const { points } = judge(
      {
        skills: [asks('React'), asks('Docker', { importance: 'preferred' }), asks('Communication')],
      },
      {},
    );
    expect(
      Object.fromEntries(points.map(({ label, pointsPossible }) => [label, pointsPossible])),
    ).toEqual({ React: 67, Docker: 23, Communication: 10 });
  });

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
    expect(listed.score.skillsScore).toBe(60);
    expect(repeated.score.skillsScore).toBe(60);
    expect(used.score.skillsScore).toBe(100);
    expect(used.matchSkills[0]).toMatchObject({
      name: 'Docker',
      credit: 1,
      via: null,
      resumeQuote: { text: 'Shipped with Docker' },
    });
  });

  it('never say that a listed skill is not named because another one earns more for it', () => {
    const role = aRole('Developer', { start: '2019-01', end: '2025-12' });
    const { points, matchSkills } = judge(
      { skills: [asks('JavaScript')] },
      {
        roles: [role],
        skills: [shows('JavaScript'), shows('Vue.js', evidenceIn(0, 'Built it with Vue.js'))],
      },
    );
    expect(matchSkills[0]).toMatchObject({ name: 'JavaScript', credit: 0.9, via: null });
    expect(points[0]?.reason).toBe(
      'Your resume names JavaScript; Vue.js, which includes it, has the stronger evidence.',
    );
  });

  it('earn partial credit through a related skill and name it', () => {
    const used = {
      roles: [role],
      skills: [shows('Vue.js', evidenceIn(0, 'Built it with Vue.js'))],
    };
    const near = judge({ skills: [asks('React')] }, used);
    expect(near.missingSkills[0]).toMatchObject({ name: 'React', credit: 0.4, via: 'Vue.js' });
    const implied = judge({ skills: [asks('JavaScript')] }, used);
    expect(implied.matchSkills[0]).toMatchObject({
      name: 'JavaScript',
      credit: 0.9,
      via: 'Vue.js',
    });
  });

  it('count a certificate as held wherever the resume names it', () => {
    const { points, recommendations } = judge(
      { skills: [asks('ACLS')] },
      { skills: [shows('ACLS', evidenceIn('certificates', 'BLS and ACLS, 2025'))] },
    );
    expect(points[0]).toMatchObject({ credit: 1, reason: 'Your resume shows ACLS.' });
    expect(recommendations).toEqual([]);
  });

  it('count alternatives once, by the best of them', () => {
    const group = { group: 'cloud' };
    const posting = {
      skills: [
        asks('AWS', group),
        asks('Azure', group),
        asks('Google Cloud', group),
        asks('Docker'),
      ],
    };
    const { points, matchSkills, missingSkills } = judge(posting, {
      roles: [role],
      skills: [shows('Azure', evidenceIn(0, 'Ran on Azure'))],
    });
    expect(points).toHaveLength(2);
    expect(points.map(({ pointsPossible }) => pointsPossible)).toEqual([50, 50]);
    expect(matchSkills.map(({ name }) => name)).toEqual(['Azure']);
    expect(missingSkills.map(({ name }) => name)).toEqual(['Docker']);
    expect(
      judge(posting, {}).missingSkills.map(({ name }) => name.split(/, | or /).sort()),
    ).toEqual(expect.arrayContaining([['Docker'], ['AWS', 'Azure', 'Google Cloud']]));
  });

  it('are asked once however often a posting names them', () => {
    const { points } = judge(
      {
        skills: [
          asks('React', { quote: aQuote('React one'), importance: 'preferred' }),
          asks('React', { quote: aQuote('React two') }),
        ],
      },
      {},
    );
    expect(points).toMatchObject([{ label: 'React', importance: 'required', pointsPossible: 100 }]);
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
});

describe('the list of skills that the user keeps', () => {
  const resume = {
    roles: [aRole('Engineer', { start: '2022-01', end: null, isCurrent: true })],
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
    const { points } = judge({ skills: [asks('Kubernetes')] }, resume, [
      { name: 'kubernetes', score: 35, source: 'user' },
    ]);
    expect(points[0]).toMatchObject({ credit: 0.6, resumeQuote: null });
    expect(points[0]?.reason).toContain('Stated by you');
  });

  it('lets the score of the user win over the evidence, which is still quoted', () => {
    const { points } = judge(posting, resume, [{ name: 'Docker', score: 10, source: 'user' }]);
    expect(points[0]).toMatchObject({
      credit: 0.171,
      resumeQuote: { text: 'Shipped with Docker' },
    });
    expect(points[0]?.reason).toContain('Stated by you');
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

describe('experience', () => {
  const nurse = (start: string, end: string | null) =>
    aRole('Staff Nurse', { start, end, isCurrent: end === null, family: 'nursing' });
  const title = aTitle('Nurse', { family: 'nursing' });

  it('counts overlapping months once', () => {
    const { points } = judge(
      { title, experience: [anExperienceRequirement(4)] },
      { roles: [nurse('2020-01', '2021-12'), nurse('2021-01', '2021-12')] },
    );
    expect(points.find(({ subScore }) => subScore === 'experienceScore')).toMatchObject({
      label: '4 years of experience',
      credit: 0.5,
    });
  });

  it('lets a current role end on the day of reading, and a role without dates count nothing', () => {
    const posting = { title, experience: [anExperienceRequirement(2)] };
    expect(
      judge(posting, { asOf: '2021-12-31', roles: [nurse('2021-01', null)] }).score.experienceScore,
    ).toBe(50);
    expect(
      judge(posting, {
        roles: [aRole('Staff Nurse', { start: null, end: null, family: 'nursing' })],
      }).score.experienceScore,
    ).toBe(0);
  });

  it('grows month by month without a step', () => {
    const scores = Array.from({ length: 12 }, (_, month) => {
      const end = `2021-${String(month + 1).padStart(2, '0')}`;
      return (
        judge(
          { title, experience: [anExperienceRequirement(2)] },
          { roles: [nurse('2020-01', end)] },
        ).score.experienceScore ?? 0
      );
    });
    expect(scores[0]).toBe(54);
    expect(scores[11]).toBe(100);
    scores
      .slice(1)
      .forEach((score, index) => expect(score - (scores[index] ?? 0)).toBeLessThanOrEqual(5));
  });

  it('counts years of a skill in the roles that show it', () => {
    const resume = {
      roles: [
        aRole('Engineer', { start: '2018-01', end: '2019-12' }),
        aRole('Engineer', { start: '2020-01', end: '2020-12' }),
      ],
      skills: [shows('Java', evidenceIn(0, 'Wrote Java'))],
    };
    const { points } = judge({ skills: [asks('Java', { years: 4 })] }, resume);
    expect(points.find(({ subScore }) => subScore === 'experienceScore')).toMatchObject({
      label: '4 years of Java',
      credit: 0.5,
    });
  });

  it('takes years that the resume states in words where its dated roles show fewer', () => {
    const resume = {
      roles: [aRole('Engineer', { start: '2024-01', end: '2024-12' })],
      skills: [{ ...shows('Java', evidenceIn('skills', 'Java – 5 years')), years: 5 }],
    };
    const { points } = judge({ skills: [asks('Java', { years: 4 })] }, resume);
    expect(points.find(({ subScore }) => subScore === 'experienceScore')).toMatchObject({
      credit: 1,
      reason: 'Your resume states 5 years of Java; the posting asks for 4 years.',
      resumeQuote: { text: 'Java – 5 years' },
    });
  });

  it('asks once for the years of a line that is read as a skill and as experience', () => {
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

  it('asked in a field counts roles of that field only', () => {
    const field = { experience: [anExperienceRequirement(2, { field: 'nursing' })] };
    expect(
      judge(field, { roles: [aRole('Sales Manager', { family: 'sales' })] }).score.experienceScore,
    ).toBe(0);
    expect(
      judge(field, { roles: [aRole('Nursing Assistant', { family: 'nursing' })] }).score
        .experienceScore,
    ).toBe(100);
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
    expect(points[0]).toMatchObject({
      credit: 1,
      resumeQuote: { text: 'Monitored ventilated patients and administered medication' },
    });
  });

  it('earn nothing by words of any posting and little by a single telling one', () => {
    const security = aDuty('Analyse security incidents on endpoints and servers');
    expect(
      judge(
        { duties: [security] },
        {
          statements: [
            aStatement('Ensured a high quality environment and provided support to the team'),
          ],
        },
      ).points[0]?.credit,
    ).toBe(0);
    expect(
      judge(
        { duties: [security] },
        { statements: [aStatement('Walked the premises as a security guard')] },
      ).points[0]?.credit,
    ).toBeLessThanOrEqual(0.3);
  });

  it('that say nothing are not judged', () => {
    expect(judge({ duties: [duty, aDuty('Other duties as assigned')] }, {}).points).toHaveLength(1);
  });
});

describe('title, education and languages', () => {
  it('know the kind and the level of a role', () => {
    const title = aTitle('Senior Data Engineer', { family: 'data', seniority: 'senior' });
    const score = (role: ReturnType<typeof aRole>) =>
      judge({ title, skills: [asks('SQL')] }, { roles: [role] }).score.titleScore;
    expect(score(aRole('Lead Data Engineer', { family: 'data', seniority: 'lead' }))).toBe(100);
    expect(score(aRole('Data Engineer', { family: 'data' }))).toBe(88);
    expect(
      score(aRole('Software Engineer', { family: 'software-engineering', seniority: 'senior' })),
    ).toBe(50);
    expect(score(aRole('Florist', { family: 'hospitality' }))).toBe(0);
  });

  it('let years stand in for a degree only where the posting says so', () => {
    const title = aTitle('Nurse', { family: 'nursing' });
    const roles = [aRole('Nurse', { start: '2016-01', end: '2023-12', family: 'nursing' })];
    expect(
      judge({ title, education: [anEducationRequirement({ orEquivalent: true })] }, { roles }).score
        .educationScore,
    ).toBe(90);
    expect(
      judge({ title, education: [anEducationRequirement()] }, { roles }).score.educationScore,
    ).toBe(0);
  });

  it('take degrees of one line as alternatives', () => {
    const quote = aQuote('Bachelor’s or master’s degree');
    const education = [
      anEducationRequirement({ level: 'bachelor', quote }),
      anEducationRequirement({ level: 'master', quote }),
    ];
    const { score, points } = judge(
      { education },
      { education: [{ level: 'bachelor', field: 'biology', quote: aQuote('BSc') }] },
    );
    expect(points).toHaveLength(1);
    expect(score.educationScore).toBe(100);
  });

  it('read a language from its level, and from the resume being written in it', () => {
    const posting = { languages: [aLanguageRequirement('de', { level: 'C1' })] };
    const german = (level: 'B2' | 'C2' | null) => ({
      languages: [{ code: 'de', level, quote: aQuote('German') }],
    });
    expect(judge(posting, german('C2')).score.languageScore).toBe(100);
    expect(judge(posting, german('B2')).score.languageScore).toBe(60);
    expect(judge(posting, german(null)).score.languageScore).toBe(80);
    expect(judge(posting, { language: 'de' }).score.languageScore).toBe(80);
    expect(judge(posting, {}).score.languageScore).toBe(0);
  });
});

describe('a title that names a skill', () => {
  const title = aTitle('Java Developer', { family: 'software-engineering' });
  const held = (roleTitle: string, ...skills: ReturnType<typeof shows>[]) =>
    judge(
      { title, skills: [asks('SQL')] },
      {
        roles: [
          aRole(roleTitle, {
            start: '2020-01',
            end: null,
            isCurrent: true,
            family: 'software-engineering',
          }),
        ],
        skills,
      },
    ).points.find(({ subScore }) => subScore === 'titleScore');

  it('is met by a role of that name, in part by one that used it, and less by any other of its kind', () => {
    expect(held('Senior Java Engineer')).toMatchObject({ credit: 1 });
    expect(
      held('Software Engineer', shows('Java', evidenceIn(0, 'Built it in Java'))),
    ).toMatchObject({
      credit: 0.8,
      reason: 'You were Software Engineer, the same kind of role; its title does not name Java.',
    });
    expect(held('Software Engineer')).toMatchObject({ credit: 0.6 });
  });

  it('doubles what that skill weighs', () => {
    const { points } = judge({ title, skills: [asks('Java'), asks('Docker')] }, {});
    const possible = new Map(points.map(({ label, pointsPossible }) => [label, pointsPossible]));
    expect(possible.get('Java')).toBe(53);
    expect(possible.get('Docker')).toBe(26);
  });
});

describe('readiness', () => {
  const skills = ['React', 'TypeScript', 'Docker', 'SQL'].map((name) => asks(name));
  const roles = [aRole('Engineer', { start: '2020-01', end: null, isCurrent: true })];

  it('says each rule and the distance', () => {
    const { readiness, readyToApply } = judge(
      { skills },
      { roles, skills: [shows('React', evidenceIn(0, 'React'))] },
    );
    expect(readyToApply).toBe(false);
    expect(readiness.map(({ rule, isMet }) => [rule, isMet])).toEqual([
      ['knockouts', true],
      ['required-skills', false],
      ['overall', false],
    ]);
    expect(readiness[1]?.text).toBe(
      'You show 1 of 4 required skills (25% by weight); the rule is at least 50%, so 1 more could do.',
    );
    expect(readiness[2]?.text).toMatch(
      /^Your score is \d+; the rule is at least 63, so \d+ points? more would do\.$/,
    );
  });

  it('weighs coverage as the score does: the skills of one line share its weight', () => {
    const line = aQuote('React, TypeScript, Docker');
    const grouped = skills.map((skill, at) => (at < 3 ? { ...skill, quote: line } : skill));
    const { readiness } = judge(
      { skills: grouped },
      { roles, skills: [shows('SQL', evidenceIn(0, 'SQL'))] },
    );
    expect(readiness[1]).toMatchObject({
      isMet: true,
      text: 'You show 1 of 4 required skills (50% by weight); the rule is at least 50%.',
    });
  });

  it('asks for what the title names, however much of the rest is shown', () => {
    const shown = ['TypeScript', 'Docker', 'SQL'].map((name) => shows(name, evidenceIn(0, name)));
    const { readiness } = judge(
      { title: aTitle('React Engineer'), skills },
      { roles, skills: shown },
    );
    expect(readiness[1]).toMatchObject({ isMet: false });
    expect(readiness[1]?.text).toMatch(/ The title names React, which we could not find\.$/);
  });

  it('does not ask for coverage where no skill is required', () => {
    const { readiness } = judge(
      { skills: skills.map((skill) => ({ ...skill, importance: 'preferred' as const })) },
      { roles },
    );
    expect(readiness[1]).toMatchObject({ isMet: true });
  });
});
