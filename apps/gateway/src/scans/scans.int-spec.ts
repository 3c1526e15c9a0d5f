import { randomUUID } from 'node:crypto';
import { apiBasePath } from '@rolefit/contracts';
import { PostingReadingsRepository } from '@rolefit/database';
import { aMatch, aPostingReading, aReading, aResume } from '@rolefit/database/testing';
import { JobProducer } from '@rolefit/queues';
import { aPostingFacts, aQuote } from '@rolefit/testing';
import {
  type Answer,
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

const path = `${apiBasePath}/jobs`;
const aRequest = (overrides: Record<string, unknown> = {}) => ({
  jobId: randomUUID(),
  jobDescription: 'We look for someone who knows Go.',
  companyName: 'Example Ltd',
  url: 'https://example.org/jobs/1',
  ...overrides,
});
const scan = (overrides: Record<string, unknown> = {}, caller = ada) =>
  caller.call('POST', `${path}/scan`, { body: aRequest(overrides) });
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const list = async (query = '') => dataOf('listScans', await ada.call('GET', path + query));
const queued = () => gateway.liveJobs('scan.score');
const finish = (id: string, status = 'completed') =>
  gateway.database.dataSource.query('UPDATE scans SET status = $2 WHERE id = $1', [id, status]);

describe('scanning a posting', () => {
  it('returns the queued job immediately and enqueues it', async () => {
    const before = await queued();
    const job = dataOf(
      'createScan',
      await scan({ jobId: '1732000000000', title: 'Gopher', logo: 'https://example.org/logo.png' }),
    );
    expect(job).toMatchObject({
      jobId: '1732000000000',
      title: 'Gopher',
      companyName: 'Example Ltd',
      logo: 'https://example.org/logo.png',
      status: 'queued',
      failure: null,
      score: null,
    });
    expect((await queued()) - before).toBe(1);
  });

  it('returns the same job when a jobId is resent, and enqueues no second one', async () => {
    const before = await queued();
    const [first, again] = [
      dataOf('createScan', await scan({ jobId: 'x' })),
      dataOf('createScan', await scan({ jobId: 'x', jobDescription: 'Another text' })),
    ];
    expect(again).toEqual(first);
    expect((await queued()) - before).toBe(1);
    const bob = await gateway.signIn();
    expect(dataOf('createScan', await scan({ jobId: 'x' }, bob))._id).not.toBe(first._id);
  });

  it('creates one scan for a jobId under concurrent requests', async () => {
    const jobs = (await Promise.all(Array.from({ length: 8 }, () => scan({ jobId: 'same' })))).map(
      (answer) => dataOf('createScan', answer)._id,
    );
    expect(new Set(jobs).size).toBe(1);
    expect((await list()).totalJobs).toBe(1);
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url', 'Paste a link that starts with https://'],
    [{ url: 'example.org' }, 'url', 'Paste a link that starts with https://'],
    [{ jobDescription: ' abc ' }, 'jobDescription', 'Job Description Required'],
    [{ jobDescription: undefined }, 'jobDescription', 'Job Description Required'],
    [{ companyName: 'A' }, 'companyName', 'Company name must have at least 2 characters'],
    [{ jobId: '' }, 'jobId', 'jobId Required'],
    [{ title: '' }, 'title', 'Title must not be empty'],
  ])('refuses %j', async (overrides, field, message) => {
    const problem = problemOf(await scan(overrides));
    expect([problem.status, problem.message, problem.error]).toEqual([
      400,
      message,
      { name: 'VALIDATIONERROR', code: 'REQUEST_INVALID', fields: { [field]: message } },
    ]);
  });

  it('needs neither company nor address, and finds such scans by their text alone', async () => {
    const answer = await scan({ companyName: undefined, url: undefined });
    expect(dataOf('createScan', answer)).toMatchObject({ companyName: '', url: '' });
  });

  it('removes characters that PostgreSQL or a reader cannot process', async () => {
    const { _id } = dataOf(
      'createScan',
      await scan({ jobDescription: 'Go\u0000\r\nand Rust \ud800 \u202e' }),
    );
    expect(dataOf('getScan', await ada.call('GET', `${path}/${_id}`)).jobDescription).toMatch(
      /^Go\nand Rust/,
    );
  });

  it('lowers the priority of the next scan with the number in flight', async () => {
    const producer = gateway.app.get(JobProducer);
    const priorities = new Map<string, number | undefined>();
    const spy = jest.spyOn(producer, 'enqueue').mockImplementation(async (_, payload, options) => {
      if ('scanId' in payload) priorities.set(payload.scanId, options.priority);
      return true;
    });
    const ids = [];
    for (let round = 0; round < 3; round += 1) ids.push(dataOf('createScan', await scan())._id);
    spy.mockRestore();
    expect(ids.map((id) => priorities.get(id))).toEqual([1, 2, 3]);
  });
});

describe('one scan', () => {
  it('contains the text that was sent', async () => {
    const job = dataOf('createScan', await scan());
    const detail = dataOf('getScan', await ada.call('GET', `${path}/${job._id}`));
    expect(detail).toMatchObject({
      ...job,
      jobDescription: 'We look for someone who knows Go.',
      resumeText: null,
      points: [],
      scanSummary: null,
      scoreChangedAt: null,
      judged: null,
      reading: null,
      modelCalls: [],
    });
  });

  it('reports when and with which resume it was judged, the cost of its reading, and that a newer resume exists', async () => {
    const { dataSource } = gateway.database;
    const job = dataOf('createScan', await scan());
    const get = async () => dataOf('getScan', await ada.call('GET', `${path}/${job._id}`));
    const resume = await aResume(dataSource, ada.user.id);
    await dataSource.query(`UPDATE resumes SET read_as = 'scan' WHERE id = $1`, [resume.id]);
    const conditions = [
      {
        topic: 'travel' as const,
        amount: 20,
        importance: 'preferred' as const,
        quote: aQuote('some travel'),
      },
    ];
    const call = {
      model: 'm-1',
      inputTokens: 1_000,
      outputTokens: 250,
      costUsd: 0.0015,
      durationMs: 900,
    };
    await dataSource.query(
      `UPDATE scans SET status = 'completed', score = $2, overall_score = 74, ready_to_apply = true, former_score = 61, former_score_at = now(), reading_record = $3 WHERE id = $1`,
      [
        job._id,
        aMatch(74).score,
        JSON.stringify({
          analyser: 'llm-test',
          reading: { ...aReading, analyser: 'llm-test', model: 'm-1' },
          modelCalls: [call],
        }),
      ],
    );
    await dataSource.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match) SELECT id, user_id, $2, 1, posting_hash, 'llm-test', $3 FROM scans WHERE id = $1`,
      [job._id, resume.id, aMatch(74)],
    );
    await new PostingReadingsRepository(dataSource).keep(
      (await dataSource.query('SELECT posting_hash FROM scans WHERE id = $1', [job._id]))[0]
        .posting_hash,
      'llm-test',
      aPostingReading({
        facts: { ...aPostingFacts(), conditions },
        reading: { ...aReading, analyser: 'llm-test', model: 'm-1' },
      }),
    );

    const first = await get();
    expect(first.terms?.conditions).toEqual(conditions);
    expect(first).toMatchObject({
      formerScore: 61,
      modelCalls: [call],
      reading: { analyser: 'llm-test', model: 'm-1' },
      judged: {
        judge: 'test',
        resumeFileName: 'resume.pdf',
        resumeReadAs: 'scan',
        resumeUploadedAt: resume.uploadedAt.toISOString(),
        isNewestResume: true,
      },
    });
    expect(Math.abs(Date.parse(first.scoreChangedAt!) - Date.now())).toBeLessThan(60_000);
    await aResume(dataSource, ada.user.id);
    expect((await get()).judged).toMatchObject({
      resumeUploadedAt: resume.uploadedAt.toISOString(),
      isNewestResume: false,
    });
  });

  it('reports its reading from the record, and hides the readings of other users', async () => {
    const { dataSource } = gateway.database;
    const call = {
      model: 'm-1',
      inputTokens: 1_000,
      outputTokens: 250,
      costUsd: 0.0015,
      durationMs: 900,
    };
    const reading = {
      ...aReading,
      analyser: 'llm-test',
      model: 'm-1',
      calls: [{ inputTokens: 1_000, outputTokens: 250, costUsd: 0.0015, durationMs: 900 }],
    };
    const job = dataOf(
      'createScan',
      await scan({ jobDescription: 'We look for somebody else who knows Go.' }),
    );
    const told = async () => {
      const { reading: read, modelCalls } = dataOf(
        'getScan',
        await ada.call('GET', `${path}/${job._id}`),
      );
      return { read, modelCalls };
    };
    const [{ hash }] = (await dataSource.query(
      'SELECT posting_hash AS hash FROM scans WHERE id = $1',
      [job._id],
    )) as [{ hash: string }];
    await new PostingReadingsRepository(dataSource).keep(
      hash,
      'llm-test',
      aPostingReading({ reading, modelCalls: [call], modelMs: 900 }),
    );
    const isIn = (status: string, change: string, ...values: unknown[]) =>
      dataSource.query(`UPDATE scans SET status = '${status}', ${change} WHERE id = $1`, [
        job._id,
        ...values,
      ]);

    // Another user's reading of the text exists. This scan is waiting, and its cost so far would reveal that it was the first.
    await isIn('queued', 'model_calls = $2', JSON.stringify([call]));
    await expect(told()).resolves.toEqual({ read: null, modelCalls: [] });
    await isIn('failed', 'model_calls = $2', JSON.stringify([call]));
    await expect(told()).resolves.toEqual({ read: null, modelCalls: [call] });
    const record = {
      analyser: 'llm-test',
      reading: { ...reading, durationMs: 1_100 },
      modelCalls: [{ ...call, durationMs: 950 }],
    };
    await isIn('needs-text', 'reading_record = $2', JSON.stringify(record));
    await expect(told()).resolves.toEqual({ read: record.reading, modelCalls: record.modelCalls });

    // Older scans without a record show the calls that their own match is based on, whoever caused them.
    const resume = await aResume(dataSource, ada.user.id);
    await isIn('completed', 'reading_record = NULL, model_calls = $2', '[]');
    await dataSource.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match) SELECT id, user_id, $2, 1, posting_hash, 'llm-test', $3 FROM scans WHERE id = $1`,
      [job._id, resume.id, aMatch(74)],
    );
    await expect(told()).resolves.toEqual({ read: reading, modelCalls: [call] });
  });

  it.each(['GET', 'DELETE', 'POST'])(
    'is not found by %s when it belongs to another user, or the id is unknown or invalid',
    async (method) => {
      const { _id } = dataOf('createScan', await scan());
      // A rescan of a waiting scan has no effect for any user.
      await gateway.database.dataSource.query(
        `UPDATE scans SET status = 'completed' WHERE id = $1`,
        [_id],
      );
      const bob = await gateway.signIn();
      for (const id of [_id, randomUUID(), 'nonsense', '1']) {
        const answer = await bob.call(method, `${path}/${id}${method === 'POST' ? '/rescan' : ''}`);
        expect(codeOf(answer)).toEqual([404, 'SCAN_NOT_FOUND']);
      }
      expect(dataOf('getScan', await ada.call('GET', `${path}/${_id}`)).status).toBe('completed');
    },
  );

  it('disappears when deleted, and frees its jobId', async () => {
    const { _id } = dataOf('createScan', await scan({ jobId: 'x' }));
    expect(dataOf('deleteScan', await ada.call('DELETE', `${path}/${_id}`))).toBeNull();
    expect(codeOf(await ada.call('DELETE', `${path}/${_id}`))).toEqual([404, 'SCAN_NOT_FOUND']);
    expect((await list()).totalJobs).toBe(0);
    expect(dataOf('createScan', await scan({ jobId: 'x' }))._id).not.toBe(_id);
  });

  it('runs again once it has ended, and not twice at the same time', async () => {
    const { _id } = dataOf('createScan', await scan());
    const rescan = async () => dataOf('rescan', await ada.call('POST', `${path}/${_id}/rescan`));
    await finish(_id, 'failed');
    const before = await queued();
    expect((await rescan()).status).toBe('queued');
    expect((await rescan()).status).toBe('queued');
    expect((await queued()) - before).toBe(1);
  });

  it('runs again once under concurrent requests, and is unaffected while it runs', async () => {
    const { _id } = dataOf('createScan', await scan());
    const rescan = async () => dataOf('rescan', await ada.call('POST', `${path}/${_id}/rescan`));
    await finish(_id);
    const before = await queued();
    expect(
      (await Promise.all(Array.from({ length: 6 }, rescan))).map(({ status }) => status),
    ).toEqual(Array(6).fill('queued'));
    await finish(_id, 'matching');
    expect((await rescan()).status).toBe('matching');
    expect((await queued()) - before).toBe(1);
  });
});
