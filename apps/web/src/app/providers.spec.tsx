import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { readBatchDraft } from '@/features/scan-batch/batch-draft';
import { BatchScan } from '@/features/scan-batch/components/batch-scan';
import { SessionGate } from '@/features/session/components/session-gate';
import { announceExtension } from '@/features/session/extension-notice';
import { markLoggedOut, markSignedOut, setUser, signIn } from '@/lib/session';
import { profileQuery } from '@/lib/profile';
import { anId, aProfile, aUser } from '@/testing/builders';
import { ok, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { AppProviders } from './providers';
import { SignedIn } from './layouts/signed-in';

async function show() {
  renderAt(<AppProviders />);
  await screen.findByRole('region', { name: /Notifications/ });
}

describe('AppProviders', () => {
  const draft = () => sessionStorage.getItem('draft:scan');
  beforeEach(() => {
    signIn('a token', aUser());
    sessionStorage.setItem('draft:scan', 'a private posting');
  });

  it('drops the draft of who logs out', async () => {
    await show();
    act(() => markLoggedOut());
    expect(draft()).toBeNull();
  });

  it('forgets, when somebody logs out, whose extension was connected here', async () => {
    await show();
    announceExtension(aUser().id);
    act(() => markLoggedOut());
    expect(localStorage.getItem('extension-connected')).toBeNull();
  });

  it('keeps the draft of whose session has only run out', async () => {
    await show();
    act(() => markSignedOut());
    expect(draft()).toBe('a private posting');
  });

  it.each([
    ['keeps what was typed last where the session has run out', markSignedOut, 'a private posting'],
    ['drops what was typed last too, which its form keeps as it goes', markLoggedOut, ''],
  ])('%s', async (_, end, left) => {
    render(
      <MemoryRouter>
        <AppProviders>
          <Routes>
            <Route index element={<SessionGate>{() => <BatchScan />}</SessionGate>} />
            <Route path="login" element={<p>Sign in</p>} />
          </Routes>
        </AppProviders>
      </MemoryRouter>,
    );
    fireEvent.change(await screen.findByLabelText('Paste postings'), {
      target: { value: 'a private posting' },
    });
    act(() => end());
    expect(screen.getByText('Sign in')).toBeInTheDocument();
    expect(readBatchDraft(aUser().id).pasted).toBe(left);
  });

  it('shows nothing that one user loaded to the next, even where a refresh brings them straight away', async () => {
    let count = 0;
    serve('GET /users/profile', () => ok(aProfile({ name: `Loaded ${(count += 1)}` })));
    function Name() {
      return <p>{useQuery(profileQuery).data?.name}</p>;
    }
    render(
      <MemoryRouter>
        <AppProviders>
          <SignedIn>
            <Name />
          </SignedIn>
        </AppProviders>
      </MemoryRouter>,
    );
    expect(await screen.findByText('Loaded 1')).toBeInTheDocument();
    act(() => setUser(aUser({ name: 'Jordan A.' })));
    expect(screen.getByText('Loaded 1')).toBeInTheDocument();
    act(() => setUser(aUser({ id: anId(901) })));
    expect(screen.queryByText('Loaded 1')).not.toBeInTheDocument();
    expect(await screen.findByText('Loaded 2')).toBeInTheDocument();
  });

  it('leads to the login page when another tab logs out', async () => {
    serve('POST /auth/session', () =>
      ok({ accessToken: null, refreshToken: null, user: null, isError: true }),
    );
    render(
      <MemoryRouter initialEntries={['/dashboard']}>
        <AppProviders>
          <Routes>
            <Route
              path="/dashboard"
              element={<SessionGate>{(user) => <p>Hello {user.name}</p>}</SessionGate>}
            />
            <Route path="/login" element={<p>The login page</p>} />
          </Routes>
        </AppProviders>
      </MemoryRouter>,
    );
    expect(await screen.findByText('Hello Jordan Amadi')).toBeInTheDocument();
    await screen.findByRole('region', { name: /Notifications/ });
    localStorage.removeItem('token');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null })),
    );
    expect(await screen.findByText('The login page')).toBeInTheDocument();
    expect(draft()).toBeNull();
  });
});
