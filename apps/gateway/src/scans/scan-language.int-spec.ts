import { randomUUID } from 'node:crypto';
import { apiBasePath, type StoredMatch } from '@rolefit/contracts';
import { aMatch, aResume } from '@rolefit/database/testing';
import {
  dataOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

let gateway: TestGateway;
let ada: SignedInCaller;
let path: string;

const stored: StoredMatch = {
  ...aMatch(55),
  readiness: [{ rule: 'overall', isMet: false, text: '5 points below the 60 we look for.' }],
  messages: {
    points: [],
    missingSkills: [],
    knockouts: [],
    readiness: [[{ code: 'score-distance', values: { distance: -5, threshold: 60 } }]],
    summary: [{ code: 'band', values: { band: 'partial' } }],
    recommendations: [],
  },
};
const german = { code: 'language', values: { code: 'de', level: 'B2' } } as const;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.signIn();
  const { dataSource } = gateway.database;
  const body = {
    jobId: randomUUID(),
    jobDescription: 'We look for someone who knows Go.',
    companyName: 'Example Ltd',
    url: 'https://example.org/jobs/1',
  };
  const { _id } = dataOf(
    'createScan',
    await ada.call('POST', `${apiBasePath}/jobs/scan`, { body }),
  );
  path = `${apiBasePath}/jobs/${_id}`;
  const resume = await aResume(dataSource, ada.user.id);
  const other = {
    number: 1,
    overallScore: 40,
    readyToApply: false,
    isReadClosely: false,
  };
  await dataSource.query(
    `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, other_resumes) SELECT id, user_id, $2, 1, posting_hash, 'test', $3, $4 FROM scans WHERE id = $1`,
    [
      _id,
      resume.id,
      stored,
      JSON.stringify([{ ...other, lacks: ['German B2'], lacksMessages: [german] }]),
    ],
  );
});
afterAll(() => gateway?.close());

const inLanguage = (accepted?: string, url = path) =>
  ada.call('GET', url, { headers: accepted === undefined ? {} : { 'accept-language': accepted } });

describe('the texts of a match', () => {
  it.each([
    ['de-AT, en;q=0.8', 'Passt teilweise.', '5 Punkte unter unserer Schwelle von 60.'],
    ['en-GB', 'Partial match.', '5 points below the 60 we look for.'],
    ['fr', 'Partial match.', '5 points below the 60 we look for.'],
    [undefined, 'Partial match.', '5 points below the 60 we look for.'],
  ])('are in the language that is accepted: %s', async (accepted, scanSummary, rule) => {
    const answer = await inLanguage(accepted);
    expect(dataOf('getScan', answer)).toMatchObject({ scanSummary, readiness: [{ text: rule }] });
    expect(JSON.stringify(answer.body)).not.toContain('score-distance');
  });

  it('are in it in lists as well', async () => {
    const lacks = async (accepted: string) =>
      dataOf('listScans', await inLanguage(accepted, `${apiBasePath}/jobs`)).jobs[0]
        ?.resumeComparison?.others[0]?.lacks;
    expect([await lacks('de'), await lacks('en')]).toEqual([['Deutsch B2'], ['German B2']]);
  });

  it('are declared to depend on it', async () => {
    expect((await inLanguage('de')).headers.get('vary')).toMatch(/accept-language/i);
  });
});
