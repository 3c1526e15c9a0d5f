import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstScriptOf } from '../../bundling/first-script';
import { takeEarlyAnswer } from './early-answers';
import { paths } from './paths';
import { storeToken } from './token';

const first = firstScriptOf(readFileSync(join(__dirname, '../first.js'), 'utf8'));
const json = { accept: 'application/json' };
const session = ['/api/v1/auth/session', { method: 'POST', headers: json, credentials: 'include' }];
const inAnHour = Date.now() / 1_000 + 3_600;

const aToken = (sub: string, exp = inAnHour) => `h.${btoa(JSON.stringify({ sub, exp }))}.s`;

/** The page's first script at an address, for somebody with this token; answers what it asked for. */
function open(path: string, token: string | null): unknown[] {
  localStorage.clear();
  if (token !== null) storeToken(token);
  const fetch = jest.fn((url: string) => Promise.resolve(`the answer of ${url}`));
  const { pathname, search } = new URL(path, 'http://rolefit.test');
  new Function('window', 'location', 'localStorage', 'document', 'fetch', first)(window, { pathname, search }, localStorage, document, fetch);
  return fetch.mock.calls;
}

afterEach(() => {
  delete window.early;
  jest.restoreAllMocks();
});

describe('what is asked for early', () => {
  it.each([paths.profile, paths.jobScan, paths.onboarding, `${paths.jobMatch}?q=nurse`])('is the session alone at %s, as the app would ask', (path) => {
    expect(open(path, aToken('ada'))).toEqual([session]);
  });

  it.each([
    [paths.dashboard, '/api/v1/jobs?limit=10&page=1'],
    [paths.jobMatch, '/api/v1/jobs?limit=10&page=1'],
    [paths.jobMatchDetail('0190-a'), '/api/v1/jobs/0190-a'],
    [paths.savedJob, '/api/v1/jobs?limit=10&saved=true&page=1'],
  ])('is the session at %s, and %s, which it shows', (path, url) => {
    const token = aToken('ada');
    expect(open(path, token)).toEqual([session, [url, { method: 'GET', headers: { ...json, authorization: `Bearer ${token}` }, credentials: 'include' }]]);
  });

  it('is what the page to sign in shows, and whether somebody has, for whoever has no token too', () => {
    const providers = ['/api/v1/auth/providers', { method: 'GET', headers: json, credentials: 'include' }];
    expect(open('/login', null)).toEqual([providers, session]);
    expect(open('/login', aToken('ada'))).toEqual([providers, session]);
  });

  it.each([
    ['has expired', aToken('ada', Date.now() / 1_000 - 1)],
    ['is none', 'a token'],
  ])('is the session alone where the token %s', (_, token) => {
    expect(open(paths.dashboard, token)).toEqual([session]);
  });

  it.each([
    ['/', aToken('ada')],
    ['/privacy', null],
    ['/dashboards', aToken('ada')],
    ['/dashboard', null],
  ])('is nothing at %s with %s', (path, token) => {
    expect(open(path, token)).toEqual([]);
  });
});

describe('takeEarlyAnswer', () => {
  it('hands an answer to the call that asks the same, once', async () => {
    open(paths.dashboard, aToken('ada'));
    const url = '/api/v1/jobs?limit=10&page=1';
    expect(takeEarlyAnswer('/api/v1/jobs', { method: 'GET' })).toBeUndefined();
    expect(takeEarlyAnswer(url, { method: 'POST' })).toBeUndefined();
    expect(await takeEarlyAnswer(url, { method: 'GET' })).toBe(`the answer of ${url}`);
    expect(takeEarlyAnswer(url, { method: 'GET' })).toBeUndefined();
    expect(await takeEarlyAnswer('/api/v1/auth/session', { method: 'POST' })).toBe('the answer of /api/v1/auth/session');
  });

  it('shows nobody what another one asked for', () => {
    open(paths.jobMatch, aToken('ada'));
    storeToken(aToken('bob'));
    expect(takeEarlyAnswer('/api/v1/jobs?limit=10&page=1', { method: 'GET' })).toBeUndefined();
  });

  it('keeps no answer for later', () => {
    open(paths.jobMatch, aToken('ada'));
    jest.spyOn(performance, 'now').mockReturnValue(61_000);
    expect(takeEarlyAnswer('/api/v1/jobs?limit=10&page=1', { method: 'GET' })).toBeUndefined();
  });

  it('is not waited for longer than the call may take', async () => {
    const token = aToken('ada');
    storeToken(token);
    window.early = { token, answers: { 'GET /x': new Promise(() => undefined) } };
    await expect(takeEarlyAnswer('/x', { method: 'GET', signal: AbortSignal.timeout(1) })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
