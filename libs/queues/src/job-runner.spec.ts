import { type Config, createLogger } from '@rolefit/config';
import { AppError, modelSetUpCodes } from '@rolefit/contracts';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { HandlesJob } from './handles-job.js';
import { type JobContext, YieldTurn } from './job-context.js';
import { JobRunner } from './job-runner.js';
import { JobRuntime } from './job-runtime.js';
import type { JobPayload } from './jobs.js';

const scanId = '0198c0de-0000-7000-8000-000000000001';

@HandlesJob('scan.score')
class Runner extends JobRunner<'scan.score'> {
  readonly handled: { payload: JobPayload<'scan.score'>; context: JobContext }[] = [];
  readonly final: AppError[] = [];
  work: () => Promise<void> = async () => undefined;
  recordFinal: () => Promise<void> = async () => undefined;
  readonly waits: { code: string; since: Date | null }[] = [];
  recordWait: () => Promise<void> = async () => undefined;

  async handle(payload: JobPayload<'scan.score'>, context: JobContext): Promise<void> {
    this.handled.push({ payload, context });
    await this.work();
  }

  override async onWait(
    _payload: JobPayload<'scan.score'>,
    error: AppError,
    since: Date | null,
  ): Promise<void> {
    this.waits.push({ code: error.code, since });
    await this.recordWait();
  }

  override async onFinalFailure(
    _payload: JobPayload<'scan.score'>,
    error: AppError,
  ): Promise<void> {
    this.final.push(error);
    await this.recordFinal();
  }
}

/** The part of a BullMQ job that a run uses. */
function aJob(
  overrides: {
    name?: string;
    data?: unknown;
    attemptsMade?: number;
    attempts?: number;
    priority?: number;
  } = {},
) {
  const delays: number[] = [];
  const {
    name = 'scan.score',
    data = { payload: { scanId }, requestId: 'r-1' },
    attemptsMade = 0,
    attempts = 8,
    priority,
  } = overrides;
  const job = {
    id: `${scanId}-0`,
    name,
    data,
    attemptsMade,
    opts: { attempts, priority },
    moveToDelayed: async (at: number) => void delays.push(at - Date.now()),
    updateData: async (next: unknown) => void (job.data = next),
  };
  return { job: job as unknown as Job, delays, data: () => job.data };
}

const model = { patienceMs: 600_000 } as NonNullable<Config['model']>;

