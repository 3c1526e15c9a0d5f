import { randomUUID } from 'node:crypto';
import { createLogger, loadConfig } from '@rolefit/config';
import { apiBasePath, limits, problemSchema } from '@rolefit/contracts';
import { createTestDatabase } from '@rolefit/database/testing';
import { type Link, openLink } from '@rolefit/testing';
import { Redis } from 'ioredis';
import { beginBatch } from '../testing/partial-body.js';
import { RateLimits } from './rate-limits.service.js';
import {
  type Answer,
  type Caller,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const aPrefix = () => `test-${randomUUID().slice(0, 8)}`;
const scanned = (jobId: string) => ({
  jobId,
  jobDescription: 'We look for someone who knows Go.',
  companyName: 'Example Ltd',
  url: 'https://example.org/jobs/1',
});
/** A write without effect, which costs one write. */
const write = (caller: Caller, headers: Record<string, string> = {}) =>
  caller.call('DELETE', `${apiBasePath}/jobs/${randomUUID()}`, { headers });
const scan = (caller: Caller) =>
  caller.call('POST', `${apiBasePath}/jobs/scan`, { body: scanned(randomUUID()) });
const batch = (caller: Caller, size: number) =>
  caller.call('POST', `${apiBasePath}/jobs/scan/batch`, {
    body: { postings: Array.from({ length: size }, () => scanned(randomUUID())) },
  });
const signIn = (gateway: TestGateway, headers: Record<string, string> = {}) =>
  gateway.call('GET', `${apiBasePath}/auth/github`, { headers });
const isRefused = (answer: Answer) =>
  answer.status === 429 || (answer.headers.get('location') ?? '').includes('REQUEST_RATE_LIMITED');

/** Makes the current window of a user's writes end in this many milliseconds, because machines differ in speed. */
async function endWindowIn(
  gateway: TestGateway,
  { user }: SignedInCaller,
  ms: number,
): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    expect(
      await redis.pexpire(`${gateway.config.redis.prefix}:limit:write:user:${user.id}`, ms),
    ).toBe(1);
  } finally {
    redis.disconnect();
  }
}

async function refusedOf(calls: readonly (() => Promise<Answer>)[]): Promise<boolean[]> {
  const refused: boolean[] = [];
  for (const call of calls) refused.push(isRefused(await call()));
  return refused;
}
const times = <Item>(count: number, item: () => Item): Item[] =>
  Array.from({ length: count }, item);

async function withGateway(
  env: Record<string, string>,
  use: (gateway: TestGateway) => Promise<void>,
): Promise<void> {
  const gateway = await startGateway(env);
  try {
    await use(gateway);
  } finally {
    await gateway.close();
  }
}

describe('two gateways', () => {
  it('allow exactly the limit of a user’s calls together, also when they are concurrent', async () => {
    const database = await createTestDatabase();
    const env = { REDIS_PREFIX: aPrefix(), LIMIT_WRITES_PER_MINUTE: '20' };
    const first = await startGateway(
      env,
      Object.create(database, { drop: { value: async () => undefined } }),
    );
    const second = await startGateway(env, database);
    try {
      const ada = await first.signIn();
      const adaThere = await second.signIn(ada.user);
      const before = await write(ada);
      await endWindowIn(first, ada, 3_600_000);
      const answers = [
        before,
        ...(await Promise.all(times(15, () => [write(ada), write(adaThere)]).flat())),
      ].map(({ status }) => status);
      expect(answers.filter((status) => status === 404)).toHaveLength(20);
      expect(answers.filter((status) => status === 429)).toHaveLength(11);
    } finally {
      await first.close();
      await second.close();
    }
  });
});

