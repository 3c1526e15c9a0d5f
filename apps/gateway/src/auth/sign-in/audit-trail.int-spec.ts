import { apiBasePath, limits } from '@rolefit/contracts';
import { AccountsRepository, AuditRepository, SessionsRepository } from '@rolefit/database';
import {
  cookiesOf,
  githubUser,
  goToGithub,
  startGithub,
  type TestGithub,
} from '../../testing/github.fixture.js';
import { dataOf, freePort, startGateway, type TestGateway } from '../../testing/gateway.fixture.js';
import { connectExtension } from '../../testing/browser-calls.js';

let github: TestGithub;
let gateway: TestGateway;

beforeAll(async () => {
  github = await startGithub(await freePort());
  gateway = await startGateway(github.env);
});
beforeEach(() => query('DELETE FROM audit_entries', []));
afterAll(async () => {
  await gateway?.close();
  github?.stop();
});

const query = <Row>(sql: string, parameters: unknown[]) =>
  gateway.database.dataSource.query<Row>(sql, parameters);
const trailOf = async (userId: string) =>
  (await gateway.app.get(AuditRepository).page(userId, null, 100)).map(({ event, provider }) =>
    provider === null ? event : `${event} ${provider}`,
  );
const everything = async () => JSON.stringify(await query('SELECT * FROM audit_entries', []));

async function signIn() {
  const { callback, cookie } = await goToGithub(gateway);
  const back = await gateway.call('GET', callback, { headers: { cookie } });
  const session = dataOf(
    'createSession',
    await gateway.call('POST', `${apiBasePath}/auth/session`, {
      headers: { cookie: cookiesOf(back.headers) },
    }),
  );
  if (session.isError) throw new Error('not signed in');
  const as = { headers: { authorization: `Bearer ${session.accessToken}` } };
  return { ...session, as };
}