function setUp(patienceMs = model.patienceMs) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({ log: { level: 'info' } }, 'test', {
    write: (line) => void lines.push(JSON.parse(line)),
  });
  const runner = new Runner(
    new JobRuntime(
      { worker: { port: 0, concurrency: 1, threads: 1 }, model: { ...model, patienceMs } },
      logger,
      null,
    ),
  );
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
  it('passes the parsed payload and the context of the run', async () => {
    const { runner } = setUp();
    const { signal } = new AbortController();
    await runner.process(aJob({ attemptsMade: 6 }).job, 'token', signal);
    await runner.process(aJob({ attemptsMade: 7 }).job, 'token', signal);
    expect(runner.handled[0]).toEqual({
      payload: { scanId },
      context: {
        requestId: 'r-1',
        jobId: `${scanId}-0`,
        attemptsMade: 6,
        isLastAttempt: false,
        queuePosition: 0,
        signal,
      },
    });
    expect(runner.handled[1]?.context.isLastAttempt).toBe(true);
  });

  it('accepts the signal that BullMQ passes only to processors with three parameters', () => {
    expect(Runner.prototype.process).toHaveLength(3);
  });

  it('logs one line per attempt, with ids and duration', async () => {
    const { runner, lines, failing } = setUp();
    await runner.process(aJob().job);
    await thrownBy(
      failing(new AppError('SERVICE_UNAVAILABLE')).process(aJob({ attemptsMade: 1 }).job),
    );
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'info',
        job: 'scan.score',
        scanId,
        jobId: `${scanId}-0`,
        requestId: 'r-1',
        attempt: 1,
        durationMs: expect.any(Number),
      }),
      expect.objectContaining({ level: 'warn', scanId, attempt: 2, code: 'SERVICE_UNAVAILABLE' }),
    ]);
  });

  it('skips a job of an unknown name and lets it complete', async () => {
    const { runner, lines } = setUp();
    await runner.process(aJob({ name: 'scan.old' }).job);
    expect(runner.handled).toEqual([]);
    expect(lines).toEqual([expect.objectContaining({ level: 'warn', job: 'scan.old' })]);
  });

  it.each([[{}], [{ payload: { scanId: 'no-uuid' } }], ['text'], [null]])(
    'fails an invalid payload without a retry: %j',
    async (data) => {
      const { runner } = setUp();
      expect(await thrownBy(runner.process(aJob({ data }).job))).toBeInstanceOf(UnrecoverableError);
      expect(runner.handled).toEqual([]);
    },
  );

  it('fails immediately and marks the row for an error without retry', async () => {
    const { failing } = setUp();
    const runner = failing(new AppError('RESUME_ENCRYPTED'));
    const thrown = await thrownBy(runner.process(aJob().job));
    expect(thrown).toBeInstanceOf(UnrecoverableError);
    expect(runner.final.map((error) => error.code)).toEqual(['RESUME_ENCRYPTED']);
  });

  it('leaves the retry to BullMQ and stores only the code in Redis', async () => {
    const { failing } = setUp();
    const runner = failing(
      new AppError('SERVICE_UNAVAILABLE', {
        detail: 'words of the resume',
        cause: new Error('words of the resume'),
      }),
    );
    const thrown = await thrownBy(runner.process(aJob().job));
    expect(thrown).not.toBeInstanceOf(UnrecoverableError);
    expect(thrown.message).toBe('SERVICE_UNAVAILABLE');
    expect(thrown.cause).toBeUndefined();
    expect(runner.final).toEqual([]);
  });

  it('marks the row as failed after the last attempt', async () => {
    const { failing } = setUp();
    const runner = failing(new AppError('SERVICE_UNAVAILABLE'));
    expect(await thrownBy(runner.process(aJob({ attemptsMade: 7 }).job))).toBeInstanceOf(
      UnrecoverableError,
    );
    expect(runner.final.map((error) => error.code)).toEqual(['SERVICE_UNAVAILABLE']);
  });

  it('treats unexpected errors as INTERNAL, retries, and passes the cause to the final failure', async () => {
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
  ])(
    'waits for a busy model that asked for %d ms without spending the last try',
    async (retryAfterMs, minMs, maxMs) => {
      const { failing } = setUp();
      const runner = failing(new AppError('MODEL_RATE_LIMITED', { retryAfterMs }));
      const { job, delays } = aJob({ attemptsMade: 7 });
      expect(await thrownBy(runner.process(job, 'token'))).toBeInstanceOf(DelayedError);
      expect(delays).toHaveLength(1);
      expect(delays[0]).toBeGreaterThanOrEqual(minMs - 20);
      expect(delays[0]).toBeLessThanOrEqual(maxMs);
      expect(runner.final).toEqual([]);
    },
  );

  it.each(['MODEL_UNAVAILABLE', ...modelSetUpCodes] as const)(
    'waits with exponential back-off during a model outage (%s), spends no attempt, and stores its start',
    async (code) => {
      const { failing } = setUp();
      const runner = failing(new AppError(code));
      const { job, delays, data } = aJob({ attemptsMade: 7 });
      for (let call = 0; call < 8; call += 1)
        expect(await thrownBy(runner.process(job, 'token'))).toBeInstanceOf(DelayedError);
      for (const [call, baseMs] of [
        1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000, 20_000,
      ].entries()) {
        expect(delays[call]).toBeGreaterThanOrEqual(baseMs - 20);
        expect(delays[call]).toBeLessThanOrEqual(baseMs * 1.2);
      }
      expect(data()).toMatchObject({ payload: { scanId }, requestId: 'r-1', away: { calls: 8 } });
      expect(runner.final).toEqual([]);
    },
  );

  it('waits as long as configured for a model that answers no call, and half an hour where it answers others', async () => {
    const { failing } = setUp(86_400_000);
    const minute = 60_000;
    const outcomeAfter = async (waitedMs: number, error: AppError) => {
      const { job } = aJob({
        data: { payload: { scanId }, away: { sinceMs: Date.now() - waitedMs, calls: 3 } },
      });
      return (await thrownBy(failing(error).process(job, 'token'))) instanceof DelayedError
        ? 'waits'
        : 'fails';
    };
    const away = (silentMs: number) =>
      new AppError('MODEL_UNAVAILABLE', { retryAfterMs: 1_000, sinceMs: Date.now() - silentMs });
    expect(await outcomeAfter(600 * minute, away(700 * minute))).toBe('waits');
    expect(await outcomeAfter(1_441 * minute, away(1_500 * minute))).toBe('fails');
    expect(await outcomeAfter(20 * minute, away(minute))).toBe('waits');
    expect(await outcomeAfter(40 * minute, away(minute))).toBe('fails');
    expect(await outcomeAfter(40 * minute, new AppError('MODEL_UNAVAILABLE'))).toBe('fails');
  });

  it('treats a provider that rate limits every caller as unavailable, and restarts the count once it has answered a call', async () => {
    const { failing, runner } = setUp(86_400_000);
    const busy = (silentMs: number) =>
      new AppError('MODEL_RATE_LIMITED', { retryAfterMs: 1_000, sinceMs: Date.now() - silentMs });
    const waitedFor = (ms: number) =>
      aJob({ data: { payload: { scanId }, away: { sinceMs: Date.now() - ms, calls: 0 } } });
    expect(
      await thrownBy(failing(busy(90_000_000)).process(waitedFor(86_500_000).job, 'token')),
    ).toBeInstanceOf(UnrecoverableError);
    expect(runner.final.map((error) => error.code)).toEqual(['MODEL_RATE_LIMITED']);
    const { job, data } = waitedFor(86_500_000);
    expect(await thrownBy(failing(busy(60_000)).process(job, 'token'))).toBeInstanceOf(
      DelayedError,
    );
    const { away } = data() as { away: { sinceMs: number } };
    expect(away.sinceMs).toBeGreaterThan(Date.now() - 120_000);
    expect(runner.waits.at(-1)).toEqual({
      code: 'MODEL_RATE_LIMITED',
      since: new Date(away.sinceMs),
    });
  });

  it('keeps the start of the outage while it waits, so that the row need not be written again', async () => {
    const { failing, runner } = setUp();
    const { job } = aJob();
    for (const silentMs of [0, 30, 4_000])
      await thrownBy(
        failing(new AppError('MODEL_UNAVAILABLE', { sinceMs: Date.now() - silentMs })).process(
          job,
          'token',
        ),
      );
    expect(new Set(runner.waits.map(({ since }) => since?.getTime())).size).toBe(1);
  });

  it('waits even if the reason could not be recorded', async () => {
    const { failing, runner, lines } = setUp();
    runner.recordWait = () => Promise.reject(new Error('no database'));
    expect(
      await thrownBy(failing(new AppError('MODEL_UNAVAILABLE')).process(aJob().job, 'token')),
    ).toBeInstanceOf(DelayedError);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        msg: expect.stringContaining('could not be recorded'),
      }),
    );
  });

  it('fails after the configured wait, whatever attempts are left', async () => {
    const { failing } = setUp();
    const runner = failing(new AppError('MODEL_UNAVAILABLE', { retryAfterMs: 30_000 }));
    const waitingFor = (ms: number) =>
      aJob({ data: { payload: { scanId }, away: { sinceMs: Date.now() - ms, calls: 3 } } }).job;
    expect(await thrownBy(runner.process(waitingFor(590_000), 'token'))).toBeInstanceOf(
      DelayedError,
    );
    expect(await thrownBy(runner.process(waitingFor(600_000), 'token'))).toBeInstanceOf(
      UnrecoverableError,
    );
    expect(runner.final.map((error) => error.code)).toEqual(['MODEL_UNAVAILABLE']);
  });

  it.each([
    ['another run holds the row', new AppError('SERVICE_UNAVAILABLE', { retryAfterMs: 1_000 })],
    ['a limit of our own', new AppError('MODEL_RATE_LIMITED', { retryAfterMs: 1_000 })],
  ])('remembers the outage through a wait for something else: %s', async (_, error) => {
    const { failing, runner } = setUp();
    const away = { sinceMs: Date.now() - 60_000, calls: 3 };
    const { job, data } = aJob({ data: { payload: { scanId }, away } });
    await thrownBy(failing(error).process(job, 'token'));
    expect(data()).toEqual({ payload: { scanId }, away });
    await thrownBy(failing(new AppError('MODEL_UNAVAILABLE')).process(job, 'token'));
    expect(data()).toEqual({ payload: { scanId }, away: { ...away, calls: 4 } });
    expect(runner.waits.at(-1)?.since).toEqual(new Date(away.sinceMs));
  });

  it('forgets the outage once the budget is spent, since the model has answered', async () => {
    const { failing } = setUp();
    const { job, data } = aJob({ data: { payload: { scanId }, away: { sinceMs: 1, calls: 3 } } });
    await thrownBy(
      failing(new AppError('MODEL_BUDGET_SPENT', { retryAfterMs: 1_000 })).process(job, 'token'),
    );
    expect(data()).toEqual({ payload: { scanId } });
  });

  it('does not give up a text that spent half an hour in the queue before its third call', async () => {
    const { failing } = setUp(86_400_000);
    const outcomeAfter = async (calls: number) => {
      const away = { sinceMs: Date.now() - 3_000_000, calls };
      const { job } = aJob({ data: { payload: { scanId }, away } });
      const error = new AppError('MODEL_UNAVAILABLE', { sinceMs: Date.now() });
      return (await thrownBy(failing(error).process(job, 'token'))).constructor;
    };
    expect(await outcomeAfter(1)).toBe(DelayedError);
    expect(await outcomeAfter(2)).toBe(UnrecoverableError);
  });

  it("retries a user's first job first, and spreads the others over half a minute at most", async () => {
    const { failing } = setUp();
    const runner = failing(new AppError('MODEL_RATE_LIMITED', { retryAfterMs: 1_000 }));
    const delaysOf = async (priority: number) => {
      const { job, delays } = aJob({ priority });
      for (let time = 0; time < 200; time += 1) await thrownBy(runner.process(job, 'token'));
      return delays;
    };
    expect(Math.max(...(await delaysOf(1)))).toBeLessThanOrEqual(1_200);
    const late = await delaysOf(500);
    expect(Math.max(...late)).toBeLessThanOrEqual(31_200);
    expect(new Set(late.map((delay) => Math.floor(delay / 5_000))).size).toBeGreaterThanOrEqual(5);
  });

  it('moves a job that yields to the end of the queue', async () => {
    const { failing } = setUp();
    const { job, delays } = aJob({ attemptsMade: 7 });
    const runner = failing(new YieldTurn());
    expect(await thrownBy(runner.process(job, 'token'))).toBeInstanceOf(DelayedError);
    expect(delays[0]).toBeLessThanOrEqual(0);
    expect(runner.final).toEqual([]);
  });

  it('returns an aborted job to the queue, whatever it threw', async () => {
    const { failing } = setUp();
    const stop = new AbortController();
    const runner = failing(new AppError('RESUME_ENCRYPTED'));
    stop.abort('shutdown');
    const { job, delays } = aJob({ attemptsMade: 7 });
    expect(await thrownBy(runner.process(job, 'token', stop.signal))).toBeInstanceOf(DelayedError);
    expect(delays[0]).toBeLessThanOrEqual(0);
    expect(runner.final).toEqual([]);
  });

  it('fails permanently even if the row cannot be updated', async () => {
    const { failing, lines } = setUp();
    const runner = failing(new AppError('RESUME_NO_TEXT'));
    runner.recordFinal = () => Promise.reject(new Error('no database'));
    expect(await thrownBy(runner.process(aJob().job))).toBeInstanceOf(UnrecoverableError);
    expect(lines.at(-1)).toMatchObject({ level: 'error', err: { message: 'no database' } });
  });

  it('rejects a class without @HandlesJob', () => {
    class Nameless extends JobRunner<'scan.score'> {
      async handle(): Promise<void> {}
    }
    const { runner } = setUp();
    expect(() => new Nameless(Reflect.get(runner, 'runtime'))).toThrow(
      'Nameless lacks @HandlesJob.',
    );
  });
});
