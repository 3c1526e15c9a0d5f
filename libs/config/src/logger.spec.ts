import { inLogScope, scopedRequestId } from './log-scope.js';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';
import { logThrottled } from './throttled-log.js';

function captured(level: 'info' | 'trace' = 'trace') {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({ log: { level } }, 'test', {
    write: (line) => void lines.push(JSON.parse(line)),
  });
  return { lines, logger };
}

describe('createLogger', () => {
  it('writes one JSON object per line with name, level and UTC time', () => {
    const { lines, logger } = captured();
    logger.info({ scanId: 'a' }, 'Job done');
    expect(lines).toEqual([
      expect.objectContaining({
        name: 'test',
        level: 'info',
        scanId: 'a',
        msg: 'Job done',
        time: expect.stringMatching(/Z$/),
      }),
    ]);
  });

  it('adds the ids of the scope to each line logged within it, also asynchronously, and to no other', async () => {
    const { lines, logger } = captured();
    await Promise.all([
      inLogScope({ requestId: 'first-request' }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        logger.child({ job: 'scan.score' }).info('one');
        logger.info({ requestId: 'its-own' }, 'two');
      }),
      inLogScope({ requestId: 'second-request' }, async () =>
        logger.info({ heldBy: scopedRequestId() }, 'three'),
      ),
    ]);
    logger.info('four');
    expect(lines.map(({ msg, requestId }) => [msg, requestId]).sort()).toEqual([
      ['four', undefined],
      ['one', 'first-request'],
      ['three', 'second-request'],
      ['two', 'its-own'],
    ]);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'three', heldBy: 'second-request' }),
    );
  });

  it('redacts texts, tokens and addresses, at the top and one level down', () => {
    const { lines, logger } = captured();
    logger.info({
      resumeText: 'my life',
      accessToken: 't',
      user: { email: 'a@b.c', id: 1 },
      headers: { authorization: 'Bearer x', cookie: 'c' },
    });
    expect(lines[0]).toMatchObject({ user: { id: 1 }, headers: {} });
    expect(JSON.stringify(lines)).not.toMatch(/my life|a@b\.c|Bearer|"t"/);
  });

  it('logs errors with code, frames and cause but without properties that drivers add', () => {
    const { lines, logger } = captured();
    const cause = Object.assign(new Error('connect refused'), {
      code: 'ECONNREFUSED',
      address: 'secret-host',
    });
    logger.error({
      err: Object.assign(new Error(`bad ${'x'.repeat(1_000)}`, { cause }), {
        parameters: ['the whole resume'],
      }),
    });
    const err = lines[0]?.['err'] as { message: string; stack: string; cause: unknown };
    expect(err.message).toHaveLength(300);
    expect(err.stack).toMatch(/^ {4}at /);
    expect(err.cause).toMatchObject({ code: 'ECONNREFUSED', message: 'connect refused' });
    expect(JSON.stringify(lines)).not.toMatch(/whole resume|secret-host/);
  });
});

describe('NestLogger', () => {
  it('separates message, context and stack', () => {
    const { lines, logger } = captured();
    const nest = new NestLogger(logger);
    nest.log('Mapped {/health, GET} route', 'RouterExplorer');
    nest.error('It broke', 'Error: It broke\n    at x (y.ts:1:1)', 'ExceptionsHandler');
    nest.error(new TypeError('no'), 'ExceptionsHandler');
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'info',
        context: 'RouterExplorer',
        msg: 'Mapped {/health, GET} route',
      }),
      expect.objectContaining({
        level: 'error',
        context: 'ExceptionsHandler',
        msg: 'It broke',
        stack: expect.stringContaining('at x'),
      }),
      expect.objectContaining({
        level: 'error',
        msg: 'TypeError',
        err: expect.objectContaining({ message: 'no' }),
      }),
    ]);
  });
});

describe('logThrottled', () => {
  it('logs the first error and drops repetitions', () => {
    const { lines, logger } = captured();
    const listener = logThrottled(logger, 'Redis cannot be reached');
    for (let times = 0; times < 50; times += 1) listener(new Error('connect ECONNREFUSED'));
    expect(lines).toHaveLength(1);
  });

  it('logs again after the interval', () => {
    const { lines, logger } = captured();
    const listener = logThrottled(logger, 'Redis cannot be reached', 0);
    listener(new Error('a'));
    listener(new Error('b'));
    expect(lines).toHaveLength(2);
  });
});
