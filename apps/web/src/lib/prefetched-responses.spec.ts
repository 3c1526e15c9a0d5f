import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstScriptOf } from '../../bundling/first-script';
import { takePrefetchedResponse } from './prefetched-responses';
import { paths } from './paths';
import { storeToken } from './token';

const first = firstScriptOf(readFileSync(join(__dirname, '../first.js'), 'utf8'));
const json = { accept: 'application/json', 'accept-language': 'en' };
const session = ['/api/v1/auth/session', { method: 'POST', headers: json, credentials: 'include' }];
const inAnHour = Date.now() / 1_000 + 3_600;

const aToken = (sub: string, exp = inAnHour) => `h.${btoa(JSON.stringify({ sub, exp }))}.s`;

/** Runs the page's first script at a URL with this token; answers its requests. */
function open(path: string, token: string | null): unknown[] {
  localStorage.clear();
  if (token !== null) storeToken(token);
  const fetch = jest.fn((url: string) => Promise.resolve(`the answer of ${url}`));
  const { pathname, search } = new URL(path, 'http://rolefit.test');
  new Function('window', 'location', 'localStorage', 'document', 'fetch', first)(
    window,
    { pathname, search },
    localStorage,
    document,
    fetch,
  );
  return fetch.mock.calls;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  delete window.early;
  jest.restoreAllMocks();
});

describe('early requests', () => {
  it.each([paths.profile, paths.jobScan, paths.onboarding, `${paths.jobMatch}?q=nurse`])(
    'fetch only the session at %s, as the app would',
    (path) => {
      expect(open(path, aToken('ada'))).toEqual([session]);
    },
  );

  it.each([
    [paths.dashboard, ['/api/v1/jobs/next']],
    [paths.jobMatch, ['/api/v1/jobs?limit=50&sort=best-score&page=1', '/api/v1/jobs/next']],
    [paths.jobMatchDetail('0190-a'), ['/api/v1/jobs/0190-a']],
    [paths.savedJob, ['/api/v1/jobs?limit=10&saved=true&page=1']],
  ])('fetch the session at %s, and %s', (path, urls) => {
    const token = aToken('ada');
    const call = {
      method: 'GET',
      headers: { ...json, authorization: `Bearer ${token}` },
      credentials: 'include',
    };
    expect(open(path, token)).toEqual([session, ...urls.map((url) => [url, call])]);
  });

  it('fetch providers and session on the login page, also without a token', () => {
    const providers = [
      '/api/v1/auth/providers',
      { method: 'GET', headers: json, credentials: 'include' },
    ];
    expect(open('/login', null)).toEqual([providers, session]);
    expect(open('/login', aToken('ada'))).toEqual([providers, session]);
  });

  it.each([
    ['has expired', aToken('ada', Date.now() / 1_000 - 1)],
    ['is none', 'a token'],
  ])('fetch only the session if the token %s', (_, token) => {
    expect(open(paths.dashboard, token)).toEqual([session]);
  });

  it.each([
    ['/', aToken('ada')],
    ['/privacy', null],
    ['/dashboards', aToken('ada')],
    ['/dashboard', null],
  ])('fetch nothing at %s with %s', (path, token) => {
    expect(open(path, token)).toEqual([]);
  });
});

describe('takePrefetchedResponse', () => {
  it('returns a response to the same request, once', async () => {
    open(paths.dashboard, aToken('ada'));
    const url = '/api/v1/jobs/next';
    expect(takePrefetchedResponse('/api/v1/jobs', { method: 'GET' })).toBeUndefined();
    expect(takePrefetchedResponse(url, { method: 'POST' })).toBeUndefined();
    expect(await takePrefetchedResponse(url, { method: 'GET' })).toBe(`the answer of ${url}`);
    expect(takePrefetchedResponse(url, { method: 'GET' })).toBeUndefined();
    expect(await takePrefetchedResponse('/api/v1/auth/session', { method: 'POST' })).toBe(
      'the answer of /api/v1/auth/session',
    );
  });

  it('discards the response of another user', () => {
    open(paths.jobMatch, aToken('ada'));
    storeToken(aToken('bob'));
    expect(
      takePrefetchedResponse('/api/v1/jobs?limit=10&page=1', { method: 'GET' }),
    ).toBeUndefined();
  });

  it('discards a stale response', () => {
    open(paths.jobMatch, aToken('ada'));
    jest.spyOn(performance, 'now').mockReturnValue(61_000);
    expect(
      takePrefetchedResponse('/api/v1/jobs?limit=10&page=1', { method: 'GET' }),
    ).toBeUndefined();
  });

  it('respects the abort signal of the request', async () => {
    const token = aToken('ada');
    storeToken(token);
    window.early = { token, answers: { 'GET /x': new Promise(() => undefined) } };
    await expect(
      takePrefetchedResponse('/x', { method: 'GET', signal: AbortSignal.timeout(1) }),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
