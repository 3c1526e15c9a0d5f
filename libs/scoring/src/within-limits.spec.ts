import { limits, storedMatchSchema, type Match } from '@rolefit/contracts';
import { judgingLimits } from '@rolefit/linking';
import {
  aDuty,
  aLanguageRequirement,
  anEducationRequirement,
  anExperienceRequirement,
  aPostingFacts,
  aQuote,
  aRandom,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillRequirement,
  aStatement,
  evidenceIn,
} from '@rolefit/testing';
import { scoreMatch, skillGaps, type ProfileSkillInput } from './index.js';

const { posting: ofPosting, resume: ofResume } = judgingLimits;

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const quoteAt = (text: string, at: number) => ({
  text,
  start: at * 1_000,
  end: at * 1_000 + text.length,
});
const asksFor = (index: number, facts: Parameters<typeof aSkillRequirement>[1] = {}) =>
  aSkillRequirement(`Zorb${index}`, {
    skillId: null,
    quote: quoteAt(`Zorb${index}`, index),
    ...facts,
  });

function judge(
  posting: Parameters<typeof aPostingFacts>[0],
  resume: Parameters<typeof aResumeFacts>[0] = {},
  skills: ProfileSkillInput[] = [],
): Match {
  return scoreMatch({ posting: aPostingFacts(posting), resume: aResumeFacts(resume), skills });
}

const one = [asksFor(0)];

describe('a posting that asks for more than is judged', () => {
  it('is judged by what it requires, then by what comes first, and says what was left out', () => {
    const asked = times(ofPosting.skills + 40, (index) =>
      asksFor(index, { importance: index < 50 ? 'preferred' : 'required' }),
    );
    const { missingSkills, notJudged } = judge({ skills: asked });
    const names = missingSkills.map(({ name }) => name);
    expect(names).toHaveLength(ofPosting.skills);
    for (const index of [50, ofPosting.skills + 39, 0, 9]) expect(names).toContain(`Zorb${index}`);
    for (const index of [10, 49]) expect(names).not.toContain(`Zorb${index}`);
    expect(notJudged?.filter(({ what }) => what === 'skills')).toEqual([
      {
        of: 'posting',
        what: 'skills',
        judged: ofPosting.skills,
        leftOut: 40,
        names: times(limits.notJudgedNames, (index) => `Zorb${index + 10}`),
      },
    ]);
  });

  it('says nothing where all is judged, up to the limit', () => {
    const match = judge({ skills: times(ofPosting.requirements, (index) => asksFor(index)) });
    expect(match).not.toHaveProperty('notJudged');
    expect(match.missingSkills).toHaveLength(ofPosting.requirements);
  });

  it('leaves repetitions out first, which ask for nothing more', () => {
    const match = judge({
      skills: times(3 * ofPosting.skills, (index) =>
        asksFor(index % 60, { quote: quoteAt('Zorb', index) }),
      ),
    });
    expect(match).not.toHaveProperty('notJudged');
    expect(match.missingSkills).toHaveLength(60);
  });

  it('has no more gaps than judged skills', () => {
    const facts = aPostingFacts({
      skills: times(1_000, (index) => asksFor(index, { group: index < 600 ? 'any of' : null })),
    });
    expect(skillGaps({ posting: facts, resume: aResumeFacts({}), skills: [] })).toHaveLength(
      ofPosting.skills,
    );
  });

  it.each([
    [
      'experience',
      {
        experience: times(ofPosting.experience + 3, (index) =>
          anExperienceRequirement(1 + index, { quote: quoteAt(`Years ${index}`, index) }),
        ),
      },
      ofPosting.experience,
    ],
    [
      'education',
      {
        education: times(ofPosting.education + 3, (index) =>
          anEducationRequirement({
            field: `zorbology${index}`,
            quote: quoteAt(`Degree ${index}`, index),
          }),
        ),
      },
      ofPosting.education,
    ],
    [
      'languages',
      {
        languages: times(ofPosting.languages + 3, (index) =>
          aLanguageRequirement(`${'abcde'.charAt(index % 5)}${'klmnopq'.charAt(index / 5)}`, {
            quote: quoteAt(`Language ${index}`, index),
          }),
        ),
      },
      ofPosting.languages,
    ],
    [
      'licences',
      {
        licences: times(ofPosting.licences + 3, (index) => ({
          name: `Zorb ${index} licence`,
          importance: 'required' as const,
          quote: quoteAt('Licence', index),
        })),
      },
      ofPosting.licences,
    ],
    [
      'clearances',
      {
        clearances: times(ofPosting.clearances + 3, (index) => ({
          name: `Zorb ${index} clearance`,
          importance: 'required' as const,
          quote: quoteAt('Clearance', index),
        })),
      },
      ofPosting.clearances,
    ],
    [
      'work-permits',
      {
        workPermits: times(ofPosting.workPermits + 3, (index) => ({
          country: `A${'abcdefghijklmnopqrstuvwxyz'.charAt(index).toUpperCase()}`,
          quote: quoteAt('Permit', index),
        })),
      },
      ofPosting.workPermits,
    ],
    [
      'places',
      {
        places: times(ofPosting.places + 3, (index) => ({
          place: `Zorbtown ${index}`,
          arrangement: 'onsite' as const,
          quote: quoteAt('Place', index),
        })),
      },
      ofPosting.places,
    ],
  ])('is cut at its %s', (what, facts, judged) => {
    expect(judge({ skills: one, ...facts }).notJudged).toEqual([
      expect.objectContaining({ of: 'posting', what, judged, leftOut: 3 }),
    ]);
  });

  it('is judged by its most decisive requirements, of whatever kind they are', () => {
    const duties = times(ofPosting.requirements + 3, (index) => ({
      ...aDuty('Build'),
      quote: quoteAt(`Build zorb${index}`, index),
    }));
    const { points, notJudged } = judge({
      duties,
      education: [anEducationRequirement({ quote: quoteAt('A degree', 900) })],
    });
    expect(points).toHaveLength(ofPosting.requirements);
    expect(points.map(({ kind }) => kind)).toContain('education');
    expect(notJudged).toEqual([
      {
        of: 'posting',
        what: 'requirements',
        judged: ofPosting.requirements,
        leftOut: 4,
        names: times(4, (index) => `Build zorb${ofPosting.requirements - 1 + index}`),
      },
    ]);
  });
  it('counts years that it asks for in skills with the others, once', () => {
    const years = {
      experience: times(30, (index) =>
        anExperienceRequirement(1 + index, { quote: quoteAt(`Years ${index}`, 500 + index) }),
      ),
      skills: times(30, (index) => asksFor(index, { years: 40 + index })),
    };
    const { points, notJudged } = judge(years);
    expect(
      points.filter(({ subScore }) => subScore === 'experienceScore').length,
    ).toBeLessThanOrEqual(ofPosting.experience);
    expect(notJudged).toEqual([
      expect.objectContaining({ what: 'experience', judged: ofPosting.experience, leftOut: 40 }),
    ]);
  });

  it('judges the same to the bit, in whatever order the facts come', () => {
    const skills = times(ofPosting.skills + 50, (index) =>
      asksFor(index, { importance: index % 3 === 0 ? 'preferred' : 'required' }),
    );
    expect(judge({ skills: aRandom(1).shuffle(skills) })).toEqual(judge({ skills }));
  });
});

