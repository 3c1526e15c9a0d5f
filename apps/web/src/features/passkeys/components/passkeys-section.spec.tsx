import { type Passkey, type Passkeys } from '@rolefit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@/lib/session';
import { readToasts } from '@/lib/toast';
import { anId, aPasskey, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { PasskeysSection } from './passkeys-section';

const phone = aPasskey({
  id: anId(701),
  name: 'Phone',
  lastUsedAt: '2026-11-24T10:00:00.000Z',
});
const key = aPasskey({ id: anId(702), name: 'Blue key', site: 'old.example' });

/** A server with these passkeys that renames and removes. */
function know(passkeys: readonly Passkey[], support: Passkeys['support'] = 'available'): void {
  let known = passkeys;
  serve('GET /auth/passkeys', () => ok({ passkeys: known, support, site: 'localhost' }));
  for (const passkey of passkeys) {
    const path = `/auth/passkeys/${passkey.id}`;
    serve(`PATCH ${path}`, ({ body }) => ok({ ...passkey, ...(body as { name: string }) }));
    serve(`DELETE ${path}`, () => {
      known = known.filter(({ id }) => id !== passkey.id);
      return ok(null);
    });
  }
}

describe('PasskeysSection', () => {
  // Preloads the lazy chunk; compiling it takes seconds on a cold machine.
  beforeAll(() => import('./remove-dialog'));
  beforeEach(() => signIn('token', aUser()));

  function open(...server: Parameters<typeof know>) {
    know(...server);
    renderAt(<PasskeysSection onSignInAgain={() => undefined} />, { at: '/profile' });
    return userEvent.setup();
  }
  const row = async (name: string) => (await screen.findByText(name)).closest('li');
  const button = (name: string) => screen.getByRole('button', { name });

  it('shows each passkey with its use, and for which server it is if not for this one', async () => {
    open([phone, key]);
    expect(await row('Phone')).toHaveTextContent(/^PhoneAdded .+Last used .+RenameRemove$/);
    expect(await row('Blue key')).toHaveTextContent(
      /^Blue keyWorks on old\.example onlyAdded .+Never used/,
    );
  });

  it('renames one, and gives the focus back', async () => {
    const user = open([phone, key]);
    await row('Phone');
    await user.click(button('Rename Phone'));
    const field = screen.getByLabelText('Name');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent('Name Required');
    await user.type(field, 'My phone{Enter}');
    expect(await row('My phone')).toBeInTheDocument();
    expect(button('Rename My phone')).toHaveFocus();
    expect(requestsTo(`PATCH /auth/passkeys/${phone.id}`).map(({ body }) => body)).toEqual([
      { name: 'My phone' },
    ]);
  });

  it('removes one after a confirmation, and focuses the title', async () => {
    const user = open([phone, key]);
    await row('Phone');
    await user.click(button('Remove Phone'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove “Phone”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Phone')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
    expect(readToasts().map(({ message }) => message)).toEqual(['The passkey is removed']);
  });

  it('says in the dialog why the only way to sign in cannot be removed', async () => {
    const user = open([phone]);
    serve(`DELETE /auth/passkeys/${phone.id}`, () => problem('PASSKEY_NEEDED'));
    await row('Phone');
    await user.click(button('Remove Phone'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText(/your only way to sign in/)).toBeInTheDocument();
  });

  it.each([
    ['ip-address', 'not on an IP address'],
    ['no-tls', 'only allow passkeys over an encrypted connection'],
  ] as const)('says why there can be none (%s)', async (support, reason) => {
    open([], support);
    expect(await screen.findByText('Passkeys don’t work at this address')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(reason))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('says where the browser knows none', async () => {
    open([]);
    expect(await screen.findByText('This browser doesn’t support passkeys.')).toBeInTheDocument();
  });
});
