import { skillGapSchema } from '@rolefit/contracts';
import { allSkills, skillByName } from '@rolefit/skills';
import {
  aLanguageRequirement,
  aPostingFacts,
  aQuote,
  aRandom,
  aRandomPosting,
  aRandomResume,
  aResumeFacts,
  aResumeSkill,
  aSkillRequirement,
  type NamedSkill,
} from '@rolefit/testing';
import {
  profileSkillsFrom,
  scoreMatch,
  skillGaps,
  statedSkills,
  statedSkillScore,
  type MatchInput,
  type ProfileSkillInput,
} from './index.js';

const idOf = (name: string) => skillByName(name)?.id ?? null;
const keyOf = (name: string) => idOf(name) ?? '';
const wants = (name: string, facts: Parameters<typeof aSkillRequirement>[1] = {}) =>
  aSkillRequirement(name, { skillId: idOf(name), ...facts });
const states = (name: string, score = 90): ProfileSkillInput => ({ name, score, source: 'user' });
const aCase = (
  posting: Parameters<typeof aPostingFacts>[0],
  skills: ProfileSkillInput[] = [],
  resume: Parameters<typeof aResumeFacts>[0] = {},
): MatchInput => ({
  posting: aPostingFacts(posting),
  resume: aResumeFacts(resume),
  skills,
});

describe('the gaps of a match', () => {
  it('are what is missing, and flip it where one alone makes the user ready', () => {
    const input = aCase(
      {
        skills: [
          wants('Java'),
          wants('Kubernetes'),
          wants('Falconry', { importance: 'preferred' }),
        ],
      },
      [states('Java')],
    );
    expect(skillGaps(input)).toEqual([
      { key: keyOf('Kubernetes'), name: 'Kubernetes', flips: true },
      { key: '"falconry"', name: 'Falconry', flips: false },
    ]);
  });

  it('do not flip what takes two of them', () => {
    const gaps = skillGaps(
      aCase(
        { skills: ['Java', 'Falconry', 'Beekeeping', 'Organ tuning'].map((name) => wants(name)) },
        [states('Java')],
      ),
    );
    expect(gaps.filter(({ flips }) => flips)).toEqual([]);
    expect(gaps).toHaveLength(3);
  });

  it('are each of the alternatives, since each alone would do', () => {
    const cloud = ['AWS', 'Microsoft Azure', 'Google Cloud'].map((name) =>
      wants(name, { group: 'cloud' }),
    );
    const gaps = skillGaps(aCase({ skills: [wants('Java'), ...cloud] }, [states('Java')]));
    expect(gaps.map(({ flips }) => flips)).toEqual([true, true, true]);
    expect(
      skillGaps(aCase({ skills: [wants('Java'), ...cloud] }, [states('Java'), states('AWS')])),
    ).toEqual([]);
  });

  it('flip nothing where the user is ready already, or where a condition stands in the way', () => {
    const skills = [wants('Java'), wants('Docker'), wants('Python'), wants('Kubernetes')];
    const list = ['Java', 'Docker', 'Python'].map((name) => states(name));
    expect(skillGaps(aCase({ skills }, list))).toEqual([
      { key: keyOf('Kubernetes'), name: 'Kubernetes', flips: false },
    ]);
    const german = {
      languages: [{ code: 'de', level: 'A1' as const, quote: aQuote('German A1') }],
    };
    const blocked = aCase(
      { skills: skills.slice(1), languages: [aLanguageRequirement('de', { level: 'C1' })] },
      list.slice(1, 2),
      german,
    );
    expect(scoreMatch(blocked).readiness[0]?.isMet).toBe(false);
    expect(skillGaps(blocked).some(({ flips }) => flips)).toBe(false);
    const answers = {
      languages: { items: [{ code: 'de', level: 'C1' as const }], isComplete: false },
    };
    expect(skillGaps({ ...blocked, answers }).some(({ flips }) => flips)).toBe(true);
  });

  it('count a skill that the user rates low, or took off the list, by what it would be if they stated it', () => {
    const skills = [wants('Java'), wants('Kubernetes')];
    expect(skillGaps(aCase({ skills }, [states('Java'), states('kubernetes', 5)]))).toEqual([
      { key: keyOf('Kubernetes'), name: 'Kubernetes', flips: true },
    ]);
    const resume = { skills: [aResumeSkill('Kubernetes', { skillId: idOf('Kubernetes') })] };
    expect(skillGaps(aCase({ skills }, [states('Java')], resume))).toEqual([
      { key: keyOf('Kubernetes'), name: 'Kubernetes', flips: true },
    ]);
  });

  it('go by the name of the taxonomy, however the posting writes it, and each stands once', () => {
    const kubernetes = (name: string) => aSkillRequirement(name, { skillId: idOf('Kubernetes') });
    const gaps = skillGaps(
      aCase({
        skills: [
          kubernetes('K8s'),
          kubernetes('Kubernetes'),
          aSkillRequirement('organ Tuning'),
          aSkillRequirement('Organ tuning'),
        ],
      }),
    );
    expect(gaps.map(({ key }) => key)).toEqual([
      keyOf('Kubernetes'),
      expect.stringMatching(/^".+"$/),
    ]);
  });

  it('say for random facts what judging again with the skill on the list says', () => {
    const names = [
      'React',
      'JavaScript',
      'TypeScript',
      'Docker',
      'Kubernetes',
      'SQL',
      'Java',
      'Python',
      'AWS',
      'Communication',
      'Falconry',
      'Organ tuning',
    ];
    const skills: NamedSkill[] = names.map((name) => ({ id: idOf(name), name }));
    let flips = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      const random = aRandom(seed);
      const [posting, resume] = [aRandomPosting(random, skills), aRandomResume(random, skills)];
      const list = profileSkillsFrom(resume).map(({ name, score }) => ({
        name,
        score,
        source: 'resume' as const,
      }));
      const input = { posting, resume, skills: list };
      const { missingSkills, readyToApply } = scoreMatch(input);
      const gaps = skillGaps(input);
      for (const { name } of missingSkills.filter((missing) => names.includes(missing.name)))
        expect(gaps.map((gap) => gap.name)).toContain(name);
      for (const gap of gaps) {
        expect(skillGapSchema.parse(gap)).toEqual(gap);
        const better = scoreMatch({
          ...input,
          skills: [
            ...list.filter(({ name }) => name !== gap.name),
            { name: gap.name, score: statedSkillScore, source: 'user' },
          ],
        });
        expect([seed, gap]).toEqual([
          seed,
          { ...gap, flips: better.readyToApply && !readyToApply },
        ]);
        if (gap.flips) flips += 1;
      }
    }
    expect(flips).toBeGreaterThan(20);
  });
});

describe('a stated skill', () => {
  it('stands once on the list, whatever the case of its name', () => {
    expect(statedSkills([states('java', 5), states('Go')], 'Java')).toEqual([
      states('Go'),
      { name: 'Java', score: statedSkillScore, source: 'user' },
    ]);
  });

  it('is found under its name for every skill of the taxonomy', () => {
    expect(
      allSkills().filter(({ id, name }) => skillByName(name)?.id !== id || name.length > 50),
    ).toEqual([]);
  });
});
