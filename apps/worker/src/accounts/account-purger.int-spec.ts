import type { INestApplicationContext } from '@nestjs/common';
import { LOGGER } from '@rolefit/config';
import { limits } from '@rolefit/contracts';
import {
  AccountPurgesRepository,
  AccountsRepository,
  AnswersRepository,
  AuditRepository,
  IdentitiesRepository,
  newId,
  SavedScansRepository,
  PasskeysRepository,
  PersonalTokensRepository,
  SessionsRepository,
  UsersRepository,
} from '@rolefit/database';
import { aUser, openSignUp } from '@rolefit/database/testing';
import { JobProducer } from '@rolefit/queues';
import { createObjectStore, folderOfUser, ObjectStore } from '@rolefit/storage';
import { letS3ServerPage, makePdf, postings, resumes, s3PageSize } from '@rolefit/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestWorker } from '../testing/test-worker.js';
import {
  occurrencesInDatabase,
  occurrencesInObjects,
  occurrencesInRedis,
} from '../testing/occurrences.js';
import { AccountPurger } from './account-purger.js';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
const S3rver = jest.requireActual<new (options: object) => S3rver>('s3rver');

/** A user with every kind of data, and the words by which to find it. */
interface Somebody {
  readonly id: string;
  readonly words: readonly string[];
}

