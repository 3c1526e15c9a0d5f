import {
  insightEndpoints,
  limits,
  profileEndpoints,
  scanEndpoints,
  sessionEndpoints,
} from '@rolefit/contracts';
import { ApiError } from './api-error.js';
import { createApiClient, type SignedInSession } from './create-api-client.js';
import { readFile } from './read-file.js';
import { type Fetch } from './transport.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const user = {
  id,
  name: 'Ada',
  email: null,
  githubUsername: 'ada',
  avatar: null,
  isOnboarding: false,
  restorableUntil: null,
};
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const ok = (data: unknown) => json(200, { isSuccess: true, message: 'OK', data });
const problem = (
  status: number,
  name: string,
  code: string,
  more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
) =>
  json(
    status,
    {
      type: '/problems/x',
      title: 'x',
      status,
      detail: `said ${code}`,
      instance: '/',
      isSuccess: false,
      message: `said ${code}`,
      requestId: 'r-1',
      error: { name, code, fields: more.fields },
    },
    more.headers,
  );

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function clientOf(answer: (sent: Sent, index: number) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const sessions: SignedInSession[] = [];
  let token: string | null = 'old';
  let signedOut = 0;
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init });
    return answer({ url, init }, sent.length - 1);
  };
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => token,
    onSession: (session) => {
      sessions.push(session);
      token = session.accessToken;
    },
    onUnauthorized: () => {
      signedOut += 1;
    },
    fetch,
  });
  return { client, sent, sessions, signedOut: () => signedOut };
}

const bearerOf = (sent: Sent) => new Headers(sent.init.headers).get('authorization');
const caught = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

