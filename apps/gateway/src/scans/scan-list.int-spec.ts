import { apiBasePath, jobSorts, limits } from '@rolefit/contracts';
import { aScan } from '@rolefit/database/testing';
import {
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { encodeCursor } from './cursor.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const path = `${apiBasePath}/jobs`;
const list = async (query: Record<string, string> = {}, caller = ada) =>
  dataOf('listScans', await caller.call('GET', `${path}?${new URLSearchParams(query).toString()}`));
const refused = async (query: string) => {
  const problem = problemOf(await ada.call('GET', `${path}?${query}`));
  return [
    problem.status,
    problem.error.name,
    problem.error.code,
    Object.keys(problem.error.fields ?? {}),
    problem.message,
  ];
};
const addMany = async (count: number) => {
  for (let index = 0; index < count; index += 1)
    await aScan(gateway.database.dataSource, ada.user.id, {
      jobId: `job-${index}`,
      title: `Title ${index}`,
    });
};
const namesOf = ({ jobs }: { jobs: { jobId: string }[] }) => jobs.map(({ jobId }) => jobId);
const change = (jobId: string, set: string) =>
  gateway.database.dataSource.query(`UPDATE scans SET ${set} WHERE user_id = $1 AND job_id = $2`, [
    ada.user.id,
    jobId,
  ]);

describe('the list of scans', () => {
  it('is empty at first', async () => {
    expect(await list()).toEqual({
      jobs: [],
      totalJobs: 0,
      totalSavedJobs: 0,
      savedByStage: { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0 },
      totalScannedThisWeek: 0,
      totalArchivedJobs: 0,
      totalMatching: 0,
      nextCursor: null,
      previousCursor: null,
    });
  });

  it('shows ten, newest first, with totals over all', async () => {
    await addMany(12);
    const page = await list();
    expect(namesOf(page)).toEqual(Array.from({ length: 10 }, (_, index) => `job-${11 - index}`));
    expect(page).toMatchObject({
      totalJobs: 12,
      totalSavedJobs: 0,
      totalScannedThisWeek: 12,
      totalMatching: 12,
      previousCursor: null,
    });
    const second = await list({ page: '2' });
    expect([namesOf(second), second.nextCursor]).toEqual([['job-1', 'job-0'], null]);
    expect(namesOf(await list({ page: '3' }))).toEqual([]);
  });

  it('returns each scan once by cursor, while new ones are added', async () => {
    await addMany(7);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: '3',
        ...(cursor === '' ? {} : { cursor }),
      });
      seen.push(...namesOf(page));
      cursor = page.nextCursor;
      await aScan(gateway.database.dataSource, ada.user.id);
    }
    expect(seen).toEqual(['job-6', 'job-5', 'job-4', 'job-3', 'job-2', 'job-1', 'job-0']);
  });

  it.each(jobSorts)('pages forward and back by the cursors of the order %s', async (sort) => {
    await addMany(8);
    await change('job-1', 'overall_score = 40');
    await change('job-4', 'overall_score = 70');
    const first = await list({ sort, limit: '3' });
    const second = await list({ sort, limit: '3', cursor: first.nextCursor! });
    const third = await list({ sort, limit: '3', cursor: second.nextCursor! });
    expect([first, second, third].flatMap(namesOf)).toEqual(namesOf(await list({ sort })));
    expect([first.previousCursor, third.nextCursor]).toEqual([null, null]);
    const back = await list({ sort, limit: '3', cursor: third.previousCursor! });
    expect(namesOf(back)).toEqual(namesOf(second));
    const start = await list({ sort, limit: '3', cursor: back.previousCursor! });
    expect([namesOf(start), start.previousCursor]).toEqual([namesOf(first), null]);
    expect(namesOf(await list({ sort, limit: '3', cursor: start.nextCursor! }))).toEqual(
      namesOf(second),
    );
  });

  it('pages back from a page that was requested by number', async () => {
    await addMany(5);
    const second = await list({ page: '2', limit: '2' });
    expect(namesOf(await list({ limit: '2', cursor: second.previousCursor! }))).toEqual([
      'job-4',
      'job-3',
    ]);
  });

  it('combines filters, which do not affect the totals', async () => {
    await addMany(6);
    for (const index of [0, 1, 2, 3])
      await change(
        `job-${index}`,
        `status = 'completed', overall_score = ${index * 20}, ready_to_apply = ${index === 3}`,
      );
    await change('job-2', `saved_at = now(), saved_stage = 'interview', saved_note = 'Ann'`);
    await change('job-3', 'saved_at = now()');
    const found = async (query: Record<string, string>) => {
      const page = await list(query);
      expect(page).toMatchObject({
        totalJobs: 6,
        totalSavedJobs: 2,
        savedByStage: { saved: 1, applied: 0, interview: 1, offer: 0, rejected: 0 },
        totalScannedThisWeek: 6,
        totalMatching: page.jobs.length,
      });
      return namesOf(page);
    };
    expect(await found({ status: 'completed', sort: 'best-score' })).toEqual([
      'job-3',
      'job-2',
      'job-1',
      'job-0',
    ]);
    expect(
      await found({
        status: 'completed,queued',
        minScore: '20',
        maxScore: '40',
        sort: 'worst-score',
      }),
    ).toEqual(['job-1', 'job-2']);
    expect(await found({ saved: 'true' })).toEqual(['job-3', 'job-2']);
    expect(
      await found({ saved: 'false', status: 'completed', readyToApply: 'false', sort: 'oldest' }),
    ).toEqual(['job-0', 'job-1']);
    expect(await found({ stage: 'interview,offer' })).toEqual(['job-2']);
    expect(await found({ readyToApply: 'true' })).toEqual(['job-3']);
    expect(await found({ q: ' títle   4 ' })).toEqual(['job-4']);
    expect(await found({ q: '   ' })).toHaveLength(6);
    expect(await found({ q: '%' })).toEqual([]);
    expect((await list({ stage: 'interview' })).jobs[0]?.saved).toMatchObject({
      stage: 'interview',
      note: 'Ann',
    });
  });

  it('keeps its filters while paging by cursor', async () => {
    await addMany(6);
    for (const index of [0, 2, 4]) await change(`job-${index}`, `status = 'failed'`);
    const first = await list({ status: 'failed', limit: '2' });
    expect([namesOf(first), first.totalMatching]).toEqual([['job-4', 'job-2'], 3]);
    const second = await list({ status: 'failed', limit: '2', cursor: first.nextCursor! });
    expect([namesOf(second), second.nextCursor]).toEqual([['job-0'], null]);
  });

  it.each([
    'page=0',
    'page=101',
    'page=x',
    'page=-1',
    'limit=0',
    'limit=101',
    'limit=1.5',
    'sort=random',
    'status=done',
    'saved=1',
    'stage=hired',
    'minScore=-1',
    'maxScore=101',
    'minScore=2&maxScore=1',
    'readyToApply=maybe',
    `q=${'x'.repeat(limits.searchChars + 1)}`,
    'cursor=nonsense',
    `cursor=${Buffer.from('2026-01-01T00:00:00.000Z x').toString('base64url')}`,
  ])('rejects %s and names the field', async (query) => {
    expect((await refused(query)).slice(0, 4)).toEqual([
      400,
      'VALIDATIONERROR',
      'REQUEST_INVALID',
      [query.split('=')[0]],
    ]);
  });

  it('rejects a cursor of another order with a message', async () => {
    await addMany(2);
    const { nextCursor } = await list({ sort: 'company', limit: '1' });
    expect(await refused(`sort=title&cursor=${nextCursor!}`)).toEqual([
      400,
      'VALIDATIONERROR',
      'REQUEST_INVALID',
      ['cursor'],
      'This cursor belongs to a list that is sorted in another way. Start again from the first page.',
    ]);
  });

  it('contains no other user’s scans for any parameters, including their cursors', async () => {
    await addMany(3);
    await change(
      'job-1',
      `status = 'completed', saved_at = now(), overall_score = 50, ready_to_apply = true`,
    );
    const bob = await gateway.signIn();
    const hers = (await list({ limit: '1' })).nextCursor!;
    const queries: Record<string, string>[] = [
      {},
      { q: 'title' },
      { saved: 'true' },
      { stage: 'saved' },
      { status: 'completed' },
      { minScore: '0' },
      { readyToApply: 'true' },
      { cursor: hers },
    ];
    for (const query of queries) {
      expect(await list(query, bob)).toMatchObject({
        jobs: [],
        totalJobs: 0,
        totalSavedJobs: 0,
        totalMatching: 0,
      });
    }
    for (const sort of jobSorts) expect((await list({ sort }, bob)).jobs).toEqual([]);
  });

  it.each([
    ['newest', new Date('0000-01-01T00:00:00.000Z')],
    ['newest', new Date('9999-12-31T23:59:59.999Z')],
    ['title', `\ud800'"\\`],
    ['title', ''],
  ] as const)('accepts a cursor of the order %s that points to %j', async (sort, key) => {
    await addMany(1);
    const answer = await ada.call(
      'GET',
      `${path}?sort=${sort}&cursor=${encodeCursor(sort, { side: 'after', key, id: ada.user.id })}`,
    );
    expect([200, 400]).toContain(answer.status);
  });
});
