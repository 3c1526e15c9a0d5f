import { defaultRetention } from '@rolefit/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { sessionAtom, signIn } from '@/lib/session';
import { readToken } from '@/lib/token';
import { aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { DangerZone } from './danger-zone';

const call = 'DELETE /users/profile';
const until = '2026-12-21T10:00:00.000Z';
const message = 'Please type DELETE to confirm';

const providers = (retention: Partial<typeof defaultRetention>) => ({
  providers: [],
  sourceUrl: null,
  extensionUrl: null,
  retention: { ...defaultRetention, ...retention },
});

describe('DangerZone', () => {
  const user = userEvent.setup();

  beforeEach(() => serve('GET /auth/providers', () => ok(providers({}))));

  async function open() {
    signIn('token', aUser());
    renderAt(<DangerZone />, { at: '/profile' });
    await user.click(screen.getByRole('button', { name: 'Delete Profile' }));
    const field = await screen.findByLabelText('Type DELETE to confirm');
    const confirm = () => screen.getAllByRole('button', { name: 'Delete Profile' }).at(-1)!;
    return { field, confirm };
  }

  it('requires the confirmation word, on change and on submit', async () => {
    const { field, confirm } = await open();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(confirm());
    expect(await screen.findByText(message)).toBeInTheDocument();
    for (const wrong of ['delete', 'DELETE IT', 'DELET']) {
      await user.clear(field);
      await user.type(field, wrong);
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(field).toBeInvalid();
    }
    await user.type(field, '{Enter}');
    expect(requestsTo(call)).toHaveLength(0);
    await user.type(field, 'E ');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it('shows progress, then signs out and notifies the other tabs', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    const told = jest.spyOn(Storage.prototype, 'setItem');
    const { field, confirm } = await open();
    await user.type(field, '  DELETE ');
    await user.click(confirm());
    expect(await screen.findByText('Deleting...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    answer(ok({ restorableUntil: until }));
    await waitFor(() =>
      expect(getDefaultStore().get(sessionAtom)).toEqual({
        isAuthenticated: false,
        user: null,
        isLoading: false,
        hasLoggedOut: true,
        deletedUntil: until,
      }),
    );
    expect(readToken()).toBeNull();
    expect(told).toHaveBeenCalledWith('account-deleted', until);
    expect(localStorage.getItem('account-deleted')).toBeNull();
    told.mockRestore();
  });

  it('shows an error in the dialog, keeps the word, and deletes on retry', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    const { field, confirm } = await open();
    await user.type(field, 'DELETE{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Rolefit isn’t available right now. Nothing is lost; please try again in a moment.',
    );
    expect(field).toHaveValue('DELETE');
    expect(readToken()).toBe('token');
    serve(call, () => ok({ restorableUntil: until }));
    await user.click(confirm());
    await waitFor(() => expect(readToken()).toBeNull());
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('says how long this server keeps a deleted account, once it is known', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve('GET /auth/providers', () => new Promise((resolve) => (answer = resolve)));
    await open();
    expect(screen.getByText(/removed after some time/)).toBeInTheDocument();
    expect(screen.getByText(/After some time all of it is erased/)).toBeInTheDocument();
    answer(ok(providers({ deletedAccountDays: 90 })));
    expect(await screen.findByText(/removed after 90 days/)).toBeInTheDocument();
    expect(screen.getByText(/After 90 days all of it is erased/)).toBeInTheDocument();
  });

  it('changes nothing on Cancel and restores the focus', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Profile' })).toHaveFocus();
    expect(requestsTo(call)).toHaveLength(0);
  });
});
