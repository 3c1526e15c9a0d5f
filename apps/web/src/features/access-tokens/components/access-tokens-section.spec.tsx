import { type PersonalToken } from '@rolefit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@/lib/session';
import { readToasts } from '@/lib/toast';
import { anAccessToken, anId, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { AccessTokensSection } from './access-tokens-section';

const list = 'GET /auth/tokens';
const create = 'POST /auth/tokens';
const secret = `rolefit_pat_${'s'.repeat(43)}`;
const agent = anAccessToken({
  id: anId(601),
  name: 'My agent',
  scopes: ['scans:read', 'evidence:write'],
  lastUsedAt: '2026-11-24T10:00:00.000Z',
});
const script = anAccessToken({
  id: anId(602),
  name: 'Script',
  expiresAt: '2026-01-05T10:00:00.000Z',
});

/** A server with these tokens that creates and revokes. */
function know(tokens: readonly PersonalToken[]): void {
  let known = tokens;
  serve(list, () => ok({ tokens: known }));
  serve(create, ({ body }) => {
    const created = anAccessToken({ id: anId(610), ...(body as Partial<PersonalToken>) });
    known = [created, ...known];
    return ok({ ...created, token: secret });
  });
  for (const { id } of tokens) {
    serve(`DELETE /auth/tokens/${id}`, () => {
      known = known.filter((token) => token.id !== id);
      return ok(null);
    });
  }
}

describe('AccessTokensSection', () => {
  // Preloads the lazy chunks; compiling them takes seconds on a cold machine.
  beforeAll(() => Promise.all([import('./revoke-dialog'), import('./create-token')]));
  beforeEach(() => signIn('token', aUser()));

  async function open(tokens: readonly PersonalToken[]) {
    know(tokens);
    const user = userEvent.setup();
    renderAt(<AccessTokensSection />, { at: '/profile' });
    await screen.findByRole('button', { name: 'Create token' });
    return user;
  }
  const button = (name: string) => screen.getByRole('button', { name });
  const dialog = () => screen.findByRole('dialog');

  it('shows a loading state, then each token with its rights, its use and its end', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(list, () => new Promise((resolve) => (answer = resolve)));
    renderAt(<AccessTokensSection />, { at: '/profile' });
    expect(screen.getByRole('status', { name: 'Loading your access tokens' })).toBeInTheDocument();
    answer(ok({ tokens: [agent, script] }));
    const first = (await screen.findByText('My agent')).closest('li');
    expect(first).toHaveTextContent(
      /^My agentrolefit_pat_Ab3d…Read scansRead closelyCreated .+Last used .+Doesn’t expireRevoke$/,
    );
    expect(screen.getByText('Script').closest('li')).toHaveTextContent(/Expired.*Never used/);
  });

  it('explains how to connect an agent, with the address of this server', async () => {
    const user = await open([]);
    await user.click(screen.getByText('Connect an agent'));
    expect(screen.getByText('You have no access tokens.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Address for agents' })).toHaveTextContent(
      `${window.location.origin}/mcp`,
    );
    const configuration = screen.getByRole('group', { name: 'Configuration' }).textContent;
    expect(JSON.parse(configuration)).toEqual({
      mcpServers: {
        rolefit: {
          type: 'http',
          url: `${window.location.origin}/mcp`,
          headers: { Authorization: 'Bearer YOUR_TOKEN' },
        },
      },
    });
  });

  it('creates a token, shows it once with its configuration, copies it, and then forgets it', async () => {
    const user = await open([agent]);
    await user.click(button('Create token'));
    const form = within(await dialog());
    await user.type(await form.findByLabelText('Name'), 'Script');
    await user.click(form.getByLabelText('Scan and save'));
    await user.selectOptions(form.getByLabelText('Expires'), 'Never');
    await user.click(form.getByRole('button', { name: 'Create token' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new access token' }));
    expect(requestsTo(create).map(({ body }) => body)).toEqual([
      {
        name: 'Script',
        scopes: ['scans:read', 'evidence:write', 'resume:read'],
        expiresInDays: null,
      },
    ]);
    expect(shown.getByRole('group', { name: 'Access token' })).toHaveTextContent(secret);
    expect(shown.getByRole('group', { name: 'Configuration' })).toHaveTextContent(secret);
    await user.click(shown.getByRole('button', { name: 'Copy the token' }));
    expect(await window.navigator.clipboard.readText()).toBe(secret);
    expect(await shown.findByText('Copied')).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Script')).toBeVisible();
    expect(document.body).not.toHaveTextContent(secret);
    await user.click(button('Create token'));
    expect(await within(await dialog()).findByLabelText('Name')).toHaveValue('');
  });

  it('says what is missing, and sends nothing until it is there', async () => {
    const user = await open([]);
    await user.click(button('Create token'));
    const form = within(await dialog());
    await form.findByLabelText('Name');
    for (const right of ['Read scans', 'Scan and save', 'Read closely', 'Read your resume'])
      await user.click(form.getByLabelText(right));
    await user.click(form.getByRole('button', { name: 'Create token' }));
    expect(form.getByText('Name Required')).toBeVisible();
    expect(form.getByText('Choose at least one thing that the token may do')).toBeVisible();
    expect(requestsTo(create)).toEqual([]);
  });

  it('shows why a token was refused, and keeps the form', async () => {
    const user = await open([]);
    serve(create, () => problem('TOKENS_FULL'));
    await user.click(button('Create token'));
    const form = within(await dialog());
    await user.type(await form.findByLabelText('Name'), 'One more');
    await user.click(form.getByRole('button', { name: 'Create token' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Revoke one that you no longer use');
    expect(form.getByLabelText('Name')).toHaveValue('One more');
  });

  it('says so if the browser does not allow copying', async () => {
    const user = await open([]);
    await user.click(screen.getByText('Connect an agent'));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(button('Copy the address'));
    expect(readToasts().map(({ message }) => message)).toEqual([
      expect.stringContaining('Copying failed'),
    ]);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('revokes a token after confirmation, and focuses the heading', async () => {
    const user = await open([agent, script]);
    await user.click(button('Revoke My agent'));
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Revoke My agent?' }));
    expect(requestsTo(`DELETE /auth/tokens/${agent.id}`)).toHaveLength(0);
    await user.click(confirm.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('My agent')).not.toBeInTheDocument());
    expect(screen.getByText('Script')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Access tokens' })).toHaveFocus();
  });

  it('shows an error in the dialog and keeps the token', async () => {
    const user = await open([agent]);
    serve(`DELETE /auth/tokens/${agent.id}`, () => problem('SERVICE_UNAVAILABLE'));
    await user.click(button('Revoke My agent'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Rolefit isn’t available');
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
    );
    expect(screen.getByText('My agent')).toBeVisible();
  });

  it('shows a load error and succeeds on retry', async () => {
    serve(list, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<AccessTokensSection />, { at: '/profile' });
    expect(await screen.findByRole('alert')).toHaveTextContent('your access tokens');
    know([agent]);
    await userEvent.setup().click(button('Retry'));
    expect(await screen.findByText('My agent')).toBeVisible();
  });
});
