import {
  type Answers,
  applyAnswers,
  answersUpdateSchema,
  type Knockout,
  type Match,
  type PostingFacts,
  type ResumeFacts,
} from '@rolefit/contracts';
import {
  aLanguageRequirement,
  aPostingFacts,
  aQuote,
  aRandom,
  aResumeFacts,
  aSkillRequirement,
} from '@rolefit/testing';
import { scoreMatch } from '../index.js';

const quote = aQuote('A line');
const licence = (name: string) => ({
  licences: [{ name, importance: 'required' as const, quote }],
});
const clearance = (name: string) => ({
  clearances: [{ name, importance: 'required' as const, quote }],
});
const permit = (country: string | null) => ({ workPermits: [{ country, quote }] });
const place = (name: string | null, arrangement: 'onsite' | 'hybrid' | 'remote' = 'onsite') => ({
  places: [{ place: name, arrangement, quote }],
});
const german = {
  languages: [aLanguageRequirement('de', { level: 'B2', quote: aQuote('German B2') })],
};

function judge(
  posting: Partial<PostingFacts>,
  answers: unknown,
  resume: Partial<ResumeFacts> = {},
): Match {
  const stated = applyAnswers({}, answersUpdateSchema.parse(answers));
  return scoreMatch({
    posting: aPostingFacts({ skills: [aSkillRequirement('Falconry')], ...posting }),
    resume: aResumeFacts(resume),
    skills: [],
    answers: stated,
  });
}

interface Row {
  readonly name: string;
  readonly posting: Partial<PostingFacts>;
  readonly answers: unknown;
  readonly resume?: Partial<ResumeFacts>;
  readonly status: Knockout['status'];
  readonly stated?: string;
}

