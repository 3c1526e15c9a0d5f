import { type People } from '@rolefit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@/lib/session';
import { anId, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { PeopleSection } from './people-section';

const olga = aUser({ id: anId(1), name: 'Olga', isOwner: true });
const url = `https://rolefit.example/link#${'s'.repeat(43)}`;
const people: People = {
  people: [
    { id: anId(1), name: 'Olga', isOwner: true, joinedAt: '2026-11-01T10:00:00.000Z', note: null },
    {
      id: anId(2),
      name: null,
      isOwner: false,
      joinedAt: '2026-11-02T10:00:00.000Z',
      note: 'My sister',
    },
  ],
  invitations: [
    {
      id: anId(3),
      note: 'Bruno',
      createdAt: '2026-11-03T10:00:00.000Z',
      expiresAt: '2099-11-10T10:00:00.000Z',
    },
    {
      id: anId(4),
      note: null,
      createdAt: '2026-01-03T10:00:00.000Z',
      expiresAt: '2026-01-10T10:00:00.000Z',
    },
  ],
};

describe('PeopleSection', () => {
  // Preloads the lazy chunks; compiling them takes seconds on a cold machine.
  beforeAll(() =>
    Promise.all([import('./revoke-dialog'), import('./remove-person-dialog'), import('./invite')]),
  );
  beforeEach(() => signIn('token', olga));

  async function open() {
    let known = people;
    serve('GET /auth/people', () => ok(known));
    serve('POST /auth/invitations', ({ body }) => {
      const [invitation] = people.invitations;
      return ok({ ...invitation, id: anId(5), note: (body as { note: string }).note, url });
    });
    serve(`DELETE /auth/invitations/${anId(3)}`, () => {
      known = { ...known, invitations: known.invitations.slice(1) };
      return ok(null);
    });
    serve('GET /auth/providers', () => ok({ providers: [], sourceUrl: null, extensionUrl: null }));
    serve(`DELETE /auth/people/${anId(2)}`, () => {
      known = { ...known, people: known.people.slice(0, 1) };
      return ok(null);
    });
    renderAt(<PeopleSection />, { at: '/profile' });
    await screen.findByRole('button', { name: 'Invite someone' });
    return userEvent.setup();
  }

  it('lists who has an account, and which invitations are open', async () => {
    await open();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^OlgaOwnerYouJoined /),
      expect.stringMatching(/^Without a nameJoined .*Invited as “My sister”Remove$/),
      expect.stringMatching(/^BrunoCreated .*Expires .*Revoke$/),
      expect.stringMatching(/^InvitationExpiredCreated .*Revoke$/),
    ]);
  });

  it('creates an invitation, shows its link once, and then forgets it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Invite someone' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Whom is it for/), 'Bruno');
    await user.click(within(dialog).getByRole('button', { name: 'Create invitation' }));
    expect(await within(dialog).findByRole('group', { name: 'Invitation link' })).toHaveTextContent(
      url,
    );
    expect(within(dialog).getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
    expect(requestsTo('POST /auth/invitations').map(({ body }) => body)).toEqual([
      { note: 'Bruno' },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(document.body).not.toHaveTextContent(url);
  });

  it('revokes an invitation after a confirmation', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Revoke the invitation: Bruno' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(requestsTo(`DELETE /auth/invitations/${anId(3)}`)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('Bruno')).not.toBeInTheDocument());
    expect(requestsTo(`DELETE /auth/invitations/${anId(3)}`)).toHaveLength(1);
  });

  it('removes a guest after a confirmation that names them, but not the owner', async () => {
    const user = await open();
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove My sister' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove My sister?' });
    expect(dialog).toHaveTextContent(
      /My sister is signed out everywhere.+after (30 days|some time)/,
    );
    expect(requestsTo(`DELETE /auth/people/${anId(2)}`)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Without a name')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus();
  });

  it('says in the dialog why a guest could not be removed', async () => {
    const user = await open();
    serve(`DELETE /auth/people/${anId(2)}`, () => problem('PERSON_NOT_FOUND'));
    await user.click(screen.getByRole('button', { name: 'Remove My sister' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText(/couldn’t find this person/)).toBeInTheDocument();
  });

  it('says that it could not be loaded', async () => {
    serve('GET /auth/people', () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<PeopleSection />, { at: '/profile' });
    expect(await screen.findByText('We couldn’t load the list of people.')).toBeInTheDocument();
  });
});
