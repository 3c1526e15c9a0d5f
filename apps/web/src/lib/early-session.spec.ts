import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths';
import { takeEarlySession } from './early-session';

const url = '/api/v1/auth/session';
const first = readFileSync(join(__dirname, '../../public/first.js'), 'utf8');

/** The page's first script at an address, for somebody with this token. */
function open(path: string, token: string | null): jest.Mock {
  const fetch = jest.fn(() => Promise.resolve('the answer'));
  new Function('window', 'location', 'localStorage', 'document', 'fetch', first)(window, { pathname: path }, { getItem: (key: string) => (key === 'token' ? token : null) }, document, fetch);
  return fetch;
}

afterEach(() => {
  delete window.earlySession;
});

describe('the session that is asked for early', () => {
  it.each([paths.dashboard, paths.profile, paths.jobScan, paths.jobMatch, paths.jobMatchDetail('x'), paths.savedJob, paths.onboarding])('is asked for at %s, as the app would ask', (path) => {
    expect(open(path, 'a token').mock.calls).toEqual([[url, { method: 'POST', headers: { accept: 'application/json' }, credentials: 'include' }]]);
  });

  it.each([
    ['/', 'a token'],
    ['/login', 'a token'],
    ['/dashboards', 'a token'],
    ['/dashboard', null],
  ])('is not asked for at %s with %s', (path, token) => {
    expect(open(path, token)).not.toHaveBeenCalled();
  });

  it('is handed to the session call, once', async () => {
    open('/dashboard', 'a token');
    expect(takeEarlySession('/api/v1/jobs', null)).toBeUndefined();
    expect(await takeEarlySession(url, null)).toBe('the answer');
    expect(takeEarlySession(url, null)).toBeUndefined();
  });

  it('is not waited for longer than the call may take', async () => {
    window.earlySession = new Promise(() => undefined);
    await expect(takeEarlySession(url, AbortSignal.timeout(1))).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
