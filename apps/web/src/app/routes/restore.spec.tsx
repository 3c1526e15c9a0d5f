import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type User } from '@rolefit/contracts';
import { formatFullDate } from '@/lib/format';
import { readToasts, toast } from '@/lib/toast';
import { readToken } from '@/lib/token';
import { aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { SignedIn } from '../layouts/signed-in';
import { Restore } from './restore';

const until = '2026-12-21T10:00:00.000Z';
const call = 'POST /auth/restore';
const signedInAs = (user: User) =>
  serve('POST /auth/session', () =>
    ok({ accessToken: 'token', refreshToken: 'r', user, isError: false }),
  );
const deleted = aUser({ restorableUntil: until });

describe('Restore', () => {
  const user = userEvent.setup();
  beforeEach(() => {
    serve('GET /auth/providers', () =>
      ok({ providers: [], sourceUrl: null, extensionUrl: null, model: null }),
    );
    signedInAs(deleted);
  });
  afterEach(() => toast.dismiss());

  it('says until when, brings everything back and goes on to the dashboard', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    renderAt(<Restore />, { at: '/restore' });
    expect(
      await screen.findByRole('heading', { name: 'Your profile is deleted' }),
    ).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`until ${formatFullDate(until)}`))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore my profile' }));
    expect(await screen.findByText('Restoring...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDisabled();
    answer(ok(aUser()));
    expect(await screen.findByText('At /dashboard')).toBeInTheDocument();
    expect(readToasts().map(({ message }) => message)).toEqual([
      'Welcome back. Everything is as you left it.',
    ]);
  });

  it('says why it failed and tries again', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<Restore />, { at: '/restore' });
    await user.click(await screen.findByRole('button', { name: 'Restore my profile' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Rolefit isn’t available right now.',
    );
    serve(call, () => ok(aUser()));
    await user.click(screen.getByRole('button', { name: 'Restore my profile' }));
    expect(await screen.findByText('At /dashboard')).toBeInTheDocument();
  });

  it('goes to the login page when the time has run out meanwhile', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    renderAt(<Restore />, { at: '/restore' });
    const button = await screen.findByRole('button', { name: 'Restore my profile' });
    serve(call, () => problem('SESSION_EXPIRED'));
    serve('POST /auth/session', () => problem('SESSION_EXPIRED'));
    await user.click(button);
    expect(await screen.findByText('At /login')).toBeInTheDocument();
    info.mockRestore();
  });

  it('lets one log out and stay deleted', async () => {
    serve('POST /auth/logout', () => ok(null));
    renderAt(<Restore />, { at: '/restore' });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('At /login')).toBeInTheDocument();
    expect(requestsTo('POST /auth/logout')).toHaveLength(1);
    expect(requestsTo(call)).toHaveLength(0);
    expect(readToken()).toBeNull();
  });

  it('is no place for a visitor', async () => {
    serve('POST /auth/session', () =>
      ok({ accessToken: null, refreshToken: null, user: null, isError: true }),
    );
    renderAt(<Restore />, { at: '/restore' });
    expect(await screen.findByText('At /login')).toBeInTheDocument();
  });

  it('sends an account in use on to the dashboard, or to the extension that waits for it', async () => {
    signedInAs(aUser());
    const first = renderAt(<Restore />, { at: '/restore' });
    expect(await screen.findByText('At /dashboard')).toBeInTheDocument();
    first.unmount();
    sessionStorage.setItem('isExtensionSource', 'true');
    renderAt(<Restore />, { at: '/restore' });
    expect(await screen.findByText('At /login')).toBeInTheDocument();
  });

  it('is where every signed-in screen leads a deleted account', async () => {
    renderAt(<SignedIn />, { at: '/job-match' });
    await waitFor(() => expect(screen.getByText('At /restore')).toBeInTheDocument());
  });
});
