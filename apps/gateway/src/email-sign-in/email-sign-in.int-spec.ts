import { randomUUID } from 'node:crypto';
import { apiBasePath } from '@rolefit/contracts';
import { AuditRepository, IdentitiesRepository } from '@rolefit/database';
import { openSignUp } from '@rolefit/database/testing';
import { Redis } from 'ioredis';
import { anEmailBrowser } from '../testing/email-browser.fixture.js';
import {
  type Answer,
  dataOf,
  problemOf,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { linkIn, startSmtp, type TestSmtp } from '../testing/smtp.fixture.js';

let smtp: TestSmtp;
let gateway: TestGateway;
let redis: Redis;
let email: string;
beforeAll(async () => {
  smtp = await startSmtp();
  gateway = await startGateway(smtp.env);
  redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
});
beforeEach(() => {
  email = `ada-${randomUUID()}@example.org`;
});
afterAll(async () => {
  redis?.disconnect();
  await gateway?.close();
  await smtp?.close();
});

const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const keysLike = (part: string) =>
  redis.keys(`${gateway.config.redis.prefix}:sign-in-link:${part}`);
const aUserOf = async (provider: 'github' | 'google', isEmailVerified: boolean) =>
  gateway.app.get(IdentitiesRepository).signIn(
    {
      provider,
      subject: randomUUID(),
      login: null,
      name: 'Ada',
      email,
      isEmailVerified,
      avatar: null,
    },
    openSignUp,
  );
/** Asks for a link in a new browser and takes it out of the mail. */
async function aLink(body: object = {}, address = email) {
  const browser = anEmailBrowser(gateway);
  expect((await browser.ask(address, body)).status).toBe(202);
  const mail = await smtp.mailTo(address);
  return { browser, mail, ...linkIn(mail) };
}
async function signedIn(address = email) {
  const { browser, token } = await aLink({}, address);
  await browser.signIn(token);
  const session = await browser.session();
  if (session.isError) throw new Error('not signed in');
  return session.user;
}

describe('signing in by e-mail', () => {
  it('is offered where a mail server is set', async () => {
    const { emailLinks } = dataOf(
      'listProviders',
      await gateway.call('GET', `${apiBasePath}/auth/providers`),
    );
    expect(emailLinks).toBe('mail');
  });

  it('creates an account of a new address, and finds it the next time, however it is spelled', async () => {
    const { browser, token, url } = await aLink();
    expect(url).toBe(`${gateway.config.server.publicUrl}/sign-in#${token}`);
    await expect(browser.check(token)).resolves.toEqual({
      status: 'open',
      email,
      isSameBrowser: true,
    });
    const answer = await browser.signIn(token);
    expect(dataOf('signInWithEmail', answer)).toEqual({ next: '/dashboard' });
    const session = await browser.session();
    expect(session).toMatchObject({ isError: false, user: { email, isOnboarding: true } });

    const again = anEmailBrowser(gateway);
    await again.ask(`  ${email.toUpperCase()} `);
    await again.signIn(linkIn(await smtp.mailTo(email)).token);
    await expect(again.session()).resolves.toMatchObject({ user: { id: session.user?.id } });
  });

  it.each([
    [{ returnTo: '/job-match?sort=newest' }, '/job-match?sort=newest'],
    [{ source: 'extension' }, '/login?source=extension'],
  ])('goes on with %o', async (body, next) => {
    const { browser, token } = await aLink(body);
    expect(dataOf('signInWithEmail', await browser.signIn(token))).toEqual({ next });
  });

  it('leads a deleted account to where it is restored', async () => {
    const { id } = await signedIn();
    await gateway.database.dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [
      id,
    ]);
    const { browser, token } = await aLink({ returnTo: '/profile' });
    expect(dataOf('signInWithEmail', await browser.signIn(token))).toEqual({ next: '/restore' });
  });

  it('is recorded in the audit trail without the address', async () => {
    const { id } = await signedIn();
    await expect(gateway.app.get(AuditRepository).page(id, null, 10)).resolves.toMatchObject([
      { event: 'signed-in', provider: 'email', refusal: null },
    ]);
    const entries = await gateway.database.dataSource.query('SELECT * FROM audit_entries');
    expect(JSON.stringify(entries)).not.toContain(email);
  });
});

