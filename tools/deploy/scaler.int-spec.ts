import { limits } from '@rolefit/contracts';
import {
  AccountPurgesRepository,
  AccountsRepository,
  createDataSource,
  SweepRepository,
} from '@rolefit/database';
import {
  aResume,
  aScan,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from '@rolefit/database/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from './kustomize.ts';
import { find } from './manifest.ts';

const root = join(__dirname, '../..');
const scaledObject = find(render(join(root, 'k8s/overlays/production')), 'ScaledObject', 'worker');
const trigger = scaledObject?.spec.triggers[0]?.metadata ?? {};
const query = trigger['query'] ?? '';

/** The role of the scaler as docs/operations.md makes it, under a name of this run's own. */
function roleStatements(role: string): string[] {
  const block =
    /```sql\n(CREATE ROLE rolefit_scaler[\s\S]*?)```/.exec(
      readFileSync(join(root, 'docs/operations.md'), 'utf8'),
    )?.[1] ?? '';
  return block
    .replaceAll('rolefit_scaler', role)
    .replaceAll('…', 'made-up')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

describe('the number of rows that workers are scaled by', () => {
  let database: TestDatabase;
  let scaler: ReturnType<typeof createDataSource>;
  const role = `scaler_${Date.now().toString(36)}`;
  const waiting = async () => {
    const [row] = (await scaler.query(query)) as Record<string, unknown>[];
    expect(Object.keys(row ?? {})).toHaveLength(1);
    return Number(Object.values(row ?? {})[0]);
  };
  const run = (statement: string, values: unknown[] = []) =>
    database.dataSource.query(statement, values);

  beforeAll(async () => {
    database = await createTestDatabase();
    for (const statement of roleStatements(role))
      await run(
        statement.replaceAll(
          'DATABASE rolefit',
          `DATABASE ${new URL(database.url).pathname.slice(1)}`,
        ),
      );
    const url = new URL(database.url);
    Object.assign(url, { username: role, password: 'made-up' });
    scaler = await createDataSource({ url: url.href, poolSize: 1 }).initialize();
  });
  beforeEach(() => run('TRUNCATE users, audit_entries CASCADE'));
  afterAll(async () => {
    await scaler?.destroy();
    await run(`DROP OWNED BY ${role}`);
    await run(`DROP ROLE ${role}`);
    await database?.drop();
  });

  const anEvaluatedUser = async () => {
    const { id } = await aUser(database.dataSource);
    const resume = await aResume(database.dataSource, id);
    await run(
      `UPDATE resumes SET evaluation_status = 'completed', evaluation_updated_at = now(), pages = 1, facts = '{}' WHERE id = $1`,
      [resume.id],
    );
    return { id, resumeId: resume.id };
  };

  it('is none where nothing waits', async () => {
    await anEvaluatedUser();
    expect(await waiting()).toBe(0);
  });

  it('counts every row that the sweeper would look after, waiting or running', async () => {
    const { id, resumeId } = await anEvaluatedUser();
    for (const status of ['queued', 'reading', 'matching', 'waiting-for-resume']) {
      const { id: scanId } = await aScan(database.dataSource, id);
      await run(
        `UPDATE scans SET status = $2, updated_at = now() - interval '1 hour' WHERE id = $1`,
        [scanId, status],
      );
    }
    await run(`UPDATE users SET profile_revision = profile_revision + 1`);
    const other = await aUser(database.dataSource);
    await aResume(database.dataSource, other.id);
    await run(
      `UPDATE resumes SET evaluation_status = 'queued', evaluation_updated_at = now() - interval '1 hour' WHERE id <> $1`,
      [resumeId],
    );

    const sweep = new SweepRepository(database.dataSource);
    const found = [
      await sweep.waitingScans(0, null, 100),
      await sweep.waitingEvaluations(0, null, 100),
      await sweep.usersToWake(100),
      await sweep.usersToRescore(null, 100),
    ];
    expect(found.map(({ length }) => length)).toEqual([3, 1, 1, 1]);
    expect(await waiting()).toBe(6);
  });

  it('leaves out what nobody works on', async () => {
    const finished = await anEvaluatedUser();
    for (const status of ['completed', 'failed', 'needs-text']) {
      const { id } = await aScan(database.dataSource, finished.id);
      await run('UPDATE scans SET status = $2 WHERE id = $1', [id, status]);
    }
    const { id: withoutResume } = await aUser(database.dataSource);
    const { id: patient } = await aScan(database.dataSource, withoutResume);
    await run(`UPDATE scans SET status = 'waiting-for-resume' WHERE id = $1`, [patient]);
    await run('UPDATE users SET profile_revision = 5 WHERE id = $1', [withoutResume]);
    const { id: deleted } = await anEvaluatedUser();
    await aScan(database.dataSource, deleted);
    await run('UPDATE users SET profile_revision = 5 WHERE id = $1', [deleted]);
    await new AccountsRepository(database.dataSource).delete(deleted);
    expect(await waiting()).toBe(0);
  });

  it('wakes a worker for accounts that are to be erased, and for an audit trail that is too long, on the day and not before', async () => {
    const { id } = await aUser(database.dataSource);
    await run('TRUNCATE audit_entries');
    const deletedBefore = (hours: number) =>
      run(`UPDATE users SET deleted_at = now() - $2 * interval '1 hour' WHERE id = $1`, [
        id,
        hours,
      ]);
    const restore = limits.accountRestoreDays * 24;
    const purges = new AccountPurgesRepository(database.dataSource);
    for (const [hours, due] of [
      [restore - 1, 0],
      [restore + 1, 1],
    ] as const) {
      await deletedBefore(hours);
      expect([await waiting(), (await purges.due([], 10)).length]).toEqual([due, due]);
    }
    await run('TRUNCATE users CASCADE');
    for (const [hours, due] of [
      [limits.auditDays * 24 - 1, 0],
      [limits.auditDays * 24 + 1, 1],
    ] as const) {
      await run(
        `INSERT INTO audit_entries (id, event, at) VALUES (gen_random_uuid(), 'signed-in', now() - $1 * interval '1 hour')`,
        [hours],
      );
      expect(await waiting()).toBe(due);
    }
  });

  it('ends counting, however much waits', async () => {
    const { id } = await anEvaluatedUser();
    for (let batch = 0; batch < 3; batch += 1) {
      await run(
        `INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, handover)
         SELECT gen_random_uuid(), $1, 'many-' || $2::int || '-' || n, 'Example Ltd', 'https://example.org', 'text', 'none', 'queued', 1 FROM generate_series(1, 500) n`,
        [id, batch],
      );
    }
    expect(await waiting()).toBe(1_000);
  });

  it('needs no look at rows that are done', async () => {
    const plan = await database.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return JSON.stringify(await manager.query(`EXPLAIN (FORMAT JSON) ${query}`));
    });
    expect(plan).toContain('scans_live');
    expect(plan).toContain('resumes_live_evaluations');
    expect(plan).not.toContain('Seq Scan');
  });

  it('is asked by a role that can read nothing of a person', async () => {
    for (const statement of [
      'SELECT email FROM users',
      'SELECT text FROM resumes',
      'SELECT posting_text FROM scans',
      'SELECT * FROM sessions',
      'DELETE FROM scans',
    ]) {
      await expect(scaler.query(statement)).rejects.toThrow('permission denied');
    }
  });

  it('asks for no more workers than there may be', () => {
    expect(
      Number(trigger['targetQueryValue']) * (scaledObject?.spec.maxReplicaCount ?? NaN),
    ).toBeLessThanOrEqual(1_000);
  });
});