const tables: Readonly<Record<Exclude<Knockout['kind'], 'degree'>, readonly Row[]>> = {
  licence: [
    {
      name: 'one that is stated',
      posting: licence('Registered Nurse (RN) licence'),
      answers: { licences: { items: ['RN'] } },
      status: 'met',
      stated: 'RN',
    },
    {
      name: 'one beyond a list',
      posting: licence('Pilot licence'),
      answers: { licences: { items: ['RN'] } },
      status: 'unknown',
    },
    {
      name: 'one beyond a whole list',
      posting: licence('Pilot licence'),
      answers: { licences: { items: ['RN', 'CPR'], isComplete: true } },
      status: 'not-met',
      stated: 'only CPR and RN',
    },
    {
      name: 'any, where there is none',
      posting: licence('Valid licence'),
      answers: { licences: { isComplete: true } },
      status: 'not-met',
      stated: 'no licence',
    },
    {
      name: 'one that is not told apart, with a whole list',
      posting: licence('Valid licence'),
      answers: { licences: { items: ['RN'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'one of the resume, with a whole list that lacks it',
      posting: licence('RN'),
      answers: { licences: { isComplete: true } },
      resume: { licences: [{ name: 'RN, Ohio', quote }] },
      status: 'met',
    },
    {
      name: 'another class of driving licence',
      posting: licence('Class C driver’s license'),
      answers: { licences: { items: ['Class B driver’s license'], isComplete: true } },
      status: 'not-met',
      stated: 'only Class B driver’s license',
    },
  ],
  clearance: [
    {
      name: 'a higher one',
      posting: clearance('Secret clearance'),
      answers: { clearances: { items: ['TS/SCI'] } },
      status: 'met',
      stated: 'TS/SCI',
    },
    {
      name: 'a lower one',
      posting: clearance('Top Secret'),
      answers: { clearances: { items: ['Secret'] } },
      status: 'not-met',
      stated: 'Secret',
    },
    {
      name: 'a higher one than the resume’s',
      posting: clearance('Top Secret'),
      answers: { clearances: { items: ['Top Secret'] } },
      resume: { clearances: [{ name: 'Secret', quote }] },
      status: 'met',
      stated: 'Top Secret',
    },
    {
      name: 'another one',
      posting: clearance('NATO restricted'),
      answers: { clearances: { items: ['Secret'] } },
      status: 'unknown',
    },
    {
      name: 'one beyond a whole list',
      posting: clearance('NATO restricted'),
      answers: { clearances: { items: ['Secret'], isComplete: true } },
      status: 'not-met',
      stated: 'only Secret',
    },
    {
      name: 'none',
      posting: clearance('Secret'),
      answers: { clearances: { isComplete: true } },
      status: 'not-met',
      stated: 'no clearance',
    },
  ],
  'work-permit': [
    {
      name: 'the country',
      posting: permit('DE'),
      answers: { workPermits: { items: ['US', 'DE'] } },
      status: 'met',
      stated: 'work permit for Germany',
    },
    {
      name: 'the union, for one of its countries',
      posting: permit('NO'),
      answers: { workPermits: { items: ['EU'] } },
      status: 'met',
      stated: 'work permit for the EU',
    },
    {
      name: 'another country',
      posting: permit('DE'),
      answers: { workPermits: { items: ['US'] } },
      status: 'unknown',
    },
    {
      name: 'all others',
      posting: permit('DE'),
      answers: { workPermits: { items: ['US', 'GB'], isComplete: true } },
      status: 'not-met',
      stated: 'only work permits for United Kingdom and United States',
    },
    {
      name: 'the union beyond its countries',
      posting: permit('GB'),
      answers: { workPermits: { items: ['EU'], isComplete: true } },
      status: 'not-met',
      stated: 'only a work permit for the EU',
    },
    {
      name: 'one country, where the union is asked',
      posting: permit('EU'),
      answers: { workPermits: { items: ['FR'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'none',
      posting: permit(null),
      answers: { workPermits: { isComplete: true } },
      status: 'not-met',
      stated: 'no work permit',
    },
    {
      name: 'one, where no country is named',
      posting: permit(null),
      answers: { workPermits: { items: ['DE'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'the country of the place, where no other is named',
      posting: { ...permit(null), ...place('Austin, TX') },
      answers: { workPermits: { items: ['US'] } },
      status: 'met',
      stated: 'work permit for United States',
    },
  ],
  place: [
    {
      name: 'a town in its country',
      posting: place('Munich, Germany'),
      answers: { places: { items: ['Munich'] } },
      status: 'met',
      stated: 'Munich',
    },
    {
      name: 'a country',
      posting: place('Munich, Deutschland'),
      answers: { places: { items: ['Germany'] } },
      status: 'met',
      stated: 'Germany',
    },
    {
      name: 'a town within the country',
      posting: place('Germany', 'remote'),
      answers: { places: { items: ['München, Deutschland'] } },
      status: 'met',
      stated: 'München, Deutschland',
    },
    {
      name: 'a state for its country',
      posting: place('USA', 'remote'),
      answers: { places: { items: ['Austin, TX 78701'] } },
      status: 'met',
      stated: 'Austin, TX 78701',
    },
    {
      name: 'a region',
      posting: place('Europe', 'remote'),
      answers: { places: { items: ['Bergen, Norway'] } },
      status: 'met',
      stated: 'Bergen, Norway',
    },
    {
      name: 'a namesake',
      posting: place('Portland, Oregon'),
      answers: { places: { items: ['Portland, Maine'] } },
      status: 'unknown',
    },
    {
      name: 'elsewhere only',
      posting: place('Munich, Germany'),
      answers: { places: { items: ['Oslo'], isComplete: true } },
      status: 'not-met',
      stated: 'only Oslo',
    },
    {
      name: 'a town that may lie in the country',
      posting: place('Norway', 'remote'),
      answers: { places: { items: ['Oslo'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'a town that may lie in the state',
      posting: place('Ohio'),
      answers: { places: { items: ['Dayton, USA'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'another state',
      posting: place('Ohio'),
      answers: { places: { items: ['Austin, TX'], isComplete: true } },
      status: 'not-met',
      stated: 'only Austin, TX',
    },
    {
      name: 'anywhere',
      posting: place('Munich, Germany'),
      answers: { places: { items: ['Oslo'], canRelocate: true } },
      status: 'met',
      stated: 'would relocate',
    },
    {
      name: 'a way of working that is ruled out',
      posting: place('Munich, Germany'),
      answers: { places: { items: ['Munich'], arrangements: ['remote'], isComplete: true } },
      status: 'not-met',
      stated: 'only remote',
    },
    {
      name: 'a way of working that is not named',
      posting: place('Munich, Germany'),
      answers: { places: { items: ['Munich'], arrangements: ['remote'] } },
      status: 'unknown',
    },
    {
      name: 'a way of working without a place',
      posting: place(null, 'hybrid'),
      answers: { places: { arrangements: ['hybrid'] } },
      status: 'met',
      stated: 'partly on site',
    },
    {
      name: 'only ways of working, for what is remote within a country',
      posting: place('Germany', 'remote'),
      answers: { places: { arrangements: ['remote'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'no way of working',
      posting: place(null, 'hybrid'),
      answers: { places: { items: ['Oslo'] } },
      status: 'not-stated',
    },
    {
      name: 'one of several offers',
      posting: { places: [...place('Munich').places, ...place('Oslo, Norway', 'remote').places] },
      answers: { places: { items: ['Oslo'], isComplete: true } },
      status: 'met',
      stated: 'Oslo',
    },
  ],
  language: [
    {
      name: 'the level',
      posting: german,
      answers: { languages: { items: [{ code: 'de', level: 'C1' }] } },
      status: 'met',
      stated: 'German C1',
    },
    {
      name: 'a lower level',
      posting: german,
      answers: { languages: { items: [{ code: 'de', level: 'B1' }] } },
      status: 'not-met',
      stated: 'German B1',
    },
    {
      name: 'a level in place of the resume’s',
      posting: german,
      answers: { languages: { items: [{ code: 'de', level: 'B2' }] } },
      resume: { languages: [{ code: 'de', level: 'A2', quote }] },
      status: 'met',
      stated: 'German B2',
    },
    {
      name: 'no level beside the resume’s',
      posting: german,
      answers: { languages: { items: [{ code: 'de' }] } },
      resume: { languages: [{ code: 'de', level: 'B2', quote }] },
      status: 'met',
    },
    {
      name: 'no level',
      posting: german,
      answers: { languages: { items: [{ code: 'de' }] } },
      status: 'unknown',
      stated: 'German',
    },
    {
      name: 'other languages',
      posting: german,
      answers: { languages: { items: [{ code: 'fr', level: 'C2' }] } },
      status: 'unknown',
    },
    {
      name: 'no other languages',
      posting: german,
      answers: { languages: { items: [{ code: 'fr', level: 'C2' }], isComplete: true } },
      status: 'not-met',
      stated: 'only French C2',
    },
    {
      name: 'a language the resume is written in',
      posting: german,
      answers: { languages: { isComplete: true } },
      resume: { language: 'de' },
      status: 'met',
    },
    {
      name: 'Norwegian by another code',
      posting: { languages: [aLanguageRequirement('no', { level: 'B2' })] },
      answers: { languages: { items: [{ code: 'nb', level: 'C2' }] } },
      status: 'met',
      stated: 'Norwegian C2',
    },
  ],
};

describe.each(Object.entries(tables))('answers for the condition %s', (kind, rows) => {
  it.each(rows)('with $name make it $status', ({ posting, answers, resume, status, stated }) => {
    const match = judge(posting, answers, resume);
    const found = match.knockouts.filter((knockout) => knockout.kind === kind);
    expect(found.map((knockout) => [knockout.status, knockout.statedByUser])).toEqual([
      [status, stated],
    ]);
    if (stated !== undefined) expect(found[0]?.resumeQuote).toBeNull();
    if (status !== 'not-stated') expect(found[0]?.postingQuote).not.toBeNull();
    if (status === 'not-met') {
      expect(match.readyToApply).toBe(false);
      expect(match.readiness[0]?.text).toContain(
        'Your answers contradict 1 condition of the posting',
      );
      expect(match.scanSummary).toContain('your answers say otherwise');
    }
  });
});

it('names both where the resume contradicts one condition and an answer another', () => {
  const match = judge(
    { ...clearance('Secret'), ...permit('DE') },
    { workPermits: { isComplete: true } },
    { clearances: [{ name: 'Public Trust', quote }] },
  );
  expect(match.readiness[0]?.text).toContain(
    'Your resume and your answers contradict 2 conditions',
  );
  expect(match.scanSummary).toContain('your resume and your answers say otherwise');
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
      credit: 0.6,
      reason: 'You stated German B1; the posting asks for B2.',
      resumeQuote: null,
    });
  });

  it('bring no advice to name what the user says they do not speak', () => {
    const match = judge(german, {
      languages: { items: [{ code: 'en', level: 'C2' }], isComplete: true },
    });
    expect(match.points.find(({ subScore }) => subScore === 'languageScore')?.reason).toBe(
      'We could not find German in your resume, and you stated only English C2.',
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
