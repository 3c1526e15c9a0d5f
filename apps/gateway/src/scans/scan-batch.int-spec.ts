import { randomUUID } from 'node:crypto';
import { apiBasePath, limits } from '@rolefit/contracts';
import { type EnqueueOptions, JobProducer } from '@rolefit/queues';
import {
  dataOf,
  problemOf,
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

const path = `${apiBasePath}/jobs/scan/batch`;
const aPosting = (overrides: Record<string, unknown> = {}) => ({
  jobId: randomUUID(),
  jobDescription: 'We look for someone who knows Go.',
  companyName: 'Example Ltd',
  url: 'https://example.org/jobs/1',
  ...overrides,
});
const send = (postings: unknown, caller = ada) => caller.call('POST', path, { body: { postings } });
const batch = async (postings: unknown[], caller = ada) =>
  dataOf('createScans', await send(postings, caller));
const totalOf = async (caller = ada) =>
  dataOf('listScans', await caller.call('GET', `${apiBasePath}/jobs`)).totalJobs;
const many = (count: number, overrides: Record<string, unknown> = {}) =>
  Array.from({ length: count }, () => aPosting(overrides));

/** Priorities of the jobs that are queued while `work` runs, by scan. */
async function prioritiesOf(work: () => Promise<void>): Promise<Map<string, number | undefined>> {
  const priorities = new Map<string, number | undefined>();
  const producer = gateway.app.get(JobProducer);
  const note = (payload: object, { priority }: EnqueueOptions) =>
    void ('scanId' in payload && priorities.set(String(payload.scanId), priority));
  const spies = [
    jest.spyOn(producer, 'enqueue').mockImplementation(async (_, payload, options) => {
      note(payload, options);
      return true;
    }),
    jest.spyOn(producer, 'enqueueMany').mockImplementation(async (_, jobs) => {
      for (const { payload, options } of jobs) note(payload, options);
      return true;
    }),
  ];
  await work();
  for (const spy of spies) spy.mockRestore();
  return priorities;
}

describe('a batch of postings', () => {
  it('returns one result per posting, in order, and an invalid one fails only itself', async () => {
    const known = dataOf(
      'createScan',
      await ada.call('POST', `${apiBasePath}/jobs/scan`, { body: aPosting({ jobId: 'known' }) }),
    );
    const answer = await batch([
      aPosting({ jobId: 'first', title: 'Gärtner 🌱', logo: '' }),
      aPosting({ url: 'nope', jobDescription: 'x' }),
      aPosting({ jobId: 'known', companyName: 'Another' }),
      'no posting',
      aPosting({ jobId: 'last' }),
    ]);
    expect(answer).toMatchObject({ accepted: 2, alreadyThere: 1, refused: 2 });
    expect(answer.items).toEqual([
      {
        outcome: 'accepted',
        job: expect.objectContaining({
          jobId: 'first',
          status: 'queued',
          title: 'Gärtner 🌱',
          logo: null,
        }),
      },
      {
        outcome: 'refused',
        message: 'Job Description Required',
        fields: {
          jobDescription: 'Job Description Required',
          url: 'Paste a link that starts with https://',
        },
      },
      { outcome: 'already-there', job: known },
      { outcome: 'refused', message: 'Some of what was sent isn’t valid.', fields: {} },
      { outcome: 'accepted', job: expect.objectContaining({ jobId: 'last' }) },
    ]);
    expect(await totalOf()).toBe(3);
  });

  it('is idempotent', async () => {
    const postings = many(5);
    const [first, again] = [await batch(postings), await batch(postings)];
    expect(again).toEqual({
      items: first.items.map((item) => ({ ...item, outcome: 'already-there' })),
      accepted: 0,
      alreadyThere: 5,
      refused: 0,
    });
  });

  it('accepts the first of two postings with one jobId', async () => {
    const { items } = await batch([
      aPosting({ jobId: 'x', title: 'One' }),
      aPosting({ jobId: ' x ', title: 'Two' }),
    ]);
    expect(items).toMatchObject([
      { outcome: 'accepted', job: { title: 'One' } },
      { outcome: 'already-there', job: { title: 'One' } },
    ]);
  });

  it('creates each scan once under concurrent batches and single scans', async () => {
    const postings = many(100);
    const single = (body: unknown) =>
      ada
        .call('POST', `${apiBasePath}/jobs/scan`, { body })
        .then((answer) => dataOf('createScan', answer));
    const rounds = Array.from({ length: 8 }, (_, round) =>
      batch(round % 2 === 0 ? postings : postings.toReversed()),
    );
    const [answers] = await Promise.all([
      Promise.all(rounds),
      Promise.all(postings.slice(0, 10).map(single)),
    ]);
    expect(answers.map(({ accepted, alreadyThere }) => accepted + alreadyThere)).toEqual(
      rounds.map(() => 100),
    );
    expect(await totalOf()).toBe(100);
    const others = await Promise.all(Array.from({ length: 8 }, () => batch(many(100))));
    expect(others.map(({ accepted }) => accepted)).toEqual(others.map(() => 100));
    expect(await totalOf()).toBe(900);
  });

  it('reports that it accepted none where all were invalid', async () => {
    expect(await batch([{}, { jobId: 'x' }])).toMatchObject({
      accepted: 0,
      alreadyThere: 0,
      refused: 2,
    });
  });

  it('belongs to one user: another user may use the same jobId', async () => {
    const bob = await gateway.signIn();
    const idsOf = async (caller: SignedInCaller) =>
      (await batch([aPosting({ jobId: 'x' })], caller)).items.map((item) =>
        'job' in item ? item.job._id : item.outcome,
      );
    const [adas, bobs] = [await idsOf(ada), await idsOf(bob)];
    expect(bobs).not.toEqual(adas);
    // When repeated, each user gets their own scan.
    expect([await idsOf(ada), await idsOf(bob)]).toEqual([adas, bobs]);
    expect([await totalOf(), await totalOf(bob)]).toEqual([1, 1]);
  });
});

describe('the limits of a batch', () => {
  it.each([
    ['nothing', [], 'Send at least one posting'],
    ['no list', undefined, 'Send at least one posting'],
    ['101 postings', Array.from({ length: 101 }, () => ({})), 'Send at most 100 postings at once'],
  ])('refuse %s', async (_, postings, message) => {
    const problem = problemOf(await send(postings));
    expect([problem.status, problem.message, problem.error]).toEqual([
      400,
      message,
      { name: 'VALIDATIONERROR', code: 'REQUEST_INVALID', fields: { postings: message } },
    ]);
  });

  it('allow 100 of the longest postings in any script', async () => {
    const longest = {
      jobDescription: '漢'.repeat(limits.postingChars),
      companyName: '漢'.repeat(limits.companyNameChars),
      logo: 'x'.repeat(limits.urlChars),
      title: '漢'.repeat(limits.postingTitleChars),
    };
    const { items, accepted } = await batch(many(limits.batchPostings, longest));
    expect([accepted, items.filter(({ outcome }) => outcome === 'refused')]).toEqual([100, []]);
  });

  it('report the maximum size, and leave the limits of other calls unchanged', async () => {
    const problem = problemOf(
      await send([aPosting({ jobDescription: 'x'.repeat(limits.batchBodyBytes) })]),
    );
    expect([problem.status, problem.message, problem.error]).toEqual([
      413,
      'This is more than the 16 MB that can be sent here at once. Send less at a time.',
      { name: 'TOOLARGE', code: 'REQUEST_TOO_LARGE' },
    ]);
    const single = problemOf(
      await ada.call('POST', `${apiBasePath}/jobs/scan`, {
        body: aPosting({ jobDescription: 'x'.repeat(limits.jsonBodyBytes) }),
      }),
    );
    expect(single.message).toBe(
      'This is more than the 512 KB that can be sent here at once. Send less at a time.',
    );
  });

  it('reject visitors before their postings are read', async () => {
    const visitor = await gateway.call('POST', path, {
      body: '{ no JSON',
      headers: { 'content-type': 'application/json' },
    });
    expect([visitor.status, problemOf(visitor).error.code]).toEqual([401, 'SESSION_MISSING']);
  });
});

describe('the priority of a batch', () => {
  it('decreases posting by posting with the user’s scans in flight, independent of other users', async () => {
    const bob = await gateway.signIn();
    let adas: string[] = [];
    let bobs: string[] = [];
    const priorities = await prioritiesOf(async () => {
      await batch(many(2));
      adas = (await batch([...many(60), {}, ...many(39)])).items.flatMap((item) =>
        'job' in item ? item.job._id : [],
      );
      bobs = (await batch(many(2), bob)).items.flatMap((item) =>
        'job' in item ? item.job._id : [],
      );
    });
    expect(adas.map((id) => priorities.get(id))).toEqual(
      Array.from({ length: 99 }, (_, index) => index + 3),
    );
    expect(bobs.map((id) => priorities.get(id))).toEqual([1, 2]);
  });

  it('queues no job for refused or existing postings', async () => {
    await batch([aPosting({ jobId: 'x' })]);
    expect(
      (await prioritiesOf(async () => void (await batch([aPosting({ jobId: 'x' }), {}])))).size,
    ).toBe(0);
  });
});
