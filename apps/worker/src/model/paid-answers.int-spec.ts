import {
  answerTo,
  type ScriptedBehaviour,
  type ScriptedRequest,
  ScriptedModelServer,
} from '@rolefit/model/testing';
import { postings } from '@rolefit/testing';
import type { TestEnvironment } from '../testing/test-config.js';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';
import { markOf } from './paid-answers.js';

const usage = { inputTokens: 1_000, outputTokens: 100 };

describe('a paid answer', () => {
  let model: ScriptedModelServer;
  let worker: TestWorker;
  /** Number of answered requests, which are the ones that cost something. */
  let paid: ScriptedRequest[];
  let chats: boolean;
  let rejects: (request: ScriptedRequest) => boolean;

  beforeAll(async () => {
    model = await ScriptedModelServer.start((request): ScriptedBehaviour => {
      if (rejects(request)) return { kind: 'error', status: 503 };
      paid.push(request);
      if (chats) return { kind: 'text', text: 'What a nice text!' };
      const isPair = request.schemaName === 'evidence';
      const output = isPair ? { evidence: [] } : answerTo(request.schemaName);
      return { kind: 'answer', output, usage };
    });
  });
  beforeEach(() => {
    paid = [];
    rejects = () => false;
    chats = false;
  });
  afterEach(() => worker.stop());
  afterAll(() => model.close());

  async function start(env: TestEnvironment): Promise<string> {
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      AI_DAILY_TOKENS: '1000000',
      ...env,
    });
    worker.tryJobs(20, 100);
    await worker.start();
    const { id } = await worker.anEvaluatedUser();
    paid = [];
    return id;
  }

  const keptKeys = () => worker.redis.keys(`${worker.config.redis.prefix}:model-answers:*`);
  const spentTokens = async () => {
    const [key = ''] = await worker.redis.keys(`${worker.config.redis.prefix}:model-spent:*`);
    return Number(await worker.redis.hget(key, 'tokens'));
  };
  const markers = Array.from({ length: 150 }, (_, line) => `marker${line}x`);
  const longPosting = `${postings.frontend}\n\n${markers.map((one) => `- Duty about ${one} every day`).join('\n')}`;

  it('is not requested again when a later part of the text fails, and is counted once', async () => {
    const userId = await start({ AI_CONTEXT_TOKENS: '2048' });
    const before = await spentTokens();
    let failures = 0;
    rejects = ({ input }) => input.includes('marker149x') && failures++ < 3;
    const scanId = await worker.scan(userId, longPosting);
    await waitUntil('the last part fails', () => failures > 0);
    expect(await keptKeys()).toHaveLength(1);
    const scan = await worker.scanIs(userId, scanId, ['completed', 'failed']);
    expect(scan.status).toBe('completed');
    expect(failures).toBeGreaterThan(3);
    expect(paid.length).toBeGreaterThan(3);
    for (const marker of markers)
      expect(paid.filter(({ input }) => input.includes(marker))).toHaveLength(1);
    expect(await spentTokens()).toBe(before + paid.length * 1_100);
    expect(scan.modelCalls).toHaveLength(paid.length);
    await waitUntil('nothing is kept', async () => (await keptKeys()).length === 0);
  });

  it('is not requested again when the close reading could not be stored', async () => {
    const userId = await start({ AI_READS: 'links' });
    const { dataSource } = worker;
    await dataSource.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`);
    await dataSource.query(`CREATE TRIGGER full_disk BEFORE UPDATE ON close_readings FOR EACH ROW
      WHEN (NEW.status = 'completed') EXECUTE FUNCTION refuse()`);
    const scanId = await worker.scan(userId, postings.frontend);
    await waitUntil('it could not be stored, twice', async () => {
      const [job] = await worker.queue('match.read-closely').getJobs();
      return (job?.attemptsMade ?? 0) >= 2;
    });
    await dataSource.query('DROP TRIGGER full_disk ON close_readings');
    await waitUntil('the close reading is done', async () => {
      const { closeReading } = await worker.findScan(userId, scanId);
      return closeReading?.status === 'completed';
    });
    expect(paid.filter(({ schemaName }) => schemaName === 'evidence')).toHaveLength(1);
    await waitUntil('nothing is kept', async () => (await keptKeys()).length === 0);
  });

  it('is requested again if the user restarts the scan', async () => {
    const userId = await start({});
    chats = true;
    const scanId = await worker.scan(userId, postings.frontend);
    const { failure } = await worker.scanIs(userId, scanId, ['failed']);
    expect(failure?.code).toBe('MODEL_ANSWER_INVALID');
    const before = paid.length;
    chats = false;
    await worker.rescan(userId, scanId);
    await worker.scanIs(userId, scanId, ['completed']);
    expect(paid).toHaveLength(before + 1);
  });
});

describe('the mark of a text', () => {
  it('is the same in each run of a job, and differs between jobs and texts', () => {
    expect(markOf('job', 'text')).toBe(markOf('job', 'text'));
    expect(markOf('job', 'text')).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([markOf('a', 't'), markOf('b', 't'), markOf('a', 'u')]).size).toBe(3);
  });
});
