import { randomUUID } from 'node:crypto';
import { apiBasePath, type ErrorCode } from '@rolefit/contracts';
import { AuditRepository } from '@rolefit/database';
import { Redis } from 'ioredis';
import type { Oddities, TestAuthenticator, TestPasskey } from '../testing/authenticator.fixture.js';
import {
  type Answer,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import {
  aPasskey,
  aPasskeyBrowser,
  type PasskeyBrowser,
} from '../testing/passkey-browser.fixture.js';
import { toUserHandle } from './user-handle.js';

let gateway: TestGateway;
let redis: Redis;
let ada: SignedInCaller;
let authenticator: TestAuthenticator;
let passkey: TestPasskey;
let browser: PasskeyBrowser;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'http://localhost:4321' });
  redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
});
beforeEach(async () => {
  ada = await gateway.signIn();
  ({ authenticator, passkey } = await aPasskey(gateway, ada));
  browser = aPasskeyBrowser(gateway);
});
afterAll(async () => {
  redis?.disconnect();
  await gateway?.close();
});

const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const refusedWith = (code: ErrorCode) => [422, code];
const query = (sql: string) => gateway.database.dataSource.query(sql, [ada.user.id]);
const challengeKeys = () => redis.keys(`${gateway.config.redis.prefix}:passkey-challenge:*`);
/** Signs the challenge of this browser. */
const signed = async (odd: Oddities = {}) =>
  authenticator.sign(passkey, await browser.start(), odd);

