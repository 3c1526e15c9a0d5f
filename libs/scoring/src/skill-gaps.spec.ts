import { skillGapSchema } from '@rolefit/contracts';
import { allSkills, skillByName } from '@rolefit/skills';
import {
  aLanguageRequirement,
  aPostingFacts,
  aQuote,
  aRandom,
  aRandomPosting,
  aRandomResume,
  aRequirement,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillPart,
  aSkillRequirement,
  aStatement,
  ofOneCraft,
} from '@rolefit/testing';
import {
  scoreMatch,
  skillGaps,
  statedSkills,
  statedSkillScore,
  type MatchInput,
  type ProfileSkillInput,
} from './index.js';
import { skillsOf } from './testing/judge.js';
import { idOf, namedSkill } from './testing/skills.js';

const keyOf = (name: string) => idOf(name) ?? '';
const order = ['Java', 'Kubernetes', 'Docker', 'SQL', 'Falconry', 'AWS', 'Microsoft Azure'];
/** A skill in a line of nothing but its name, the first of `order` first. */
const wants = (name: string, facts: Parameters<typeof aSkillRequirement>[1] = {}) => {
  const start = 1_000 * (order.indexOf(name) + 1);
  const quote = { text: name, start, end: start + name.length };
  return aSkillRequirement(name, { skillId: idOf(name), quote, ...facts });
};
const states = (name: string, score = 90): ProfileSkillInput => ({ name, score, source: 'user' });
/** A posting and a resume of one craft. */
const aCase = (
  posting: Parameters<typeof aPostingFacts>[0],
  skills: ProfileSkillInput[] = [],
  resume: Parameters<typeof aResumeFacts>[0] = {},
): MatchInput => ({ ...ofOneCraft(aPostingFacts(posting), aResumeFacts(resume)), skills });
const flipping = (input: MatchInput) =>
  skillGaps(input).flatMap(({ name, flips }) => (flips ? [name] : []));
const four = ['Java', 'Kubernetes', 'Docker', 'SQL'].map((name) => wants(name));

