import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBasePath, documentedEndpoints } from '@rolefit/contracts';
import { aResume, aScan } from '@rolefit/database/testing';
import { type Answer, startGateway, type TestGateway } from '../testing/gateway.fixture.js';

let webDir: string;
/** A gateway on plain HTTP, as in the local set-up. */
let gateway: TestGateway;
/** A gateway on plain HTTP under an address of a network, as on a home server. */
let home: TestGateway;
/** A gateway behind TLS, as in production. */
let secure: TestGateway;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'rolefit-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Rolefit</title>');
  await writeFile(join(webDir, 'assets', 'app-abc123.js'), 'export {};');
  gateway = await startGateway({ WEB_DIST_DIR: webDir });
  home = await startGateway({ WEB_DIST_DIR: webDir, PUBLIC_URL: 'http://192.168.1.20:4000' });
  secure = await startGateway({ WEB_DIST_DIR: webDir, PUBLIC_URL: 'https://rolefit.example' });
});
afterAll(async () => {
  await gateway?.close();
  await home?.close();
  await secure?.close();
  await rm(webDir, { recursive: true, force: true });
});

const html = { headers: { accept: 'text/html' } };

/** One response of each kind. */
const answers: [string, (to: TestGateway) => Promise<Answer>][] = [
  ['a page', (to) => to.call('GET', '/dashboard', html)],
  ['a script', (to) => to.call('GET', '/assets/app-abc123.js')],
  ['data', async (to) => (await to.signIn()).call('GET', `${apiBasePath}/users/profile`)],
  [
    'a file',
    async (to) => (await to.signIn()).call('GET', `${apiBasePath}/jobs/export?format=csv`),
  ],
  ['a refusal', (to) => to.call('GET', `${apiBasePath}/jobs`)],
  ['what is not there', (to) => to.call('GET', '/api/nowhere')],
  ['the documentation', (to) => to.call('GET', '/api/docs', html)],
  ['a probe', (to) => to.call('GET', '/health/live')],
];

const directives = (answer: Answer) =>
  new Map(
    (answer.headers.get('content-security-policy') ?? '')
      .split(';')
      .map((one): [string, string[]] => [
        one.trim().split(' ')[0] ?? '',
        one.trim().split(' ').slice(1),
      ]),
  );

describe.each(answers)('the headers of %s', (name, ask) => {
  it('allow only our own scripts and styles, and no framing', async () => {
    const answer = await ask(gateway);
    const [policy, { headers }] = [directives(answer), answer];
    expect(policy.get('script-src')).toEqual(["'self'"]);
    // Swagger UI adds style elements at run time.
    expect(policy.get('style-src')).toEqual(
      name === 'the documentation' ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    );
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(policy.get('default-src')).toEqual(["'self'"]);
    // Without it, an injected base element could redirect relative script addresses.
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('disable content sniffing, referrers and unused browser features', async () => {
    const { headers } = await ask(gateway);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(
      /\bcamera=\(\), .*\bgeolocation=\(\).*\bmicrophone=\(\)/,
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
  });

  it('enable HSTS exactly where there is TLS', async () => {
    expect((await ask(gateway)).headers.get('strict-transport-security')).toBeNull();
    expect((await ask(secure)).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

describe('the page', () => {
  it('allows live updates only over TLS where there is TLS', async () => {
    const page = async (to: TestGateway) => directives(await to.call('GET', '/', html));
    const policy = await page(secure);
    expect(policy.get('connect-src')).toEqual(["'self'", 'wss://rolefit.example']);
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
    expect((await page(gateway)).has('upgrade-insecure-requests')).toBe(false);
  });
});

describe('on a home server without TLS', () => {
  it('headers that browsers only take from trustworthy origins are left out, since each page would complain', async () => {
    const { headers } = await home.call('GET', '/', html);
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('origin-agent-cluster')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(directives(await home.call('GET', '/', html)).get('connect-src')).toEqual([
      "'self'",
      'ws://192.168.1.20:4000',
    ]);
    expect((await secure.call('GET', '/', html)).headers.get('origin-agent-cluster')).toBe('?1');
  });
});

describe('a malformed URL', () => {
  it('is rejected before routing, with a harmless response', async () => {
    const { headers } = await gateway.call('GET', '/%E0%A4%A');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('personal data in API responses', () => {
  it.each(
    documentedEndpoints.filter(
      ([, { method, auth, params }]) =>
        method === 'GET' && auth === 'bearer' && params === undefined,
    ),
  )('is never cached: %s', async (_, { path }) => {
    const answer = await (await gateway.signIn()).call('GET', apiBasePath + path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('cookies', () => {
  it('are HttpOnly, SameSite, and Secure behind TLS', async () => {
    const cookieOf = async (to: TestGateway, name: string) =>
      (
        await to.call('POST', `${apiBasePath}/auth/session`, {
          headers: { cookie: `${name}=${(await to.signIn()).refreshToken}` },
        })
      ).headers.getSetCookie()[0];
    expect(await cookieOf(gateway, 'rolefit_session')).toMatch(
      /^rolefit_session=.*; Path=\/api\/v1\/auth; HttpOnly; SameSite=Lax$/,
    );
    expect(await cookieOf(secure, '__Secure-rolefit_session')).toMatch(
      /^__Secure-rolefit_session=.*; Path=\/api\/v1\/auth; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

describe('behind TLS', () => {
  it('cookies without the secure prefix are ignored', async () => {
    const { refreshToken } = await secure.signIn();
    const session = (cookie: string) =>
      secure.call('POST', `${apiBasePath}/auth/session`, { headers: { cookie } });
    expect((await session(`rolefit_session=${refreshToken}`)).body).toMatchObject({
      data: { accessToken: null },
    });
    expect((await session(`__Secure-rolefit_session=${refreshToken}`)).body).toMatchObject({
      data: { accessToken: expect.any(String) },
    });
  });
});

describe('a GET', () => {
  /** The specification requires this GET to start an evaluation. */
  const effects = ['evaluateResumeByGet'];
  const gets = documentedEndpoints.filter(
    ([name, { method, auth }]) => method === 'GET' && auth === 'bearer' && !effects.includes(name),
  );
  it.each(gets)('has no side effects: %s', async (_, { path }) => {
    const ada = await gateway.signIn();
    const { dataSource } = gateway.database;
    const { id } = await aScan(dataSource, ada.user.id);
    // The owner alone may list who has an account.
    await dataSource.query('UPDATE users SET is_owner = true WHERE id = $1', [ada.user.id]);
    await aResume(dataSource, ada.user.id);
    // The time of a session's last use may be recorded, and so must an export, which a stolen token could request.
    const known: { name: string }[] = await dataSource.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('sessions', 'audit_entries')`,
    );
    expect(known.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['users', 'scans', 'resumes', 'matches']),
    );
    const all = () =>
      Promise.all(
        known.map(({ name }) =>
          dataSource.query(
            `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${name} AS t`,
          ),
        ),
      );
    const before = await all();
    const answer = await ada.call('GET', apiBasePath + path.replace(':id', id));
    expect([200, 404]).toContain(answer.status);
    expect(await all()).toEqual(before);
  });
});