describe('the purge of deleted accounts', () => {
  let s3: S3rver;
  let s3Dir: string;
  let worker: TestWorker;
  let app: INestApplicationContext;
  let store: ObjectStore;
  let accounts: AccountPurgesRepository;
  const shared = `${postings.nurse}\nScanned by two people.`;

  beforeAll(async () => {
    s3Dir = await mkdtemp(join(tmpdir(), 'rolefit-s3-'));
    s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: s3Dir });
    letS3ServerPage(s3);
    const { port } = await s3.run();
    worker = await TestWorker.prepare({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'purge-test',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
      LOG_LEVEL: 'info',
    });
    app = await worker.start();
    // The worker's own purge runs half a minute after the start, which on a busy machine is during a test.
    await app.get(AccountPurger).onModuleDestroy();
    store = createObjectStore(worker.config);
    accounts = app.get(AccountPurgesRepository);
  });
  afterAll(async () => {
    await worker?.stop();
    await s3?.close();
    await rm(s3Dir, { recursive: true, force: true });
  });

  beforeEach(async () => {
    // Each test counts all accounts, so it starts with none.
    for (const table of ['users', 'posting_readings', 'audit_entries', 'account_purges'])
      await worker.dataSource.query(`DELETE FROM ${table}`);
    worker.log.length = 0;
  });

  const aPurger = (
    parts: { accounts?: AccountPurgesRepository; store?: ObjectStore; producer?: JobProducer } = {},
  ) =>
    new AccountPurger(
      parts.accounts ?? accounts,
      parts.store ?? store,
      parts.producer ?? app.get(JobProducer),
      app.get(LOGGER),
    );

  async function somebody(): Promise<Somebody> {
    const { dataSource } = worker;
    const canary = `canary${randomBytes(6).toString('hex')}`;
    const { id } = await aUser(dataSource, { login: canary, name: `Ada ${canary}` });
    await new UsersRepository(dataSource).updateFields(id, {
      bio: canary,
      location: canary,
      blogLink: `https://${canary}.example`,
    });
    const session = await new SessionsRepository(dataSource).open({
      userId: id,
      kind: 'extension',
      names: { browser: canary, system: canary },
      lifetimeMs: 60_000,
    });
    await new PersonalTokensRepository(dataSource).create({
      userId: id,
      besideId: session!.id,
      name: canary,
      hint: canary,
      hash: canary,
      scopes: ['scans:read'],
      lifetimeDays: null,
    });
    await new PasskeysRepository(dataSource).add({
      userId: id,
      besideId: session!.id,
      name: canary,
      site: canary,
      credentialId: canary,
      publicKey: canary,
      signatures: 0,
      transports: [canary],
    });
    await new AnswersRepository(dataSource).change(id, () => ({
      licences: { items: [canary], isComplete: true },
    }));
    const resumeIds: string[] = [];
    for (const lines of [
      [canary, ...resumes.software],
      [...resumes.software, canary],
    ]) {
      const { id: resumeId } = await worker.upload(id, makePdf(lines));
      resumeIds.push(resumeId);
      await worker.requestEvaluation(id, resumeId);
      await worker.evaluationEnded(id);
    }
    await new AuditRepository(dataSource).exported(id);
    await store.put(`${folderOfUser(id)}${randomUUID()}.pdf`, Buffer.from(canary), {
      contentType: 'application/pdf',
    });
    await worker.editSkills(id, [{ name: canary, score: 50 }]);
    const scanIds = [
      await worker.scan(
        id,
        postings.frontend.replace('- Build and maintain web', `- Build and maintain ${canary} web`),
        { title: `${canary} engineer` },
      ),
      await worker.scan(id, shared),
    ];
    for (const scanId of scanIds) await worker.scanIs(id, scanId, ['completed']);
    await new SavedScansRepository(dataSource).save(id, scanIds[0]!, {
      stage: 'offer',
      note: canary,
    });
    // Rows are completed before their jobs, and edited skills cause a later rescore.
    await worker.isIdle();
    return { id, words: [canary, id, ...resumeIds, ...scanIds] };
  }

  async function deletedDaysAgo(userId: string, days: number): Promise<void> {
    await new AccountsRepository(worker.dataSource).delete(userId);
    await worker.dataSource.query(
      `UPDATE users SET deleted_at = now() - $2 * interval '24 hours' WHERE id = $1`,
      [userId, days],
    );
  }

  const traces = async (words: readonly string[]) => ({
    database: await occurrencesInDatabase(worker.dataSource, words),
    redis: await occurrencesInRedis(worker.redis, worker.config.redis.prefix, words),
    objects: await occurrencesInObjects(store, words),
  });
  const nothing = { database: [], redis: [], objects: [] };
  const receipts = () =>
    worker.dataSource.query(
      'SELECT scans, readings, resumes, finished_at IS NOT NULL AS "isFinished" FROM account_purges ORDER BY id',
    ) as Promise<unknown[]>;

  it('leaves no file behind, even if there are more than one page of the store', async () => {
    const { id } = await aUser(worker.dataSource);
    const other = `${folderOfUser(newId())}kept.pdf`;
    const folder = folderOfUser(id);
    const keys = [
      other,
      ...Array.from({ length: s3PageSize + 5 }, (_, index) => `${folder}${index}.pdf`),
    ];
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(
        keys
          .slice(from, from + 50)
          .map((key) => store.put(key, Buffer.from('x'), { contentType: 'application/pdf' })),
      );
    const listed = async (prefix: string) => {
      const found: string[] = [];
      for await (const { key } of store.list(prefix)) found.push(key);
      return found;
    };
    expect(await listed(folder)).toHaveLength(s3PageSize + 5);
    await deletedDaysAgo(id, limits.accountRestoreDays + 1);
    await aPurger().purge();
    expect(await listed(folder)).toEqual([]);
    expect(await listed(other)).toEqual([other]);
    await store.delete(other);
  }, 300_000);

  it('keeps an account as long as it can be restored, and leaves no data of it afterwards', async () => {
    const bruno = await somebody();
    const ada = await somebody();
    const before = await traces(ada.words);
    for (const table of [
      'users',
      'identities',
      'sessions',
      'access_tokens',
      'passkeys',
      'resumes',
      'profile_skills',
      'scans',
      'matches',
      'posting_readings',
      'scan_totals',
      'audit_entries',
    ]) {
      expect(before.database.map((trace) => trace.split(':')[0])).toContain(`public.${table}`);
    }
    expect(before.redis.join('\n')).toMatch(/:resume\.evaluate:[^]*:scan\.score:/);
    expect(before.redis.join('\n')).toContain(
      `${worker.config.redis.prefix}:events: ${ada.words[0]}`,
    );
    expect(before.objects).toHaveLength(4);

    await deletedDaysAgo(ada.id, limits.accountRestoreDays - 1);
    await aPurger().purge();
    // A restored account keeps its data, but no sessions or tokens.
    const data = before.database.filter((trace) => !trace.startsWith('public.access_tokens:'));
    expect(await traces(ada.words)).toEqual({ ...before, database: data });
    await expect(new AccountsRepository(worker.dataSource).restore(ada.id)).resolves.toMatchObject({
      id: ada.id,
      restorableUntil: null,
    });

    const brunoBefore = await traces(bruno.words);
    await deletedDaysAgo(ada.id, limits.accountRestoreDays + 1);
    await expect(new AccountsRepository(worker.dataSource).restore(ada.id)).resolves.toBeNull();
    await aPurger().purge();
    expect(await traces(ada.words)).toEqual(nothing);
    expect(await receipts()).toEqual([{ scans: 2, readings: 1, resumes: 2, isFinished: true }]);
    // The audit trail stays, anonymised.
    expect(
      await worker.dataSource.query(
        `SELECT event FROM audit_entries WHERE user_id IS NULL AND event <> 'sign-in-refused' ORDER BY id`,
      ),
    ).toEqual(
      [
        'extension-signed-in',
        'token-created',
        'passkey-added',
        'data-exported',
        'account-deleted',
        'token-revoked',
        'account-restored',
        'account-deleted',
        'account-purged',
      ].map((event) => ({ event })),
    );
    // A posting that both had scanned stays cached for the other user.
    expect(await traces(bruno.words)).toEqual(brunoBefore);
    expect(
      await worker.dataSource.query(
        'SELECT 1 FROM posting_readings p JOIN scans s USING (posting_hash) WHERE s.user_id = $1',
        [bruno.id],
      ),
    ).toHaveLength(2);

    const lines = worker.log.filter((line) => line.includes('Account purged'));
    expect(lines).toHaveLength(1);
    expect(ada.words.filter((word) => lines[0]!.includes(word))).toEqual([]);

    await deletedDaysAgo(bruno.id, limits.accountRestoreDays + 1);
    await aPurger().purge();
    expect(await traces(bruno.words)).toEqual(nothing);
    expect(await receipts()).toContainEqual({
      scans: 2,
      readings: 2,
      resumes: 2,
      isFinished: true,
    });
  });

  /** Behaves like the real one except for one call, at which the process dies. */
  function endingAt<Part extends object>(
    part: Part,
    method: keyof Part & string,
    call: number,
  ): Part {
    let calls = 0;
    return new Proxy(part, {
      get: (target, name) => {
        const real: unknown = Reflect.get(target, name);
        if (typeof real !== 'function') return real;
        return (...args: unknown[]) => {
          if (name === method && ++calls === call) throw new Error('the process ends here');
          return Reflect.apply(real, target, args);
        };
      },
    });
  }

  it.each([
    ['after it has started', () => aPurger({ accounts: endingAt(accounts, 'objectKeys', 1) })],
    ['among the files', () => aPurger({ store: endingAt(store, 'delete', 2) })],
    ['before Redis', () => aPurger({ producer: endingAt(app.get(JobProducer), 'removeRows', 1) })],
    ['among the scans', () => aPurger({ accounts: endingAt(accounts, 'removeScans', 2) })],
    ['before the last step', () => aPurger({ accounts: endingAt(accounts, 'finish', 1) })],
  ])(
    'is completed by the next run when it ends %s, and counts everything once',
    async (_, ending) => {
      const ada = await somebody();
      await worker.dataSource.query(
        `INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status)
       SELECT gen_random_uuid(), $1, n::text, 'Many Ltd', 'https://example.org', $2, md5($2 || n), 'completed' FROM generate_series(1, 250) AS n`,
        [ada.id, ada.words[0]],
      );
      await deletedDaysAgo(ada.id, limits.accountRestoreDays + 1);
      await expect(ending().purge()).rejects.toThrow('the process ends here');
      expect(
        (await receipts()).filter((receipt) => (receipt as { isFinished: boolean }).isFinished),
      ).not.toContainEqual(expect.objectContaining({ scans: 252 }));
      // A partly purged account cannot be restored.
      await worker.dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [ada.id]);
      await expect(new AccountsRepository(worker.dataSource).restore(ada.id)).resolves.toBeNull();
      await worker.dataSource.query(
        `UPDATE users SET deleted_at = now() - interval '31 days' WHERE id = $1`,
        [ada.id],
      );
      await aPurger().purge();
      expect(await traces(ada.words)).toEqual(nothing);
      expect(await receipts()).toContainEqual({
        scans: 252,
        readings: 2,
        resumes: 2,
        isFinished: true,
      });
    },
  );

  it('purges every account that is due, even if another one fails', async () => {
    const [stuck, ada] = [await somebody(), await somebody()];
    await deletedDaysAgo(stuck.id, 40);
    await deletedDaysAgo(ada.id, 35);
    await expect(aPurger({ store: endingAt(store, 'delete', 1) }).purge()).rejects.toThrow(
      'the process ends here',
    );
    expect(await traces(ada.words)).toEqual(nothing);
    expect((await traces(stuck.words)).database).not.toEqual([]);
    await aPurger().purge();
    expect(await traces(stuck.words)).toEqual(nothing);
  });

  it('runs once for many workers', async () => {
    const ada = await somebody();
    await deletedDaysAgo(ada.id, limits.accountRestoreDays + 1);
    await Promise.all(Array.from({ length: 4 }, () => aPurger().purge()));
    expect(await traces(ada.words)).toEqual(nothing);
    expect(await receipts()).toEqual([{ scans: 2, readings: 2, resumes: 2, isFinished: true }]);
  });

  it('treats a later sign-in, or one just before it ran, as a new user', async () => {
    const users = new IdentitiesRepository(worker.dataSource);
    const identity = {
      provider: 'github' as const,
      subject: newId(),
      login: 'ada',
      name: 'Ada',
      email: null,
      isEmailVerified: false,
      avatar: null,
    };
    const first = await users.signIn(identity, openSignUp);
    await deletedDaysAgo(first.id, limits.accountRestoreDays - 1);
    expect((await users.signIn(identity, openSignUp)).id).toBe(first.id);
    await deletedDaysAgo(first.id, limits.accountRestoreDays + 1);
    const second = await users.signIn(identity, openSignUp);
    expect(second.id).not.toBe(first.id);
    expect(second.restorableUntil).toBeNull();
    await aPurger().purge();
    expect((await users.signIn(identity, openSignUp)).id).toBe(second.id);
    expect(await occurrencesInDatabase(worker.dataSource, [first.id])).toEqual([]);
  });
});
