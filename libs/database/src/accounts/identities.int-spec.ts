import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { limits } from '@rolefit/contracts';
import { run } from '../run.js';
import { ForgetForeignEmails1764010000000 } from '../migrations/1764010000000-forget-foreign-emails.js';
import { aUser, createTestDatabase, openSignUp, type TestDatabase } from '../testing/index.js';
import { AccountsRepository } from './accounts.repository.js';
import { IdentitiesRepository, type ProviderIdentity } from './identities.repository.js';
import { UsersRepository } from './users.repository.js';

describe('linking identities to users', () => {
  let database: TestDatabase;
  let identities: IdentitiesRepository;
  let users: UsersRepository;
  let email: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    identities = new IdentitiesRepository(database.dataSource);
    users = new UsersRepository(database.dataSource);
  });
  beforeEach(() => {
    email = `ada-${randomUUID()}@example.org`;
  });
  afterAll(() => database.drop());

  const at = (
    provider: ProviderIdentity['provider'],
    told: Partial<ProviderIdentity> = {},
  ): ProviderIdentity => {
    const login = provider === 'github' ? 'ada' : null;
    return {
      provider,
      subject: randomUUID(),
      login,
      name: 'Ada',
      email,
      isEmailVerified: true,
      avatar: null,
      ...told,
    };
  };
  const signIn = (identity: ProviderIdentity) => identities.signIn(identity, openSignUp);
  const idOf = async (identity: ProviderIdentity) => (await signIn(identity)).id;
  const deletedDaysAgo = (userId: string, days: number) =>
    run(
      database.dataSource,
      `UPDATE users SET deleted_at = now() - $2 * interval '24 hours' WHERE id = $1`,
      [userId, days],
    );
  /** Waits until this many statements are blocked by locks. */
  async function untilWaiting(count: number): Promise<void> {
    const waiting = () =>
      run<{ id: number }>(
        database.dataSource,
        `SELECT pid AS id FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    while ((await waiting()).length < count) await setTimeout(20);
  }
  const toldBy = (userId: string) =>
    run(
      database.dataSource,
      'SELECT provider, login, email, verified_email FROM identities WHERE user_id = $1 ORDER BY provider',
      [userId],
    );

  it('creates one user for many concurrent first sign-ins', async () => {
    const github = at('github');
    expect(new Set(await Promise.all(Array.from({ length: 5 }, () => idOf(github)))).size).toBe(1);
  });

  it('creates one user for concurrent first sign-ins at both providers', async () => {
    const both = [at('github'), at('google')];
    expect(new Set(await Promise.all([...both, ...both].map(idOf))).size).toBe(1);
  });

  it('preserves edited fields when the provider reports others', async () => {
    const github = at('github');
    const { id } = await signIn(github);
    await users.updateFields(id, { name: 'Ada Lovelace' });
    await expect(signIn({ ...github, name: 'Ada Provider' })).resolves.toMatchObject({
      id,
      name: 'Ada Lovelace',
    });
  });

  it('updates a changed login and e-mail without creating a second account', async () => {
    const github = at('github');
    const { id } = await signIn(github);
    const moved = { ...github, login: 'ada-l', email: `new-${email}` };
    await expect(signIn(moved)).resolves.toMatchObject({ id, githubUsername: 'ada-l' });
    await expect(toldBy(id)).resolves.toEqual([
      { provider: 'github', login: 'ada-l', email: moved.email, verified_email: moved.email },
    ]);
  });

  it.each([
    ['github', 'google'],
    ['google', 'github'],
  ] as const)(
    'links %s and then %s with the same verified e-mail to one user',
    async (first, second) => {
      const { id } = await signIn(at(first));
      const again = at(second, { email: email.toUpperCase() });
      await expect(idOf(again)).resolves.toBe(id);
      // Identities stay linked after the address has changed.
      await expect(idOf({ ...again, email: null, isEmailVerified: false })).resolves.toBe(id);
    },
  );

  it('keeps the GitHub login of a user who signs in with Google too', async () => {
    await signIn(at('github'));
    await expect(signIn(at('google'))).resolves.toMatchObject({ githubUsername: 'ada' });
  });

  it.each([
    ['neither has', false, false],
    ['only the first has', true, false],
    ['only the second has', false, true],
  ])(
    'tells two people with one e-mail apart where %s verified it',
    async (_, isFirst, isSecond) => {
      const first = await idOf(at('github', { isEmailVerified: isFirst }));
      await expect(idOf(at('google', { isEmailVerified: isSecond }))).resolves.not.toBe(first);
    },
  );

  it.each([null, '', ' '])('creates a separate account for the e-mail %j', async (none) => {
    const [github, google] = [at('github', { email: none }), at('google', { email: none })];
    const [first, second] = [await idOf(github), await idOf(google)];
    expect(first).not.toBe(second);
    await expect(idOf(github)).resolves.toBe(first);
  });

  it('never identifies a user by the e-mail of a profile', async () => {
    const attacker = await signIn(at('github', { email: 'attacker@example.org' }));
    await users.updateFields(attacker.id, { email });
    const victim = await signIn(at('google'));
    expect(victim.id).not.toBe(attacker.id);
    await users.updateFields(victim.id, { email: 'attacker@example.org' });
    await expect(
      idOf(at('google', { email: 'attacker@example.org', isEmailVerified: false })),
    ).resolves.not.toBe(victim.id);
    await expect(idOf(at('github', { email: 'attacker@example.org' }))).resolves.not.toBe(
      victim.id,
    );
  });

  it('distinguishes addresses that differ only by Unicode case folding', async () => {
    const victim = await idOf(at('github', { email: `k-${email}` }));
    await expect(idOf(at('google', { email: `\u212A-${email}` }))).resolves.not.toBe(victim);
  });

  it('does not link to the former owner of an address: the provider’s latest report counts', async () => {
    const before = await idOf(at('github'));
    const now = await idOf(at('github'));
    expect(now).not.toBe(before);
    await expect(idOf(at('google'))).resolves.toBe(now);
  });

  it('does not link by an address that its provider no longer calls verified', async () => {
    const github = at('github');
    const before = await idOf(github);
    await signIn({ ...github, isEmailVerified: false });
    await expect(idOf(at('google'))).resolves.not.toBe(before);
  });

  it('does not merge two accounts that come to share a verified e-mail', async () => {
    const google = at('google', { email: `other-${email}` });
    const [first, second] = [await idOf(at('github')), await idOf(google)];
    await expect(idOf({ ...google, email })).resolves.toBe(second);
    expect(first).not.toBe(second);
  });

  it('removes in a migration the addresses of other hosts that Google has verified, and unlinks no identity', async () => {
    const [name] = email.split('@');
    const [own, foreign, atGithub] = [
      at('google', { email: `${name}@gmail.com` }),
      at('google', { email: `${name}@gmail.com.example` }),
      at('github'),
    ];
    const [first, second, third] = [await idOf(own), await idOf(foreign), await idOf(atGithub)];
    const linked = at('google');
    await expect(idOf(linked)).resolves.toBe(third);
    const runner = database.dataSource.createQueryRunner();
    await new ForgetForeignEmails1764010000000().up(runner).finally(() => runner.release());

    await expect(idOf(at('github', { email: own.email }))).resolves.toBe(first);
    await expect(idOf(at('github', { email: foreign.email }))).resolves.not.toBe(second);
    await expect(toldBy(third)).resolves.toMatchObject([
      { provider: 'github', verified_email: email },
      { provider: 'google', verified_email: null },
    ]);
    await expect(idOf(linked)).resolves.toBe(third);
  });

  it.each(['github', 'google'] as const)(
    'does not find the account of a guest whose removal it waits for (%s)',
    async (provider) => {
      const github = at('github');
      const id = await idOf(github);
      const holder = database.dataSource.createQueryRunner();
      await holder.startTransaction();
      await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
      const owner = await aUser(database.dataSource);
      const removal = new AccountsRepository(database.dataSource).remove(owner.id, id, 30);
      await untilWaiting(1);
      const signedIn = idOf(provider === 'github' ? github : at(provider));
      await untilWaiting(2);
      await holder.commitTransaction();
      await holder.release();
      await expect(removal).resolves.toBe('removed');
      await expect(signedIn).resolves.not.toBe(id);
      await expect(toldBy(id)).resolves.toEqual([]);
    },
  );

  it('finds a deleted account by the other provider too, as long as it can be restored', async () => {
    const { id } = await signIn(at('github'));
    await deletedDaysAgo(id, limits.accountRestoreDays - 1);
    const back = await signIn(at('google'));
    expect(back.id).toBe(id);
    expect(back.restorableUntil).not.toBeNull();
  });

  it('creates a new account for a later sign-in, by either provider', async () => {
    const { id } = await signIn(at('github'));
    await deletedDaysAgo(id, limits.accountRestoreDays + 1);
    const back = await signIn(at('google'));
    expect(back.id).not.toBe(id);
    expect(back.restorableUntil).toBeNull();
  });
});
