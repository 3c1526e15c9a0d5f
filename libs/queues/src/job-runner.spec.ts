import { createLogger } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { HandlesJob } from './handles-job.js';
import { type JobContext, JobRunner, JobRuntime } from './job-runner.js';
import type { JobPayload } from './jobs.js';

const scanId = '0198c0de-0000-7000-8000-000000000001';

@HandlesJob('scan.score')
class Runner extends JobRunner<'scan.score'> {
  readonly handled: { payload: JobPayload<'scan.score'>; context: JobContext }[] = [];
  readonly final: AppError[] = [];
  work: () => Promise<void> = async () => undefined;
  recordFinal: () => Promise<void> = async () => undefined;

  async handle(payload: JobPayload<'scan.score'>, context: JobContext): Promise<void> {
    this.handled.push({ payload, context });
    await this.work();
  }

  override async onFinalFailure(_payload: JobPayload<'scan.score'>, error: AppError): Promise<void> {
    this.final.push(error);
    await this.recordFinal();
  }
}

/** As much of a BullMQ job as a run looks at. */
function aJob(overrides: { name?: string; data?: unknown; attemptsMade?: number; attempts?: number } = {}) {
  const delays: number[] = [];
  const { name = 'scan.score', data = { payload: { scanId }, requestId: 'r-1' }, attemptsMade = 0, attempts = 8 } = overrides;
  const job = { id: `${scanId}-0`, name, data, attemptsMade, opts: { attempts }, moveToDelayed: async (at: number) => void delays.push(at - Date.now()) };
  return { job: job as unknown as Job, delays };
}

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({ log: { level: 'info' } }, 'test', { write: (line) => void lines.push(JSON.parse(line)) });
  const runner = new Runner(new JobRuntime({ worker: { port: 0, concurrency: 1 } }, logger, null));
  const failing = (error: unknown) => {
    runner.work = () => Promise.reject(error);
    return runner;
  };
  return { runner, lines, failing };
}

async function thrownBy(run: Promise<void>): Promise<Error> {
  return run.then(
    () => {
      throw new Error('It did not throw.');
    },
    (error: Error) => error,
  );
}

