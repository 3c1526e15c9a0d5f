import { type Knockout, type PostingFacts, type ResumeFacts } from '@rolefit/contracts';
import { aLanguageRequirement, aQuote } from '@rolefit/testing';
import { judgeAnswered as judge, german, place } from '../testing/answered-match.js';

const quote = aQuote('A line');

interface Row {
  readonly name: string;
  readonly posting: Partial<PostingFacts>;
  readonly answers: unknown;
  readonly resume?: Partial<ResumeFacts>;
  readonly status: Knockout['status'];
  readonly stated?: string;
}

const tables: Readonly<Record<'place' | 'language', readonly Row[]>> = {
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
