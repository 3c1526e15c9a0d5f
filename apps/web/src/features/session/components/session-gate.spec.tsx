import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markLoggedOut } from '@/lib/session';
import { readToken } from '@/lib/token';
import { aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { SessionGate } from './session-gate';

const call = 'POST /auth/session';
const visitor = () => ok({ accessToken: null, refreshToken: null, user: null, isError: true });
const signedIn = () =>
  ok({ accessToken: 'fresh', refreshToken: 'r', user: aUser(), isError: false });
const show = (at: string) =>
  renderAt(<SessionGate>{(user) => <p>Hello {user.name}</p>}</SessionGate>, { at });

describe('SessionGate', () => {
  let consoleInfo: jest.SpyInstance;
  beforeEach(() => {
    consoleInfo = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterEach(() => consoleInfo.mockRestore());

  it('waits, then renders the screen and keeps the token', async () => {
    serve(call, signedIn);
    show('/dashboard');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByText('Hello Jordan Amadi')).toBeInTheDocument();
    expect(readToken()).toBe('fresh');
  });

  it('redirects a visitor to the login page without console output', async () => {
    serve(call, visitor);
    show('/dashboard');
    expect(await screen.findByText('At /login')).toBeInTheDocument();
    expect(consoleInfo).not.toHaveBeenCalled();
  });

  it('passes on the requested URL', async () => {
    serve(call, visitor);
    show('/job-match?page=2');
    expect(
      await screen.findByText('At /login?returnTo=%2Fjob-match%3Fpage%3D2'),
    ).toBeInTheDocument();
  });

  it.each([
    ['leads away from the screen after a logout', false, 'At /login'],
    ['leads back to it after signing in again', true, 'At /login?returnTo=%2Fprofile'],
  ])('%s', async (_, returnsHere, place) => {
    markLoggedOut({ returnsHere });
    show('/profile');
    expect(await screen.findByText(place)).toBeInTheDocument();
  });

  it('removes the token and logs it when the session is refused', async () => {
    localStorage.setItem('token', 'old');
    serve(call, () => problem('SESSION_INVALID'));
    show('/dashboard');
    expect(await screen.findByText('At /login')).toBeInTheDocument();
    expect(readToken()).toBeNull();
    expect(consoleInfo.mock.calls).toEqual([
      ['SESSION_INVALID'],
      ['session expired! please login again.'],
      ['Authorization Error', 'Your session isn’t valid. Please log in again.'],
    ]);
  });

  it('does not treat an unreachable server as an expired session', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    show('/dashboard');
    expect(await screen.findByText(/isn’t available right now/)).toBeInTheDocument();
    serve(call, signedIn);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Jordan Amadi')).toBeInTheDocument();
    expect(requestsTo(call)).toHaveLength(2);
  });
});
