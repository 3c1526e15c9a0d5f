import { aResume, aUser, createTestDatabase, type TestDatabase } from '../testing/index.js';
import { UsersRepository } from './users.repository.js';

describe('users', () => {
  let database: TestDatabase;
  let users: UsersRepository;
  beforeAll(async () => {
    database = await createTestDatabase();
    users = new UsersRepository(database.dataSource);
  });
  afterAll(() => database.drop());

  it('ends onboarding only where there is a resume', async () => {
    const user = await aUser(database.dataSource);
    await expect(users.completeOnboarding(user.id)).resolves.toBe(false);
    await aResume(database.dataSource, user.id);
    await expect(users.completeOnboarding(user.id)).resolves.toBe(true);
    await expect(users.find(user.id)).resolves.toMatchObject({ isOnboarding: false });
  });
});
