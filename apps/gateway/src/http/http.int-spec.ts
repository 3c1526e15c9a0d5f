import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { apiBasePath, type Endpoint, endpoints, limits } from '@rolefit/contracts';
import {
  type Answer,
  dataOf,
  problemOf,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

let gateway: TestGateway;
let webDir: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'rolefit-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Rolefit</title>');
  await writeFile(join(webDir, 'assets', 'app-abc123.js'), 'export {};');
  gateway = await startGateway({ WEB_DIST_DIR: webDir });
});
afterAll(async () => {
  await gateway?.close();
  await rm(webDir, { recursive: true, force: true });
});

const table: [string, Endpoint][] = Object.entries(endpoints);
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const pathOf = (endpoint: Endpoint) => apiBasePath + endpoint.path;

describe('the routes', () => {
  const known = () =>
    gateway.routes.filter((route) => / \/api\/v1\//.test(route) && !/^(HEAD|OPTIONS) /.test(route));

  it('are exactly those of the endpoints table', () => {
    expect([...known()].sort()).toEqual(
      table.map(([, endpoint]) => `${endpoint.method} ${pathOf(endpoint)}`).sort(),
    );
  });

  it.each(table.filter(([, { auth }]) => auth === 'bearer'))(
    '%s requires a token',
    async (_, endpoint) => {
      const answer = await gateway.call(endpoint.method, pathOf(endpoint).replace(':id', 'x'));
      expect(codeOf(answer)).toEqual([401, 'SESSION_MISSING']);
    },
  );

  it.each(table.filter(([, { auth }]) => auth !== 'bearer'))(
    '%s requires no token',
    async (_, endpoint) => {
      const answer = await gateway.call(endpoint.method, pathOf(endpoint).replace(':id', 'x'));
      expect(answer.status).not.toBe(401);
    },
  );
});

describe('an invalid request', () => {
  const post = async (
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => (await gateway.signIn()).call('POST', `${apiBasePath}/jobs/scan`, { body, headers });

  it.each([
    '{',
    'null,',
    '{"a":1}}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ])('gets 400 for a body like %s', async (body) => {
    expect(codeOf(await post(body))).toEqual([400, 'REQUEST_NOT_JSON']);
  });

  it.each(['null', '[]', '"x"', '{}'])(
    'gets 400 for %s, which is valid JSON but no scan',
    async (body) => {
      expect(codeOf(await post(body))).toEqual([400, 'REQUEST_INVALID']);
    },
  );

  it('gets 400 without a body', async () => {
    expect(problemOf(await post('')).message).toBe('Some of what was sent isn’t valid.');
  });

  it('gets 413 for a body that is too large', async () => {
    expect(
      codeOf(await post(JSON.stringify({ jobDescription: 'x'.repeat(limits.jsonBodyBytes) }))),
    ).toEqual([413, 'REQUEST_TOO_LARGE']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml'])(
    'gets 415 for %s',
    async (type) => {
      expect(codeOf(await post('{}', { 'content-type': type }))).toEqual([
        415,
        'REQUEST_UNSUPPORTED_TYPE',
      ]);
    },
  );

  it.each([
    '/api/v1/nope',
    '/api/nope',
    '/api',
    '/health/nope',
    '/api/v1/jobs/a/b/c',
    '/%E0%A4%A',
    '/assets/nope.js',
  ])('gets 404 for %s', async (path) => {
    expect(codeOf(await gateway.call('GET', path))).toEqual([404, 'ROUTE_NOT_FOUND']);
  });

  it('gets 404 for /nope from a client that asks for JSON', async () => {
    const answer = await gateway.call('GET', '/nope', { headers: { accept: 'application/json' } });
    expect(codeOf(answer)).toEqual([404, 'ROUTE_NOT_FOUND']);
  });

  it('gets 404 for an unsupported method', async () => {
    expect(codeOf(await gateway.call('DELETE', `${apiBasePath}/auth/me`))).toEqual([
      404,
      'ROUTE_NOT_FOUND',
    ]);
  });

  it('adopts the request id of the client if it is well-formed, and else creates one', async () => {
    const idFor = async (id: string) =>
      (await gateway.call('GET', '/health/live', { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
    expect(await idFor('trace-12345678')).toBe('trace-12345678');
    expect(await idFor('x'.repeat(101))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('a b"c{}<>')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an error in German', () => {
  const inGerman = { 'accept-language': 'de-DE', 'content-type': 'application/json' };

  it('says so in its title and message, and depends on the language', async () => {
    const answer = await gateway.call('GET', `${apiBasePath}/jobs`, { headers: inGerman });
    expect(problemOf(answer)).toMatchObject({
      title: 'Nicht angemeldet',
      message: 'Melde dich an, um weiterzumachen.',
      error: { code: 'SESSION_MISSING' },
    });
    expect(answer.headers.get('vary')).toMatch(/accept-language/i);
  });

  it('names what is wrong with each field', async () => {
    const body = { jobId: 'a', jobDescription: '', companyName: 'x' };
    const answer = await (
      await gateway.signIn()
    ).call('POST', `${apiBasePath}/jobs/scan`, { body, headers: inGerman });
    expect(problemOf(answer)).toMatchObject({
      message: 'Die Stellenbeschreibung fehlt',
      error: {
        fields: {
          jobDescription: 'Die Stellenbeschreibung fehlt',
          companyName: 'Der Firmenname muss mindestens 2 Zeichen haben',
        },
      },
    });
  });
});

describe('the log', () => {
  it('has one line per request, with caller and outcome and no other data', async () => {
    const ada = await gateway.signIn();
    const answer = await ada.call('GET', `${apiBasePath}/jobs/nonsense?secret=1`);
    const lines = gateway.log
      .map((line) => JSON.parse(line))
      .filter(({ requestId }) => requestId === answer.headers.get('x-request-id'));
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        pid: expect.any(Number),
        hostname: expect.any(String),
        name: 'gateway',
        msg: 'request',
        requestId: expect.any(String),
        userId: ada.user.id,
        method: 'GET',
        route: '/api/v1/jobs/:id',
        status: 404,
        durationMs: expect.any(Number),
        code: 'SCAN_NOT_FOUND',
      },
    ]);
  });
});

describe('a rejected call', () => {
  it.each<[string, string, Record<string, string>, Record<string, unknown>]>([
    [
      'without a token',
      'GET /jobs',
      {},
      { route: '/api/v1/jobs', status: 401, code: 'SESSION_MISSING' },
    ],
    [
      'with a made-up token',
      'GET /jobs',
      { authorization: 'Bearer made-up' },
      { route: '/api/v1/jobs', status: 401, code: 'SESSION_INVALID' },
    ],
    [
      'from another site',
      'POST /auth/logout',
      { origin: 'https://evil.example' },
      { route: '/api/v1/auth/logout', status: 403, code: 'ORIGIN_REFUSED' },
    ],
  ])('%s is logged with the reason', async (_, call, headers, logged) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await gateway.call(method, apiBasePath + path, { headers });
    const lines = gateway.log
      .map((line) => JSON.parse(line))
      .filter(({ requestId }) => requestId === answer.headers.get('x-request-id'));
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', msg: 'request', method, ...logged }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('made-up');
  });
});

describe('the web client', () => {
  const page = (path: string) =>
    gateway.call('GET', path, { headers: { accept: 'text/html,*/*' } });

  it.each(['/', '/job-match/123', '/login?error=X'])(
    'answers %s with its index, never cached',
    async (path) => {
      const answer = await page(path);
      expect([answer.status, answer.body, answer.headers.get('cache-control')]).toEqual([
        200,
        '<!doctype html><title>Rolefit</title>',
        'no-cache',
      ]);
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    },
  );

  it.each([
    ['/', 'index'],
    ['/job-match', 'job-match'],
    ['/job-match/', 'job-match'],
    ['/job-match?many', 'job-match.many'],
    ['/job-match?few', 'job-match'],
    ['/job-match?many=../private', 'job-match'],
    ['/job-match/0198c0de-0000-7000-8000-000000000001', 'job-match/_'],
    ['/job-match/a/b', null],
    ['/elsewhere', null],
    ['/..%2fpages%2fprivate', null],
  ])('answers %s with its prerendered page: %s', async (path, name) => {
    await mkdir(join(webDir, 'pages', 'job-match'), { recursive: true });
    const known = ['index', 'job-match', 'job-match.many', 'job-match/_'];
    await Promise.all(
      known.map((one) =>
        writeFile(join(webDir, 'pages', `${one}.html`), `<!doctype html><title>${one}</title>`),
      ),
    );
    const answer = await page(path).finally(() => rm(join(webDir, 'pages'), { recursive: true }));
    expect([answer.status, answer.body, answer.headers.get('cache-control')]).toEqual([
      200,
      `<!doctype html><title>${name ?? 'Rolefit'}</title>`,
      'no-cache',
    ]);
  });

  describe('in two languages', () => {
    const german = '<!doctype html><html lang="de"><title>Rolefit</title>';
    const english = '<!doctype html><title>Rolefit</title>';
    const ask = (headers: Record<string, string>, path = '/') =>
      gateway.call('GET', path, { headers: { accept: 'text/html', ...headers } });

    beforeAll(async () => {
      await mkdir(join(webDir, 'de', 'pages'), { recursive: true });
      await writeFile(join(webDir, 'de', 'index.html'), german);
      await writeFile(join(webDir, 'de', 'pages', 'login.html'), `${german}login`);
    });
    afterAll(() => rm(join(webDir, 'de'), { recursive: true }));

    it.each([
      ['a German browser', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, german],
      ['an English browser', { 'accept-language': 'en-GB,de;q=0.5' }, english],
      ['one that has neither', { 'accept-language': 'fr' }, english],
      ['one that says nothing', {}, english],
      [
        'German, chosen in an English browser',
        { 'accept-language': 'en', cookie: 'language=de' },
        german,
      ],
      [
        'English, chosen in a German browser',
        { 'accept-language': 'de', cookie: 'a=b; language=en' },
        english,
      ],
      [
        'a language that there is not',
        { 'accept-language': 'de', cookie: 'language=../private' },
        german,
      ],
    ])('answers %s', async (_, headers, page) => {
      const answer = await ask(headers);
      expect([answer.status, answer.body, answer.headers.get('cache-control')]).toEqual([
        200,
        page,
        'no-cache',
      ]);
      expect(answer.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
    });

    it('answers the page of an address, and its index where it has none', async () => {
      const inGerman = { 'accept-language': 'de' };
      expect((await ask(inGerman, '/login')).body).toBe(`${german}login`);
      expect((await ask(inGerman, '/job-match/123')).body).toBe(german);
    });

    it('answers English where there is no German build', async () => {
      await rm(join(webDir, 'de', 'index.html'));
      const answer = await ask({ 'accept-language': 'de' });
      await writeFile(join(webDir, 'de', 'index.html'), german);
      expect(answer.body).toBe(english);
    });

    it('marks its pages apart, so that a browser does not take one for the other', async () => {
      const tags = await Promise.all(
        ['de', 'en'].map(async (one) =>
          (await ask({ 'accept-language': one })).headers.get('etag'),
        ),
      );
      expect(new Set(tags).size).toBe(2);
    });

    it('does not vary files', async () => {
      const answer = await gateway.call('GET', '/assets/app-abc123.js');
      expect(answer.headers.get('vary') ?? '').not.toMatch(/cookie/i);
    });
  });

  it.each(['*/*', '*/*;q=0.8', 'TEXT/HTML'])(
    'answers a page for Accept: %s, and no folder with its files',
    async (accept) => {
      for (const path of ['/', '/login', '/job-match/123?x=1', '/assets']) {
        const answer = await gateway.call('GET', path, { headers: { accept } });
        expect([answer.status, answer.body]).toEqual([
          200,
          '<!doctype html><title>Rolefit</title>',
        ]);
      }
    },
  );

  it.each(['application/json', 'application/json, */*', 'image/avif,image/*;q=0.8'])(
    'answers no page for Accept: %s',
    async (accept) => {
      const answer = await gateway.call('GET', '/login', { headers: { accept } });
      expect(codeOf(answer)).toEqual([404, 'ROUTE_NOT_FOUND']);
    },
  );

  it.each(['/assets/gone-123abc.js', '/favicon.png'])(
    'answers no page for a missing file: %s',
    async (path) => {
      const answer = await gateway.call('GET', path, { headers: { accept: '*/*' } });
      expect(codeOf(answer)).toEqual([404, 'ROUTE_NOT_FOUND']);
    },
  );

  it('has hashed files cached as immutable', async () => {
    const answer = await gateway.call('GET', '/assets/app-abc123.js');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is served precompressed to clients that accept %s', async (accepted, encoding) => {
    const content = 'export const text = "long enough";';
    const file = join(webDir, 'assets', 'packed-123abc.js');
    await Promise.all([
      writeFile(file, content),
      writeFile(`${file}.br`, brotliCompressSync(content)),
      writeFile(`${file}.gz`, gzipSync(content)),
    ]);
    const answer = await fetch(`${gateway.url}/assets/packed-123abc.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(await answer.text()).toBe(content);
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([
      encoding,
      expect.stringContaining('javascript'),
    ]);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('serves a file that was built after the start, also for a navigation', async () => {
    await writeFile(join(webDir, 'assets', 'new-def456.js'), 'export {};');
    expect((await page('/assets/new-def456.js')).body).toBe('export {};');
  });

  it.each([
    '/nope.html',
    '/job-match/a.b',
    '//evil.example',
    '/..%2f..%2fpackage.json',
    '/assets/%00.js',
  ])('shows its own not-found page for a navigation to %s', async (path) => {
    const { port } = new URL(gateway.url);
    const body = await new Promise((resolve, reject) => {
      request(
        {
          host: '127.0.0.1',
          port,
          path,
          headers: { host: `127.0.0.1:${port}`, accept: 'text/html' },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve(text));
        },
      )
        .on('error', reject)
        .end();
    });
    expect(body).toBe('<!doctype html><title>Rolefit</title>');
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fetc/passwd.txt',
    '/assets/..%2f..%2f..%2fetc%2fpasswd.x',
    '//evil.example/a.js',
    '/.env.x',
    '//',
    '/%2e%2e/x.js',
  ])('exposes no other file of the disk: %s', async (path) => {
    const { port } = new URL(gateway.url);
    const answer = await new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path, headers: { accept: '*/*' } },
        (message) =>
          void text(message).then(
            (body) => resolve([message.statusCode, JSON.parse(body).error.code]),
            reject,
          ),
      )
        .on('error', reject)
        .end();
    });
    expect(answer).toEqual([404, 'ROUTE_NOT_FOUND']);
  });

  it.each(['/.git/config', '/.git/HEAD.txt', '/.env', '/.env.local', '/assets/.secret.js'])(
    'does not serve a hidden file in its folder: %s',
    async (path) => {
      await mkdir(dirname(join(webDir, path)), { recursive: true });
      await writeFile(join(webDir, path), 'canary');
      for (const accept of ['*/*', 'text/html']) {
        const answer = await gateway.call('GET', path, { headers: { accept } });
        expect(JSON.stringify(answer.body)).not.toContain('canary');
      }
      expect((await gateway.call('GET', path)).status).toBe(404);
    },
  );

  it.each(['/api/nope', '/api/v1/nope', '/health/nope'])('does not handle %s', async (path) => {
    expect(codeOf(await page(path))).toEqual([404, 'ROUTE_NOT_FOUND']);
    expect(codeOf(await gateway.call('GET', path))).toEqual([404, 'ROUTE_NOT_FOUND']);
  });

  it('redirects other names of this machine to the configured host', async () => {
    const { port } = new URL(gateway.url);
    const ask = (host: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        request(
          { host: '127.0.0.1', port, path: '/profile?x=1', headers: { host, accept: 'text/html' } },
          (answer) => {
            answer.resume();
            resolve(answer.headers.location);
          },
        )
          .on('error', reject)
          .end();
      });
    expect(await ask(`localhost:${port}`)).toBe(`${gateway.url}/profile?x=1`);
    expect(await ask('rolefit.example')).toBeUndefined();
    expect(await ask('localhost:1')).toBeUndefined();
  });
});

describe('the documentation', () => {
  it('describes every endpoint in OpenAPI 3.1, with valid references', async () => {
    const { body } = await gateway.call('GET', '/api/docs/json');
    const document = body as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
      components: { schemas: Record<string, unknown> };
    };
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(Object.keys(endpoints).sort());
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference ?? '',
    );
    const missing = references.filter(
      (reference) =>
        !(reference.replace('#/components/schemas/', '') in document.components.schemas),
    );
    expect([missing, references.length > 10]).toEqual([[], true]);
  });

  it('is a page whose scripts load under its policy', async () => {
    const page = await gateway.call('GET', '/api/docs');
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("script-src 'self';"),
    ]);
    expect(String(page.body)).not.toMatch(/<script(?![^>]*src=)/);
    for (const [, source] of String(page.body).matchAll(/<script src="\.\/([^"]+)"/g)) {
      expect((await gateway.call('GET', `/api/${source}`)).status).toBe(200);
    }
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    gateway.call('OPTIONS', `${apiBasePath}/jobs`, {
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  it('may read responses only if they are allowed', async () => {
    const { port } = new URL(gateway.url);
    for (const origin of [
      'https://evil.example',
      'null',
      `${gateway.url}.evil.example`,
      `http://127.0.0.1:${Number(port) + 1}`,
      `chrome-extension://${'a'.repeat(32)}`,
    ]) {
      expect([
        origin,
        (await preflight(origin)).headers.get('access-control-allow-origin'),
      ]).toEqual([origin, null]);
    }
    expect((await preflight(gateway.url)).headers.get('access-control-allow-origin')).toBe(
      gateway.url,
    );
  });
});

describe('without sign-in', () => {
  it('states before sign-in which model reads here, if any', async () => {
    expect(
      dataOf('listProviders', await gateway.call('GET', `${apiBasePath}/auth/providers`)).model,
    ).toBeNull();
    const other = await startGateway({
      AI_BASE_URL: 'http://127.0.0.1:1/v1',
      AI_API_KEY: 'a-secret',
      AI_MODEL: 'reader-7',
    });
    try {
      const answer = await other.call('GET', `${apiBasePath}/auth/providers`);
      expect(dataOf('listProviders', answer).model).toBe('reader-7');
      expect(JSON.stringify(answer.body)).not.toMatch(/a-secret|127\.0\.0\.1:1\//);
    } finally {
      await other.close();
    }
  });

  it('offers no provider and shows the sign-in page', async () => {
    expect(
      dataOf('listProviders', await gateway.call('GET', `${apiBasePath}/auth/providers`)).providers,
    ).toEqual([]);
    expect((await gateway.call('GET', `${apiBasePath}/auth/github`)).headers.get('location')).toBe(
      '/login?error=ROUTE_NOT_FOUND',
    );
  });
});

describe('the headers of a request', () => {
  const ask = (headers: string[], path = '/api/v1/auth/me') =>
    new Promise<{ status: number | undefined; body: string; type: string | undefined }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(gateway.url);
        request({ host: hostname, port, path, headers: ['host', 'a', ...headers] }, (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode, body, type: answer.headers['content-type'] }),
          );
        })
          .on('error', reject)
          .end();
      },
    );
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => [`x-${at}`, '1']).flat();
  const tooLarge = {
    status: 413,
    type: 'application/problem+json; charset=utf-8',
    body: expect.stringContaining('"code":"REQUEST_TOO_LARGE"'),
  };

  it('are limited to 100', async () => {
    expect(await ask(lines(90))).toMatchObject({ status: 401 });
    expect(await ask(lines(101))).toEqual(tooLarge);
  });

  it('are limited to 16 KB', async () => {
    expect(await ask(['x-long', 'x'.repeat(15_000)])).toMatchObject({ status: 401 });
    expect(await ask(['x-long', 'x'.repeat(limits.requestHeadBytes)])).toEqual(tooLarge);
  });

  it('allow a URL of at most 8,192 characters', async () => {
    expect(await ask([], `/api/v1/auth/me?${'x'.repeat(8_000)}`)).toMatchObject({ status: 401 });
    expect(await ask([], `/api/v1/auth/me?${'x'.repeat(8_192)}`)).toEqual(tooLarge);
  });
});

describe('a body of many values', () => {
  it.each([
    ['a list', (count: number) => `{"skills":[${'0,'.repeat(count - 2)}0]}`],
    [
      'twins',
      (count: number) =>
        `{"skills":[${'{"name":"a"},'.repeat(Math.floor(count / 2) - 2)}{"name":"a"}]}`,
    ],
  ])('is rejected before validation (%s)', async (_, body) => {
    const ada = await gateway.signIn();
    const send = (count: number) =>
      ada.call('PATCH', `${apiBasePath}/users/profile/skills`, {
        body: body(count),
        headers: { 'content-type': 'application/json' },
      });
    expect(problemOf(await send(limits.jsonValues + 3))).toMatchObject({
      status: 400,
      message: 'What was sent has too many parts.',
    });
    expect(problemOf(await send(limits.jsonValues - 3)).message).not.toContain('too many parts');
  });
});

describe('a nested body', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  it.each([
    [limits.jsonDepth, 'Some of what was sent isn’t valid.'],
    [limits.jsonDepth + 1, 'What was sent is nested too deeply.'],
    [100_000, 'What was sent is nested too deeply.'],
  ])('%i times gets 400: %s', async (depth, message) => {
    const answer = await (
      await gateway.signIn()
    ).call('POST', `${apiBasePath}/jobs/scan`, {
      body: nested(depth),
      headers: { 'content-type': 'application/json' },
    });
    expect([...codeOf(answer), problemOf(answer).message]).toEqual([
      400,
      'REQUEST_INVALID',
      message,
    ]);
  });
});
