import { answerTo, type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { type ScanDetailRow, ScansRepository } from '@rolefit/database';
import { postings } from '@rolefit/testing';
import { randomUUID } from 'node:crypto';
import { EventListener, type ReceivedEvent } from '../testing/event-listener.js';
import type { TestEnvironment } from '../testing/test-config.js';
import { Sweeper } from '../sweep/sweeper.js';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';

const usage = { inputTokens: 1_000, outputTokens: 250 };
const latencyMs = 700;
/** Timers may fire slightly early by another clock, and records are rounded to a tenth of a second. */
const toleranceMs = 60;

const aText = () => `${postings.frontend}\n\nReference ${randomUUID()}`;

/** The reading record that a scan's user sees, without durations. */
function toldOf({ readingRecord, ...scan }: ScanDetailRow) {
  const untimed = <Timed extends { durationMs: number }>(timed: Timed) => ({
    ...timed,
    durationMs: 'any',
  });
  const { reading, ...record } = readingRecord!;
  return {
    ...record,
    reading: { ...untimed(reading), calls: reading.calls.map(untimed) },
    modelCalls: record.modelCalls.map(untimed),
    scan: {
      status: scan.status,
      failure: scan.failure,
      title: scan.title,
      score: scan.score,
      match: scan.match,
    },
  };
}

/** A worker, a model and two users, one of whom scans a text before the other. */
class Readers {
  private constructor(
    readonly worker: TestWorker,
    readonly model: ScriptedModelServer,
    private readonly events: EventListener,
  ) {}

  static async start(env: (model: ScriptedModelServer) => TestEnvironment): Promise<Readers> {
    const model = await ScriptedModelServer.start([{ kind: 'silence' }]);
    const worker = await TestWorker.prepare(env(model));
    const readers = new Readers(worker, model, await EventListener.start(worker.config));
    readers.play();
    const app = await worker.start();
    // On a busy machine it would enqueue what a test leaves waiting.
    await app.get(Sweeper).onModuleDestroy();
    return readers;
  }

  /** Resumes are always answered, postings as given here. */
  play(
    behaviour: ScriptedBehaviour = {
      kind: 'answer',
      output: answerTo('posting_facts'),
      usage,
      delayMs: latencyMs,
    },
  ): void {
    this.model.play(({ schemaName }) =>
      schemaName === 'resume_facts' ? { kind: 'answer', output: answerTo(schemaName) } : behaviour,
    );
  }

  get postingCalls(): number {
    return this.model.requests.filter(({ schemaName }) => schemaName === 'posting_facts').length;
  }

  /** Key of the shared circuit breaker's state. */
  async stateKey(): Promise<string> {
    return waitUntil(
      'the model has a state',
      async () =>
        (await this.worker.redis.keys(`${this.worker.config.redis.prefix}:model:*:state`))[0] ??
        null,
    );
  }

  /** @returns the user's events from now on */
  async follow(userId: string): Promise<() => readonly ReceivedEvent[]> {
    const received = await this.events.follow(userId);
    return () => received.filter(({ name }) => name.startsWith('scan.'));
  }

  /** Runs one scan to its end. @returns the row and its events */
  async read(userId: string, text: string): Promise<{ scan: ScanDetailRow; events: unknown[] }> {
    const received = await this.follow(userId);
    const id = await this.worker.scan(userId, text);
    const scan = await this.worker.scanIs(userId, id, ['completed', 'needs-text', 'failed']);
    const events = () =>
      received().map(({ name, payload }) => ({ name, payload: { ...payload, _id: 'any' } }));
    await waitUntil('the last event', () =>
      events().some(({ name }) => name === 'scan.completed' || name === 'scan.failed'),
    );
    return { scan, events: events() };
  }

  async stop(): Promise<void> {
    await this.events.stop();
    await this.worker.stop();
    await this.model.close();
  }
}

const withModel = (model: ScriptedModelServer): TestEnvironment => ({
  AI_BASE_URL: model.baseUrl,
  AI_MODEL: 'scripted-1',
  AI_INPUT_PRICE: '1',
  AI_OUTPUT_PRICE: '2',
});
const setUps: [string, (model: ScriptedModelServer) => TestEnvironment][] = [
  ['a model', withModel],
  ['the built-in analyser', () => ({})],
];

describe.each(setUps)('a text that another user has scanned, read by %s', (what, env) => {
  let readers: Readers;
  beforeAll(async () => {
    readers = await Readers.start(env);
  });
  afterAll(() => readers.stop());

  it.each([
    ['that can be judged', postings.frontend],
    ['that is no posting', postings.recipe],
  ])(
    'gives a later reader the same record and events as the first one, for a text %s',
    async (_, posting) => {
      const { worker } = readers;
      const [first, later] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
      const text = `${posting}\n\nReference ${randomUUID()}`;
      const before = readers.postingCalls;
      const one = await readers.read(first.id, text);
      const two = await readers.read(later.id, text);
      expect(toldOf(two.scan)).toEqual(toldOf(one.scan));
      expect(two.events).toEqual(one.events);
      expect(readers.postingCalls - before).toBe(what === 'a model' ? 1 : 0);
      for (const { scan } of [one, two]) {
        const { reading, modelCalls } = scan.readingRecord!;
        expect(modelCalls).toHaveLength(what === 'a model' ? 1 : 0);
        // Both took at least as long as recorded, and neither record includes the time of the other.
        expect(
          scan.updatedAt.getTime() - scan.createdAt.getTime() + toleranceMs,
        ).toBeGreaterThanOrEqual(reading.durationMs);
        if (what === 'a model')
          expect(reading.durationMs).toBeGreaterThanOrEqual(latencyMs - toleranceMs);
        for (const { durationMs } of modelCalls)
          expect(durationMs).toBeLessThanOrEqual(reading.durationMs);
      }
    },
  );

  it('is cached for the same user from then on: later scans show the record of the first one', async () => {
    const { worker } = readers;
    const [first, later] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
    const text = aText();
    await readers.read(first.id, text);
    const { scan } = await readers.read(later.id, text);
    const again = await readers.read(later.id, text);
    expect(again.scan.readingRecord).toEqual(scan.readingRecord);
    await worker.rescan(later.id, scan.id);
    await waitUntil(
      'it is scanned again',
      async () => (await worker.findScan(later.id, scan.id)).updatedAt > scan.updatedAt,
    );
    await expect(worker.scanIs(later.id, scan.id, ['completed'])).resolves.toMatchObject({
      readingRecord: scan.readingRecord,
    });
  });

  it('reveals nothing of its reading before the user’s own scan has completed', async () => {
    const { worker } = readers;
    const [first, later] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
    const text = aText();
    await readers.read(first.id, text);
    const waiting = await worker.scan(later.id, text, { isLost: true });
    await expect(worker.findScan(later.id, waiting)).resolves.toMatchObject({
      status: 'queued',
      title: null,
      readingRecord: null,
      sharedReading: null,
    });
  });
});

describe('a cached text of another user', () => {
  let readers: Readers;
  afterEach(() => readers.stop());

  /** Three scans of a user: of a new text, of a text cached for another user, and of one that the same user scanned before. */
  async function threeScans(): Promise<{
    userId: string;
    scan: (kind: 'fresh' | 'known' | 'own') => Promise<string>;
  }> {
    const { worker } = readers;
    const [first, later] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
    const texts = { fresh: aText(), known: aText(), own: aText() };
    await readers.read(first.id, texts.known);
    await readers.read(later.id, texts.own);
    return { userId: later.id, scan: (kind) => worker.scan(later.id, texts[kind]) };
  }

  const waitsWith = (userId: string, id: string, code: string) =>
    waitUntil(`the scan waits: ${code}`, async () => {
      const { status, failure } = await readers.worker.findScan(userId, id);
      if (status === 'completed') throw new Error('the scan did not wait');
      return status === 'queued' && failure?.code === code;
    });

  it('waits for a model outage like any other text, unclaimed; only the user’s own texts do not wait', async () => {
    readers = await Readers.start(withModel);
    const { worker } = readers;
    const { userId, scan } = await threeScans();
    readers.play({ kind: 'error', status: 503 });
    await waitsWith(userId, await scan('fresh'), 'MODEL_AWAY');
    await worker.redis.hset(await readers.stateKey(), 'openUntil', Date.now() + 600_000);
    const events = await readers.follow(userId);
    const waiting = [await scan('fresh'), await scan('known')];
    for (const id of waiting) await waitsWith(userId, id, 'MODEL_AWAY');
    const attempts = (await worker.dataSource.query(
      'SELECT attempt FROM scans WHERE id = ANY($1)',
      [waiting],
    )) as { attempt: number }[];
    expect(attempts).toEqual([{ attempt: 0 }, { attempt: 0 }]);
    const about = (id: string) =>
      events()
        .filter(({ payload }) => payload['_id'] === id)
        .map(({ payload: { _id, ...rest } }) => rest);
    await waitUntil('both are told of', () => waiting.every((id) => about(id).length > 0));
    expect(about(waiting[1]!).map(({ status }) => status)).toEqual(
      about(waiting[0]!).map(({ status }) => status),
    );
    await worker.scanIs(userId, await scan('own'), ['completed']);
  });

  it('calls the model when it is the probe of the half-open circuit', async () => {
    readers = await Readers.start(withModel);
    const { userId, scan } = await threeScans();
    readers.play({ kind: 'error', status: 503 });
    const fresh = await scan('fresh');
    await waitsWith(userId, fresh, 'MODEL_AWAY');
    // Its next attempt may be the probe itself or come after it.
    await new ScansRepository(readers.worker.dataSource).delete(userId, fresh);
    readers.play();
    await readers.worker.redis.hset(await readers.stateKey(), 'openUntil', 1);
    const before = readers.postingCalls;
    const known = await scan('known');
    const { modelCalls, readingRecord } = await readers.worker.scanIs(userId, known, ['completed']);
    expect(readers.postingCalls - before).toBe(1);
    expect(modelCalls).toHaveLength(1);
    expect(readingRecord!.modelCalls).toHaveLength(1);
  });

  it('falls back to the built-in analyser like any other text, and is read by the model later', async () => {
    readers = await Readers.start((model) => ({ ...withModel(model), AI_FALLBACK: 'builtin' }));
    const { userId, scan } = await threeScans();
    readers.play({ kind: 'error', status: 503 });
    // The first failed call leaves its scan waiting, and the circuit open.
    await scan('fresh');
    await waitUntil(
      'the call has failed',
      async () => (await readers.worker.queue('scan.score').getDelayedCount()) > 0,
    );
    await readers.worker.redis.hset(await readers.stateKey(), {
      openUntil: Date.now() + 600_000,
      why: 'MODEL_UNAVAILABLE',
    });
    for (const kind of ['fresh', 'known'] as const) {
      const { readingRecord } = await readers.worker.scanIs(userId, await scan(kind), [
        'completed',
      ]);
      expect(readingRecord).toMatchObject({
        analyser: expect.stringMatching(/^builtin-/),
        reading: { model: null, awaitsModel: true },
        modelCalls: [],
      });
    }
    await expect(
      readers.worker.scanIs(userId, await scan('own'), ['completed']),
    ).resolves.toMatchObject({ readingRecord: { reading: { model: 'scripted-1' } } });
  });

  it('simulates the duration of a refusal where the model had refused it', async () => {
    readers = await Readers.start((model) => ({ ...withModel(model), AI_FALLBACK: 'builtin' }));
    const [first, later] = [
      await readers.worker.anEvaluatedUser(),
      await readers.worker.anEvaluatedUser(),
    ];
    readers.play({ kind: 'refusal', usage, delayMs: latencyMs });
    const text = aText();
    const before = readers.postingCalls;
    const one = await readers.read(first.id, text);
    const two = await readers.read(later.id, text);
    expect(readers.postingCalls - before).toBe(1);
    expect(toldOf(two.scan)).toEqual(toldOf(one.scan));
    for (const { scan } of [one, two]) {
      expect(scan.readingRecord).toMatchObject({ reading: { model: null }, modelCalls: [usage] });
      const wholeMs = scan.updatedAt.getTime() - scan.createdAt.getTime();
      expect(wholeMs).toBeGreaterThanOrEqual(latencyMs - toleranceMs);
      // The built-in analyser's own time comes after the model's.
      expect(scan.readingRecord!.reading.durationMs).toBeLessThanOrEqual(
        wholeMs - latencyMs + toleranceMs,
      );
    }
  });
});
