import { randomUUID } from 'node:crypto';
import { apiBasePath, limits } from '@rolefit/contracts';
import { AuditRepository, IdentitiesRepository, PasskeysRepository } from '@rolefit/database';
import { openSignUp } from '@rolefit/database/testing';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { TestAuthenticator } from '../testing/authenticator.fixture.js';
import { connectExtension } from '../testing/browser-calls.js';
import {
  type Answer,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { aPasskey, sendCreation, startCreation } from '../testing/passkey-browser.fixture.js';

const publicUrl = 'http://localhost:4321';
let gateway: TestGateway;
let ada: SignedInCaller;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: publicUrl, MAIL_INBOX: 'true' });
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const path = `${apiBasePath}/auth/passkeys`;
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const listOf = async (caller: SignedInCaller) =>
  dataOf('listPasskeys', await caller.call('GET', path));
const trailOf = async ({ user }: SignedInCaller) =>
  (await gateway.app.get(AuditRepository).page(user.id, null, 100)).map(({ event }) => event);
const optionsFor = async (caller: SignedInCaller) =>
  dataOf('startPasskeyCreation', await startCreation(gateway, caller));
const query = <Row>(sql: string, parameters: unknown[] = [ada.user.id]) =>
  gateway.database.dataSource.query<Row>(sql, parameters);
const anAuthenticator = () => new TestAuthenticator(publicUrl);
/** Somebody who signs in by e-mail. */
async function withAnIdentity(): Promise<SignedInCaller> {
  const email = `${randomUUID()}@example.org`;
  const user = await gateway.app.get(IdentitiesRepository).signIn(
    {
      provider: 'email',
      subject: email,
      login: null,
      name: 'Ada',
      email,
      isEmailVerified: true,
      avatar: null,
    },
    openSignUp,
  );
  return gateway.signIn(user);
}