describe('the audit trail', () => {
  it('records sign-ins, sign-outs, deletions and restores in order, with the user’s id and no other personal data', async () => {
    const first = await signIn();
    const extension = dataOf('createExtensionSession', await connectExtension(gateway, first));
    const logOut = () =>
      gateway.call('POST', `${apiBasePath}/auth/logout`, {
        body: { refreshToken: first.refreshToken },
      });
    await logOut();
    // Ended twice, but recorded once.
    await logOut();
    const second = await signIn();
    await gateway.call('DELETE', `${apiBasePath}/users/profile`, second.as);
    const third = await signIn();
    for (let round = 0; round < 2; round += 1)
      expect((await gateway.call('POST', `${apiBasePath}/auth/restore`, third.as)).status).toBe(
        200,
      );

    expect(await trailOf(first.user.id)).toEqual([
      'signed-in github',
      'extension-signed-in',
      'signed-out',
      'signed-in github',
      'account-deleted',
      'signed-in github',
      'account-restored',
    ]);
    const kept = await everything();
    const tokens = [first, second, third, extension].flatMap(({ accessToken, refreshToken }) => [
      accessToken,
      refreshToken,
    ]);
    for (const secret of [
      githubUser.name,
      githubUser.email,
      githubUser.login,
      '127.0.0.1',
      ...tokens,
    ])
      expect(kept).not.toContain(secret);
    expect(kept).toContain(first.user.id);
  });

  it('records each device that is signed out from another, once', async () => {
    const ada = await gateway.signIn();
    const [phone] = [await gateway.signIn(ada.user), await gateway.signIn(ada.user)];
    for (let round = 0; round < 2; round += 1)
      await ada.call('DELETE', `${apiBasePath}/auth/sessions/${phone.sessionId}`);
    await ada.call('DELETE', `${apiBasePath}/auth/sessions`);
    expect(await trailOf(ada.user.id)).toEqual([
      'signed-in',
      'signed-in',
      'signed-in',
      'signed-out',
      'signed-out',
      'signed-out',
    ]);
  });

  it('records a session that was revoked because its token was reused', async () => {
    const ada = await gateway.signIn();
    const renew = () =>
      gateway.call('POST', `${apiBasePath}/auth/session`, {
        body: { refreshToken: ada.refreshToken },
      });
    await renew();
    await query(
      `UPDATE sessions SET rotations = ARRAY[now() - interval '1 minute'] WHERE id = $1`,
      [ada.sessionId],
    );
    expect((await renew()).status).toBe(401);
    expect(await trailOf(ada.user.id)).toEqual(['signed-in', 'session-reused']);
  });

  it('records a refused sign-in with provider and reason, and without a user', async () => {
    const { callback } = await goToGithub(gateway);
    await gateway.call('GET', callback);
    const entries = () =>
      query<object[]>('SELECT event, provider, refusal, user_id FROM audit_entries', []);
    // The write is asynchronous.
    for (
      const deadline = performance.now() + 120_000;
      (await entries()).length === 0 && performance.now() < deadline;
    );
    expect(await entries()).toEqual([
      {
        event: 'sign-in-refused',
        provider: 'github',
        refusal: 'SIGN_IN_STATE_INVALID',
        user_id: null,
      },
    ]);
  });

  it('caps the number of refused sign-ins', async () => {
    await query(
      `INSERT INTO audit_entries (id, event, provider, refusal) SELECT gen_random_uuid(), 'sign-in-refused', 'github', 'SIGN_IN_REFUSED' FROM generate_series(1, $1::int)`,
      [limits.auditRefusalsPerHour - 1],
    );
    const audit = gateway.app.get(AuditRepository);
    await expect(audit.refused('github', 'SIGN_IN_REFUSED')).resolves.toBe(true);
    await expect(audit.refused('github', 'SIGN_IN_REFUSED')).resolves.toBe(false);
    await query(`UPDATE audit_entries SET at = at - interval '61 minutes'`, []);
    await expect(audit.refused('github', 'SIGN_IN_REFUSED')).resolves.toBe(true);
  });

  it('is written in the same transaction as the recorded change', async () => {
    const ada = await gateway.signIn();
    const { dataSource } = gateway.database;
    const isUnchanged = async () =>
      query(
        `SELECT 1 FROM users u JOIN sessions s ON s.user_id = u.id WHERE u.id = $1 AND u.deleted_at IS NULL AND s.revoked_at IS NULL`,
        [ada.user.id],
      );
    await query('ALTER TABLE audit_entries RENAME TO hidden_entries', []);
    try {
      await expect(new AccountsRepository(dataSource).delete(ada.user.id)).rejects.toThrow();
      await expect(
        new SessionsRepository(dataSource).revoke(
          { id: ada.sessionId, userId: ada.user.id },
          'signed-out',
        ),
      ).rejects.toThrow();
      await expect(
        new SessionsRepository(dataSource).open({
          userId: ada.user.id,
          kind: 'web',
          names: { browser: null, system: null },
          lifetimeMs: 60_000,
        }),
      ).rejects.toThrow();
      expect(await isUnchanged()).toHaveLength(1);
    } finally {
      await query('ALTER TABLE hidden_entries RENAME TO audit_entries', []);
    }
  });

  it('delays no other request, however many sign-ins are refused concurrently', async () => {
    const ada = await gateway.signIn();
    const slow = gateway.database.dataSource.createQueryRunner();
    await slow.startTransaction();
    try {
      await slow.query('LOCK TABLE audit_entries IN ACCESS EXCLUSIVE MODE');
      await Promise.all(
        Array.from({ length: 50 }, () =>
          gateway.call('GET', `${apiBasePath}/auth/github/callback`),
        ),
      );
      expect((await ada.call('GET', `${apiBasePath}/auth/me`)).status).toBe(200);
    } finally {
      await slow.rollbackTransaction();
      await slow.release();
    }
  });
});