describe('a sign-in link', () => {
  it('works once, also for two calls at once', async () => {
    const { browser, token } = await aLink();
    const answers = await Promise.all([browser.signIn(token), browser.signIn(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(codeOf(await browser.signIn(token))).toEqual([422, 'SIGN_IN_LINK_USED']);
    await expect(browser.check(token)).resolves.toEqual({ status: 'used' });
  });

  it('is not used up by a mail scanner that opens it', async () => {
    const { browser, token } = await aLink();
    for (let count = 0; count < 3; count += 1) await anEmailBrowser(gateway).check(token);
    expect((await browser.signIn(token)).status).toBe(200);
  });

  it('ends after 15 minutes', async () => {
    const { browser, token } = await aLink();
    const [key = ''] = (await keysLike('open:*')).filter(Boolean);
    const left = await redis.pttl(key);
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    for (const open of await keysLike('open:*')) await redis.pexpireat(open, 1);
    await expect(browser.check(token)).resolves.toEqual({ status: 'expired' });
    expect(codeOf(await browser.signIn(token))).toEqual([422, 'SIGN_IN_LINK_EXPIRED']);
  });

  it('ends when a newer one is asked for, in any browser', async () => {
    const first = await aLink();
    const second = await aLink();
    await expect(first.browser.check(first.token)).resolves.toEqual({ status: 'replaced' });
    expect(codeOf(await first.browser.signIn(first.token))).toEqual([422, 'SIGN_IN_LINK_REPLACED']);
    expect((await second.browser.signIn(second.token)).status).toBe(200);
    const third = await aLink();
    await expect(second.browser.check(second.token)).resolves.toEqual({ status: 'used' });
    await expect(third.browser.check(third.token)).resolves.toMatchObject({ status: 'open' });
  });

  it('that nobody has made signs nobody in', async () => {
    const browser = anEmailBrowser(gateway);
    const token = 'A'.repeat(43);
    await expect(browser.check(token)).resolves.toEqual({ status: 'unknown' });
    expect(codeOf(await browser.signIn(token))).toEqual([422, 'SIGN_IN_LINK_UNKNOWN']);
    expect(codeOf(await browser.signIn('short'))).toEqual([400, 'REQUEST_INVALID']);
  });

  it('needs a confirmation in another browser, and is not used up without one', async () => {
    const { browser, token } = await aLink();
    const other = anEmailBrowser(gateway);
    await expect(other.check(token)).resolves.toMatchObject({ email, isSameBrowser: false });
    expect(codeOf(await other.signIn(token))).toEqual([409, 'SIGN_IN_LINK_UNCONFIRMED']);
    expect((await other.signIn(token, true)).status).toBe(200);
    await expect(other.session()).resolves.toMatchObject({ user: { email } });
    await expect(browser.session()).resolves.toMatchObject({ isError: true });
  });

  it('ends the former session of the browser that uses it', async () => {
    const { browser, token } = await aLink();
    await browser.signIn(token);
    const { refreshToken } = await browser.session();
    await browser.ask(email);
    await browser.signIn(linkIn(await smtp.mailTo(email)).token);
    const answer = await gateway.call('POST', `${apiBasePath}/auth/session`, {
      body: { refreshToken },
    });
    expect(codeOf(answer)).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('is stored by its hash alone, and neither it nor the address is logged', async () => {
    const { browser, token } = await aLink();
    const stored = await Promise.all(
      (await redis.keys(`${gateway.config.redis.prefix}:*`)).map(async (key) => [
        key,
        (await redis.type(key)) === 'string' ? await redis.get(key) : '',
      ]),
    );
    expect(JSON.stringify(stored)).toContain(email);
    expect(JSON.stringify(stored)).not.toContain(token);
    await browser.signIn(token);
    await browser.signIn(token);
    const left = await Promise.all((await keysLike('*')).map((key) => redis.get(key)));
    expect(left.join()).not.toContain(email);
    expect((await keysLike('*')).join()).not.toContain(email);
    expect(gateway.log.join('\n')).not.toContain(token);
    expect(gateway.log.join('\n')).not.toContain(email);
  });

  it.each(['https://evil.example', 'chrome-extension://abc', null])(
    'is neither sent nor used for a page of %s',
    async (origin) => {
      const { token } = await aLink();
      for (const [path, body] of [
        ['/auth/email', { email }],
        ['/auth/email/link', { token }],
        ['/auth/email/session', { token, isConfirmed: true }],
      ] as const) {
        const headers: Record<string, string> = origin === null ? {} : { origin };
        const answer = await gateway.call('POST', apiBasePath + path, { body, headers });
        expect([path, ...codeOf(answer)]).toEqual([path, 403, 'ORIGIN_REFUSED']);
      }
    },
  );
});

describe('the account of an address', () => {
  it.each(['github', 'google'] as const)(
    'is that of the %s user whose address it verifiably is, in either order',
    async (provider) => {
      const before = await aUserOf(provider, true);
      await expect(signedIn()).resolves.toMatchObject({ id: before.id, name: 'Ada' });
      email = `later-${email}`;
      const { id } = await signedIn();
      await expect(aUserOf(provider, true)).resolves.toMatchObject({ id });
    },
  );

  it('is not one that somebody else has prepared with an unverified address or in a profile', async () => {
    const prepared = await aUserOf('github', false);
    const other = await aUserOf('google', false);
    await gateway.database.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [
      prepared.id,
      email,
    ]);
    const { id } = await signedIn();
    expect([prepared.id, other.id]).not.toContain(id);
    expect((await aUserOf('github', false)).id).not.toBe(id);
  });
});
