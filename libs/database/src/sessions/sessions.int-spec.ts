import { limits } from '@rolefit/contracts';
import {
  areTablesDivided,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { AuditRepository } from '../audit/audit.repository.js';
import {
  type NewSession,
  deleteEndedSessionsStatement,
  SessionsRepository,
} from './sessions.repository.js';

/** Plans on tables divided by user name the indexes of their parts. */
const itOnWholeTables = areTablesDivided ? it.skip : it;

const firefox = { browser: 'Firefox', system: 'Linux' };
const { sessionsPerUser, endedSessionDays } = limits;

let database: TestDatabase;
let sessions: SessionsRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  sessions = new SessionsRepository(database.dataSource);
});
afterAll(() => database?.drop());

async function open(userId: string, session: Partial<NewSession> = {}): Promise<string> {
  const opened = await sessions.open({
    userId,
    kind: 'web',
    names: firefox,
    lifetimeMs: 60_000,
    ...session,
  });
  if (opened === null) throw new Error('not opened');
  return opened.id;
}
const trailOf = async (userId: string) =>
  (await new AuditRepository(database.dataSource).page(userId, null, 10_000)).map(
    ({ event }) => event,
  );
const query = (sql: string, parameters: unknown[]) => database.dataSource.query(sql, parameters);
const idsOf = async (userId: string) =>
  (
    (await query('SELECT id FROM sessions WHERE user_id = $1 ORDER BY id', [userId])) as {
      id: string;
    }[]
  ).map(({ id }) => id);
/** A user with the maximum number of live sessions, the least recently used first. */
async function somebodySignedInEverywhere(): Promise<{ id: string; sessionIds: string[] }> {
  const { id } = await aUser(database.dataSource);
  const sessionIds: string[] = [];
  for (let count = 0; count < sessionsPerUser; count += 1) sessionIds.push(await open(id));
  await query(
    `UPDATE sessions SET created_at = now() - interval '1 day' * ($2::int - array_position($1::uuid[], id)) WHERE id = ANY($1::uuid[])`,
    [sessionIds, sessionsPerUser + 1],
  );
  return { id, sessionIds };
}

describe('a session', () => {
  it('is rotated once, however many calls try', async () => {
    const user = await aUser(database.dataSource);
    const id = await open(user.id);
    const rotated = await Promise.all(
      Array.from({ length: 4 }, () =>
        sessions.rotate({ id, userId: user.id }, 1, { lifetimeMs: 60_000, maxMs: 60_000 }),
      ),
    );
    expect(rotated.filter(Boolean)).toHaveLength(1);
    await expect(sessions.findLive(id)).resolves.toMatchObject({ generation: 2, userId: user.id });
  });

  it('is neither found nor rotated when it is revoked, expired or of a user who was deleted long ago', async () => {
    const user = await aUser(database.dataSource);
    const revoked = await open(user.id);
    await sessions.revoke({ id: revoked, userId: user.id }, 'signed-out');
    const expired = await open(user.id, { lifetimeMs: -1 });
    const orphaned = await open(user.id);
    await query(`UPDATE users SET deleted_at = now() - interval '31 days' WHERE id = $1`, [
      user.id,
    ]);
    await expect(
      Promise.all([revoked, expired, orphaned].map((id) => sessions.findLive(id))),
    ).resolves.toEqual([null, null, null]);
    await expect(
      Promise.all(
        [revoked, expired].map((id) =>
          sessions.rotate({ id, userId: user.id }, 1, { lifetimeMs: 60_000, maxMs: 60_000 }),
        ),
      ),
    ).resolves.toEqual([false, false]);
  });

  it('is not opened for a deleted account, nor beside a session that has ended or belongs to another user', async () => {
    const [user, other, gone] = [
      await aUser(database.dataSource),
      await aUser(database.dataSource),
      await aUser(database.dataSource),
    ];
    await query(`UPDATE users SET deleted_at = now() - interval '31 days' WHERE id = $1`, [
      gone.id,
    ]);
    const [ended, theirs] = [await open(user.id), await open(other.id)];
    await sessions.revoke({ id: ended, userId: user.id }, 'signed-out');
    const asked = (session: Partial<NewSession>) =>
      sessions.open({
        userId: user.id,
        kind: 'extension',
        names: firefox,
        lifetimeMs: 60_000,
        ...session,
      });
    await expect(
      Promise.all([
        asked({ userId: gone.id }),
        asked({ besideId: ended }),
        asked({ besideId: theirs }),
      ]),
    ).resolves.toEqual([null, null, null]);
    expect(await trailOf(user.id)).toEqual(['signed-in', 'signed-out']);
  });

  it('is not opened for an account that was deleted after its user authenticated', async () => {
    const { id } = await aUser(database.dataSource);
    await open(id, { isForActive: true });
    await query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);
    await expect(open(id, { isForActive: true })).rejects.toThrow('not opened');
    await expect(open(id, { isForActive: false })).resolves.toEqual(expect.any(String));
  });
});

