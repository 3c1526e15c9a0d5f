import { type Answers, type ResumeFacts } from '@rolefit/contracts';
import { aPostingFacts, aQuote, aRandom, aResumeFacts, aSkillRequirement } from '@rolefit/testing';
import { scoreMatch } from '../index.js';
import {
  judgeAnswered as judge,
  german,
  clearance,
  licence,
  permit,
  place,
} from '../testing/answered-match.js';

const quote = aQuote('A line');

it('names both where the resume contradicts one condition and an answer another', () => {
  const match = judge(
    { ...clearance('Secret'), ...permit('DE') },
    { workPermits: { isComplete: true } },
    { clearances: [{ name: 'Public Trust', quote }] },
  );
  const why =
    'These may rule you out, since your resume and your answers say otherwise: Secret and Work permit for Germany.';
  expect(match.readiness[0]?.text).toContain(why);
  expect(match.scanSummary).toContain(why);
});

describe('languages that the user states', () => {
  const pointFor = (answers: unknown, resume: Partial<ResumeFacts> = {}) =>
    judge(german, answers, resume).points.find(({ subScore }) => subScore === 'languageScore');
  it('earn the language score, as the user’s statement', () => {
    expect(pointFor({ languages: { items: [{ code: 'de', level: 'B2' }] } })).toMatchObject({
      credit: 1,
      reason: 'You stated German B2.',
      resumeQuote: null,
    });
  });
  it('earn less below the level, whatever the resume says', () => {
    const point = pointFor(
      { languages: { items: [{ code: 'de', level: 'B1' }] } },
      { languages: [{ code: 'de', level: 'C1', quote }] },
    );
    expect(point).toMatchObject({
      reason: 'You stated German B1. The posting asks for B2.',
      resumeQuote: null,
    });
    expect(point?.credit).toBeGreaterThan(0);
    expect(point?.credit).toBeLessThan(1);
  });

  it('bring no advice to name what the user says they do not speak', () => {
    const match = judge(german, {
      languages: { items: [{ code: 'en', level: 'C2' }], isComplete: true },
    });
    expect(match.points.find(({ subScore }) => subScore === 'languageScore')?.reason).toBe(
      'We couldn’t find German in your resume. You stated only English C2.',
    );
    expect(match.recommendations.join(' ')).not.toContain('German');
  });
});

describe('answers', () => {
  const posting = {
    ...licence('RN'),
    ...clearance('Top Secret'),
    ...permit('DE'),
    ...place('Oslo, Norway'),
    ...german,
  };
  const all: Answers = {
    workPermits: { items: ['FR', 'US', 'EU'], isComplete: true },
    licences: { items: ['CPR', 'Registered Nurse', 'RN, Ohio'], isComplete: false },
    clearances: { items: ['Secret', 'Public Trust'], isComplete: true },
    places: {
      items: ['Norway', 'Oslo', 'Bergen'],
      arrangements: ['onsite', 'remote'],
      canRelocate: false,
      isComplete: true,
    },
    languages: {
      items: [
        { code: 'en', level: 'C2' },
        { code: 'de', level: 'B1' },
      ],
      isComplete: true,
    },
  };

  it('judge the same in any order', () => {
    const random = aRandom(1);
    const turned = (): Answers => ({
      languages: { ...all.languages!, items: random.shuffle(all.languages!.items) },
      places: {
        ...all.places!,
        items: random.shuffle(all.places!.items),
        arrangements: random.shuffle(all.places!.arrangements),
      },
      clearances: { ...all.clearances!, items: random.shuffle(all.clearances!.items) },
      licences: { ...all.licences!, items: random.shuffle(all.licences!.items) },
      workPermits: { ...all.workPermits!, items: random.shuffle(all.workPermits!.items) },
    });
    const first = JSON.stringify(judge(posting, all));
    for (let round = 0; round < 20; round += 1)
      expect(JSON.stringify(judge(posting, turned()))).toBe(first);
  });

  it('change nothing where nothing is stated', () => {
    const input = {
      posting: aPostingFacts({ skills: [aSkillRequirement('Falconry')], ...posting }),
      resume: aResumeFacts({ languages: [{ code: 'de', level: 'B1', quote }] }),
      skills: [],
    };
    expect(scoreMatch({ ...input, answers: {} })).toEqual(scoreMatch(input));
    expect(scoreMatch(input).knockouts.some((knockout) => 'statedByUser' in knockout)).toBe(false);
  });
});