describe('the gaps of a match', () => {
  it('are what is missing, and flip it where one alone makes the user ready', () => {
    const falconry = wants('Falconry', { importance: 'preferred' });
    const input = aCase({ skills: [...four, falconry] }, [states('Java')]);
    expect(scoreMatch(input).readyToApply).toBe(false);
    expect(skillGaps(input).map(({ key, name }) => [key, name])).toEqual([
      [keyOf('Kubernetes'), 'Kubernetes'],
      [keyOf('Docker'), 'Docker'],
      [keyOf('SQL'), 'SQL'],
      ['"falconry"', 'Falconry'],
    ]);
    expect(flipping(input)).toContain('Kubernetes');
    expect(flipping(input)).not.toContain('Falconry');
  });

  it('do not flip what takes two of them', () => {
    expect(skillGaps(aCase({ skills: four }))).toHaveLength(4);
    expect(flipping(aCase({ skills: four }))).toEqual([]);
    expect(flipping(aCase({ skills: four }, [states('Java')]))).not.toEqual([]);
  });

  it('are each of the alternatives, since each alone would do', () => {
    const cloud = ['AWS', 'Microsoft Azure'].map((name) => wants(name, { group: 'cloud' }));
    const posting = { skills: [...four.slice(0, 3), ...cloud] };
    const list = [states('Kubernetes')];
    expect(flipping(aCase(posting, list))).toEqual(expect.arrayContaining(['AWS', 'Azure']));
    const left = skillGaps(aCase(posting, [...list, states('AWS')])).map(({ name }) => name);
    expect(left).toEqual(['Java']);
  });

  it('flip nothing where the user is ready already', () => {
    const input = aCase({ skills: four }, [states('Java'), states('Kubernetes'), states('Docker')]);
    expect(scoreMatch(input).readyToApply).toBe(true);
    expect(skillGaps(input)).toEqual([
      { key: keyOf('SQL'), name: 'SQL', kind: 'skill', flips: false },
    ]);
  });

  it('flip nothing where a condition stands in the way', () => {
    const german = aLanguageRequirement('de', { level: 'C1', importance: 'required' });
    const held = { languages: [{ code: 'de', level: 'A1' as const, quote: aQuote('German A1') }] };
    const list = [states('Java')];
    const blocked = aCase({ skills: four, languages: [german] }, list, held);
    expect(scoreMatch(blocked).readiness[0]?.isMet).toBe(false);
    expect(flipping(blocked)).toEqual([]);
    const answers = {
      languages: { items: [{ code: 'de', level: 'C1' as const }], isComplete: false },
    };
    expect(flipping({ ...blocked, answers })).not.toEqual([]);
  });

  it('flip nothing in a posting that says too little, or of another craft', () => {
    const list = [states('Java')];
    const two = aCase({ skills: four.slice(0, 2) }, list);
    expect(skillGaps(two)).toEqual([
      { key: keyOf('Kubernetes'), name: 'Kubernetes', kind: 'skill', flips: false },
    ]);
    const whole = aCase({ skills: four }, list);
    expect(flipping(whole)).not.toEqual([]);
    expect(flipping({ ...whole, resume: aResumeFacts() })).toEqual([]);
  });

  it('count a skill that the user rates low, or took off the list, by what it would be if they stated it', () => {
    const posting = { skills: four };
    const resume = { skills: [aResumeSkill('Kubernetes', { skillId: idOf('Kubernetes') })] };
    expect(flipping(aCase(posting, [states('Java'), states('kubernetes', 5)]))).toContain(
      'Kubernetes',
    );
    expect(flipping(aCase(posting, [states('Java')], resume))).toContain('Kubernetes');
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
    const skills = names.map(namedSkill);
    let flips = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      const random = aRandom(seed);
      const { posting, resume } = ofOneCraft(
        aRandomPosting(random, skills),
        aRandomResume(random, skills),
      );
      const input = { posting, resume, skills: skillsOf(resume) };
      const { missingSkills, readyToApply } = scoreMatch(input);
      const gaps = skillGaps(input);
      const hard = missingSkills.filter(
        ({ name }) => names.includes(name) && name !== 'Communication',
      );
      for (const { name } of hard) expect(gaps.map((gap) => gap.name)).toContain(name);
      for (const gap of gaps) {
        expect(skillGapSchema.parse(gap)).toEqual(gap);
        const better = scoreMatch({
          ...input,
          skills: [
            ...input.skills.filter(({ name }) => name !== gap.name),
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
    expect(flips).toBeGreaterThan(10);
  });
});

describe('a gap', () => {
  const gapsIn = (...skills: ReturnType<typeof wants>[]) =>
    skillGaps(aCase({ skills: [...four, ...skills] })).map(({ name }) => name);

  it('is no virtue and no tool for chat, meetings or mail', () => {
    const names = ['Communication', 'Teamwork', 'Slack', 'Microsoft Teams', 'Zoom', 'Outlook'];
    expect(names.map(idOf)).not.toContain(null);
    expect(gapsIn(...names.map((name) => wants(name)))).toEqual(gapsIn());
  });

  it('is no piece of a name', () => {
    const text = 'Knowledge of the Crane Operators Code';
    const start = 90_000 + text.indexOf('Operators');
    const quote = { text: 'Operators Code', start, end: start + 14 };
    const requirement = aRequirement(text, {
      quote: { text, start: 90_000, end: 90_000 + text.length },
    });
    const skills = [...four, aSkillRequirement('Operators Code', { quote })];
    expect(
      skillGaps(aCase({ skills, requirements: [requirement] })).map(({ name }) => name),
    ).not.toContain('Operators Code');
  });

  it('is not what the same sentence asks for in other words, and the resume shows', () => {
    const text = 'Looking after parrots, finches and pigeons in large aviaries';
    const quote = { text, start: 90_000, end: 90_000 + text.length };
    const skill = aSkillRequirement('Aviary keeping', { quote });
    const requirement = aRequirement(text, { quote, parts: [[aSkillPart('Aviary keeping')]] });
    const [posting, resume] = [
      { skills: [...four, skill], requirements: [requirement] },
      { roles: [aRole('Keeper')], statements: [aStatement(text, { role: 0 })] },
    ];
    const { points } = scoreMatch(aCase(posting, [], resume));
    expect(points.find(({ postingQuote }) => postingQuote.text === text)?.verdict).toBe('shown');
    expect(skillGaps(aCase(posting, [], resume)).map(({ name }) => name)).not.toContain(
      'Aviary keeping',
    );
    expect(skillGaps(aCase(posting)).map(({ name }) => name)).toContain('Aviary keeping');
  });

  it('says whether it is held or learnt', () => {
    const names = ['Advanced life support', 'Driver CPC', 'Crane licence', 'Falconry'];
    const kinds = skillGaps(aCase({ skills: names.map((name) => wants(name)) })).map(
      ({ name, kind }) => [name, kind],
    );
    expect(new Map(kinds as [string, string][])).toEqual(
      new Map([
        ['Advanced life support', 'certificate'],
        ['Driver CPC', 'certificate'],
        ['Crane licence', 'certificate'],
        ['Falconry', 'skill'],
      ]),
    );
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