describe('a user who reached a limit', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({
      LIMIT_WRITES_PER_MINUTE: '6',
      LIMIT_SCANS_PER_DAY: '10',
      LIMIT_UPLOADS_PER_HOUR: '1',
      LIMIT_EVALUATIONS_PER_HOUR: '2',
      LIMIT_EXPORTS_PER_HOUR: '1',
    });
  });
  afterAll(() => gateway?.close());

  it('is told what the limit is and when to come back, in words and in seconds', async () => {
    const ada = await gateway.signIn();
    for (const call of times(6, () => () => write(ada))) await call();
    const answer = await write(ada);
    const problem = problemOf(answer);
    expect([answer.status, problem.error]).toEqual([
      429,
      { name: 'RATELIMITED', code: 'REQUEST_RATE_LIMITED' },
    ]);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(problem.message).toBe(
      `We take 6 changes a minute from one account, and that many have come. Try again in ${seconds} seconds.`,
    );
  });

  it('is rejected before a large body is read', async () => {
    const ada = await gateway.signIn();
    await batch(ada, 10);
    const upload = beginBatch(gateway, ada, limits.batchBodyBytes);
    try {
      expect(await upload.status).toBe(429);
    } finally {
      upload.stop();
    }
  });

  it('does not affect another user, and can still read', async () => {
    const [ada, bob] = [await gateway.signIn(), await gateway.signIn()];
    expect(await refusedOf(times(7, () => () => write(ada)))).toEqual([
      ...times(6, () => false),
      true,
    ]);
    expect(isRefused(await write(bob))).toBe(false);
    expect((await ada.call('GET', `${apiBasePath}/jobs`)).status).toBe(200);
  });

  it('may continue when the window has ended', async () => {
    const ada = await gateway.signIn();
    for (const call of times(7, () => () => write(ada))) await call();
    await endWindowIn(gateway, ada, 1);
    expect(await refusedOf(times(7, () => () => write(ada)))).toEqual([
      ...times(6, () => false),
      true,
    ]);
  });

  it('has each posting of a batch counted as a scan, and a rejected batch consumes no quota', async () => {
    const ada = await gateway.signIn();
    expect((await batch(ada, 8)).status).toBe(202);
    const tooMuch = await batch(ada, 3);
    expect(tooMuch.status).toBe(429);
    expect(problemOf(tooMuch).message).toMatch(
      /^We take 10 scans a day from one account\. 2 of them are left, and this would take 3\. Send fewer, or try again in 24 hours\.$/,
    );
    expect((await batch(ada, 2)).status).toBe(202);
    expect(problemOf(await scan(ada)).message).toMatch(/^We take 10 scans a day/);
    expect(dataOf('listScans', await ada.call('GET', `${apiBasePath}/jobs`)).totalJobs).toBe(10);
  });

  it('is not limited for postings that exist already', () =>
    withGateway({ LIMIT_SCANS_PER_DAY: '10' }, async (roomy) => {
      const ada = await roomy.signIn();
      const sendAll = (jobIds: readonly string[]) =>
        ada.call('POST', `${apiBasePath}/jobs/scan/batch`, {
          body: { postings: jobIds.map(scanned) },
        });
      const outcomesOf = (answer: Answer) =>
        dataOf('createScans', answer).items.map(({ outcome }) => outcome);
      const jobIds = times(8, () => randomUUID());
      const first = dataOf(
        'createScan',
        await ada.call('POST', `${apiBasePath}/jobs/scan`, { body: scanned(jobIds[0] ?? '') }),
      );
      const again = () =>
        ada.call('POST', `${apiBasePath}/jobs/scan`, { body: scanned(jobIds[0] ?? '') });
      expect([await again(), await again()].map((answer) => dataOf('createScan', answer))).toEqual([
        first,
        first,
      ]);
      expect(outcomesOf(await sendAll(jobIds))).toEqual([
        'already-there',
        ...times(7, () => 'accepted'),
      ]);
      // Eight of ten are consumed: with the eight existing ones two more are allowed, but not three.
      expect(
        problemOf(await sendAll([...jobIds, ...times(3, () => randomUUID())])).message,
      ).toMatch(/2 of them are left, and this would take 3\./);
      expect(
        outcomesOf(await sendAll([...jobIds, randomUUID(), randomUUID()])).filter(
          (outcome) => outcome === 'accepted',
        ),
      ).toHaveLength(2);
      expect(dataOf('createScan', await again())).toEqual(first);
      expect(outcomesOf(await sendAll(jobIds))).toEqual(times(8, () => 'already-there'));
      expect(problemOf(await scan(ada)).message).toMatch(/^We take 10 scans a day/);
      expect(dataOf('listScans', await ada.call('GET', `${apiBasePath}/jobs`)).totalJobs).toBe(10);
    }));

  it('loses no daily quota for invalid postings or a full queue', () =>
    withGateway({ LIMIT_SCANS_PER_DAY: '2', LIMIT_WAITING_SCANS_PER_USER: '1' }, async (narrow) => {
      const ada = await narrow.signIn();
      expect(
        (await ada.call('POST', `${apiBasePath}/jobs/scan`, { body: { jobId: 'no posting' } }))
          .status,
      ).toBe(400);
      expect((await scan(ada)).status).toBe(202);
      for (let count = 0; count < 3; count += 1)
        expect(problemOf(await scan(ada)).error.code).toBe('SCANS_WAITING');
      await narrow.database.dataSource.query(
        `UPDATE scans SET status = 'needs-text' WHERE user_id = $1`,
        [ada.user.id],
      );
      expect((await scan(ada)).status).toBe(202);
      await narrow.database.dataSource.query(
        `UPDATE scans SET status = 'needs-text' WHERE user_id = $1`,
        [ada.user.id],
      );
      expect(problemOf(await scan(ada)).message).toMatch(/^We take 2 scans a day/);
    }));

  it.each([
    ['an upload', 1, 'POST', '/users/profile/resume'],
    ['an evaluation, by either method', 2, 'GET', '/evaluations/resume'],
    ['an evaluation', 2, 'POST', '/evaluations/resume'],
    ['an export', 1, 'GET', '/jobs/export'],
  ])('is rejected for %s after %i', async (_, most, method, path) => {
    const ada = await gateway.signIn();
    expect(
      await refusedOf(times(most + 1, () => () => ada.call(method, apiBasePath + path))),
    ).toEqual([...times(most, () => false), true]);
  });

  it('receives the response to a rejected upload while the file is still being sent', async () => {
    const ada = await gateway.signIn();
    const upload = () => {
      const form = new FormData();
      form.set('resume', new Blob(['%PDF-', 'x'.repeat(4 * 1024 * 1024)]), 'a.pdf');
      return ada.call('POST', `${apiBasePath}/users/profile/resume`, { body: form });
    };
    expect([(await upload()).status, (await upload()).status]).toEqual([200, 429]);
    expect(await gateway.storedFiles()).toHaveLength(1);
  });
});