describe('JobRunner', () => {
  it('hands over the parsed payload and what is known of the run', async () => {
    const { runner } = setUp();
    const { signal } = new AbortController();
    await runner.process(aJob({ attemptsMade: 6 }).job, 'token', signal);
    await runner.process(aJob({ attemptsMade: 7 }).job, 'token', signal);
    expect(runner.handled[0]).toEqual({ payload: { scanId }, context: { requestId: 'r-1', jobId: `${scanId}-0`, attemptsMade: 6, isLastAttempt: false, signal } });
    expect(runner.handled[1]?.context.isLastAttempt).toBe(true);
  });

  it('takes the signal that BullMQ gives only to processors with three parameters', () => {
    expect(Runner.prototype.process).toHaveLength(3);
  });

  it('writes one line for each try, with ids and duration', async () => {
    const { runner, lines, failing } = setUp();
    await runner.process(aJob().job);
    await thrownBy(failing(new AppError('MODEL_UNAVAILABLE')).process(aJob({ attemptsMade: 1 }).job));
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', job: 'scan.score', scanId, jobId: `${scanId}-0`, requestId: 'r-1', attempt: 1, durationMs: expect.any(Number) }),
      expect.objectContaining({ level: 'warn', scanId, attempt: 2, code: 'MODEL_UNAVAILABLE' }),
    ]);
  });

  it('leaves a job of an unknown name alone and lets it complete', async () => {
    const { runner, lines } = setUp();
    await runner.process(aJob({ name: 'scan.old' }).job);
    expect(runner.handled).toEqual([]);
    expect(lines).toEqual([expect.objectContaining({ level: 'warn', job: 'scan.old' })]);
  });

  it.each([[{}], [{ payload: { scanId: 'no-uuid' } }], ['text'], [null]])('fails a payload that does not parse without another try: %j', async (data) => {
    const { runner } = setUp();
    expect(await thrownBy(runner.process(aJob({ data }).job))).toBeInstanceOf(UnrecoverableError);
    expect(runner.handled).toEqual([]);
  });

  it('ends at once, and has the row say so, where another try is not worth it', async () => {
    const { failing } = setUp();
    const runner = failing(new AppError('RESUME_ENCRYPTED'));
    const thrown = await thrownBy(runner.process(aJob().job));
    expect(thrown).toBeInstanceOf(UnrecoverableError);
    expect(runner.final.map((error) => error.code)).toEqual(['RESUME_ENCRYPTED']);
  });

  it('leaves the next try to BullMQ and tells Redis nothing but the code', async () => {
    const { failing } = setUp();
    const runner = failing(new AppError('MODEL_UNAVAILABLE', { detail: 'words of the resume', cause: new Error('words of the resume') }));
    const thrown = await thrownBy(runner.process(aJob().job));
    expect(thrown).not.toBeInstanceOf(UnrecoverableError);
    expect(thrown.message).toBe('MODEL_UNAVAILABLE');
    expect(thrown.cause).toBeUndefined();
    expect(runner.final).toEqual([]);
  });

  it('has the row say so after the last try', async () => {
    const { failing } = setUp();
    const runner = failing(new AppError('MODEL_UNAVAILABLE'));
    expect(await thrownBy(runner.process(aJob({ attemptsMade: 7 }).job))).toBeInstanceOf(UnrecoverableError);
    expect(runner.final.map((error) => error.code)).toEqual(['MODEL_UNAVAILABLE']);
  });

  it('treats anything unexpected as INTERNAL, tries again, and keeps the cause for the end', async () => {
    const { failing } = setUp();
    const bug = new TypeError('x is not a function');
    const runner = failing(bug);
    expect((await thrownBy(runner.process(aJob().job))).message).toBe('INTERNAL');
    await thrownBy(runner.process(aJob({ attemptsMade: 7 }).job));
    expect(runner.final).toEqual([expect.objectContaining({ code: 'INTERNAL', cause: bug })]);
  });

  it.each([
    [2_000, 2_000, 2_400],
    [0, 500, 600],
    [86_400_000, 600_000, 720_000],
  ])('waits for a busy model that asked for %d ms without spending the last try', async (retryAfterMs, minMs, maxMs) => {
    const { failing } = setUp();
    const runner = failing(new AppError('MODEL_RATE_LIMITED', { retryAfterMs }));
    const { job, delays } = aJob({ attemptsMade: 7 });
    expect(await thrownBy(runner.process(job, 'token'))).toBeInstanceOf(DelayedError);
    expect(delays).toHaveLength(1);
    expect(delays[0]).toBeGreaterThanOrEqual(minMs - 20);
    expect(delays[0]).toBeLessThanOrEqual(maxMs);
    expect(runner.final).toEqual([]);
  });

  it('hands a job back that had to stop, whatever it threw', async () => {
    const { failing } = setUp();
    const stop = new AbortController();
    const runner = failing(new AppError('RESUME_ENCRYPTED'));
    stop.abort('shutdown');
    const { job, delays } = aJob({ attemptsMade: 7 });
    expect(await thrownBy(runner.process(job, 'token', stop.signal))).toBeInstanceOf(DelayedError);
    expect(delays[0]).toBeLessThanOrEqual(0);
    expect(runner.final).toEqual([]);
  });

  it('still fails for good when the row cannot be told', async () => {
    const { failing, lines } = setUp();
    const runner = failing(new AppError('RESUME_NO_TEXT'));
    runner.recordFinal = () => Promise.reject(new Error('no database'));
    expect(await thrownBy(runner.process(aJob().job))).toBeInstanceOf(UnrecoverableError);
    expect(lines.at(-1)).toMatchObject({ level: 'error', err: { message: 'no database' } });
  });

  it('cannot be made from a class that names no job', () => {
    class Nameless extends JobRunner<'scan.score'> {
      async handle(): Promise<void> {}
    }
    const { runner } = setUp();
    expect(() => new Nameless(Reflect.get(runner, 'runtime'))).toThrow('Nameless lacks @HandlesJob.');
  });
});
