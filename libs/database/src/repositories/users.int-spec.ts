import { run } from '../run.js';
import { aResume, aUser, createTestDatabase, type TestDatabase } from '../testing/index.js';
import { SessionsRepository } from './sessions.repository.js';
import { UsersRepository } from './users.repository.js';

const firefox = { browser: 'Firefox', system: 'Linux' };

describe('people and sessions', () => {
  let database: TestDatabase;
  let users: UsersRepository;
  let sessions: SessionsRepository;
  beforeAll(async () => {
    database = await createTestDatabase();
    users = new UsersRepository(database.dataSource);
    sessions = new SessionsRepository(database.dataSource);
  });
  afterAll(() => database.drop());

  it('ends onboarding only where there is a resume', async () => {
    const user = await aUser(database.dataSource);
    await expect(users.completeOnboarding(user.id)).resolves.toBe(false);
    await aResume(database.dataSource, user.id);
    await expect(users.completeOnboarding(user.id)).resolves.toBe(true);
    await expect(users.find(user.id)).resolves.toMatchObject({ isOnboarding: false });
  });

  it('rotates a session once, however many calls try', async () => {
    const user = await aUser(database.dataSource);
    const id = await sessions.open(user.id, 'web', firefox, 60_000);
    const rotated = await Promise.all(Array.from({ length: 4 }, () => sessions.rotate(id, 1, { lifetimeMs: 60_000, mostMs: 60_000 })));
    expect(rotated.filter(Boolean)).toHaveLength(1);
    await expect(sessions.findLive(id)).resolves.toMatchObject({ generation: 2, userId: user.id });
  });

  it('finds no session that is revoked, expired or of a user who was deleted long ago', async () => {
    const user = await aUser(database.dataSource);
    const revoked = await sessions.open(user.id, 'web', firefox, 60_000);
    await sessions.revoke(revoked, 'signed-out');
    const expired = await sessions.open(user.id, 'web', firefox, -1);
    const orphaned = await sessions.open(user.id, 'web', firefox, 60_000);
    await run(database.dataSource, `UPDATE users SET deleted_at = now() - interval '31 days' WHERE id = $1`, [user.id]);
    await expect(Promise.all([revoked, expired, orphaned].map((id) => sessions.findLive(id)))).resolves.toEqual([null, null, null]);
  });
});