describe('a passkey', () => {
  it('is added, listed with the newest first, renamed and removed', async () => {
    ada = await withAnIdentity();
    const { id } = await aPasskey(gateway, ada);
    const { id: second } = await aPasskey(gateway, ada);
    const { passkeys, ...server } = await listOf(ada);
    expect(server).toEqual({ support: 'available', site: 'localhost' });
    expect(passkeys.map((passkey) => passkey.id)).toEqual([second, id]);
    expect(passkeys[1]).toMatchObject({ name: 'Passkey', site: 'localhost', lastUsedAt: null });

    const renamed = await ada.call('PATCH', `${path}/${id}`, { body: { name: '  Blue  key ' } });
    expect(dataOf('renamePasskey', renamed)).toEqual({ ...passkeys[1], name: 'Blue key' });
    expect((await ada.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(codeOf(await ada.call('DELETE', `${path}/${id}`))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect((await listOf(ada)).passkeys.map((passkey) => passkey.id)).toEqual([second]);
    expect(await trailOf(ada)).toEqual([
      'signed-in',
      'passkey-added',
      'passkey-added',
      'passkey-removed',
    ]);
  });

  it('is named after the browser that adds it', async () => {
    const [, created] = anAuthenticator().create(await optionsFor(ada));
    const agent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
    const answer = await sendCreation(gateway, ada, created, { 'user-agent': agent });
    expect(dataOf('addPasskey', answer).name).toBe('Chrome, Linux');
  });

  it.each([
    ['no name', ' '],
    ['a long name', 'n'.repeat(limits.passkeyNameChars + 1)],
  ])('keeps its name where it is given %s', async (_, name) => {
    const { id } = await aPasskey(gateway, ada);
    const problem = problemOf(await ada.call('PATCH', `${path}/${id}`, { body: { name } }));
    expect([problem.status, Object.keys(problem.error.fields ?? {})]).toEqual([400, ['name']]);
  });

  it('is not the only way in of an account that has lost all others', async () => {
    const bea = await withAnIdentity();
    await aPasskey(gateway, bea);
    // Nobody can sign in by GitHub here.
    await query(`UPDATE identities SET provider = 'github' WHERE user_id = $1`, [bea.user.id]);
    const [first] = (await listOf(bea)).passkeys;
    const remove = () => bea.call('DELETE', `${path}/${first?.id}`);
    expect(codeOf(await remove())).toEqual([409, 'PASSKEY_NEEDED']);
    // One for another server lets nobody in here.
    const { id: elsewhere } = await aPasskey(gateway, bea);
    await query(`UPDATE passkeys SET site = 'old.example' WHERE id = $1`, [elsewhere]);
    expect(codeOf(await remove())).toEqual([409, 'PASSKEY_NEEDED']);
    expect((await bea.call('DELETE', `${path}/${elsewhere}`)).status).toBe(200);
    await aPasskey(gateway, bea);
    expect((await remove()).status).toBe(200);
  });

  it('stays if it is one of the last two and both are removed at the same time', async () => {
    const { id } = await aPasskey(gateway, ada);
    const { id: other } = await aPasskey(gateway, ada);
    const answers = await Promise.all(
      [id, other].map((one) => ada.call('DELETE', `${path}/${one}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await listOf(ada)).passkeys).toHaveLength(1);
  });

  it('survives the deletion of the account until it is erased', async () => {
    await aPasskey(gateway, ada);
    await ada.call('DELETE', `${apiBasePath}/users/profile`);
    expect(await query('SELECT id FROM passkeys WHERE user_id = $1')).toHaveLength(1);
    await query('DELETE FROM users WHERE id = $1');
    expect(await query('SELECT id FROM passkeys WHERE user_id = $1')).toEqual([]);
  });
});

describe('creating a passkey', () => {
  it('asks for a discoverable credential and a verified person, and names the user by a random handle', async () => {
    const { id } = await aPasskey(gateway, ada);
    const { user, excludeCredentials, authenticatorSelection, rp } = await optionsFor(ada);
    expect(authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(rp.id).toBe('localhost');
    expect(Buffer.from(user.id, 'base64url').toString('hex')).toBe(ada.user.id.replaceAll('-', ''));
    const [row] = await gateway.app.get(PasskeysRepository).list(ada.user.id);
    expect(row?.id).toBe(id);
    expect(excludeCredentials).toEqual([
      { id: row?.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('requires the cookie of the same session, and our own origin', async () => {
    const bob = await gateway.signIn();
    const [, created] = anAuthenticator().create(await optionsFor(ada));
    for (const ask of [
      (headers: Record<string, string>) => startCreation(gateway, ada, headers),
      (headers: Record<string, string>) => sendCreation(gateway, ada, created, headers),
    ]) {
      expect(codeOf(await ask({ cookie: '' }))).toEqual([401, 'SESSION_COOKIE_REQUIRED']);
      expect(codeOf(await ask({ cookie: `rolefit_session=${bob.refreshToken}` }))).toEqual([
        401,
        'SESSION_COOKIE_REQUIRED',
      ]);
      expect(codeOf(await ask({ origin: 'https://elsewhere.example' }))).toEqual([
        403,
        'ORIGIN_REFUSED',
      ]);
    }
    expect((await listOf(ada)).passkeys).toEqual([]);
  });

  it('requires a sign-in of the last 15 minutes', async () => {
    const signedInAgo = (minutes: number) =>
      query(
        `UPDATE sessions SET created_at = now() - $2 * interval '1 minute' WHERE user_id = $1`,
        [ada.user.id, minutes],
      );
    await signedInAgo(16);
    expect(codeOf(await startCreation(gateway, ada))).toEqual([403, 'SIGN_IN_TOO_OLD']);
    await signedInAgo(14);
    expect((await startCreation(gateway, ada)).status).toBe(200);
  });

  it('is refused to an extension', async () => {
    const pair = dataOf('createExtensionSession', await connectExtension(gateway, ada));
    const extension = { authorization: `Bearer ${pair.accessToken}` };
    const answer = await startCreation(gateway, ada, {
      ...extension,
      cookie: `rolefit_session=${pair.refreshToken}`,
    });
    expect(codeOf(answer)).toEqual([401, 'SESSION_INVALID']);
  });

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another site', { site: 'evil.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['an assertion', { type: 'webauthn.get' }],
    ['an answer from within a frame', { crossOrigin: true }],
  ])('refuses %s', async (_, odd) => {
    const [, created] = anAuthenticator().create(await optionsFor(ada), odd);
    expect(codeOf(await sendCreation(gateway, ada, created))).toEqual([422, 'PASSKEY_REFUSED']);
    expect((await listOf(ada)).passkeys).toEqual([]);
  });

  it('refuses a challenge that was used, made up, of another session, or for a sign-in', async () => {
    const bob = await gateway.signIn();
    const options = await optionsFor(ada);
    const [, created] = anAuthenticator().create(options);
    expect(codeOf(await sendCreation(gateway, bob, created))).toEqual([422, 'PASSKEY_EXPIRED']);
    // Used up by the attempt.
    expect(codeOf(await sendCreation(gateway, ada, created))).toEqual([422, 'PASSKEY_EXPIRED']);

    const forSignIn = dataOf(
      'startPasskeySignIn',
      await gateway.call('POST', `${apiBasePath}/auth/passkey/options`, {
        headers: { origin: publicUrl },
      }),
    );
    for (const challenge of [forSignIn.challenge, 'made-up', '']) {
      const [, other] = anAuthenticator().create(options, { challenge });
      expect(codeOf(await sendCreation(gateway, ada, other))).toEqual([422, 'PASSKEY_EXPIRED']);
    }
    expect((await listOf(ada)).passkeys).toEqual([]);
  });

  it('adds the answer of an authenticator once, also for two calls at once', async () => {
    const [, created] = anAuthenticator().create(await optionsFor(ada));
    const answers = await Promise.all([
      sendCreation(gateway, ada, created),
      sendCreation(gateway, ada, created),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await listOf(ada)).passkeys).toHaveLength(1);
  });

  it('reads no statement of the make of an authenticator, whatever certificates it has', async () => {
    const [, created] = anAuthenticator().create(await optionsFor(ada));
    const object = isoCBOR.decodeFirst<Map<string, unknown>>(
      new Uint8Array(Buffer.from(created.response.attestationObject, 'base64url')),
    );
    const certificate = new Uint8Array(Buffer.from('no certificate at all'));
    object.set('fmt', 'packed');
    object.set(
      'attStmt',
      new Map<string, unknown>([
        ['alg', -7],
        ['sig', certificate],
        ['x5c', [certificate]],
      ]),
    );
    const attestationObject = Buffer.from(
      isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0]),
    ).toString('base64url');
    const answer = await sendCreation(gateway, ada, {
      ...created,
      response: { ...created.response, attestationObject },
    });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['no CBOR', { attestationObject: 'AAAA' }],
    ['no JSON', { clientDataJSON: 'AAAA' }],
    ['JSON of another shape', { clientDataJSON: Buffer.from('[1]').toString('base64url') }],
  ])('refuses %s without failing', async (_, response) => {
    const [, created] = anAuthenticator().create(await optionsFor(ada));
    const answer = await sendCreation(gateway, ada, {
      ...created,
      response: { ...created.response, ...response },
    });
    expect(answer.status).toBe(422);
  });

  it('is refused beyond the limit for one user, even concurrently', async () => {
    const bodies = await Promise.all(
      Array.from(
        { length: limits.passkeysPerUser + 2 },
        async () => anAuthenticator().create(await optionsFor(ada))[1],
      ),
    );
    const answers = await Promise.all(bodies.map((body) => sendCreation(gateway, ada, body)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(Array(2).fill([409, 'PASSKEYS_FULL']));
    expect((await listOf(ada)).passkeys).toHaveLength(limits.passkeysPerUser);
  });
});
