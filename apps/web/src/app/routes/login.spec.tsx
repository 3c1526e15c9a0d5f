import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetServerFacts } from '@/features/landing/server-facts';
import { formatFullDate } from '@/lib/format';
import { markDeleted, markLoggedOut, markSignedOut, signIn } from '@/lib/session';
import { aUser } from '@/testing/builders';
import { ok, problem, readiness, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { Login } from './login';

const visitor = () => ok({ accessToken: null, refreshToken: null, user: null, isError: true });
const signedIn = () => ok({ accessToken: 'a', refreshToken: 'r', user: aUser(), isError: false });
const github = { id: 'github', label: 'GitHub', url: '/api/v1/auth/github', isDemo: false };
const google = { id: 'google', label: 'Google', url: '/api/v1/auth/google', isDemo: false };
const serveProviders = (...providers: readonly object[]) =>
  serve('GET /auth/providers', () =>
    ok({ providers, sourceUrl: null, extensionUrl: null, model: null }),
  );

describe('Login', () => {
  let consoleInfo: jest.SpyInstance;
  beforeEach(() => {
    forgetServerFacts();
    consoleInfo = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    serve('POST /auth/session', visitor);
    serveProviders(github);
  });
  afterEach(() => {
    consoleInfo.mockRestore();
    jest.useRealTimers();
  });

  it('leads to each provider that the server has, and to the two texts of law', async () => {
    serveProviders(github, google);
    renderAt(<Login />, { at: '/login?returnTo=/job-match' });
    expect(await screen.findByRole('link', { name: 'Sign in with Github' })).toHaveAttribute(
      'href',
      '/api/v1/auth/github?returnTo=%2Fjob-match',
    );
    expect(screen.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
      'href',
      '/api/v1/auth/google?returnTo=%2Fjob-match',
    );
    expect(
      screen.getByText(
        'Sign in with Github to upload your resume and view AI-powered instant job matches.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/demo/)).not.toBeInTheDocument();
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      for (const link of screen.getAllByRole('link', { name }))
        expect(link).toHaveAttribute('href', path);
    }
  });

  it.each([
    ['/login', 'a note'],
    ['/login?error=INVITATION_REQUIRED', 'the refusal'],
    ['/login?error=SIGN_IN_REFUSED', 'a note beside another problem'],
  ])('says once that only invited people get an account (%s: %s)', async (at) => {
    serve('GET /auth/providers', () =>
      ok({ providers: [github], sourceUrl: null, extensionUrl: null, signUp: 'invited' }),
    );
    renderAt(<Login />, { at });
    await screen.findByRole('link', { name: 'Sign in with Github' });
    expect(
      screen.getAllByText(
        'This server is for invited people only. Ask its owner for an invitation.',
      ),
    ).toHaveLength(1);
  });

  it('says nothing of invitations where everybody gets an account', async () => {
    renderAt(<Login />, { at: '/login' });
    await screen.findByRole('link', { name: 'Sign in with Github' });
    expect(screen.queryByText(/invit/)).not.toBeInTheDocument();
  });

  it('says that the session has ended to who was signed in until now', async () => {
    signIn('old', aUser());
    markSignedOut();
    renderAt(<Login />, { at: '/login?returnTo=/profile' });
    expect(
      await screen.findByText(
        'Your session has ended. Sign in again to pick up where you left off.',
      ),
    ).toBeInTheDocument();
  });

  it('says to who has just logged out that the extension stays signed in, where it does, and how to end that', async () => {
    signIn('old', aUser());
    markLoggedOut({ staysInExtension: true });
    const { unmount } = renderAt(<Login />, { at: '/login' });
    expect(await screen.findByText('You are logged out of this browser')).toBeInTheDocument();
    expect(
      screen.getByText(
        /is still signed in\. To end that too, sign out in the extension, or sign in here and log it out under Devices on your profile\./,
      ),
    ).toBeInTheDocument();
    unmount();
    markLoggedOut();
    renderAt(<Login />, { at: '/login' });
    await screen.findByRole('link', { name: 'Sign in with Github' });
    expect(screen.queryByText('You are logged out of this browser')).not.toBeInTheDocument();
  });

  it('says what has happened to who has just deleted their account, and leads a deleted one to where it is restored', async () => {
    signIn('old', aUser());
    markDeleted('2026-12-21T10:00:00.000Z');
    const { unmount } = renderAt(<Login />, { at: '/login' });
    expect(await screen.findByText('Your profile is deleted')).toBeInTheDocument();
    expect(
      screen.getByText(
        new RegExp(
          `sign in before ${formatFullDate('2026-12-21T10:00:00.000Z')}; after that it is erased`,
        ),
      ),
    ).toBeInTheDocument();
    unmount();
    signIn('new', aUser({ restorableUntil: '2026-12-21T10:00:00.000Z' }));
    renderAt(<Login />, { at: '/login?source=extension' });
    expect(await screen.findByText('At /restore')).toBeInTheDocument();
  });

  it('names the demo for what it is', async () => {
    serveProviders({ ...github, isDemo: true });
    renderAt(<Login />, { at: '/login' });
    expect(await screen.findByText(/Demo mode/)).toBeInTheDocument();
  });

  it('says so where there is no way to sign in', async () => {
    serveProviders();
    renderAt(<Login />, { at: '/login' });
    expect(await screen.findByText('You need a link to sign in')).toBeInTheDocument();
    expect(screen.getByText(/^Sign in to upload your resume/)).toBeInTheDocument();
  });

  it.each([
    [
      'SIGN_IN_STATE_INVALID',
      'This sign-in took too long or was started elsewhere. Please try again.',
    ],
    ['SIGN_IN_REFUSED', 'The sign-in wasn’t completed. Please try again.'],
    [
      'SIGN_IN_PROVIDER_DOWN',
      'The sign-in provider isn’t answering right now. Please try again in a moment.',
    ],
    ['RESUME_FORMAT_UNSUPPORTED', 'The sign-in wasn’t completed. Please try again.'],
    ['<img src=x>', 'The sign-in wasn’t completed. Please try again.'],
  ])('says what went wrong with a sign-in that came back with %s', async (code, sentence) => {
    renderAt(<Login />, { at: `/login?${new URLSearchParams({ error: code }).toString()}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(`You aren’t signed in${sentence}`);
    await screen.findByRole('link', { name: 'Sign in with Github' });
  });

  it('offers to try again where the providers cannot be loaded', async () => {
    serve('GET /auth/providers', () => problem('INTERNAL'));
    renderAt(<Login />, { at: '/login' });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serveProviders(github);
    await userEvent.setup().click(retry);
    expect(await screen.findByRole('link', { name: 'Sign in with Github' })).toBeInTheDocument();
  });

  it('finds out who this is as soon as the server is back', async () => {
    serve('POST /auth/session', () => Promise.reject(new TypeError('Failed to fetch')));
    renderAt(<Login />, { at: '/login?returnTo=/job-match' });
    await screen.findByRole('link', { name: 'Sign in with Github' });
    serve('POST /auth/session', signedIn);
    serve('GET /health/ready', () => readiness());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('At /job-match')).toBeInTheDocument();
  });

  it('sends on who is signed in already', async () => {
    serve('POST /auth/session', signedIn);
    renderAt(<Login />, { at: '/login?returnTo=/job-match' });
    expect(await screen.findByText('At /job-match')).toBeInTheDocument();
  });

  describe('when the extension asks', () => {
    const nonce = 'n'.repeat(22);
    const hear = (data: unknown, init: MessageEventInit = {}) =>
      fireEvent(
        window,
        new MessageEvent('message', {
          data,
          source: window,
          origin: window.location.origin,
          ...init,
        }),
      );
    let post: jest.SpyInstance;
    let close: jest.SpyInstance;
    beforeEach(() => {
      post = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
      close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
      serve('POST /auth/extension', () =>
        ok({ accessToken: 'ext-access', refreshToken: 'ext-refresh' }),
      );
    });
    afterEach(() => {
      post.mockRestore();
      close.mockRestore();
    });
    const signedInAt = async (at: string) => {
      serve('POST /auth/session', signedIn);
      renderAt(<Login />, { at });
      await screen.findByRole('heading', { name: 'Connecting the browser extension' });
    };

    it('remembers it over the way to the provider, and says what is going to happen', async () => {
      renderAt(<Login />, { at: '/login?source=extension' });
      expect(await screen.findByRole('link', { name: 'Sign in with Github' })).toHaveAttribute(
        'href',
        '/api/v1/auth/github?source=extension',
      );
      expect(screen.getByText('Sign in to connect the browser extension.')).toBeInTheDocument();
      expect(sessionStorage.getItem('isExtensionSource')).toBe('true');
    });

    it('hands over a pair of its own once, tells, and closes after four seconds', async () => {
      sessionStorage.setItem('isExtensionSource', 'true');
      await signedInAt('/login');
      jest.useFakeTimers({ advanceTimers: true });
      hear({ type: 'EXTENSION_READY', nonce });
      hear({ type: 'EXTENSION_READY', nonce });
      expect(
        await screen.findByRole('heading', { name: 'Connected. You can close this tab.' }),
      ).toBeInTheDocument();
      hear({ type: 'EXTENSION_READY', nonce });
      expect(post.mock.calls).toEqual([
        [
          { type: 'EXT_AUTH', accessToken: 'ext-access', refreshToken: 'ext-refresh', nonce },
          window.location.origin,
        ],
      ]);
      expect(requestsTo('POST /auth/extension')).toHaveLength(1);
      expect(sessionStorage.getItem('isExtensionSource')).toBeNull();
      expect(screen.getByRole('status')).toHaveTextContent(
        /stays signed in until you sign out in it, or log it out under Devices on your profile\. This tab closes/,
      );
      expect(localStorage.getItem('extension-connected')).toBe(aUser().id);
      act(() => void jest.advanceTimersByTime(3_800));
      expect(close).not.toHaveBeenCalled();
      act(() => void jest.advanceTimersByTime(200));
      expect(close).toHaveBeenCalledTimes(1);
      act(() => void jest.advanceTimersByTime(1_000));
      expect(screen.getByRole('status')).toHaveTextContent(
        /under Devices on your profile\. Your browser keeps this tab open/,
      );
      expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
        'href',
        '/dashboard',
      );
    });

    it('answers one that spoke before the session was known, without a nonce where it sent none', async () => {
      let answer: (response: Response) => void = () => undefined;
      serve('POST /auth/session', () => new Promise((resolve) => (answer = resolve)));
      renderAt(<Login />, { at: '/login?source=extension' });
      hear({ type: 'EXTENSION_READY' });
      answer(signedIn());
      await screen.findByRole('heading', { name: 'Connected. You can close this tab.' });
      expect(post.mock.calls[0]?.[0]).toEqual({
        type: 'EXT_AUTH',
        accessToken: 'ext-access',
        refreshToken: 'ext-refresh',
      });
    });

    it.each<[string, unknown, MessageEventInit]>([
      ['another origin', { type: 'EXTENSION_READY' }, { origin: 'https://evil.example' }],
      ['another window', { type: 'EXTENSION_READY' }, { source: null }],
      ['nobody who knows the words', { type: 'EXT_READY' }, {}],
      ['somebody with a nonce to guess', { type: 'EXTENSION_READY', nonce: '1' }, {}],
    ])('believes no message of %s', async (_, data, init) => {
      await signedInAt('/login?source=extension');
      hear(data, init);
      expect(requestsTo('POST /auth/extension')).toHaveLength(0);
      expect(post).not.toHaveBeenCalled();
    });

    it('says what to do when no extension answers, and lets the person go on without', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      await signedInAt('/login?source=extension');
      act(() => void jest.advanceTimersByTime(6_000));
      expect(
        screen.getByRole('heading', { name: 'The extension hasn’t responded yet' }),
      ).toBeInTheDocument();
      await userEvent
        .setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
        .click(screen.getByRole('link', { name: 'Continue without the extension' }));
      expect(await screen.findByText('At /dashboard')).toBeInTheDocument();
      expect(sessionStorage.getItem('isExtensionSource')).toBeNull();
    });

    it('hands nothing over when the server refuses, and tries again on a press', async () => {
      serve('POST /auth/extension', () => problem('SERVICE_UNAVAILABLE'));
      await signedInAt('/login?source=extension');
      hear({ type: 'EXTENSION_READY' });
      const retry = await screen.findByRole('button', { name: 'Retry' });
      expect(post).not.toHaveBeenCalled();
      expect(localStorage.getItem('extension-connected')).toBeNull();
      serve('POST /auth/extension', () =>
        ok({ accessToken: 'ext-access', refreshToken: 'ext-refresh' }),
      );
      await userEvent.setup().click(retry);
      await screen.findByRole('heading', { name: 'Connected. You can close this tab.' });
      expect(post).toHaveBeenCalledTimes(1);
    });
  });
});
