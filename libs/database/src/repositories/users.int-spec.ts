import { randomUUID } from 'node:crypto';
import { run } from '../run.js';
import { aResume, aUser, createTestDatabase, type TestDatabase } from '../testing/index.js';
import { SessionsRepository } from './sessions.repository.js';
import { UsersRepository } from './users.repository.js';

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

  const identity = (subject: string) => ({ provider: 'github' as const, subject, login: 'ada', name: 'Ada', email: 'ada@example.org', avatar: null });

  it('makes one person of many first sign-ins at once', async () => {
    const subject = randomUUID();
    const signedIn = await Promise.all(Array.from({ length: 5 }, () => users.signIn(identity(subject))));
    expect(new Set(signedIn.map((user) => user.id)).size).toBe(1);
  });

  it('keeps what the user wrote when the provider says otherwise, and follows a changed login', async () => {
    const subject = randomUUID();
    const user = await users.signIn(identity(subject));
    await users.updateFields(user.id, { name: 'Ada Lovelace' });
    const again = await users.signIn({ ...identity(subject), login: 'ada-l', name: 'Ada Provider' });
    expect(again).toMatchObject({ id: user.id, name: 'Ada Lovelace', githubUsername: 'ada-l' });
  });

  it('ends onboarding only where there is a resume', async () => {
    const user = await aUser(database.dataSource);
    await expect(users.completeOnboarding(user.id)).resolves.toBe(false);
    await aResume(database.dataSource, user.id);
    await expect(users.completeOnboarding(user.id)).resolves.toBe(true);
    await expect(users.find(user.id)).resolves.toMatchObject({ isOnboarding: false });
  });

  it('rotates a session once, however many calls try', async () => {
    const user = await aUser(database.dataSource);
    const id = await sessions.open(user.id, 'web', 'test', 60_000);
    const rotated = await Promise.all(Array.from({ length: 4 }, () => sessions.rotate(id, 1, 60_000)));
    expect(rotated.filter(Boolean)).toHaveLength(1);
    await expect(sessions.findLive(id)).resolves.toMatchObject({ generation: 2, userId: user.id });
  });

  it('finds no session that is revoked, expired or of a user who was deleted long ago', async () => {
    const user = await aUser(database.dataSource);
    const revoked = await sessions.open(user.id, 'web', null, 60_000);
    await sessions.revoke(revoked);
    const expired = await sessions.open(user.id, 'web', null, -1);
    const orphaned = await sessions.open(user.id, 'web', null, 60_000);
    await run(database.dataSource, `UPDATE users SET deleted_at = now() - interval '31 days' WHERE id = $1`, [user.id]);
    await expect(Promise.all([revoked, expired, orphaned].map((id) => sessions.findLive(id)))).resolves.toEqual([null, null, null]);
  });
});
