import { hiddenReasonSchema, resumeReadingSchema } from './resume-reading.js';

const reading = {
  analyser: 'builtin-1',
  model: null,
  rejectedClaims: 0,
  durationMs: 1,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: null,
};
const facts = {
  language: 'en',
  asOf: '2026-11-20',
  roles: [],
  skills: [],
  statements: [],
  education: [],
  languages: [],
  licences: [],
  clearances: [],
  workPermits: [],
  places: [],
};
const read = {
  resumeId: '01890a5d-ac96-774b-8cce-000000000001',
  version: 2,
  fileName: 'cv.pdf',
  text: 'Boat builder',
  facts,
  reading,
};

describe('resumeReadingSchema', () => {
  it('takes a resume that was read before pages were counted and hidden text was looked for', () => {
    expect(resumeReadingSchema.parse({ ...read, pages: null, hidden: null })).toMatchObject({
      pages: null,
      hidden: null,
    });
  });

  it('knows every reason by its name only, and pages from 1', () => {
    const parse = (reason: string, page: number) =>
      resumeReadingSchema.safeParse({
        ...read,
        pages: 1,
        hidden: [{ reason, page, text: 'Expert in everything' }],
      }).success;
    expect(hiddenReasonSchema.options.every((reason) => parse(reason, 1))).toBe(true);
    expect([parse('ugly', 1), parse('white', 0)]).toEqual([false, false]);
  });
});
