import { type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { SkillsRepository } from '@rolefit/database';
import { postings } from '@rolefit/testing';
import { TestWorker } from './testing/test-worker.js';
import { waitUntil } from './testing/wait-until.js';

const none = {
  education: [],
  languages: [],
  licences: [],
  clearances: [],
  workPermits: [],
  places: [],
};

/** The scripted model's answer about `resumes.software`; "Rust" is invented, since its quote does not occur. */
const resumeAnswer = {
  ...none,
  roles: [
    {
      title: 'Senior Front-end Developer',
      employer: 'Fjordbank AS',
      start: '2021-03',
      end: null,
      isCurrent: true,
      quote: 'Senior Front-end Developer, Fjordbank AS, Bergen',
    },
  ],
  skills: [
    {
      name: 'React',
      quotes: [
        '- Built the customer portal with React, TypeScript and Redux for 400,000 customers',
      ],
    },
    { name: 'Rust', quotes: ['- Rewrote everything in Rust'] },
  ],
};

/** Its answer about `postings.frontend`; "Quantum Telepathy" is invented. */
const postingAnswer = {
  ...none,
  isPosting: true,
  title: { text: 'Senior Front-end Developer', quote: 'Senior Front-end Developer' },
  skills: [
    {
      name: 'React',
      importance: 'required',
      years: 4,
      group: null,
      quote: 'At least 4 years of experience with JavaScript and React',
    },
    {
      name: 'Quantum Telepathy',
      importance: 'required',
      years: null,
      group: null,
      quote: 'Experience with Quantum Telepathy',
    },
  ],
  experience: [],
  duties: [{ quote: 'Build and maintain web applications with React and TypeScript' }],
};

describe('reading with a model', () => {
  let model: ScriptedModelServer;
  let worker: TestWorker;
  beforeAll(async () => {
    model = await ScriptedModelServer.start([{ kind: 'silence' }]);
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      AI_API_KEY: 'key',
      AI_TIMEOUT_MS: '30000',
      AI_PATIENCE_MS: '1500',
      AI_INPUT_PRICE: '1',
      AI_OUTPUT_PRICE: '2',
    });
    worker.tryJobs(3, 100);
    await worker.start();
  });
  afterAll(async () => {
    await worker.stop();
    await model.close();
  });
  beforeEach(() => play());

  /** Resumes are always answered, postings as the test says. */
  function play(...behaviours: ScriptedBehaviour[]): void {
    let next = 0;
    model.play(({ schemaName }) => {
      if (schemaName === 'resume_facts') return { kind: 'answer', output: resumeAnswer };
      return (
        behaviours[Math.min(next++, behaviours.length - 1)] ?? {
          kind: 'answer',
          output: postingAnswer,
          usage: { inputTokens: 1_000, outputTokens: 250 },
        }
      );
    });
  }

  const postingCalls = () =>
    model.requests.filter(({ schemaName }) => schemaName === 'posting_facts').length;
  let texts = 0;
  /** A text that is not cached. */
  const aText = () => `${postings.frontend}\n\nReference ${++texts}`;

  it("takes the model's facts, drops those without a quote in the text, and counts them", async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const skills = (await new SkillsRepository(worker.dataSource).list(userId)).map(
      ({ name }) => name,
    );
    expect(skills).toContain('React');
    expect(skills).not.toContain('Rust');

    const scanId = await worker.scan(userId, aText());
    const scan = await worker.scanIs(userId, scanId, ['completed']);
    const names = [...scan.match!.matchSkills, ...scan.match!.missingSkills].map(
      ({ name }) => name,
    );
    expect(names).toContain('React');
    expect(names).not.toContain('Quantum Telepathy');
    const { reading, modelCalls } = scan.readingRecord!;
    expect(reading).toMatchObject({
      model: expect.stringContaining('scripted'),
      rejectedClaims: 1,
      inputTokens: 1_000,
      outputTokens: 250,
    });
    expect(reading.costUsd).toBeCloseTo(0.0015);
    expect(reading.durationMs % 100).toBe(0);
    expect(modelCalls).toEqual([{ ...reading.calls[0], model: reading.model }]);
    expect(scan.modelCalls).toEqual([{ ...modelCalls[0], durationMs: expect.any(Number) }]);
  });

  it('calls the model once for a text that two users scan, and not again when skills are edited', async () => {
    const [one, two] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
    const before = postingCalls();
    const text = aText();
    const first = await worker.scan(one.id, text);
    await worker.scanIs(one.id, first, ['completed']);
    const second = await worker.scan(two.id, text);
    await worker.scanIs(two.id, second, ['completed']);
    await worker.editSkills(one.id, [{ name: 'Knitting', score: 50 }]);
    await waitUntil(
      'the match is judged again',
      async () => (await worker.findScan(one.id, first)).formerScore !== null,
    );
    await worker.rescan(two.id, second);
    await worker.scanIs(two.id, second, ['completed']);
    expect(postingCalls() - before).toBe(1);
    // The cost is recorded with the scan that caused it; shared-readings.int-spec.ts covers the part that users see.
    expect((await worker.findScan(one.id, first)).modelCalls).toHaveLength(1);
    await expect(worker.findScan(two.id, second)).resolves.toMatchObject({
      modelCalls: [],
      readingRecord: { reading: { inputTokens: 1_000 } },
    });
  });

  it('records the cost of unusable answers with the scan', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    play({ kind: 'text', text: 'Sure! Here is a poem.' });
    const scanId = await worker.scan(userId, aText());
    const failed = await worker.scanIs(userId, scanId, ['failed']);
    expect(failed.readingRecord).toBeNull();
    expect(failed.modelCalls).toHaveLength(2);
    play();
    await worker.rescan(userId, scanId);
    const { modelCalls, readingRecord } = await worker.scanIs(userId, scanId, ['completed']);
    expect(modelCalls.slice(0, 2)).toEqual(failed.modelCalls);
    expect(modelCalls[2]).toMatchObject({ inputTokens: 1_000, outputTokens: 250, costUsd: 0.0015 });
    // The reading includes only the calls that produced it.
    expect(readingRecord!.modelCalls).toEqual([
      { ...modelCalls[2], durationMs: expect.any(Number) },
    ]);
  });

  it.each([
    [
      'answers nonsense twice',
      { kind: 'text', text: 'Sure! Here is a poem.' },
      'MODEL_ANSWER_INVALID',
      true,
      [2, 2],
    ],
    [
      'is down for longer than work waits',
      { kind: 'error', status: 503 },
      'MODEL_UNAVAILABLE',
      true,
      [2, 4],
    ],
    [
      'breaks the connection for longer than work waits',
      { kind: 'reset' },
      'MODEL_UNAVAILABLE',
      true,
      [2, 4],
    ],
    ['refuses', { kind: 'refusal' }, 'MODEL_REFUSED', false, [1, 1]],
    [
      'filters the content',
      { kind: 'error', status: 400, code: 'content_filter' },
      'MODEL_REFUSED',
      false,
      [1, 1],
    ],
    [
      'has too short a context',
      { kind: 'error', status: 400, code: 'context_length_exceeded' },
      'MODEL_TEXT_TOO_LONG',
      false,
      [1, 1],
    ],
    [
      'rejects the key for longer than work waits',
      { kind: 'error', status: 401 },
      'MODEL_KEY_REJECTED',
      true,
      [2, 4],
    ],
  ] as const)(
    'ends with a reason when the model %s, and a rescan works',
    async (_, behaviour, code, retryable, [fewest, most]) => {
      const { id: userId } = await worker.anEvaluatedUser();
      const before = postingCalls();
      play(behaviour);
      const scanId = await worker.scan(userId, aText());
      const failed = await worker.scanIs(userId, scanId, ['failed', 'completed']);
      expect(failed.failure).toEqual({
        code,
        retryable,
        message: expect.stringMatching(/^[A-Z].*\.$/),
      });
      expect(postingCalls() - before).toBeGreaterThanOrEqual(fewest);
      expect(postingCalls() - before).toBeLessThanOrEqual(most);

      play();
      await worker.rescan(userId, scanId);
      await expect(worker.scanIs(userId, scanId, ['completed'])).resolves.toMatchObject({
        failure: null,
      });
    },
  );

  it('ends with a reason when the model is too slow, each time', async () => {
    const slow = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      AI_TIMEOUT_MS: '1000',
      AI_PATIENCE_MS: '1000',
    });
    try {
      slow.tryJobs(2, 50);
      await slow.start();
      const { id: userId } = await slow.anEvaluatedUser();
      play({ kind: 'stall' });
      const scanId = await slow.scan(userId, aText());
      await expect(slow.scanIs(userId, scanId, ['failed'])).resolves.toMatchObject({
        failure: { code: 'MODEL_UNAVAILABLE' },
      });
    } finally {
      await slow.stop();
    }
  });

  it('waits as long as a busy model requests, without spending an attempt', async () => {
    const patient = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
    });
    try {
      await patient.start();
      const { id: userId } = await patient.anEvaluatedUser();
      const busy = { kind: 'error', status: 429, retryAfter: 0.5 } as const;
      play(busy, busy, busy, busy, { kind: 'answer', output: postingAnswer });
      const scanId = await patient.scan(userId, aText());
      await patient.scanIs(userId, scanId, ['completed']);
      const job = await patient.queue('scan.score').getJob(`${scanId}-1`);
      expect(job?.attemptsMade).toBe(1);
    } finally {
      await patient.stop();
    }
  });

  it('holds on to a scan for longer than one lease', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    play({ kind: 'answer', output: postingAnswer, delayMs: 6_000 });
    const before = postingCalls();
    const scanId = await worker.scan(userId, aText());
    // A second delivery while the first one runs is a no-op.
    await worker.enqueue('scan.score', { scanId }, `${scanId}-again`);
    await worker.scanIs(userId, scanId, ['completed']);
    expect(postingCalls() - before).toBe(1);
    const [row] = (await worker.dataSource.query('SELECT attempt FROM scans WHERE id = $1', [
      scanId,
    ])) as { attempt: number }[];
    expect(row!.attempt).toBe(1);
  });

  it('returns a running scan to the queue on shutdown, and the next worker completes it', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    play({ kind: 'silence' });
    const before = postingCalls();
    const scanId = await worker.scan(userId, aText());
    await waitUntil('the model is asked', () => postingCalls() > before);
    // The model is silent for longer than the shutdown waits, and for less than its timeout.
    await worker.stopWorkers();
    await expect(worker.findScan(userId, scanId)).resolves.toMatchObject({
      status: 'queued',
      failure: null,
    });
    play();
    await worker.start();
    await worker.scanIs(userId, scanId, ['completed']);
  });
});
