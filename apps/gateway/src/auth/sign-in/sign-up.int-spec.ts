import { apiBasePath } from '@rolefit/contracts';
import { AuditRepository, IdentitiesRepository } from '@rolefit/database';
import { openSignUp } from '@rolefit/database/testing';
import { setupLinkMaxAgeMs } from '../../account-links/account-link-url.js';
import { SignInLinks } from '../../sign-in-links/sign-in-links.js';
import { anEmailBrowser } from '../../testing/email-browser.fixture.js';
import {
  type Answer,
  dataOf,
  freePort,
  problemOf,
  startGateway,
  type TestGateway,
} from '../../testing/gateway.fixture.js';
import { aLinkBrowser, type LinkBrowser, tokenIn } from '../../testing/link-browser.fixture.js';
import {
  goToOidcProvider,
  startOidcProvider,
  type TestOidcProvider,
} from '../../testing/oidc.fixture.js';
import { linkIn, startSmtp, type TestSmtp } from '../../testing/smtp.fixture.js';

const emailOf = (login: string) => `${login}@test.example`;
const persons = Object.fromEntries(
  ['ada', 'bob', 'cy'].map((login) => [
    login,
    { name: login, email: emailOf(login), email_verified: true },
  ]),
);
const refused = '/login?error=INVITATION_REQUIRED';

let smtp: TestSmtp;
let provider: TestOidcProvider;
let gateway: TestGateway;
let owner: LinkBrowser;
beforeAll(async () => {
  const port = await freePort();
  smtp = await startSmtp();
  provider = await startOidcProvider(`http://127.0.0.1:${port}`, persons);
  const env = { PORT: String(port), SIGN_UP: 'invited' };
  gateway = await startGateway({ ...env, ...smtp.env, ...provider.env });
});
beforeEach(async () => {
  await query('DELETE FROM users');
  owner = browser();
  const links = gateway.app.get(SignInLinks);
  await owner.use(await links.open({ kind: 'setup' }, 'setup', setupLinkMaxAgeMs), 'Olga');
});
afterAll(async () => {
  await gateway?.close();
  provider?.stop();
  await smtp?.close();
});

