import { type Device } from '@rolefit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { paths } from '@/lib/paths';
import { sessionAtom, signIn } from '@/lib/session';
import { readToken } from '@/lib/token';
import { aDevice, anId, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { DevicesSection } from './devices-section';

const list = 'GET /auth/sessions';
const all = 'DELETE /auth/sessions';
const here = aDevice({ id: anId(501), isThis: true });
const phone = aDevice({
  id: anId(502),
  browser: 'Safari',
  system: 'iOS',
  signedInAt: '2026-01-05T10:00:00.000Z',
});
const extension = aDevice({ id: anId(503), kind: 'extension', browser: 'Chrome', system: 'Linux' });

/** A server with these devices that logs them out. */
function know(devices: readonly Device[]): void {
  let known = devices;
  serve(list, () => ok({ devices: known }));
  for (const { id } of devices) {
    serve(`DELETE /auth/sessions/${id}`, () => {
      known = known.filter((device) => device.id !== id);
      return ok(null);
    });
  }
  serve(all, ({ query }) => {
    const before = known.length;
    known = known.filter(({ isThis }) => isThis && query.get('except') === 'this');
    return ok({ ended: before - known.length });
  });
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('DevicesSection', () => {
  const user = userEvent.setup();
  // Preloads the lazy chunk; compiling it takes seconds on a cold machine.
  beforeAll(() => Promise.all([import('./log-out-dialog'), import('./device-link')]));
  beforeEach(() => signIn('token', aUser()));

  async function open(devices: readonly Device[]) {
    know(devices);
    renderAt(<DevicesSection />, { at: '/profile' });
    await screen.findByText('This device');
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

  it('shows a loading state, then each device with place and time', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(list, () => new Promise((resolve) => (answer = resolve)));
    renderAt(<DevicesSection />, { at: '/profile' });
    expect(screen.getByRole('status', { name: 'Loading your devices' })).toBeInTheDocument();
    answer(ok({ devices: [here, phone, extension] }));
    await screen.findByText('This device');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    const [own, mobile, inBrowser] = rows();
    expect(own).toMatch(/^Firefox on WindowsThis deviceSigned in .+In use now$/);
    expect(mobile).toMatch(/^Safari on iOSSigned in .*2026Last used .+Log out$/);
    expect(inBrowser).toMatch(/^Chrome on LinuxExtensionSigned in .+Last used .+Log out$/);
  });

  it.each([
    [{ browser: 'Firefox', system: null }, /^Firefox(?! on)/],
    [{ browser: null, system: 'macOS' }, /^Browser on macOS/],
    [{ browser: null, system: null }, /^Unknown browser/],
  ])('names %j', async (names, text) => {
    await open([here, aDevice({ ...phone, ...names })]);
    expect(rows()[1]).toMatch(text);
  });

  it('explains that an extension stays signed in after a logout of the browser', async () => {
    await open([here, phone, extension]);
    expect(
      screen.getByText(/^The extension stays signed in when you log out of your browser/),
    ).toBeVisible();
    await press('Log out the extension in Chrome on Linux');
    await confirm('Log out');
    await waitFor(() =>
      expect(screen.queryByText(/^The extension stays signed in/)).not.toBeInTheDocument(),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('receives the focus if the URL fragment names it', async () => {
    know([here]);
    renderAt(<DevicesSection />, { at: paths.devices });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus());
  });

  it('offers no logout if this is the only device', async () => {
    await open([here]);
    expect(screen.getByText('You’re not signed in anywhere else.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Log out/ })).not.toBeInTheDocument();
  });

  it('shows a link for another device once, as text and as a code, and then forgets it', async () => {
    const url = `https://rolefit.example/link#${'s'.repeat(43)}`;
    serve('POST /auth/device-link', () => ok({ url, expiresAt: '2026-11-28T10:15:00.000Z' }));
    await open([here]);
    expect(requestsTo('POST /auth/device-link')).toHaveLength(0);
    await press('Sign in on another device');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('group', { name: 'Link' })).toHaveTextContent(url);
    expect(within(dialog).getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(document.body).not.toHaveTextContent(url);
  });

  it('offers to create the link again if that failed', async () => {
    serve('POST /auth/device-link', () => problem('SERVICE_UNAVAILABLE'));
    await open([here]);
    await press('Sign in on another device');
    expect(await screen.findByText('We couldn’t load the link.')).toBeInTheDocument();
  });

  it('shows a load error and succeeds on retry', async () => {
    serve(list, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<DevicesSection />, { at: '/profile' });
    expect(await screen.findByRole('alert')).toHaveTextContent('your devices');
    know([here]);
    await press('Retry');
    expect(await screen.findByText('This device')).toBeVisible();
  });

  it('logs one device out after confirmation by keyboard and focuses the list', async () => {
    await open([here, phone, extension]);
    const opener = screen.getByRole('button', { name: 'Log out the extension in Chrome on Linux' });
    expect(opener).toHaveAccessibleDescription(/^Signed in/);
    opener.focus();
    await user.keyboard('{Enter}');
    expect(
      await screen.findByRole('alertdialog', { name: 'Log out the extension in Chrome on Linux?' }),
    ).toBeInTheDocument();
    expect(requestsTo(`DELETE /auth/sessions/${extension.id}`)).toHaveLength(0);
    await confirm('Log out');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus();
    expect(requestsTo(`DELETE /auth/sessions/${phone.id}`)).toHaveLength(0);
  });

  it('sends nothing on Cancel and restores the focus', async () => {
    await open([here, phone]);
    await press('Log out Safari on iOS');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Log out Safari on iOS' })).toHaveFocus();
    expect(requestsTo(`DELETE /auth/sessions/${phone.id}`)).toHaveLength(0);
  });

  it('shows an error in the dialog, keeps the device, and logs it out on retry', async () => {
    await open([here, phone]);
    serve(`DELETE /auth/sessions/${phone.id}`, () => problem('SERVICE_UNAVAILABLE'));
    await press('Log out Safari on iOS');
    await confirm('Log out');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Rolefit isn’t available right now.',
    );
    know([here, phone]);
    await confirm('Log out');
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeVisible();
  });

  it('logs out everywhere else and stays signed in here', async () => {
    await open([here, phone, extension]);
    await press('Log out everywhere else');
    await confirm('Log out everywhere else');
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeVisible();
    expect(requestsTo(all).map(({ query }) => query.toString())).toEqual(['except=this']);
    expect(readToken()).toBe('token');
  });

  it('logs out everywhere, including here', async () => {
    await open([here, phone]);
    await press('Log out everywhere');
    await confirm('Log out everywhere');
    await waitFor(() =>
      expect(getDefaultStore().get(sessionAtom)).toEqual({
        isAuthenticated: false,
        user: null,
        isLoading: false,
        hasLoggedOut: true,
      }),
    );
    expect(requestsTo(all).map(({ query }) => query.toString())).toEqual(['']);
    expect(readToken()).toBeNull();
  });

  it('shows five devices, and all on request', async () => {
    await open([
      here,
      ...Array.from({ length: 7 }, (_, place) => aDevice({ id: anId(510 + place) })),
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await press('Show all 8 devices');
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    await press('Show fewer');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});
