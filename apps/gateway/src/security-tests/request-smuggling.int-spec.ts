import { connect } from 'node:net';
import { apiBasePath, socketPath } from '@rolefit/contracts';
import { startGateway, type TestGateway } from '../testing/gateway.fixture.js';

/** Behaviour below the API: message framing, methods, and what URL and headers may claim. */

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway?.close());

/** Everything received until the server closes the connection, after an invalid message or on request. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () =>
      socket.write(text),
    );
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

const statusesOf = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
const hidden = 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const post = (headers: readonly string[], body: string) =>
  [
    `POST ${apiBasePath}/auth/session HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n');

describe('a message with ambiguous length', () => {
  it('is one request if its length is valid', async () => {
    expect(
      statusesOf(await sendRaw(post(['Content-Length: 2', 'Connection: close'], '{}'))),
    ).toEqual([200]);
  });

  it.each([
    [
      'a length and chunked encoding',
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      `0\r\n\r\n${hidden}`,
    ],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 60'], `{}${hidden}`],
    ['a misspelt chunked encoding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
    [
      'chunked encoding that is not the last one',
      ['Transfer-Encoding: chunked, identity'],
      `0\r\n\r\n${hidden}`,
    ],
    ['a space before the colon', ['Content-Length : 2'], `{}${hidden}`],
    ['a non-numeric length', ['Content-Length: 2,2'], `{}${hidden}`],
    ['an invalid chunk size', ['Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n${hidden}`],
  ])('is rejected with %s, and the bytes behind it are not a request', async (_, headers, body) => {
    expect(statusesOf(await sendRaw(post(headers, body)))).toEqual([400]);
  });
});

describe('an unsupported method', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s does not echo the request', async (method) => {
    const answer = await sendRaw(
      `${method} /health/live HTTP/1.1\r\nHost: x\r\nX-Canary: Zwitscherkanarie\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesOf(answer).filter((status) => status < 400)).toEqual([]);
    expect(answer).not.toContain('Zwitscherkanarie');
  });

  it('cannot be overridden by a header or a query', async () => {
    const ada = await gateway.signIn();
    const answer = await ada.call('POST', `${apiBasePath}/users/profile?_method=DELETE`, {
      headers: { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE' },
    });
    expect(answer.status).toBe(404);
    expect((await ada.call('GET', `${apiBasePath}/auth/me`)).status).toBe(200);
  });
});

describe('a header that only an intermediary would set', () => {
  it('changes neither the caller nor the redirect target', async () => {
    const ada = await gateway.signIn();
    const headers = {
      'x-user-id': ada.user.id,
      'x-forwarded-user': ada.user.id,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/health/live',
      'x-rewrite-url': '/health/live',
      forwarded: 'host=evil.example',
    };
    const refused = await gateway.call('GET', `${apiBasePath}/auth/me`, { headers });
    expect([refused.status, JSON.stringify([...refused.headers]).includes('evil.example')]).toEqual(
      [401, false],
    );
    const page = await gateway.call('GET', `${apiBasePath}/auth/github`, { headers });
    expect(page.headers.get('location')).toMatch(/^\/login\?/);
  });
});

describe('the content type of a response', () => {
  it.each([
    ['/health/live', /^application\/json; charset=utf-8$/],
    [`${apiBasePath}/auth/providers`, /^application\/json; charset=utf-8$/],
    [`${apiBasePath}/jobs`, /^application\/problem\+json(; charset=utf-8)?$/],
    ['/api/docs', /^text\/html; charset=utf-8$/i],
  ])('is declared for %s, with its charset', async (path, type) => {
    const answer = await gateway.call('GET', path);
    expect(answer.headers.get('content-type')).toMatch(type);
  });
});

describe('a request for another protocol', () => {
  const upgradeRequest = (path: string, protocol: string) =>
    sendRaw(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
    );

  it.each([
    ['/health/live', 'h2c', 200],
    [`${apiBasePath}/jobs`, 'h2c', 401],
    ['/health/live', 'websocket', 200],
    [`${socketPath}/`, 'h2c', 400],
  ])('is ignored, and %s answered nevertheless: %s', async (path, protocol, status) => {
    expect(statusesOf(await upgradeRequest(path, protocol))).toEqual([status]);
  });
});
