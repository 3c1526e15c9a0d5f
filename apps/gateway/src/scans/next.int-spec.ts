import { apiBasePath, type ConditionAsk, type Highlights } from '@rolefit/contracts';
import { aMatch, aScan } from '@rolefit/database/testing';
import { someHighlights } from '@rolefit/testing';
import {
  dataOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const next = async (caller = ada) =>
  dataOf('getNext', await caller.call('GET', `${apiBasePath}/jobs/next`));
const titles = async () => (await next()).jobs.map(({ title }) => title);

interface Judged {
  score: number;
  low?: number;
  isReady?: boolean;
  company?: string;
  stage?: string;
  isArchived?: boolean;
  highlights?: Partial<Highlights>;
}

/** A scan with a match, as a worker leaves it. */
async function judged(title: string, given: Judged, caller = ada): Promise<string> {
  const { score, low = null, isReady = score >= 60, stage, isArchived = false } = given;
  const { dataSource } = gateway.database;
  const { id } = await aScan(dataSource, caller.user.id, {
    title,
    companyName: given.company ?? `Company of ${title}`,
  });
  await dataSource.query(
    `UPDATE scans SET status = 'completed', score = $8, overall_score = $2, score_low = $3, ready_to_apply = $4, highlights = $5,
       saved_at = CASE WHEN $6::text IS NOT NULL THEN now() END, saved_stage = coalesce($6, 'saved'), archived_at = CASE WHEN $7 THEN now() END WHERE id = $1`,
    [
      id,
      score,
      low,
      isReady,
      someHighlights(given.highlights),
      stage ?? null,
      isArchived,
      aMatch(score).score,
    ],
  );
  return id;
}

function open(...asks: ConditionAsk[]): Partial<Highlights> {
  return { conditions: asks.map((ask) => ({ status: 'unknown', ask })) };
}

describe('next steps', () => {
  it('is nothing without scans', async () => {
    expect(await next()).toEqual({
      jobs: [],
      isApplicable: false,
      threshold: 60,
      gap: [],
      questions: [],
      inProgress: [],
      savedByStage: { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0 },
      totalJobs: 0,
      openJobs: 0,
    });
  });

  it('is the three best Applicable matches, by the lower end of their range', async () => {
    await judged('wide', { score: 95, low: 50 });
    await judged('third', { score: 70 });
    await judged('first', { score: 80, low: 78 });
    await judged('second', { score: 90, low: 75 });
    await judged('not ready', { score: 99, isReady: false });
    expect(await titles()).toEqual(['first', 'second', 'third']);
  });

  it('has others after fewer Applicable ones, if they lack little', async () => {
    await judged('far', { score: 20 });
    await judged('close', { score: 55 });
    await judged('ready', { score: 70 });
    expect(await titles()).toEqual(['ready', 'close']);
    expect(await next()).toMatchObject({ isApplicable: true, gap: [] });
  });

  it('is one match for each employer, whatever the spelling of its name', async () => {
    await judged('best', { score: 90, company: 'Acme GmbH' });
    await judged('same employer', { score: 89, company: 'ACME GmbH' });
    await judged('other', { score: 70, company: 'Beta' });
    expect(await titles()).toEqual(['best', 'other']);
  });

  it('leaves out what is applied for, rejected or archived, and what another user has', async () => {
    await judged('applied', { score: 99, stage: 'applied' });
    await judged('rejected', { score: 98, stage: 'rejected' });
    await judged('archived', { score: 97, isArchived: true });
    await judged('saved', { score: 70, stage: 'saved' });
    await judged('of Bob', { score: 96 }, await gateway.signIn());
    expect(await titles()).toEqual(['saved']);
    expect(await next()).toMatchObject({ totalJobs: 4, openJobs: 1 });
  });

  it('is the closest matches with their gap while none is Applicable', async () => {
    const missing = (...names: string[]) => ({
      missing: names.map((name) => ({ name, isRequired: true })),
      missingCount: names.length,
    });
    await judged('second', { score: 40, highlights: missing('Docker', 'AWS') });
    await judged('first', { score: 50, highlights: missing('Docker', 'AWS', 'Go') });
    await judged('third', { score: 30, highlights: missing('Docker') });
    await judged('ruled out', {
      score: 55,
      highlights: {
        ...missing('Go'),
        conditions: [{ status: 'not-met', ask: { type: 'licence', name: 'RN' } }],
      },
    });
    expect(await titles()).toEqual(['first', 'second', 'third']);
    expect(await next()).toMatchObject({ isApplicable: false, gap: ['Docker', 'AWS'] });
  });
});

describe('open questions', () => {
  const nights: ConditionAsk = { type: 'work', topic: 'nights', amount: null };

  it('are grouped over all scans, those of promising matches first', async () => {
    await judged('a', { score: 50, highlights: open(nights) });
    await judged('b', { score: 50, highlights: open(nights) });
    const permit: ConditionAsk = { type: 'work-permit', country: 'US' };
    for (const title of ['c', 'd', 'e'])
      await judged(title, { score: 10, highlights: open(permit) });
    expect((await next()).questions).toEqual([
      { ask: nights, scans: 2 },
      { ask: permit, scans: 3 },
    ]);
  });

  it('ask for the strictest of several amounts', async () => {
    const lifting = (amount: number | null): ConditionAsk => ({
      type: 'work',
      topic: 'lifting',
      amount,
    });
    for (const amount of [10, 25, null])
      await judged(`lifting ${amount}`, { score: 50, highlights: open(lifting(amount)) });
    const record = (amount: number): ConditionAsk => ({
      type: 'work',
      topic: 'driving-record',
      amount,
    });
    for (const amount of [6, 0])
      await judged(`record ${amount}`, { score: 10, highlights: open(record(amount)) });
    expect((await next()).questions).toEqual([
      { ask: lifting(25), scans: 3 },
      { ask: record(0), scans: 2 },
    ]);
  });

  it('leave out what a yes cannot settle, and scans that are out of the question', async () => {
    await judged('degree', {
      score: 50,
      highlights: open(
        { type: 'degree', level: 'master', field: null },
        { type: 'work-permit', country: null },
      ),
    });
    await judged('archived', { score: 50, isArchived: true, highlights: open(nights) });
    await judged('applied', { score: 50, stage: 'applied', highlights: open(nights) });
    expect((await next()).questions).toEqual([]);
  });
});

it('shows saved jobs in progress, the furthest stage first', async () => {
  await judged('saved', { score: 50, stage: 'saved' });
  await judged('offer', { score: 50, stage: 'offer' });
  await judged('rejected', { score: 50, stage: 'rejected' });
  await judged('applied', { score: 50, stage: 'applied' });
  const { inProgress, savedByStage } = await next();
  expect(inProgress.map(({ title }) => title)).toEqual(['offer', 'applied', 'saved']);
  expect(savedByStage).toMatchObject({ saved: 1, applied: 1, offer: 1, rejected: 1 });
});

describe('an archived scan', () => {
  const archive = async (id: string, method: 'PUT' | 'DELETE' = 'PUT') =>
    dataOf(
      method === 'PUT' ? 'archiveScan' : 'unarchiveScan',
      await ada.call(method, `${apiBasePath}/jobs/${id}/archived`),
    );
  const list = async (query = '') =>
    dataOf('listScans', await ada.call('GET', `${apiBasePath}/jobs${query}`));

  it('is left out of lists and insights until it is taken back', async () => {
    const id = await judged('not for me', { score: 50 });
    await judged('other', { score: 40 });
    const { archivedAt } = await archive(id);
    expect(archivedAt).not.toBeNull();
    expect((await archive(id)).archivedAt).toBe(archivedAt);
    expect(await list()).toMatchObject({
      jobs: [{ title: 'other' }],
      totalJobs: 2,
      totalArchivedJobs: 1,
      totalMatching: 1,
    });
    expect(await list('?archived=true')).toMatchObject({
      jobs: [{ title: 'not for me' }],
      totalMatching: 1,
    });
    expect((await list('?minScore=1')).totalMatching).toBe(1);
    const insights = await ada.call('GET', `${apiBasePath}/jobs/insights`);
    expect(dataOf('getInsights', insights).completedJobs).toBe(1);
    expect((await archive(id, 'DELETE')).archivedAt).toBeNull();
    expect((await list()).totalMatching).toBe(2);
  });

  it('is taken back when it is saved, and stays among the saved ones when archived later', async () => {
    const id = await judged('not for me', { score: 50 });
    await archive(id);
    const saved = await ada.call('PUT', `${apiBasePath}/jobs/${id}/saved`, { body: {} });
    expect(dataOf('saveScan', saved)).toMatchObject({ archivedAt: null });
    await archive(id);
    expect((await list()).jobs).toEqual([]);
    expect((await list('?saved=true')).jobs).toMatchObject([{ title: 'not for me' }]);
  });
});

it('filters lists by open conditions and by applications', async () => {
  const ask: ConditionAsk = { type: 'work', topic: 'nights', amount: null };
  await judged('open', { score: 50, highlights: open(ask) });
  await judged('applied', { score: 40, stage: 'applied' });
  const found = async (query: string) =>
    dataOf('listScans', await ada.call('GET', `${apiBasePath}/jobs?${query}`)).jobs.map(
      ({ title }) => title,
    );
  expect(await found('unanswered=true')).toEqual(['open']);
  expect(await found('unanswered=false')).toEqual(['applied']);
  expect(await found('applied=false')).toEqual(['open']);
  expect(await found('applied=true')).toEqual(['applied']);
});
