import { failureOf } from '@rolefit/contracts';
import {
  CloseReadingsRepository,
  CloseReadingWorkRepository,
  ScansRepository,
} from '@rolefit/database';
import { type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { jobIdOf } from '@rolefit/queues';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { EventListener } from '../../testing/event-listener.js';
import { TestWorker } from '../../testing/test-worker.js';
import { waitUntil } from '../../testing/wait-until.js';
import { failureForAgent } from './failure-for-agent.js';

/** The numbers of the requirements in a prompt. */
const numbersIn = (prompt: string) =>
  [...prompt.matchAll(/^(\d+)\. \[/gm)].map(([, number]) => Number(number));

const line = 'Built the customer portal with React, TypeScript and Redux for 400,000 customers';

/** Says that the resume shows every requirement, by one line. */
const allShown = (prompt: string) => ({
  evidence: numbersIn(prompt).map((requirement) => ({
    requirement,
    verdict: 'shown',
    quotes: [line],
  })),
});

describe('close readings by a model', () => {
  let model: ScriptedModelServer;
  let worker: TestWorker;
  let events: EventListener;
  let answer: (prompt: string) => ScriptedBehaviour;
  beforeAll(async () => {
    model = await ScriptedModelServer.start(({ input }) => answer(input));
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      AI_READS: 'links',
      LOG_LEVEL: 'debug',
      AI_TIMEOUT_MS: '30000',
      AI_PATIENCE_MS: '1500',
      AI_INPUT_PRICE: '1',
      AI_OUTPUT_PRICE: '2',
    });
    worker.tryJobs(3, 100);
    events = await EventListener.start(worker.config);
    await worker.start();
  });
  afterAll(async () => {
    await events.stop();
    await worker.stop();
    await model.close();
  });
  beforeEach(() => {
    answer = (prompt) => ({
      kind: 'answer',
      output: allShown(prompt),
      usage: { inputTokens: 2_000, outputTokens: 500 },
    });
  });

  const calls = () => model.requests.filter(({ schemaName }) => schemaName === 'evidence');
  let texts = 0;
  const aText = () => `${postings.frontend}\n\nReference ${++texts}`;

  function closeReadingIs(userId: string, scanId: string, status: string) {
    return waitUntil(`the close reading is ${status}`, async () => {
      const scan = await worker.findScan(userId, scanId);
      return scan.closeReading?.status === status && scan;
    });
  }

  it('replaces the estimate live, and says what it has changed', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const received = await events.follow(userId);
    const scanId = await worker.scan(userId, aText());
    const { score, match, closeReading, formerScore } = await closeReadingIs(
      userId,
      scanId,
      'completed',
    );
    // Events are published after their rows are written.
    await waitUntil('the last event', () =>
      received.some(
        ({ name, payload }) => name === 'match.progress' && payload['status'] === 'completed',
      ),
    );
    const completed = received.find(({ name }) => name === 'scan.completed')!;
    const estimate = completed.payload['overallScore'];
    expect(match!.closeReading).toMatchObject({
      reader: { kind: 'model', name: 'scripted-1' },
      estimate,
      // One requirement asks for a language that the line does not name.
      rejectedClaims: 1,
      unfounded: 0,
    });
    expect(closeReading!.effect).toEqual(match!.closeReading);
    expect(score!.overallScore).toBeGreaterThan(estimate as number);
    expect(formerScore).toBe(estimate);
    expect(match!.points.filter(({ by }) => by === 'model').length).toBeGreaterThan(3);
    expect(closeReading!.modelCalls).toEqual([
      {
        model: 'scripted-1',
        inputTokens: 2_000,
        outputTokens: 500,
        costUsd: 0.003,
        durationMs: expect.any(Number),
      },
    ]);
    const progress = received.filter(({ name }) => name === 'match.progress');
    expect(progress.map(({ payload }) => payload['status'])).toEqual(['reading', 'completed']);
    expect(progress.at(-1)!.payload).toMatchObject({
      _id: scanId,
      overallScore: score!.overallScore,
    });
  });

  it('sends the model no personal data', async () => {
    const canary = [
      'Zephyrine Quillfeather',
      'Front-end Developer',
      'zq@canary-post.example | +1 555 0142 771 | 742 Wharfmoor Lane, Springfield, IL 62704',
      'https://canary-portfolio.example/zq | https://github.com/zquillfeather | Date of birth: 14 March 1987',
      ...resumes.software.slice(4),
      'Quillfeather speaks at meetups; write to zq@canary-post.example',
    ];
    const { id: userId } = await worker.anEvaluatedUser(makePdf(canary));
    const scanId = await worker.scan(userId, aText());
    await closeReadingIs(userId, scanId, 'completed');
    const sent = JSON.stringify(model.requests.map(({ body }) => body));
    const identity =
      /Zephyrine|Quillfeather|canary-post|0142 ?771|Wharfmoor|canary-portfolio|zquillfeather|14 March 1987/;
    expect(sent).not.toMatch(identity);
    expect(worker.log.join('\n')).not.toMatch(identity);
    expect(sent).toContain('[NAME_1]');
  });

  it('drops claims without a line of the resume, and counts them', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    answer = (prompt) => ({
      kind: 'answer',
      output: {
        evidence: numbersIn(prompt).map((requirement, at) => ({
          requirement,
          verdict: 'shown',
          quotes: at === 0 ? [line] : ['Invented work of twenty years'],
        })),
      },
    });
    const scanId = await worker.scan(userId, aText());
    const { match } = await closeReadingIs(userId, scanId, 'completed');
    const asked = numbersIn(calls().at(-1)!.input).length;
    expect(match!.closeReading!.rejectedClaims).toBe(asked - 1);
    expect(match!.points.filter(({ by, credit }) => by === 'model' && credit > 0)).toHaveLength(1);
  });

  it('does not call the model for another scan of the same posting', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const text = aText();
    const first = await worker.scan(userId, text);
    const { score } = await closeReadingIs(userId, first, 'completed');
    const before = calls().length;
    const second = await worker.scan(userId, text);
    const scan = await closeReadingIs(userId, second, 'completed');
    expect(scan.score!.overallScore).toBe(score!.overallScore);
    expect(scan.closeReading!.modelCalls).toEqual([]);
    await worker.rescan(userId, first);
    await closeReadingIs(userId, first, 'completed');
    await worker.isIdle();
    expect(calls()).toHaveLength(before);
    expect((await worker.findScan(userId, first)).score!.overallScore).toBe(score!.overallScore);
  });

  it('reads again only what a new version of the resume may have changed', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    answer = (prompt) => ({
      kind: 'answer',
      output: {
        evidence: numbersIn(prompt).map((requirement, at) =>
          at < 2
            ? { requirement, verdict: 'shown', quotes: [line] }
            : { requirement, verdict: 'not-found', quotes: [] },
        ),
      },
    });
    const scanId = await worker.scan(userId, aText());
    await closeReadingIs(userId, scanId, 'completed');
    const asked = numbersIn(calls().at(-1)!.input).length;
    const before = calls().length;
    const longer = [...resumes.software, 'Volunteering', '- Taught Kubernetes to beginners'];
    const { id: resumeId } = await worker.upload(userId, makePdf(longer));
    await worker.requestEvaluation(userId, resumeId);
    await waitUntil('it is read again', () => calls().length > before);
    await closeReadingIs(userId, scanId, 'completed');
    await worker.isIdle();
    expect(calls()).toHaveLength(before + 1);
    expect(numbersIn(calls().at(-1)!.input)).toHaveLength(asked - 2);
    const { match, resumeText } = await worker.findScan(userId, scanId);
    expect(resumeText).toContain('Taught Kubernetes');
    for (const { resumeQuote } of match!.points.filter(({ by }) => by === 'model'))
      if (resumeQuote !== null)
        expect(resumeText!.slice(resumeQuote.start, resumeQuote.end)).toBe(resumeQuote.text);
  });

  it('keeps its evidence when the list of skills is edited', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, aText());
    const { score } = await closeReadingIs(userId, scanId, 'completed');
    const before = calls().length;
    await worker.editSkills(userId, [{ name: 'Juggling', score: 90 }]);
    await worker.isIdle();
    const after = await worker.findScan(userId, scanId);
    expect(after.score!.overallScore).toBe(score!.overallScore);
    expect(after.match!.closeReading).toMatchObject({ reader: { kind: 'model' } });
    expect(calls()).toHaveLength(before);
  });

  it('keeps the estimate if the model cannot read the pair, with the reason', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    answer = () => ({ kind: 'refusal' });
    const scanId = await worker.scan(userId, aText());
    const { status, score, match, closeReading } = await closeReadingIs(userId, scanId, 'failed');
    expect(status).toBe('completed');
    expect(score).not.toBeNull();
    expect(match!.closeReading).toBeUndefined();
    expect(closeReading!.failure).toMatchObject({ code: 'MODEL_REFUSED' });

    answer = (prompt) => ({ kind: 'answer', output: allShown(prompt) });
    const queued = await new CloseReadingsRepository(worker.dataSource).request(userId, scanId);
    await worker.enqueue('match.read-closely', { scanId }, jobIdOf(scanId, queued!.handover));
    await closeReadingIs(userId, scanId, 'completed');
  });

  it('is found by the sweeper if its job was lost', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, aText());
    await closeReadingIs(userId, scanId, 'completed');
    await worker.isIdle();
    await new CloseReadingsRepository(worker.dataSource).request(userId, scanId);
    await worker.dataSource.query(
      `UPDATE close_readings SET updated_at = now() - interval '1 minute' WHERE scan_id = $1`,
      [scanId],
    );
    await closeReadingIs(userId, scanId, 'completed');
  });

  it('verifies and judges what an agent claims, and keeps the rest of the evidence', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, aText());
    const { match } = await closeReadingIs(userId, scanId, 'completed');
    await worker.isIdle();
    const [first, second] = match!.points.filter(({ by }) => by === 'model');
    const readings = new CloseReadingsRepository(worker.dataSource);
    const queued = await readings.submit(userId, scanId, {
      reader: { kind: 'agent', name: 'My laptop' },
      claims: [
        { requirementId: first!.requirementId!, verdict: 'not-found', quotes: [] },
        { requirementId: second!.requirementId!, verdict: 'shown', quotes: ['Forged line'] },
      ],
    });
    await worker.enqueue('match.read-closely', { scanId }, jobIdOf(scanId, queued!.handover));
    const after = await closeReadingIs(userId, scanId, 'completed');
    expect(after.match!.closeReading).toMatchObject({
      reader: { kind: 'agent', name: 'My laptop' },
      rejectedClaims: 1,
    });
    const verdictOf = (id: string | undefined) =>
      after.match!.points.find(({ requirementId }) => requirementId === id)!.verdict;
    expect(verdictOf(first!.requirementId)).toBe('not-found');
    expect(verdictOf(second!.requirementId)).toBe('not-found');
    expect(after.match!.points.some(({ by, credit }) => by === 'model' && credit === 1)).toBe(true);
    await expect(readings.find(userId, scanId)).resolves.toMatchObject({
      refused: [
        {
          requirementId: second!.requirementId,
          quote: 'Forged line',
          reason: 'These words are not in the resume.',
        },
      ],
    });
  });

  it('fails with the reason for its kind of reader', async () => {
    const { userId, scanId } = await worker.aUserWithMatch();
    await closeReadingIs(userId, scanId, 'completed');
    await worker.isIdle();
    const readings = new CloseReadingsRepository(worker.dataSource);
    const reasons = {
      model: failureOf('SERVICE_UNAVAILABLE'),
      agent: failureForAgent('SERVICE_UNAVAILABLE'),
    };
    const fail = () =>
      new CloseReadingWorkRepository(worker.dataSource).fail({ id: scanId, userId }, reasons);
    await readings.request(userId, scanId);
    await expect(fail()).resolves.toEqual(reasons.model);
    const reader = { kind: 'agent' as const, name: 'My laptop' };
    await readings.submit(userId, scanId, { reader, claims: [] });
    await expect(fail()).resolves.toEqual(reasons.agent);
    await expect(readings.find(userId, scanId)).resolves.toMatchObject({
      failure: { retryable: false },
    });
  });

  it("does not touch another user's scans", async () => {
    const [{ userId, scanId }, other] = [await worker.aUserWithMatch(), await worker.aUser()];
    await closeReadingIs(userId, scanId, 'completed');
    const readings = new CloseReadingsRepository(worker.dataSource);
    const claims = { reader: { kind: 'agent' as const, name: 'Thief' }, claims: [] };
    await expect(readings.submit(other.id, scanId, claims)).resolves.toBeNull();
    await expect(readings.request(other.id, scanId)).resolves.toBeNull();
    await expect(readings.find(other.id, scanId)).resolves.toBeNull();
    await new ScansRepository(worker.dataSource).delete(userId, scanId);
    await expect(readings.find(userId, scanId)).resolves.toBeNull();
  });
});
