import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  apiBasePath,
  bodyBytesOf,
  documentedEndpoints,
  type Endpoint,
  endpoints,
  limits,
} from '@rolefit/contracts';
import { SessionsRepository } from '@rolefit/database';
import { startGateway, type TestGateway } from '../testing/gateway.fixture.js';
import { openRaw, type RawAnswer, type RawRequest } from '../testing/raw-request.js';

let gateway: TestGateway;
const opened: RawRequest[] = [];

beforeAll(async () => {
  gateway = await startGateway({ TRUSTED_PROXIES: '1' });
});
afterEach(() => {
  jest.restoreAllMocks();
  opened.splice(0).forEach(({ socket }) => socket.destroy());
});
afterAll(() => gateway?.close());

const table: [string, Endpoint][] = Object.entries(endpoints);
const json = 'content-type: application/json';
/** Sends headers with a declared body length, but no body. */
function sendHead(line: string, bytes: number | 'chunked', ...headers: string[]): RawRequest {
  const length = bytes === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  const request = openRaw(gateway.url, line, [length, ...headers]);
  opened.push(request);
  return request;
}
const lineOf = ({ method, path }: Endpoint) =>
  `${method} ${apiBasePath}${path.replace(':id', '0198c0de-0000-7000-8000-000000000001')}`;
const outcomeOf = async ({ answer }: RawRequest) => {
  const { status, code } = await answer;
  return [status, code];
};
/** Far below the body timeout. */
const timeoutMs = limits.bodyTimeoutMs / 2;
async function beforeBody<Value>(outcome: Promise<Value>): Promise<Value> {
  return Promise.race([
    outcome,
    wait(timeoutMs).then(() => Promise.reject(new Error('no response before the body'))),
  ]);
}

describe('a body that was not read yet', () => {
  const bearer = table.filter(([, { auth }]) => auth === 'bearer');

  it.each(bearer)('is rejected without a valid token: %s', async (_, endpoint) => {
    const types =
      endpoint.file === undefined ? json : 'content-type: multipart/form-data; boundary=abc';
    expect(await beforeBody(outcomeOf(sendHead(lineOf(endpoint), 1_000, types)))).toEqual([
      401,
      'SESSION_MISSING',
    ]);
    expect(
      await beforeBody(
        outcomeOf(sendHead(lineOf(endpoint), 'chunked', types, 'authorization: Bearer a.b.c')),
      ),
    ).toEqual([401, 'SESSION_INVALID']);
  });

  it('is rejected where its caller’s account is deleted, except on the calls that restore it', async () => {
    const ada = await gateway.signIn();
    await gateway.database.dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [
      ada.user.id,
    ]);
    const token = `authorization: Bearer ${ada.accessToken}`;
    expect(
      await beforeBody(outcomeOf(sendHead(lineOf(endpoints.createScan), 1_000, json, token))),
    ).toEqual([403, 'ACCOUNT_DELETED']);
    const { socket, answer } = sendHead(lineOf(endpoints.restoreAccount), 2, json, token);
    socket.write('{}');
    expect((await answer).status).toBe(200);
  });

  it.each([
    'POST /api/v1/nothing',
    'POST /nothing',
    'POST /health/live',
    'PUT /api/v1/auth/session',
    'DELETE /api/v1/auth/me',
    'POST /',
  ])('is rejected on an unknown route: %s', async (line) => {
    expect(await beforeBody(outcomeOf(sendHead(line, 1_000, json)))).toEqual([
      404,
      'ROUTE_NOT_FOUND',
    ]);
  });

  it.each(['gzip', 'br', 'deflate', 'x-anything'])(
    'is rejected where it is compressed: %s',
    async (coding) => {
      const { status, code, text } = await beforeBody(
        sendHead(lineOf(endpoints.createSession), 1_000, json, `content-encoding: ${coding}`)
          .answer,
      );
      expect([status, code, text]).toEqual([
        415,
        'REQUEST_UNSUPPORTED_TYPE',
        expect.stringContaining('A compressed body isn’t supported here.'),
      ]);
      expect(
        (
          await gateway.call('POST', lineOf(endpoints.createSession).slice(5), {
            body: {},
            headers: { 'content-encoding': 'identity' },
          })
        ).status,
      ).toBe(200);
    },
  );

  it('has a small limit on public routes', async () => {
    const open = documentedEndpoints.filter(
      ([, { auth, body }]) => auth !== 'bearer' && body !== undefined,
    );
    expect(open.map(([name]) => name).sort()).toEqual([
      'checkAccountLink',
      'checkEmailLink',
      'createSession',
      'logout',
      'requestEmailLink',
      'signInWithEmail',
      'signInWithPasskey',
      'useAccountLink',
    ]);
    for (const [name, endpoint] of open) {
      const mostBytes =
        name === 'signInWithPasskey' ? limits.passkeySignInBytes : limits.publicBodyBytes;
      expect(bodyBytesOf(endpoint)).toBe(mostBytes);
      expect(await beforeBody(outcomeOf(sendHead(lineOf(endpoint), mostBytes + 1, json)))).toEqual([
        413,
        'REQUEST_TOO_LARGE',
      ]);
      const chunked = sendHead(lineOf(endpoint), 'chunked', json);
      chunked.socket.write(`${(mostBytes + 1).toString(16)}\r\n${'x'.repeat(mostBytes + 1)}\r\n`);
      expect(await beforeBody(outcomeOf(chunked))).toEqual([413, 'REQUEST_TOO_LARGE']);
    }
  });

  it('counts against its address on public routes, without affecting other addresses', async () => {
    const from = (address: string) =>
      sendHead(
        lineOf(endpoints.createSession),
        limits.publicBodyBytes,
        json,
        `x-forwarded-for: made-up, ${address}`,
      );
    const many = Array.from({ length: 200 }, () => from('203.0.113.1'));
    const answers: RawAnswer[] = [];
    for (const { answer } of many) void answer.then((one) => answers.push(one));
    while (answers.length < many.length - 128) await wait(20);
    await wait(200);
    expect(answers).toHaveLength(many.length - 128);
    for (const { status, code, text } of answers)
      expect([status, code, text]).toEqual([
        429,
        'REQUEST_RATE_LIMITED',
        expect.stringMatching(/^retry-after: \d+\r$/m),
      ]);
    const other = from('203.0.113.2');
    other.socket.write('{}'.padEnd(limits.publicBodyBytes));
    expect((await other.answer).status).toBe(200);
    // A disconnect releases the budget.
    many.forEach(({ socket }) => socket.destroy());
    for (let status = 0; status !== 200;) {
      const again = from('203.0.113.1');
      again.socket.write('{}'.padEnd(limits.publicBodyBytes));
      ({ status } = await again.answer);
    }
  });

  it('counts against a signed-in user as well', async () => {
    const [ada, bob] = [await gateway.signIn(), await gateway.signIn()];
    const from = ({ accessToken }: { accessToken: string }, body = '') => {
      const request = sendHead(
        lineOf(endpoints.createScan),
        limits.jsonBodyBytes,
        json,
        `authorization: Bearer ${accessToken}`,
      );
      request.socket.write(body.padEnd(body === '' ? 0 : limits.jsonBodyBytes));
      return request;
    };
    for (let body = 0; body < 64; body += 1) from(ada);
    for (let code: unknown; code !== 'REQUEST_RATE_LIMITED';)
      [, code] = (await Promise.race([outcomeOf(from(ada)), wait(100)])) ?? [];
    expect(await outcomeOf(from(bob, '{}'))).toEqual([400, 'REQUEST_INVALID']);
  });
});

