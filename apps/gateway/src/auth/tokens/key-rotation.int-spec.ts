import { apiBasePath } from '@rolefit/contracts';
import { decodeProtectedHeader, SignJWT } from 'jose';
import {
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../../testing/gateway.fixture.js';
import { SignerService } from './signer.service.js';

const [oldSecret, newSecret, otherSecret] = ['old', 'new', 'another'].map(
  (name) => `the ${name} secret of a server in a test`,
);
let before: TestGateway;
/** The same installation after its secret was rotated. */
let after: TestGateway;
/** The same installation after the former secret was removed. */
let without: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  before = await startGateway({ SESSION_SECRET: oldSecret! });
  after = await startGateway(
    { SESSION_SECRET: newSecret!, SESSION_FORMER_SECRETS: `${otherSecret}, ${oldSecret}` },
    before.database,
  );
  without = await startGateway({ SESSION_SECRET: newSecret! }, before.database);
});
beforeEach(async () => {
  ada = await before.signIn();
});
afterAll(async () => {
  await before?.app.close();
  await after?.app.close();
  await without?.close();
});

const me = (gateway: TestGateway, token: string) =>
  gateway.call('GET', `${apiBasePath}/auth/me`, { headers: { authorization: `Bearer ${token}` } });
const renew = (gateway: TestGateway, refreshToken: string) =>
  gateway.call('POST', `${apiBasePath}/auth/session`, { body: { refreshToken } });

describe('rotating the secret', () => {
  it('signs no user out: former tokens stay valid, and new ones are signed with the new key', async () => {
    expect((await me(after, ada.accessToken)).status).toBe(200);
    const session = dataOf('createSession', await renew(after, ada.refreshToken));
    expect((await me(without, session.accessToken ?? '')).status).toBe(200);
    expect(dataOf('createSession', await renew(without, session.refreshToken ?? '')).isError).toBe(
      false,
    );
  });

  it('identifies the key by an id in each token, which reveals nothing of the secret', async () => {
    const bea = await after.signIn(ada.user);
    const [old, fresh] = [ada, bea].map(
      ({ accessToken }) => decodeProtectedHeader(accessToken).kid ?? '',
    );
    expect(old).toMatch(/^[\w-]{8}$/);
    expect(fresh).toMatch(/^[\w-]{8}$/);
    expect(old).not.toBe(fresh);
  });

  it('invalidates signatures of a former secret once that is removed', async () => {
    expect(problemOf(await me(without, ada.accessToken)).error.code).toBe('SESSION_INVALID');
    expect(problemOf(await renew(without, ada.refreshToken)).error.code).toBe('SESSION_INVALID');
    expect((await me(before, ada.accessToken)).status).toBe(200);
  });

  it('rejects a token of an unknown key with any key id', async () => {
    const kid = decodeProtectedHeader(ada.accessToken).kid;
    const forged = (header: { kid?: string }) =>
      new SignJWT({ sid: ada.sessionId, type: 'access' })
        .setProtectedHeader({ alg: 'HS256', ...header })
        .setSubject(ada.user.id)
        .setAudience('rolefit-api')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(Buffer.alloc(32, 'guess'));
    for (const token of await Promise.all([
      forged({ kid }),
      forged({ kid: 'unknown1' }),
      forged({}),
    ]))
      expect(problemOf(await me(after, token)).error.code).toBe('SESSION_INVALID');
  });

  it('binds the key id to its key: a signature of the old key is invalid under the id of the new one', async () => {
    const kid = after.app.get(SignerService).keysFor('access-token')[0].id;
    const token = await new SignJWT({ sid: ada.sessionId, type: 'access' })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setSubject(ada.user.id)
      .setAudience('rolefit-api')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(before.app.get(SignerService).keyFor('access-token'));
    expect(problemOf(await me(after, token)).error.code).toBe('SESSION_INVALID');
  });

  it('keeps pending sign-ins and links valid', () => {
    const signature = before.app.get(SignerService).sign('sign-in-state', 'state');
    expect(
      [before, after, without].map((gateway) =>
        gateway.app.get(SignerService).verify('sign-in-state', 'state', signature),
      ),
    ).toEqual([true, true, false]);
  });
});

it('requires at least 32 characters, for former secrets as well', async () => {
  await expect(
    startGateway({ SESSION_FORMER_SECRETS: `${oldSecret},short` }, before.database),
  ).rejects.toThrow('SESSION_FORMER_SECRETS must list secrets of at least 32 characters');
});