describe('a resume that says more than is judged', () => {
  it('is judged by its first roles and lines, and says what was left out', () => {
    const roles = times(ofResume.roles + 5, (index) =>
      aRole(`Zorber ${index}`, { quote: quoteAt(`Zorber ${index}`, index) }),
    );
    const statements = times(ofResume.lines + 7, (index) =>
      aStatement('x', {
        role: index % roles.length,
        quote: quoteAt(`Built zorbs, lot ${index}`, 500 + index),
      }),
    );
    const { notJudged } = judge({ skills: one }, { roles, statements });
    expect(notJudged).toEqual([
      {
        of: 'resume',
        what: 'roles',
        judged: ofResume.roles,
        leftOut: 5,
        names: times(5, (index) => `Zorber ${ofResume.roles + index}`),
      },
      expect.objectContaining({ of: 'resume', what: 'lines', judged: ofResume.lines, leftOut: 7 }),
    ]);
  });

  it('keeps a skill of a role that is not judged, as shown outside of any role', () => {
    const roles = times(ofResume.roles + 1, (index) =>
      aRole(`Zorber ${index}`, {
        start: '2015-01',
        end: '2020-01',
        quote: quoteAt(`Zorber ${index}`, index),
      }),
    );
    const shown = aResumeSkill('Zorb0', {
      skillId: null,
      evidence: [evidenceIn(ofResume.roles, 'Used Zorb0')],
    });
    const { points } = judge({ skills: one }, { roles, skills: [shown] }, [
      { name: 'Zorb0', score: 40, source: 'resume' },
    ]);
    expect(points[0]?.resumeQuote).toEqual(shown.evidence[0]?.quote);
    expect(points[0]?.credit).toBeCloseTo(0.64);
  });
});

describe('a stored match', () => {
  it('parses with and without what was not judged', () => {
    const [whole, cut] = [
      judge({ skills: one }),
      judge({ skills: times(400, (index) => asksFor(index)) }),
    ];
    expect(storedMatchSchema.parse(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(storedMatchSchema.parse(JSON.parse(JSON.stringify(cut)))).toEqual(cut);
    expect(JSON.stringify(whole)).not.toContain('notJudged');
  });

  it('never names more of what was left out than the contract allows', () => {
    const long = times(400, (index) =>
      asksFor(index, { name: `Zorb ${index} ${'very '.repeat(100)}` }),
    );
    for (const entry of judge({
      skills: long,
      places: times(90, (index) => ({
        place: 'x'.repeat(500) + String(index),
        arrangement: 'onsite',
        quote: aQuote('Place'),
      })),
    }).notJudged ?? []) {
      expect(entry.names.length).toBeLessThanOrEqual(limits.notJudgedNames);
      for (const name of entry.names) expect(name.length).toBeLessThanOrEqual(60);
    }
  });
});