describe('sessions beyond the limit per user', () => {
  it('end in the order of their last use, each with an audit entry', async () => {
    const ada = await somebodySignedInEverywhere();
    const [first = '', second = '', third = ''] = ada.sessionIds;
    // The oldest sign-in, but just used.
    await sessions.rotate({ id: first, userId: ada.id }, 1, { lifetimeMs: 60_000, maxMs: 1e12 });
    const opened = await sessions.open({
      userId: ada.id,
      kind: 'web',
      names: firefox,
      lifetimeMs: 60_000,
    });
    expect(opened?.endedIds).toEqual([second]);
    await expect(sessions.access(ada.id, second)).resolves.toBeNull();
    await expect(
      Promise.all([first, third, opened?.id ?? ''].map((id) => sessions.access(ada.id, id))),
    ).resolves.toEqual(['account', 'account', 'account']);
    expect((await trailOf(ada.id)).slice(-2).sort()).toEqual(['signed-in', 'signed-out']);
    expect(await sessions.list(ada.id)).toHaveLength(sessionsPerUser);
  });

  it('never end the session that requests another one', async () => {
    const ada = await somebodySignedInEverywhere();
    const [first = '', second = ''] = ada.sessionIds;
    const opened = await sessions.open({
      userId: ada.id,
      kind: 'extension',
      names: firefox,
      lifetimeMs: 60_000,
      besideId: first,
    });
    expect(opened?.endedIds).toEqual([second]);
    await expect(sessions.access(ada.id, first)).resolves.toBe('account');
  });

  it('do not exist, even if many are opened concurrently; those of other users and ended ones do not count', async () => {
    const [ada, bob] = [await somebodySignedInEverywhere(), await aUser(database.dataSource)];
    await sessions.revoke({ id: ada.sessionIds[0] ?? '', userId: ada.id }, 'signed-out');
    await open(bob.id);
    expect(
      (await sessions.open({ userId: ada.id, kind: 'web', names: firefox, lifetimeMs: 60_000 }))
        ?.endedIds,
    ).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, () => open(ada.id)));
    expect(await sessions.list(ada.id)).toHaveLength(sessionsPerUser);
    expect((await trailOf(ada.id)).filter((event) => event === 'signed-out')).toHaveLength(9);
    expect(await sessions.list(bob.id)).toHaveLength(1);
  });

  it('all end together, each with an audit entry', async () => {
    const ada = await somebodySignedInEverywhere();
    const kept = ada.sessionIds[7] ?? '';
    expect((await sessions.endAll(ada.id, kept)).sort()).toEqual(
      ada.sessionIds.filter((id) => id !== kept).sort(),
    );
    expect((await trailOf(ada.id)).filter((event) => event === 'signed-out')).toHaveLength(
      sessionsPerUser - 1,
    );
    expect((await sessions.list(ada.id)).map(({ id }) => id)).toEqual([kept]);
    expect(await sessions.endAll(ada.id, kept)).toEqual([]);
  });
});

describe('sessions that ended', () => {
  const endedDaysAgo = (id: string, column: 'revoked_at' | 'expires_at', days: number) =>
    query(`UPDATE sessions SET ${column} = now() - $2 * interval '24 hours' WHERE id = $1`, [
      id,
      days,
    ]);

  it('are deleted some time after they were revoked or expired, whichever was first, and never a live one', async () => {
    const { id: userId } = await aUser(database.dataSource);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await open(userId));
    const [revoked = '', expired = '', lately = '', unused = '', both = '', live = ''] = ids;
    await endedDaysAgo(revoked, 'revoked_at', endedSessionDays + 1);
    await endedDaysAgo(expired, 'expires_at', endedSessionDays + 1);
    await endedDaysAgo(lately, 'revoked_at', endedSessionDays - 1);
    await endedDaysAgo(unused, 'expires_at', endedSessionDays - 1);
    await endedDaysAgo(both, 'expires_at', endedSessionDays + 1);
    await endedDaysAgo(both, 'revoked_at', 1);
    expect([
      await sessions.removeEnded(endedSessionDays, 2),
      await sessions.removeEnded(endedSessionDays, 2),
      await sessions.removeEnded(endedSessionDays, 2),
    ]).toEqual([2, 1, 0]);
    expect(await idsOf(userId)).toEqual([lately, unused, live].sort());
  });

  itOnWholeTables('are found by an index without reading the others', async () => {
    const { id: userId } = await aUser(database.dataSource);
    await query(
      `INSERT INTO sessions (id, user_id, kind, expires_at, revoked_at) SELECT gen_random_uuid(), $1, 'web', now() + interval '30 days', CASE WHEN n % 2 = 0 THEN now() END FROM generate_series(1, 5000) n`,
      [userId],
    );
    await query('ANALYZE sessions', []);
    const planOf = async (sql: string, parameters: unknown[]) =>
      ((await query(`EXPLAIN ${sql}`, parameters)) as { 'QUERY PLAN': string }[])
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    expect(await planOf(deleteEndedSessionsStatement, [endedSessionDays, 100])).toContain(
      'using sessions_end',
    );
  });
});