describe('a call with a body', () => {
  const scan = {
    jobId: '1',
    jobDescription: 'We look for someone who knows Go.',
    companyName: 'Example Ltd',
    url: 'https://example.org/jobs/1',
  };

  it('authenticates its caller once', async () => {
    const ada = await gateway.signIn();
    const access = jest.spyOn(gateway.app.get(SessionsRepository), 'access');
    expect((await ada.call('POST', `${apiBasePath}/jobs/scan`, { body: scan })).status).toBe(202);
    expect(access).toHaveBeenCalledTimes(1);
  });

  it('authenticates again after a slow body, because the session may have ended meanwhile', async () => {
    const ada = await gateway.signIn();
    const body = JSON.stringify(scan);
    const { socket, answer } = sendHead(
      lineOf(endpoints.createScan),
      Buffer.byteLength(body),
      json,
      `authorization: Bearer ${ada.accessToken}`,
    );
    socket.write(body.slice(0, 10));
    await wait(1_500);
    await gateway.app
      .get(SessionsRepository)
      .revoke({ id: ada.sessionId, userId: ada.user.id }, 'signed-out');
    socket.write(body.slice(10));
    expect(await outcomeOf({ socket, answer, closed: Promise.resolve() })).toEqual([
      401,
      'SESSION_EXPIRED',
    ]);
  });
});

describe('a body that does not arrive', () => {
  it('times out, with and without a token, and closes its connection', async () => {
    const ada = await gateway.signIn();
    const half = (line: string, ...headers: string[]) => {
      const request = sendHead(line, 2_000, json, ...headers);
      request.socket.write('{'.padEnd(1_000));
      return request;
    };
    const [signedIn, visitor, refused, nowhere] = [
      half(lineOf(endpoints.createScan), `authorization: Bearer ${ada.accessToken}`),
      half(lineOf(endpoints.logout)),
      half(lineOf(endpoints.createScan)),
      half('POST /nothing'),
    ];
    expect(await Promise.all([signedIn, visitor].map(outcomeOf))).toEqual([
      [408, 'REQUEST_TOO_SLOW'],
      [408, 'REQUEST_TOO_SLOW'],
    ]);
    expect(await Promise.all([refused, nowhere].map(outcomeOf))).toEqual([
      [401, 'SESSION_MISSING'],
      [404, 'ROUTE_NOT_FOUND'],
    ]);
    await Promise.all([signedIn, visitor, refused, nowhere].map(({ closed }) => closed));
  });

  it('is not logged as a failure when the client aborts', async () => {
    const ada = await gateway.signIn();
    const { socket, closed } = sendHead(
      lineOf(endpoints.createScan),
      2_000,
      json,
      `authorization: Bearer ${ada.accessToken}`,
    );
    socket.write('{'.padEnd(1_000));
    await wait(300);
    socket.destroy();
    await closed;
    const isLogged = (message: string) =>
      gateway.log.some((line) => line.includes(JSON.stringify(message)));
    while (!isLogged('Client aborted the request')) await wait(20);
    expect(isLogged('Request failed')).toBe(false);
  });
});

describe('headers that do not arrive', () => {
  /** Everything received until the gateway closes the connection. */
  const all = (sent: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(gateway.url);
      let text = '';
      connect(Number(port), hostname, function (this: Socket) {
        this.write(sent);
      })
        .setEncoding('utf8')
        .on('data', (data: string) => (text += data))
        .on('error', reject)
        .on('close', () => resolve(text));
    });

  it('are answered with 408, or with a closed connection where no byte was sent', async () => {
    const [begun, silent] = await Promise.all([
      all('GET /health/live HTTP/1.1\r\nhost: x\r\n'),
      all(''),
    ]);
    expect([begun, silent]).toEqual([
      expect.stringMatching(/^HTTP\/1\.1 408 [^]*"code":"REQUEST_TOO_SLOW"/),
      '',
    ]);
  });
});