describe('createApiClient', () => {
  it('sends path parameters, query, token and cookies, and returns the parsed data', async () => {
    const { client, sent } = clientOf(() =>
      ok({
        jobs: [],
        totalJobs: 0,
        totalSavedJobs: 0,
        savedByStage: { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0 },
        totalScannedThisWeek: 0,
        totalMatching: 0,
        nextCursor: null,
        previousCursor: null,
      }),
    );
    await expect(
      client.call(scanEndpoints.listScans, { query: { page: '2', limit: '10' } }),
    ).resolves.toMatchObject({ totalJobs: 0 });
    expect(sent[0]?.url).toBe('https://api.example/api/v1/jobs?page=2&limit=10');
    expect(bearerOf(sent[0]!)).toBe('Bearer old');
    expect(sent[0]?.init.credentials).toBe('include');
  });

  it('puts an id into the path', async () => {
    const { client, sent } = clientOf(() => ok(null));
    await expect(client.call(scanEndpoints.deleteScan, { params: { id } })).resolves.toBeNull();
    expect(sent[0]).toMatchObject({
      url: `https://api.example/api/v1/jobs/${id}`,
      init: { method: 'DELETE' },
    });
  });

  it('uploads a file as one multipart field', async () => {
    const { client, sent } = clientOf(() =>
      problem(415, 'UNSUPPORTEDTYPE', 'RESUME_FORMAT_UNSUPPORTED'),
    );
    const error = await caught(
      client.call(profileEndpoints.uploadResume, {
        file: new File(['x'], 'cv.pdf', { type: 'application/pdf' }),
      }),
    );
    const body = sent[0]?.init.body;
    expect(body instanceof FormData && body.get('resume')).toBeInstanceOf(File);
    expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false);
    expect(error).toMatchObject({ status: 415, code: 'RESUME_FORMAT_UNSUPPORTED' });
  });

  it('turns a problem body into an ApiError with fields, request id and retry delay', async () => {
    const { client } = clientOf(() =>
      problem(429, 'RATELIMITED', 'REQUEST_RATE_LIMITED', {
        fields: { url: 'Invalid URL' },
        headers: { 'retry-after': '7' },
      }),
    );
    expect(await caught(client.call(sessionEndpoints.getMe))).toMatchObject({
      status: 429,
      name: 'RATELIMITED',
      code: 'REQUEST_RATE_LIMITED',
      message: 'said REQUEST_RATE_LIMITED',
      fields: { url: 'Invalid URL' },
      requestId: 'r-1',
      retryAfterMs: 7000,
    });
  });

  it('keeps an unknown family and message of a newer server', async () => {
    const { client } = clientOf(() =>
      problem(400, 'VALIDATIONERROR', 'CASE_OF_TOMORROW', { fields: { url: 'Invalid URL' } }),
    );
    expect(await caught(client.call(sessionEndpoints.getMe))).toMatchObject({
      status: 400,
      name: 'VALIDATIONERROR',
      code: 'ANSWER_INVALID',
      message: 'said CASE_OF_TOMORROW',
      fields: { url: 'Invalid URL' },
    });
  });

  it('respects Retry-After of proxies, in seconds or as a date', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    const { client } = clientOf(
      (_, index) =>
        new Response('<html>', {
          status: 503,
          headers: { 'retry-after': index === 0 ? '7' : inAnHour },
        }),
    );
    expect(await caught(client.call(sessionEndpoints.getMe))).toMatchObject({
      name: 'PROTOCOL',
      retryAfterMs: 7_000,
    });
    const { retryAfterMs } = await caught(client.call(sessionEndpoints.getMe));
    expect(retryAfterMs).toBeGreaterThan(1_800_000);
    expect(retryAfterMs).toBeLessThanOrEqual(3_600_000);
  });

  it('refreshes an expired token once, and repeats the call with the new one', async () => {
    const { client, sent, sessions } = clientOf(({ url, init }) => {
      if (url.endsWith('/auth/session'))
        return ok({ accessToken: 'new', refreshToken: 'r', user, isError: false });
      return new Headers(init.headers).get('authorization') === 'Bearer new'
        ? ok(user)
        : problem(401, 'AUTHERROR', 'SESSION_EXPIRED');
    });
    const [one, two] = await Promise.all([
      client.call(sessionEndpoints.getMe),
      client.call(sessionEndpoints.getMe),
    ]);
    expect([one.name, two.name]).toEqual(['Ada', 'Ada']);
    expect(sent.filter(({ url }) => url.endsWith('/auth/session'))).toHaveLength(1);
    expect(sessions).toHaveLength(1);
  });

  it('ends the session when the refresh is rejected too', async () => {
    const { client, signedOut } = clientOf(({ url }) =>
      url.endsWith('/auth/session')
        ? ok({ accessToken: null, refreshToken: null, user: null, isError: true })
        : problem(401, 'AUTHERROR', 'SESSION_EXPIRED'),
    );
    expect(await caught(client.call(sessionEndpoints.getMe))).toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    expect(signedOut()).toBe(1);
  });

  it('keeps the session when the refresh fails with a network error', async () => {
    const { client, signedOut } = clientOf(({ url }) => {
      if (url.endsWith('/auth/session')) throw new TypeError('Failed to fetch');
      return problem(401, 'AUTHERROR', 'SESSION_EXPIRED');
    });
    expect(await caught(client.call(sessionEndpoints.getMe))).toMatchObject({
      status: 0,
      code: 'NETWORK_DOWN',
    });
    expect(signedOut()).toBe(0);
  });

  it('reports a response that violates the contract', async () => {
    const { client } = clientOf((_, index) =>
      index === 0 ? ok({ id: 'no uuid' }) : new Response('<html>', { status: 502 }),
    );
    expect(await caught(client.call(sessionEndpoints.getMe))).toMatchObject({
      name: 'PROTOCOL',
      status: 200,
    });
    expect(await caught(client.call(sessionEndpoints.getMe))).toMatchObject({
      name: 'PROTOCOL',
      status: 502,
    });
  });

  it('times out with a message for the user', async () => {
    jest.useFakeTimers();
    try {
      const { client } = clientOf(
        ({ init }) =>
          new Promise((_, reject) =>
            init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          ),
      );
      const gone = caught(client.call(sessionEndpoints.getMe));
      let isOver = false;
      void gone.then(() => (isOver = true));
      await jest.advanceTimersByTimeAsync(29_999);
      expect(isOver).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect(await gone).toMatchObject({
        name: 'TIMEOUT',
        message: 'Rolefit didn’t answer within 30 seconds. Please try again.',
      });
    } finally {
      jest.useRealTimers();
    }
  });

  it('passes an abort by the caller through', async () => {
    const controller = new AbortController();
    const { client } = clientOf(({ init }) => {
      controller.abort(new Error('left the page'));
      return Promise.reject(init.signal?.reason);
    });
    await expect(
      client.call(sessionEndpoints.getMe, { signal: controller.signal }),
    ).rejects.toThrow('left the page');
  });

  it('downloads a file under its own name, and refreshes an expired token', async () => {
    const file = () =>
      new Response('\ufeffa,b', {
        headers: { 'content-disposition': 'attachment; filename="rolefit-jobs-2026-11-21.csv"' },
      });
    const session = { accessToken: 'new', refreshToken: 'r', user, isError: false };
    const { client, sent } = clientOf(({ url }, index) =>
      index === 0
        ? problem(401, 'AUTHERROR', 'SESSION_EXPIRED')
        : url.endsWith('/auth/session')
          ? ok(session)
          : file(),
    );
    const { name, blob } = await client.download(insightEndpoints.exportScans, {
      readFile,
      query: { format: 'csv' },
    });
    expect([name, blob.size, sent.at(-1)?.url, bearerOf(sent.at(-1)!)]).toEqual([
      'rolefit-jobs-2026-11-21.csv',
      6,
      'https://api.example/api/v1/jobs/export?format=csv',
      'Bearer new',
    ]);
  });

  it('reports why a download failed', async () => {
    const broken = new ReadableStream({
      start: (stream) => stream.error(new TypeError('terminated')),
    });
    const { client } = clientOf((_, index) =>
      index === 0 ? problem(503, 'UNAVAILABLE', 'SERVICE_UNAVAILABLE') : new Response(broken),
    );
    expect(
      await caught(client.download(insightEndpoints.exportScans, { readFile, query: {} })),
    ).toMatchObject({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(
      await caught(client.download(insightEndpoints.exportScans, { readFile, query: {} })),
    ).toMatchObject({
      code: 'NETWORK_DOWN',
    });
  });
  it('allows a download any time while data arrives, reports progress, and times out without data', async () => {
    jest.useFakeTimers();
    try {
      const quarter = new Uint8Array(3 * 1024 * 1024);
      let left = 4;
      const slow = new ReadableStream({
        pull: async (stream) => {
          await jest.advanceTimersByTimeAsync(limits.uploadTimeoutMs - 1);
          if (left-- > 0) stream.enqueue(quarter);
          else stream.close();
        },
      });
      const silent = (signal: AbortSignal | null | undefined) =>
        new ReadableStream({
          start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
        });
      const { client } = clientOf(
        ({ init }, index) => new Response(index === 0 ? slow : silent(init.signal)),
      );
      const told: number[] = [];
      const { blob } = await client.download(insightEndpoints.exportScans, {
        readFile,
        query: {},
        onBytes: (bytes) => told.push(bytes / quarter.length),
      });
      expect([blob.size, told]).toEqual([4 * quarter.length, [1, 2, 3, 4]]);
      const gone = caught(client.download(insightEndpoints.exportScans, { readFile, query: {} }));
      await jest.advanceTimersByTimeAsync(limits.uploadTimeoutMs + 1);
      expect(await gone).toMatchObject({ code: 'CALL_TIMED_OUT' });
    } finally {
      jest.useRealTimers();
    }
  });
});