describe('signing in with a passkey', () => {
  it('finds the user by what the authenticator says, and records its use', async () => {
    const answer = await browser.answer(await signed());
    expect(dataOf('signInWithPasskey', answer)).toEqual({ next: '/dashboard' });
    await expect(browser.session()).resolves.toMatchObject({
      isError: false,
      user: { id: ada.user.id },
    });
    const { passkeys } = dataOf(
      'listPasskeys',
      await ada.call('GET', `${apiBasePath}/auth/passkeys`),
    );
    expect(passkeys[0]?.lastUsedAt).not.toBeNull();
    const trail = await gateway.app.get(AuditRepository).page(ada.user.id, null, 10);
    expect(trail.at(-1)).toMatchObject({ event: 'signed-in', provider: 'passkey' });
  });

  it('is offered, and asks for any passkey of this site and a verified person', async () => {
    const { passkeys } = dataOf(
      'listProviders',
      await gateway.call('GET', `${apiBasePath}/auth/providers`),
    );
    expect(passkeys).toBe(true);
    await expect(browser.start()).resolves.toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it.each([
    [{ returnTo: '/job-match?sort=newest' }, '/job-match?sort=newest'],
    [{ source: 'extension' }, '/login?source=extension'],
  ])('goes on with %o', async (body, next) => {
    expect(dataOf('signInWithPasskey', await browser.answer(await signed(), body))).toEqual({
      next,
    });
  });

  it('refuses to go on to another site', async () => {
    const answer = await browser.answer(await signed(), { returnTo: '//evil.example' });
    expect(answer.status).toBe(400);
  });

  it('leads a deleted account to where it is restored, until it is too late', async () => {
    await query('UPDATE users SET deleted_at = now() WHERE id = $1');
    expect(dataOf('signInWithPasskey', await browser.answer(await signed()))).toEqual({
      next: '/restore',
    });
    await query(`UPDATE users SET deleted_at = now() - interval '31 days' WHERE id = $1`);
    expect(codeOf(await browser.answer(await signed()))).toEqual(refusedWith('PASSKEY_REFUSED'));
  });

  it('ends the session that the browser had, so that nobody can plant one', async () => {
    const planted = await gateway.signIn();
    const answer = await browser.answer(
      await signed(),
      {},
      {
        cookie: `rolefit_session=${planted.refreshToken}; ${browser.cookiesFor('/auth/passkey/session')}`,
      },
    );
    expect(answer.status).toBe(200);
    await expect(browser.session()).resolves.toMatchObject({ user: { id: ada.user.id } });
    expect(codeOf(await planted.call('GET', `${apiBasePath}/auth/me`))).toEqual([
      401,
      'SESSION_EXPIRED',
    ]);
  });

  it('works with an authenticator that does not count', async () => {
    await query('UPDATE passkeys SET signatures = 0 WHERE user_id = $1');
    for (let count = 0; count < 2; count += 1)
      expect((await browser.answer(await signed({ signatures: 0 }))).status).toBe(200);
  });
});

describe('a challenge', () => {
  it('is answered once, also for two calls at once', async () => {
    const credential = await signed();
    const answers = await Promise.all([browser.answer(credential), browser.answer(credential)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // The sign-in has cleared the browser's cookie; it is the challenge that is gone.
    await browser.start();
    expect(codeOf(await browser.answer(credential))).toEqual(refusedWith('PASSKEY_EXPIRED'));
  });

  it('is used up by a wrong answer', async () => {
    const { challenge, ...options } = await browser.start();
    const wrong = authenticator.sign(passkey, { challenge, ...options }, { isVerified: false });
    expect(codeOf(await browser.answer(wrong))).toEqual(refusedWith('PASSKEY_REFUSED'));
    const right = authenticator.sign(passkey, { challenge, ...options });
    expect(codeOf(await browser.answer(right))).toEqual(refusedWith('PASSKEY_EXPIRED'));
  });

  it('ends after five minutes, and is stored as a hash', async () => {
    const credential = await signed();
    const keys = await challengeKeys();
    const times = await Promise.all(keys.map((key) => redis.pttl(key)));
    for (const left of times) expect(left).toBeLessThanOrEqual(5 * 60_000);
    const stored = await Promise.all(keys.map(async (key) => key + (await redis.get(key))));
    const { challenge } = JSON.parse(
      Buffer.from(credential.response.clientDataJSON, 'base64url').toString(),
    ) as { challenge: string };
    expect(stored.join()).not.toContain(challenge);
    for (const key of keys) await redis.pexpireat(key, 1);
    expect(codeOf(await browser.answer(credential))).toEqual(refusedWith('PASSKEY_EXPIRED'));
  });

  it('of another browser signs nobody in, even with the right passkey', async () => {
    const credential = await signed();
    const victim = aPasskeyBrowser(gateway);
    await victim.start();
    expect(codeOf(await victim.answer(credential))).toEqual(refusedWith('PASSKEY_EXPIRED'));
    await expect(victim.session()).resolves.toMatchObject({ isError: true });
    expect(codeOf(await aPasskeyBrowser(gateway).answer(await signed()))).toEqual(
      refusedWith('PASSKEY_EXPIRED'),
    );
  });
});

describe('an answer', () => {
  const attacks: readonly (readonly [string, () => Oddities | Promise<Oddities>])[] = [
    ['from another origin', () => ({ origin: 'http://localhost:9999' })],
    ['from a page that looks like ours', () => ({ origin: 'https://localhost.evil.example' })],
    ['for another site', () => ({ site: 'evil.example' })],
    [
      'from within a frame of another page',
      () => ({ crossOrigin: true, topOrigin: 'https://evil.example' }),
    ],
    ['from within a frame, by a browser that names no page', () => ({ crossOrigin: true })],
    ['of a person who was not verified', () => ({ isVerified: false })],
    ['that creates a passkey', () => ({ type: 'webauthn.create' })],
    ['that names nobody', () => ({ userHandle: 'AAAA' })],
    ['that names an unknown user', () => ({ userHandle: toUserHandle(randomUUID()) })],
    ['with an unknown credential', () => ({ credentialId: 'AAAA' })],
    [
      'that names another user',
      async () => ({ userHandle: toUserHandle((await gateway.signIn()).user.id) }),
    ],
  ];
  it.each(attacks)('%s is refused, like any other', async (_, odd) => {
    const answer = await browser.answer(await signed(await odd()));
    // One sentence for all, so that nobody learns which passkeys and users there are.
    expect(codeOf(answer)).toEqual(refusedWith('PASSKEY_REFUSED'));
    await expect(browser.session()).resolves.toMatchObject({ isError: true });
  });

  it('with the key of one person does not open the account of another', async () => {
    const bob = await gateway.signIn();
    const theirs = await aPasskey(gateway, bob);
    const options = await browser.start();
    // Bob signs in Ada's name, with the id of her passkey.
    const forged = theirs.authenticator.sign(theirs.passkey, options, {
      userHandle: passkey.userHandle,
      credentialId: passkey.id,
    });
    expect(codeOf(await browser.answer(forged))).toEqual(refusedWith('PASSKEY_REFUSED'));
  });

  it('with a passkey that was removed is refused', async () => {
    const { id } = await aPasskey(gateway, ada);
    const credential = await signed();
    await query(`DELETE FROM passkeys WHERE user_id = $1 AND id <> '${id}'`);
    expect(codeOf(await browser.answer(credential))).toEqual(refusedWith('PASSKEY_REFUSED'));
  });

  it('of a copied authenticator, whose counter lags behind, is refused and logged', async () => {
    for (let count = 0; count < 2; count += 1)
      expect((await browser.answer(await signed())).status).toBe(200);
    const copy = await signed({ signatures: 1 });
    expect(codeOf(await browser.answer(copy))).toEqual(refusedWith('PASSKEY_COPIED'));
    expect(codeOf(await browser.answer(await signed({ signatures: 0 })))).toEqual(
      refusedWith('PASSKEY_COPIED'),
    );
    expect(gateway.log.join('\n')).toContain('it may have been copied');
  });

  it('with a changed signature or data is refused', async () => {
    const change = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    for (const field of ['signature', 'authenticatorData'] as const) {
      const fresh = await signed();
      const response = { ...fresh.response, [field]: change(fresh.response[field]) };
      expect(codeOf(await browser.answer({ ...fresh, response }))).toEqual(
        refusedWith('PASSKEY_REFUSED'),
      );
    }
  });

  it('that another page sends is refused', async () => {
    const answer = await browser.answer(await signed(), {}, { origin: 'https://evil.example' });
    expect(codeOf(answer)).toEqual([403, 'ORIGIN_REFUSED']);
    await expect(browser.start({ origin: 'https://evil.example' })).rejects.toThrow('403');
  });

  it('that was refused is in the audit trail, with no user', async () => {
    await query('DELETE FROM audit_entries WHERE user_id = $1 OR user_id IS NULL');
    await browser.answer(await signed({ isVerified: false }));
    const entries = () =>
      gateway.database.dataSource.query<object[]>(
        `SELECT provider, refusal, user_id FROM audit_entries WHERE event = 'sign-in-refused'`,
      );
    // The write is asynchronous.
    for (
      const deadline = performance.now() + 120_000;
      (await entries()).length === 0 && performance.now() < deadline;
    );
    expect(await entries()).toEqual([
      { provider: 'passkey', refusal: 'PASSKEY_REFUSED', user_id: null },
    ]);
  });
});

describe('a server at an IP address', () => {
  it('offers no passkeys and says why', async () => {
    const local = await startGateway();
    try {
      const bob = await local.signIn();
      const { passkeys } = dataOf(
        'listProviders',
        await local.call('GET', `${apiBasePath}/auth/providers`),
      );
      expect(passkeys).toBe(false);
      const list = dataOf('listPasskeys', await bob.call('GET', `${apiBasePath}/auth/passkeys`));
      expect(list).toMatchObject({ support: 'ip-address', site: '127.0.0.1' });
      const answer = await local.call('POST', `${apiBasePath}/auth/passkey/options`, {
        headers: { origin: local.config.server.publicUrl },
      });
      expect(codeOf(answer)).toEqual([404, 'ROUTE_NOT_FOUND']);
    } finally {
      await local.close();
    }
  });
});
