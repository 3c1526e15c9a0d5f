import { randomUUID } from 'node:crypto';
import { apiBasePath, limits } from '@rolefit/contracts';
import { AccountsRepository, AuditRepository, PeopleRepository } from '@rolefit/database';
import { Redis } from 'ioredis';
import { hashOf } from '../auth/sign-in/link-secret.js';
import { anEmailBrowser } from '../testing/email-browser.fixture.js';
import {
  type Answer,
  dataOf,
  problemOf,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { aLinkBrowser, type LinkBrowser, tokenIn } from '../testing/link-browser.fixture.js';
import { linkIn, startSmtp, type TestSmtp } from '../testing/smtp.fixture.js';
import { SignInLinks } from '../sign-in-links/sign-in-links.js';
import { setupLinkMaxAgeMs } from './account-link-url.js';

let smtp: TestSmtp;
let gateway: TestGateway;
let redis: Redis;
beforeAll(async () => {
  smtp = await startSmtp();
  gateway = await startGateway(smtp.env);
  redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
});
beforeEach(() => query('DELETE FROM users'));
afterAll(async () => {
  redis?.disconnect();
  await gateway?.close();
  await smtp?.close();
});

const query = <Row>(sql: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(sql, parameters);
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const aSetupLink = () =>
  gateway.app.get(SignInLinks).open({ kind: 'setup' }, 'setup', setupLinkMaxAgeMs);
const browser = () => aLinkBrowser(gateway);
const userOf = async (one: LinkBrowser) => {
  const session = await one.session();
  if (session.isError) throw new Error('not signed in');
  return session.user;
};

/** The browser of an owner. */
async function anOwner(name = 'Olga') {
  const owner = browser();
  expect((await owner.use(await aSetupLink(), name)).status).toBe(200);
  return owner;
}
async function anInvitation(owner: LinkBrowser, note?: string) {
  const answer = await owner.call('POST', '/auth/invitations', note === undefined ? {} : { note });
  const { url, id } = dataOf('createInvitation', answer);
  return { id, token: tokenIn(url) };
}
async function aGuest(owner: LinkBrowser, name = 'Gül') {
  const guest = browser();
  await guest.use((await anInvitation(owner)).token, name);
  return guest;
}
async function aDeviceLink(of: LinkBrowser) {
  const { url } = dataOf('createDeviceLink', await of.call('POST', '/auth/device-link'));
  return tokenIn(url);
}
const expireInvitations = () =>
  query(`UPDATE invitations SET expires_at = now() - interval '1 second'`);
const expireLinks = async () => {
  const keys = await redis.keys(`${gateway.config.redis.prefix}:sign-in-link:open:*`);
  for (const key of keys) await redis.pexpireat(key, 1);
};

describe('a setup link', () => {
  it('creates the account of the owner and signs them in', async () => {
    const owner = browser();
    const token = await aSetupLink();
    await expect(owner.check(token)).resolves.toEqual({
      status: 'open',
      kind: 'setup',
      name: null,
    });
    const answer = await owner.use(token, '  Olga  Owner ');
    expect(dataOf('useAccountLink', answer)).toEqual({ next: '/dashboard' });
    const user = await userOf(owner);
    expect(user).toMatchObject({ name: 'Olga Owner', isOwner: true, isOnboarding: true });
    await expect(gateway.app.get(AuditRepository).page(user.id, null, 10)).resolves.toMatchObject([
      { event: 'signed-in', provider: 'setup-link' },
    ]);
  });

  it('needs a name, and works afterwards', async () => {
    const token = await aSetupLink();
    const answer = await browser().use(token);
    expect(codeOf(answer)).toEqual([400, 'REQUEST_INVALID']);
    expect(problemOf(answer).error.fields).toHaveProperty('name');
    expect(codeOf(await browser().use(token, '   '))).toEqual([400, 'REQUEST_INVALID']);
    expect((await browser().use(token, 'Olga')).status).toBe(200);
  });

  it('works once, also for calls at once, and leaves one account', async () => {
    const token = await aSetupLink();
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => browser().use(token, name)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    await expect(browser().check(token)).resolves.toEqual({ status: 'used' });
    await expect(query('SELECT id FROM users')).resolves.toHaveLength(1);
  });

  it('creates no second owner, whichever link comes first', async () => {
    const people = gateway.app.get(PeopleRepository);
    const made = await Promise.all(['A', 'B', 'C'].map((name) => people.createOwner(name)));
    expect(made.filter((user) => user !== null)).toHaveLength(1);
  });

  it('is of no use once anybody has an account', async () => {
    const token = await aSetupLink();
    await gateway.signIn();
    await expect(browser().check(token)).resolves.toEqual({ status: 'used' });
    expect(codeOf(await browser().use(token, 'Mallory'))).toEqual([422, 'SIGN_IN_LINK_USED']);
  });

  it('ends after an hour, and when a newer one is printed', async () => {
    const [first, second] = [await aSetupLink(), await aSetupLink()];
    await expect(browser().check(first)).resolves.toEqual({ status: 'replaced' });
    expect(codeOf(await browser().use(first, 'A'))).toEqual([422, 'SIGN_IN_LINK_REPLACED']);
    await expireLinks();
    await expect(browser().check(second)).resolves.toEqual({ status: 'expired' });
    expect(codeOf(await browser().use(second, 'A'))).toEqual([422, 'SIGN_IN_LINK_EXPIRED']);
  });
});

describe('an invitation', () => {
  it('creates the account of a guest, who owns nothing', async () => {
    const owner = await anOwner();
    const { token } = await anInvitation(owner, 'My sister');
    const guest = browser();
    await expect(guest.check(token)).resolves.toEqual({
      status: 'open',
      kind: 'invitation',
      name: 'Olga',
    });
    expect((await guest.use(token, 'Gül')).status).toBe(200);
    const user = await userOf(guest);
    expect(user).toMatchObject({ name: 'Gül', isOwner: false });
    const { people, invitations } = dataOf('listPeople', await owner.call('GET', '/auth/people'));
    expect(people.map(({ name, isOwner, note }) => [name, isOwner, note])).toEqual([
      ['Olga', true, null],
      ['Gül', false, 'My sister'],
    ]);
    expect(invitations).toEqual([]);
    await expect(gateway.app.get(AuditRepository).page(user.id, null, 10)).resolves.toMatchObject([
      { event: 'signed-in', provider: 'invitation' },
    ]);
  });

  it('works once, also for calls at once, and leaves one account', async () => {
    const { token } = await anInvitation(await anOwner());
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => browser().use(token, name)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    await expect(browser().check(token)).resolves.toEqual({ status: 'used' });
    await expect(query('SELECT id FROM users')).resolves.toHaveLength(2);
  });

  it('is valid for seven days and not longer', async () => {
    const owner = await anOwner();
    const { token } = await anInvitation(owner);
    const { invitations } = dataOf('listPeople', await owner.call('GET', '/auth/people'));
    const [{ createdAt, expiresAt } = { createdAt: '', expiresAt: '' }] = invitations;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * 24 * 60 * 60 * 1_000);
    await expireInvitations();
    await expect(browser().check(token)).resolves.toEqual({ status: 'expired' });
    expect(codeOf(await browser().use(token, 'Late'))).toEqual([422, 'SIGN_IN_LINK_EXPIRED']);
    // It is still listed, so that the owner sees why a guest could not come in.
    expect(dataOf('listPeople', await owner.call('GET', '/auth/people')).invitations).toHaveLength(
      1,
    );
  });

  it('ends when it is revoked', async () => {
    const owner = await anOwner();
    const { id, token } = await anInvitation(owner);
    expect((await owner.call('DELETE', `/auth/invitations/${id}`)).status).toBe(200);
    await expect(browser().check(token)).resolves.toEqual({ status: 'unknown' });
    expect(codeOf(await browser().use(token, 'Late'))).toEqual([422, 'SIGN_IN_LINK_UNKNOWN']);
    expect(codeOf(await owner.call('DELETE', `/auth/invitations/${id}`))).toEqual([
      404,
      'INVITATION_NOT_FOUND',
    ]);
  });

  it('cannot be revoked once it is accepted', async () => {
    const owner = await anOwner();
    const { id, token } = await anInvitation(owner);
    await browser().use(token, 'Gül');
    expect(codeOf(await owner.call('DELETE', `/auth/invitations/${id}`))).toEqual([
      404,
      'INVITATION_NOT_FOUND',
    ]);
  });

  it('ends while the account of the owner is deleted', async () => {
    const owner = await anOwner();
    const { token } = await anInvitation(owner);
    const { id } = await userOf(owner);
    await new AccountsRepository(gateway.database.dataSource).delete(id);
    await expect(browser().check(token)).resolves.toEqual({ status: 'unknown' });
    expect(codeOf(await browser().use(token, 'A'))).toEqual([422, 'SIGN_IN_LINK_UNKNOWN']);
  });

  it('can only be created, listed and revoked by the owner', async () => {
    const owner = await anOwner();
    const { id, token } = await anInvitation(owner);
    const guest = await aGuest(owner);
    for (const [method, path, body] of [
      ['GET', '/auth/people', undefined],
      ['POST', '/auth/invitations', {}],
      ['DELETE', `/auth/invitations/${id}`, undefined],
    ] as const)
      expect(codeOf(await guest.call(method, path, body))).toEqual([403, 'OWNER_ONLY']);
    await expect(browser().check(token)).resolves.toMatchObject({ status: 'open' });
  });

  it('needs the cookie of the owner’s browser, not just an access token', async () => {
    const { accessToken } = await (await anOwner()).session();
    const answer = await gateway.call('POST', `${apiBasePath}/auth/invitations`, {
      body: {},
      headers: {
        authorization: `Bearer ${accessToken ?? ''}`,
        origin: gateway.config.server.publicUrl,
      },
    });
    expect(codeOf(answer)).toEqual([401, 'SESSION_COOKIE_REQUIRED']);
  });

  it('is one of a limited number', async () => {
    const owner = await anOwner();
    const { id } = await userOf(owner);
    await query(
      `INSERT INTO invitations (id, user_id, hash, expires_at) SELECT gen_random_uuid(), $1, 'hash ' || n, now() FROM generate_series(1, $2::int) n`,
      [id, limits.openInvitations - 1],
    );
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => owner.call('POST', '/auth/invitations', {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('a link for another device', () => {
  it('signs the same account in there, and leaves this browser signed in', async () => {
    const owner = await anOwner();
    const token = await aDeviceLink(owner);
    const phone = browser();
    await expect(phone.check(token)).resolves.toEqual({
      status: 'open',
      kind: 'device',
      name: 'Olga',
    });
    expect((await phone.use(token)).status).toBe(200);
    const { id } = await userOf(owner);
    await expect(userOf(phone)).resolves.toMatchObject({ id, isOwner: true });
    const trail = await gateway.app.get(AuditRepository).page(id, null, 10);
    expect(trail.map(({ event, provider }) => [event, provider])).toEqual([
      ['signed-in', 'setup-link'],
      ['sign-in-link-created', null],
      ['signed-in', 'device-link'],
    ]);
  });

  it('works once, also for calls at once', async () => {
    const token = await aDeviceLink(await anOwner());
    const answers = await Promise.all([1, 2, 3].map(() => browser().use(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    await expect(browser().check(token)).resolves.toEqual({ status: 'used' });
  });

  it('is not used up by a messenger that opens it', async () => {
    const token = await aDeviceLink(await anOwner());
    for (let count = 0; count < 3; count += 1) await browser().check(token);
    expect((await browser().use(token)).status).toBe(200);
  });

  it('ends after 15 minutes, and when a newer one is created', async () => {
    const owner = await anOwner();
    const [first, second] = [await aDeviceLink(owner), await aDeviceLink(owner)];
    await expect(browser().check(first)).resolves.toEqual({ status: 'replaced' });
    await expireLinks();
    await expect(browser().check(second)).resolves.toEqual({ status: 'expired' });
    expect(codeOf(await browser().use(second))).toEqual([422, 'SIGN_IN_LINK_EXPIRED']);
  });

  it.each([
    ['logs out', (one: LinkBrowser) => one.call('POST', '/auth/logout', {})],
    ['logs out everywhere', (one: LinkBrowser) => one.call('DELETE', '/auth/sessions')],
    ['deletes the account', (one: LinkBrowser) => one.call('DELETE', '/users/profile')],
  ])('ends when whoever created it %s', async (_, end) => {
    const owner = await anOwner();
    const token = await aDeviceLink(owner);
    await end(owner);
    await expect(browser().check(token)).resolves.toEqual({ status: 'expired' });
    expect(codeOf(await browser().use(token))).toEqual([422, 'SIGN_IN_LINK_EXPIRED']);
  });

  it('ends the former session of the browser that uses it', async () => {
    const owner = await anOwner();
    const guest = await aGuest(owner);
    const { refreshToken } = await guest.session();
    await guest.use(await aDeviceLink(owner));
    const answer = await gateway.call('POST', `${apiBasePath}/auth/session`, {
      body: { refreshToken },
    });
    expect(codeOf(answer)).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('needs the cookie of the browser that creates it, not just an access token', async () => {
    const { accessToken } = await (await anOwner()).session();
    const answer = await gateway.call('POST', `${apiBasePath}/auth/device-link`, {
      headers: {
        authorization: `Bearer ${accessToken ?? ''}`,
        origin: gateway.config.server.publicUrl,
      },
    });
    expect(codeOf(answer)).toEqual([401, 'SESSION_COOKIE_REQUIRED']);
  });
});

describe('every link', () => {
  it('that nobody has made signs nobody in, and is not told from others', async () => {
    const token = 'A'.repeat(43);
    await expect(browser().check(token)).resolves.toEqual({ status: 'unknown' });
    expect(codeOf(await browser().use(token, 'A'))).toEqual([422, 'SIGN_IN_LINK_UNKNOWN']);
    expect(codeOf(await browser().use('short', 'A'))).toEqual([400, 'REQUEST_INVALID']);
  });

  it('is known by its hash to nobody', async () => {
    const owner = await anOwner();
    for (const token of [(await anInvitation(owner)).token, await aDeviceLink(owner)]) {
      await expect(browser().check(hashOf(token))).resolves.toEqual({ status: 'unknown' });
      expect(codeOf(await browser().use(hashOf(token), 'A'))).toEqual([
        422,
        'SIGN_IN_LINK_UNKNOWN',
      ]);
    }
  });

  it('of an e-mail is not one for accounts, nor the other way round', async () => {
    const owner = await anOwner();
    const deviceToken = await aDeviceLink(owner);
    const mails = anEmailBrowser(gateway);
    await expect(mails.check(deviceToken)).resolves.toEqual({ status: 'unknown' });
    expect(codeOf(await mails.signIn(deviceToken, true))).toEqual([422, 'SIGN_IN_LINK_UNKNOWN']);
    const email = `ada-${randomUUID()}@example.org`;
    await mails.ask(email);
    const { token } = linkIn(await smtp.mailTo(email));
    await expect(browser().check(token)).resolves.toEqual({ status: 'unknown' });
    // Would skip the confirmation that another browser needs.
    expect(codeOf(await browser().use(token))).toEqual([422, 'SIGN_IN_LINK_UNKNOWN']);
    expect((await mails.signIn(token)).status).toBe(200);
  });

  it('is stored by its hash alone, and not logged', async () => {
    const owner = await anOwner();
    const tokens = [(await anInvitation(owner)).token, await aDeviceLink(owner)];
    const inRedis = await Promise.all(
      (await redis.keys(`${gateway.config.redis.prefix}:sign-in-link:*`)).map(async (key) => [
        key,
        await redis.get(key),
      ]),
    );
    const stored = JSON.stringify([inRedis, await query('SELECT * FROM invitations')]);
    expect(stored).toContain(hashOf(tokens[0] ?? ''));
    expect(stored).toContain(hashOf(tokens[1] ?? ''));
    for (const token of tokens) {
      await browser().use(token, 'Gül');
      await browser().use(token, 'Gül');
      expect(stored).not.toContain(token);
      expect(gateway.log.join('\n')).not.toContain(token);
    }
  });

  it.each(['https://evil.example', 'chrome-extension://abc', null])(
    'is neither made, looked at nor used for a page of %s',
    async (origin) => {
      const owner = await anOwner();
      const { token } = await anInvitation(owner);
      const { accessToken } = await owner.session();
      const headers: Record<string, string> = {
        authorization: `Bearer ${accessToken ?? ''}`,
        ...(origin === null ? {} : { origin }),
      };
      for (const [path, body] of [
        ['/auth/link', { token }],
        ['/auth/link/session', { token, name: 'A' }],
        ['/auth/device-link', undefined],
        ['/auth/invitations', {}],
      ] as const) {
        const answer = await gateway.call('POST', apiBasePath + path, { body, headers });
        expect([path, ...codeOf(answer)]).toEqual([path, 403, 'ORIGIN_REFUSED']);
      }
    },
  );

  it('that is refused is recorded in the audit trail without a user', async () => {
    const [{ before } = { before: null }] = await query<{ before: Date }>(
      'SELECT clock_timestamp() AS before',
    );
    await browser().use('A'.repeat(43), 'A');
    const refused = () =>
      query(
        `SELECT provider, refusal, user_id FROM audit_entries WHERE event = 'sign-in-refused' AND at > $1`,
        [before],
      );
    // The write is asynchronous.
    for (
      const deadline = performance.now() + 120_000;
      (await refused()).length === 0 && performance.now() < deadline;
    );
    expect(await refused()).toEqual([
      { provider: 'device-link', refusal: 'SIGN_IN_LINK_UNKNOWN', user_id: null },
    ]);
  });
});