describe('a gateway with a busy event loop', () => {
  it('still counts: its own delay is not taken for a timeout of Redis', async () => {
    const { limits: configured } = loadConfig({
      DATABASE_URL: 'postgres://127.0.0.1/none',
      REDIS_URL: redisUrl,
      SESSION_SECRET: 's'.repeat(32),
      OBJECTS_DIR: '/none',
      LIMIT_WRITES_PER_MINUTE: '1',
    });
    const counts = new RateLimits(
      { redis: { url: redisUrl, sentinels: null, prefix: aPrefix() }, limits: configured },
      createLogger({ log: { level: 'silent' } }, 'test'),
    );
    const id = randomUUID();
    let refusal = null;
    try {
      await counts.onModuleInit();
      for (const deadline = Date.now() + 120_000; refusal === null && Date.now() < deadline;) {
        // From here on, the event loop runs timers before it reads.
        await new Promise(setImmediate);
        const consuming = counts.consume('user', id, new Map([['write', 2]]));
        // Makes sure that the command was sent but its reply not read yet.
        for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
        for (const until = performance.now() + 500; performance.now() < until;);
        refusal = await consuming;
      }
      expect(refusal).toMatchObject({ kind: 'write', requested: 2, remaining: 1 });
    } finally {
      await counts.onApplicationShutdown();
    }
  });
});

describe('an address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('has a separate limit for all of its users, independent of other addresses', () =>
    withGateway(
      { TRUSTED_PROXIES: '1', LIMIT_WRITES_PER_MINUTE: '4', LIMIT_USERS_PER_ADDRESS: '1' },
      async (gateway) => {
        const [ada, bob] = [await gateway.signIn(), await gateway.signIn()];
        expect(await refusedOf(times(4, () => () => write(ada, from('203.0.113.1'))))).toEqual(
          times(4, () => false),
        );
        const refused = await write(bob, from('203.0.113.1'));
        expect(problemOf(refused).message).toMatch(
          /^We take 4 changes a minute from one network address, and that many have come\./,
        );
        expect(isRefused(await write(bob, from('203.0.113.2')))).toBe(false);
      },
    ));

  it('that signs in too often is redirected to the sign-in page, with the time to wait', () =>
    withGateway({ LIMIT_SIGN_INS_PER_MINUTE: '3' }, async (gateway) => {
      expect(await refusedOf(times(3, () => () => signIn(gateway)))).toEqual([false, false, false]);
      const answer = await signIn(gateway);
      const location = new URL(answer.headers.get('location') ?? '', gateway.url);
      expect([location.pathname, location.searchParams.get('error')]).toEqual([
        '/login',
        'REQUEST_RATE_LIMITED',
      ]);
      expect(Number(location.searchParams.get('wait'))).toBeGreaterThan(0);
      expect(answer.headers.get('retry-after')).toBe(location.searchParams.get('wait'));
    }));

  it('cannot be forged where no proxy is trusted', () =>
    withGateway({ LIMIT_SIGN_INS_PER_MINUTE: '3' }, async (gateway) => {
      let last = 0;
      expect(
        await refusedOf(times(4, () => () => signIn(gateway, from(`198.51.100.${++last}`)))),
      ).toEqual([false, false, false, true]);
    }));

  it('cannot be forged in front of the entry of the trusted proxy', () =>
    withGateway({ TRUSTED_PROXIES: '1', LIMIT_SIGN_INS_PER_MINUTE: '3' }, async (gateway) => {
      let last = 0;
      expect(
        await refusedOf(
          times(4, () => () => signIn(gateway, from(`198.51.100.${++last}, 203.0.113.1`))),
        ),
      ).toEqual([false, false, false, true]);
      expect(isRefused(await signIn(gateway, from('203.0.113.1, 203.0.113.2')))).toBe(false);
    }));

  it('of IPv6 is its /64', () =>
    withGateway({ TRUSTED_PROXIES: '1', LIMIT_SIGN_INS_PER_MINUTE: '3' }, async (gateway) => {
      let last = 0;
      expect(
        await refusedOf(times(4, () => () => signIn(gateway, from(`2001:db8:1:2::${++last}`)))),
      ).toEqual([false, false, false, true]);
      expect(isRefused(await signIn(gateway, from('2001:db8:1:3::1')))).toBe(false);
    }));
});