const browser = () => aLinkBrowser(gateway);
const query = <Row>(sql: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(sql, parameters);
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
/** Accounts besides the owner's. */
const accounts = () =>
  query<{ name: string | null }>('SELECT name FROM users WHERE NOT is_owner ORDER BY name');

async function anInvitation(note = 'A guest') {
  const answer = await owner.call('POST', '/auth/invitations', { note });
  const { id, url } = dataOf('createInvitation', answer);
  return { id, token: tokenIn(url) };
}
/** Comes back from the provider. @returns where the browser is sent */
async function signInWithOidc(at: LinkBrowser, login: string): Promise<string | null> {
  const { callback, cookie } = await goToOidcProvider(gateway, login);
  const path = callback.slice(apiBasePath.length);
  const cookies = { cookie: `${at.cookiesFor('/auth/oidc/callback')}; ${cookie}` };
  return (await at.send('GET', path, undefined, cookies)).headers.get('location');
}
async function signInByEmail(at: LinkBrowser, login: string): Promise<Answer> {
  const mails = anEmailBrowser(gateway, at);
  await mails.ask(emailOf(login));
  return mails.signIn(linkIn(await smtp.mailTo(emailOf(login))).token);
}
const anAccountOf = (login: string) =>
  gateway.app.get(IdentitiesRepository).signIn(
    {
      provider: 'email',
      subject: emailOf(login),
      login: null,
      name: login,
      email: emailOf(login),
      isEmailVerified: true,
      avatar: null,
    },
    openSignUp,
  );

describe('a stranger at a server for invited people', () => {
  it('is told so on the login page, and gets no account', async () => {
    const stranger = browser();
    expect(await signInWithOidc(stranger, 'ada')).toBe(refused);
    expect(codeOf(await signInByEmail(stranger, 'bob'))).toEqual([403, 'INVITATION_REQUIRED']);
    await expect(stranger.session()).resolves.toMatchObject({ isError: true });
    await expect(accounts()).resolves.toEqual([]);
    await expect(query('SELECT id FROM identities')).resolves.toEqual([]);
  });

  it('is recorded in the audit trail without a name', async () => {
    await query('DELETE FROM audit_entries');
    await signInWithOidc(browser(), 'ada');
    const entries = () => query('SELECT user_id, event, provider, refusal FROM audit_entries');
    while ((await entries()).length === 0) await new Promise((done) => setTimeout(done, 20));
    await expect(entries()).resolves.toEqual([
      {
        user_id: null,
        event: 'sign-in-refused',
        provider: 'oidc',
        refusal: 'INVITATION_REQUIRED',
      },
    ]);
  });

  it('cannot find out who has an account: the answers for a known and an unknown address are alike', async () => {
    await anAccountOf('ada');
    const answers = [];
    for (const login of ['ada', 'bob']) {
      const mails = anEmailBrowser(gateway);
      const answer = await mails.ask(emailOf(login));
      // Whoever reads the mailbox opens the link.
      const { token } = linkIn(await smtp.mailTo(emailOf(login)));
      const { email: _, ...check } = { email: '', ...(await mails.check(token)) };
      const headers = [...answer.headers.keys()].toSorted();
      answers.push({ status: answer.status, body: answer.body, headers, check });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('sees before signing in that an invitation is needed', async () => {
    const answer = await gateway.call('GET', `${apiBasePath}/auth/providers`);
    expect(dataOf('listProviders', answer)).toMatchObject({
      signUp: 'invited',
      emailLinks: 'mail',
    });
  });
});

describe('a user of a server for invited people', () => {
  it('signs in as before, also with another provider that knows the same address', async () => {
    const { id } = await anAccountOf('ada');
    for (const signIn of [signInByEmail, signInWithOidc]) {
      const ada = browser();
      await signIn(ada, 'ada');
      await expect(ada.session()).resolves.toMatchObject({ user: { id } });
    }
  });

  it('may come back to restore a deleted account, but not when that is over', async () => {
    const { id } = await anAccountOf('ada');
    const deletedDaysAgo = (days: number) =>
      query(`UPDATE users SET deleted_at = now() - $2 * interval '1 day' WHERE id = $1`, [
        id,
        days,
      ]);
    await deletedDaysAgo(1);
    expect(await signInWithOidc(browser(), 'ada')).toBe('/restore');
    await deletedDaysAgo(100);
    expect(await signInWithOidc(browser(), 'ada')).toBe(refused);
  });
});

describe('a guest who has opened an invitation', () => {
  it.each([
    ['a provider', signInWithOidc],
    ['e-mail', signInByEmail],
  ])('gets an account with %s, once', async (_, signIn) => {
    const { token } = await anInvitation('My sister');
    const guest = browser();
    await guest.check(token);
    await signIn(guest, 'ada');
    const { user } = await guest.session();
    expect(user).toMatchObject({ email: emailOf('ada'), isOwner: false });
    expect(guest.cookie('rolefit_invitation')).toBe('');
    const { people, invitations } = dataOf('listPeople', await owner.call('GET', '/auth/people'));
    expect(people.at(-1)).toMatchObject({ id: user?.id, note: 'My sister' });
    expect(invitations).toEqual([]);
    await expect(browser().check(token)).resolves.toEqual({ status: 'used' });
    await expect(gateway.app.get(AuditRepository).page(user?.id ?? '', null, 10)).resolves.toEqual([
      expect.objectContaining({ event: 'signed-in' }),
    ]);
  });

  it('keeps it out of reach of scripts and other sites, for minutes', async () => {
    const { token } = await anInvitation();
    const answer = await browser().post('/auth/link', { token });
    expect(answer.headers.getSetCookie()).toEqual([
      `rolefit_invitation=${token}; Max-Age=900; Path=${apiBasePath}/auth; HttpOnly; SameSite=Lax`,
    ]);
  });

  it('does not use it up with an account that exists', async () => {
    await anAccountOf('ada');
    const { token } = await anInvitation();
    const ada = browser();
    await ada.check(token);
    expect(await signInWithOidc(ada, 'ada')).toBe('/dashboard');
    await expect(browser().check(token)).resolves.toMatchObject({ status: 'open' });
  });

  it('shares it with nobody: of two who sign in at the same time, one gets an account', async () => {
    const { token } = await anInvitation();
    const guests = [browser(), browser(), browser()];
    for (const guest of guests) await guest.check(token);
    const [a, b, c] = guests as [LinkBrowser, LinkBrowser, LinkBrowser];
    const places = await Promise.all([
      signInWithOidc(a, 'ada'),
      signInWithOidc(b, 'bob'),
      c.use(token, 'Cy').then(({ status }) => (status === 200 ? '/dashboard' : refused)),
    ]);
    expect(places.toSorted()).toEqual(['/dashboard', refused, refused]);
    await expect(accounts()).resolves.toHaveLength(1);
  });

  it.each([
    ['expired', () => query(`UPDATE invitations SET expires_at = now() - interval '1 second'`)],
    ['been revoked', (id: string) => owner.call('DELETE', `/auth/invitations/${id}`)],
    ['lost its owner', () => query('UPDATE users SET deleted_at = now() WHERE is_owner')],
  ])('gets none once the invitation has %s', async (_, end) => {
    const { id, token } = await anInvitation();
    const guest = browser();
    await guest.check(token);
    await end(id);
    expect(await signInWithOidc(guest, 'ada')).toBe(refused);
    await expect(accounts()).resolves.toEqual([]);
  });

  it.each(['x'.repeat(43), '', "' OR true --"])(
    'gets none with a made-up one: %j',
    async (made) => {
      const { callback, cookie } = await goToOidcProvider(gateway, 'ada');
      const answer = await gateway.call('GET', callback, {
        headers: { cookie: `rolefit_invitation=${encodeURIComponent(made)}; ${cookie}` },
      });
      expect(answer.headers.get('location')).toBe(refused);
    },
  );
});
