import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { profileQuery } from '@/lib/profile';
import { clearSession, setUser } from '@/lib/session';
import { anId, aProfile, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { fetchFirstData, queryClientOfUser } from './first-data';
import { SignedIn } from './layouts/signed-in';
import { AppProviders } from './providers';

const session = 'POST /auth/session';
const profile = 'GET /users/profile';
const prefetch = (client: QueryClient) => client.prefetchQuery(profileQuery);

function serveUser(changes: Parameters<typeof aUser>[0] = {}): void {
  const user = aUser(changes);
  serve(session, () => ok({ accessToken: 'fresh', refreshToken: 'r', user, isError: false }));
}

function Name() {
  return <p>{useQuery(profileQuery).data?.name ?? 'a skeleton'}</p>;
}

const show = () =>
  render(
    <MemoryRouter>
      <AppProviders>
        <Routes>
          <Route
            path="/"
            element={
              <SignedIn>
                <Name />
              </SignedIn>
            }
          />
          <Route path="/login" element="Sign in" />
        </Routes>
      </AppProviders>
    </MemoryRouter>,
  );

describe('the data of the first screen', () => {
  let count: number;
  beforeEach(() => {
    clearSession();
    serveUser();
    count = 0;
    serve(profile, () => ok(aProfile({ name: `Loaded ${(count += 1)}` })));
  });

  it('are there at the first render, and fetched once', async () => {
    await fetchFirstData(prefetch);
    show();
    expect(screen.getByText('Loaded 1')).toBeInTheDocument();
    expect([requestsTo(session), requestsTo(profile)].map(({ length }) => length)).toEqual([1, 1]);
    await screen.findByRole('region', { name: /Notifications/ });
  });

  it('are never shown to the next user', async () => {
    await fetchFirstData(prefetch);
    show();
    act(() => setUser(aUser({ id: anId(901) })));
    expect(screen.queryByText('Loaded 1')).not.toBeInTheDocument();
    expect(await screen.findByText('Loaded 2')).toBeInTheDocument();
  });

  it('are not used where another user has signed in before the first render', async () => {
    await fetchFirstData(prefetch);
    setUser(aUser({ id: anId(901) }));
    expect(queryClientOfUser().getQueryData(profileQuery.queryKey)).toBeUndefined();
  });

  it('survive a render that React discards', async () => {
    await fetchFirstData(prefetch);
    expect(queryClientOfUser()).toBe(queryClientOfUser());
  });

  it.each([
    ['is new', { isOnboarding: true }],
    ['has deleted the account', { restorableUntil: '2026-12-01T00:00:00.000Z' }],
  ])('are not fetched for a user who %s, and sees another screen', async (_, changes) => {
    serveUser(changes);
    await fetchFirstData(prefetch);
    expect(requestsTo(profile)).toEqual([]);
  });

  it('are not fetched for a visitor', async () => {
    serve(session, () => ok({ accessToken: null, refreshToken: null, user: null, isError: true }));
    await fetchFirstData(prefetch);
    expect(requestsTo(profile)).toEqual([]);
  });

  it('log a failed check of the session once, although the screen joins it', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    serve(session, () => problem('SESSION_INVALID'));
    const data = fetchFirstData(prefetch);
    show();
    await act(() => data);
    expect(await screen.findByText('Sign in')).toBeInTheDocument();
    expect(requestsTo(session)).toHaveLength(1);
    expect(info.mock.calls.filter(([word]) => word === 'SESSION_INVALID')).toHaveLength(1);
    info.mockRestore();
  });

  it('leave a failure to the screen, which fetches again', async () => {
    serve(profile, () => problem('INTERNAL'));
    await fetchFirstData(prefetch);
    serve(profile, () => ok(aProfile({ name: 'Loaded at last' })));
    show();
    expect(await screen.findByText('Loaded at last')).toBeInTheDocument();
  });
});