describe('while Redis', () => {
  let link: Link;
  let gateway: TestGateway;
  beforeAll(async () => {
    link = await openLink(redisUrl);
    gateway = await startGateway({
      REDIS_URL: link.url,
      LIMIT_SIGN_INS_PER_MINUTE: '3',
      LIMIT_WRITES_PER_MINUTE: '2',
      LIMIT_SCANS_PER_DAY: '2',
    });
  });
  afterAll(async () => {
    await link?.mend();
    await gateway?.close();
    await link?.close();
  });

  it.each([
    ['hangs', async () => link.stall()],
    ['is down', async () => link.cut()],
  ])(
    '%s, reads and scans pass without waiting, each gateway limits sign-ins itself, and limits apply again afterwards',
    async (_, disconnect) => {
      const ada = await gateway.signIn();
      await disconnect();
      const slowest = { ms: 0 };
      const timed = async (call: () => Promise<Answer>): Promise<Answer> => {
        const startedAt = performance.now();
        const answer = await call();
        slowest.ms = Math.max(slowest.ms, performance.now() - startedAt);
        return answer;
      };
      for (const call of times(5, () => () => scan(ada)))
        expect((await timed(call)).status).toBe(202);
      expect((await timed(() => ada.call('GET', `${apiBasePath}/jobs`))).status).toBe(200);
      expect(
        (await refusedOf(times(7, () => () => timed(() => signIn(gateway))))).filter(
          (isOne) => isOne,
        ).length,
      ).toBeGreaterThanOrEqual(4);
      // 250 ms for the counter, the rest for a slow machine. A request that waits for Redis would never finish.
      expect(slowest.ms).toBeLessThan(60_000);

      await link.mend();
      const bob = await gateway.signIn();
      let isLimitedAgain = false;
      for (const deadline = Date.now() + 120_000; !isLimitedAgain && Date.now() < deadline;)
        isLimitedAgain = isRefused(await write(bob));
      expect(isLimitedAgain).toBe(true);
    },
  );

  it('hangs, the log reports that limits are not enforced, although no connection breaks', async () => {
    const lines: string[] = [];
    const hanging = await openLink(redisUrl);
    const counts = new RateLimits(
      {
        redis: { url: hanging.url, sentinels: null, prefix: aPrefix() },
        limits: gateway.config.limits,
      },
      createLogger({ log: { level: 'warn' } }, 'test', { write: (line) => void lines.push(line) }),
    );
    try {
      await counts.onModuleInit();
      hanging.stall();
      expect(await counts.consume('user', randomUUID(), new Map([['write', 1]]))).toBeNull();
      expect(lines).toEqual([expect.stringContaining('rate limits are not enforced')]);
    } finally {
      await hanging.mend();
      await counts.onApplicationShutdown();
      await hanging.close();
    }
  });

  it('responds according to the contract', async () => {
    const ada = await gateway.signIn();
    for (const call of times(2, () => () => write(ada))) await call();
    expect(problemSchema.parse((await write(ada)).body).message).toMatch(
      /^We take 2 changes a minute/,
    );
  });
});
