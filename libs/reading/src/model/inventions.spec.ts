import { aRandom, type Random } from '@rolefit/testing';
import type { PostingAnswer, ResumeAnswer } from './prompts/answer-schemas.js';
import { readPosting } from '../read-posting.js';
import { readResume } from '../read-resume.js';
import { postingAnswerOf, resumeAnswerOf } from '../testing/obeying-model.js';
import { scriptedModel } from '../testing/scripted-model.js';
import { backendPosting, developerResume, nursePosting, nurseResume } from '../testing/samples.js';

const asOf = '2026-11-21';
const seeds = Array.from({ length: 25 }, (_, seed) => seed + 1);

/** Names that do not occur in the samples. */
const absent = [
  'Haskell',
  'Salesforce',
  'Phlebotomy',
  'Quantum Telepathy',
  'SAP',
  'Forklift operation',
  'Elixir',
  'Underwater Welding',
];

/** Adds fabricated claims, which no line of the text supports, until they are three of ten. */
function inventing<Answer extends object>(
  answer: Answer,
  random: Random,
  inventions: readonly ((answer: Answer) => Answer)[],
): { answer: Answer; invented: number } {
  const claims = Object.values(answer).reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
  const invented = Math.ceil((claims * 3) / 7);
  let told = answer;
  for (let count = 0; count < invented; count++) told = random.pick(inventions)(told);
  return { answer: told, invented };
}

function postingInventions(
  random: Random,
  lines: readonly string[],
): ((answer: PostingAnswer) => PostingAnswer)[] {
  const unquoted = () => `Experience with ${random.pick(absent)} number ${random.whole(100, 999)}`;
  const skill = (quote: string) => ({
    name: random.pick(absent),
    importance: 'required' as const,
    years: null,
    group: null,
    quote,
  });
  return [
    (answer) => ({ ...answer, skills: [...answer.skills, skill(unquoted())] }),
    (answer) => ({ ...answer, skills: [...answer.skills, skill(random.pick(lines))] }),
    (answer) => ({
      ...answer,
      experience: [
        ...answer.experience,
        {
          years: random.whole(31, 39),
          field: null,
          importance: 'required',
          quote: random.pick(lines),
        },
      ],
    }),
    (answer) => ({ ...answer, duties: [...answer.duties, { quote: unquoted() }] }),
    (answer) => ({
      ...answer,
      languages: [
        ...answer.languages,
        { code: 'ja', level: 'C1', importance: 'required', quote: random.pick(lines) },
      ],
    }),
    (answer) => ({
      ...answer,
      licences: [
        ...answer.licences,
        { name: 'Pilot licence', importance: 'required', quote: random.pick(lines) },
      ],
    }),
    (answer) => ({
      ...answer,
      clearances: [
        ...answer.clearances,
        { name: 'Top Secret', importance: 'required', quote: random.pick(lines) },
      ],
    }),
    (answer) => ({
      ...answer,
      places: [...answer.places, { place: 'Atlantis', arrangement: 'onsite', quote: unquoted() }],
    }),
  ];
}

function resumeInventions(
  random: Random,
  lines: readonly string[],
): ((answer: ResumeAnswer) => ResumeAnswer)[] {
  const unquoted = () => `Worked with ${random.pick(absent)} number ${random.whole(100, 999)}`;
  return [
    (answer) => ({
      ...answer,
      skills: [
        ...answer.skills,
        { name: random.pick(absent), quotes: [unquoted(), random.pick(lines)] },
      ],
    }),
    (answer) => ({
      ...answer,
      roles: [
        ...answer.roles,
        {
          title: 'Chief Wizard',
          employer: null,
          start: '2001-01',
          end: null,
          isCurrent: true,
          quote: random.pick(lines),
        },
      ],
    }),
    (answer) => ({
      ...answer,
      roles: [
        ...answer.roles,
        {
          title: 'Cook',
          employer: null,
          start: '2001-01',
          end: '2002-01',
          isCurrent: false,
          quote: unquoted(),
        },
      ],
    }),
    (answer) => ({
      ...answer,
      education: [...answer.education, { level: 'doctorate', field: null, quote: unquoted() }],
    }),
    (answer) => ({
      ...answer,
      languages: [...answer.languages, { code: 'ja', level: 'C2', quote: random.pick(lines) }],
    }),
    (answer) => ({
      ...answer,
      licences: [...answer.licences, { name: 'Pilot licence', quote: random.pick(lines) }],
    }),
    (answer) => ({
      ...answer,
      clearances: [...answer.clearances, { name: 'Top Secret', quote: random.pick(lines) }],
    }),
    (answer) => ({
      ...answer,
      places: [...answer.places, { place: 'Atlantis', quote: random.pick(lines) }],
    }),
  ];
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim().length > 10);
}

/** Calls the function once for each text: no seed changes these readings. */
function once<Result>(read: (text: string) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>();
  return (text: string): Promise<Result> => {
    const reading = known.get(text) ?? read(text);
    known.set(text, reading);
    return reading;
  };
}

const posting = once((text) => readPosting(text));
const resume = once((text) => readResume(text, { asOf }));
const honestPosting = once(async (text) =>
  readPosting(text, { model: scriptedModel(postingAnswerOf((await posting(text)).facts)) }),
);
const honestResume = once(async (text) =>
  readResume(text, { asOf, model: scriptedModel(resumeAnswerOf((await resume(text)).facts)) }),
);

describe('a model that makes up three claims of ten', () => {
  it.each(seeds)(
    'gets none of them into the facts of a posting, and each is counted (seed %i)',
    async (seed) => {
      for (const text of [backendPosting, nursePosting]) {
        const random = aRandom(seed);
        const honest = postingAnswerOf((await posting(text)).facts);
        const { answer, invented } = inventing(
          honest,
          random,
          postingInventions(random, linesOf(text)),
        );
        const [clean, told] = [
          await honestPosting(text),
          await readPosting(text, { model: scriptedModel(answer) }),
        ];
        expect(clean.reading.rejectedClaims).toBe(0);
        expect(told.reading.rejectedClaims).toBe(invented);
        expect(told.facts).toEqual(clean.facts);
      }
    },
  );

  it.each(seeds)(
    'gets none of them into the facts of a resume, and each is counted (seed %i)',
    async (seed) => {
      for (const text of [developerResume, nurseResume]) {
        const random = aRandom(seed);
        const honest = resumeAnswerOf((await resume(text)).facts);
        const { answer, invented } = inventing(
          honest,
          random,
          resumeInventions(random, linesOf(text)),
        );
        const [clean, told] = [
          await honestResume(text),
          await readResume(text, { asOf, model: scriptedModel(answer) }),
        ];
        expect(clean.reading.rejectedClaims).toBe(0);
        expect(told.reading.rejectedClaims).toBe(invented);
        expect(told.facts).toEqual(clean.facts);
      }
    },
  );
});
