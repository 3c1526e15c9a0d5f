import { savedStages } from '@rolefit/contracts';
import { aScan, aUser, createTestDatabase, type TestDatabase } from '../testing/index.js';
import { CountStages1763810000000 } from '../migrations/1763810000000-count-stages.js';
import { run } from '../run.js';
import { SavedScansRepository } from './saved-scans.repository.js';
import { ScanListRepository } from './scan-list.repository.js';
import { ScansRepository } from './scans.repository.js';

describe('saved scans', () => {
  let database: TestDatabase;
  let saved: SavedScansRepository;
  let userId: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    saved = new SavedScansRepository(database.dataSource);
  });
  beforeEach(async () => {
    userId = (await aUser(database.dataSource)).id;
  });
  afterAll(() => database.drop());

  const aScanId = async () => (await aScan(database.dataSource, userId)).id;
  const nowhere = { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0 };
  const countedByStage = async () => {
    const rows = await run<{ stage: string; count: number }>(
      database.dataSource,
      'SELECT saved_stage AS stage, count(*)::int AS count FROM scans WHERE user_id = $1 AND saved_at IS NOT NULL GROUP BY 1',
      [userId],
    );
    return { ...nowhere, ...Object.fromEntries(rows.map(({ stage, count }) => [stage, count])) };
  };
  const totals = async () =>
    (
      await new ScanListRepository(database.dataSource).list(userId, {
        sort: 'newest',
        from: 1,
        limit: 1,
      })
    ).totals;

  it('preserve their time, stage and note when they are saved again', async () => {
    const id = await aScanId();
    const first = await saved.save(userId, id, { stage: 'interview', note: 'Tuesday' });
    expect(await saved.save(userId, id, {})).toEqual(first);
    expect(await saved.save(userId, id, { note: '' })).toEqual({ ...first, savedNote: '' });
    expect((await totals()).totalSavedJobs).toBe(1);
  });

  it('lose stage and note when they are unsaved', async () => {
    const id = await aScanId();
    await saved.save(userId, id, { stage: 'rejected', note: 'A pity' });
    expect(await saved.unsave(userId, id)).toMatchObject({ savedAt: null });
    expect(await saved.unsave(userId, id)).toMatchObject({ savedAt: null });
    expect(await saved.save(userId, id, {})).toMatchObject({ savedStage: 'saved', savedNote: '' });
  });

  it('are the only ones that can be changed', async () => {
    const id = await aScanId();
    await expect(saved.change(userId, id, { stage: 'offer' })).resolves.toBeNull();
    expect((await totals()).totalSavedJobs).toBe(0);
    await saved.save(userId, id, { note: 'Ann' });
    expect(await saved.change(userId, id, { stage: 'offer' })).toMatchObject({
      savedStage: 'offer',
      savedNote: 'Ann',
    });
  });

  it('do not touch the updatedAt of the scan, by which the sweeper knows how long it has waited', async () => {
    const scan = await aScan(database.dataSource, userId);
    expect(await saved.save(userId, scan.id, {})).toMatchObject({ updatedAt: scan.updatedAt });
  });

  it('are counted by stage through all changes', async () => {
    const ids = await Promise.all(savedStages.map(aScanId));
    await Promise.all(
      ids.map((id, index) => saved.save(userId, id, { stage: savedStages[index] })),
    );
    expect((await totals()).savedByStage).toEqual({
      saved: 1,
      applied: 1,
      interview: 1,
      offer: 1,
      rejected: 1,
    });
    const [first, second, third, fourth, fifth] = ids as [string, string, string, string, string];
    await saved.change(userId, first, { stage: 'offer' });
    await saved.change(userId, second, { note: 'Still applied' });
    await saved.unsave(userId, third);
    await new ScansRepository(database.dataSource).delete(userId, fourth);
    await saved.save(userId, fifth, { stage: 'saved' });
    expect(await totals()).toMatchObject({
      totalSavedJobs: 3,
      savedByStage: { ...nowhere, saved: 1, applied: 1, offer: 1 },
    });
    expect(await totals()).toMatchObject({ savedByStage: await countedByStage() });
  });

  it('are counted by stage from existing rows by the migration', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, aScanId));
    await Promise.all(
      ids.map((id, index) => saved.save(userId, id, { stage: savedStages[index % 4] })),
    );
    const migration = new CountStages1763810000000();
    const runner = database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await migration.down(runner);
      await runner.query(`UPDATE scans SET saved_stage = 'rejected' WHERE id = $1`, [ids[0]]);
      await migration.up(runner);
      await runner.commitTransaction();
    } finally {
      await runner.release();
    }
    expect((await totals()).savedByStage).toEqual({
      saved: 1,
      applied: 2,
      interview: 1,
      offer: 1,
      rejected: 1,
    });
  });

  it('are counted correctly under concurrent changes', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, aScanId));
    const rounds = Array.from({ length: 10 }, (_, round) =>
      ids.map((id, index) =>
        (round + index) % 3 === 0
          ? saved.unsave(userId, id)
          : (round + index) % 3 === 1
            ? saved.save(userId, id, {})
            : saved.change(userId, id, { stage: 'applied' }),
      ),
    );
    await Promise.all(rounds.flat());
    const [row] = await run<{ count: number }>(
      database.dataSource,
      'SELECT count(*)::int AS count FROM scans WHERE user_id = $1 AND saved_at IS NOT NULL',
      [userId],
    );
    expect(await totals()).toMatchObject({
      totalJobs: 12,
      totalSavedJobs: row!.count,
      savedByStage: await countedByStage(),
    });
  });

  it('accept concurrent duplicates of one save', async () => {
    const id = await aScanId();
    await Promise.all(Array.from({ length: 20 }, () => saved.save(userId, id, {})));
    expect((await totals()).totalSavedJobs).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => saved.unsave(userId, id)));
    expect((await totals()).totalSavedJobs).toBe(0);
  });

  it('leave the totals when their scan is deleted', async () => {
    const [id, other] = [await aScanId(), await aScanId()];
    await Promise.all([saved.save(userId, id, {}), saved.save(userId, other, {})]);
    await new ScansRepository(database.dataSource).delete(userId, id);
    expect(await totals()).toEqual({
      totalJobs: 1,
      totalSavedJobs: 1,
      savedByStage: { ...nowhere, saved: 1 },
      totalScannedThisWeek: 1,
      totalArchivedJobs: 0,
    });
  });

  it('do not deadlock when many are changed in one statement', async () => {
    const halves = [
      await Promise.all(Array.from({ length: 20 }, aScanId)),
      await Promise.all(Array.from({ length: 20 }, aScanId)),
    ];
    for (const value of ['now()', 'NULL', 'now()']) {
      await Promise.all(
        halves.map((ids) =>
          run(
            database.dataSource,
            `UPDATE scans SET saved_at = ${value} WHERE id = ANY ($1::uuid[])`,
            [ids],
          ),
        ),
      );
    }
    expect((await totals()).totalSavedJobs).toBe(40);
  });

  it('cannot be saved, changed or unsaved by other users', async () => {
    const id = await aScanId();
    await saved.save(userId, id, { note: 'Mine' });
    const other = (await aUser(database.dataSource)).id;
    for (const answer of [
      saved.save(other, id, {}),
      saved.change(other, id, { note: 'x' }),
      saved.unsave(other, id),
    ])
      await expect(answer).resolves.toBeNull();
    await expect(saved.has(other, id)).resolves.toBe(false);
    expect(await saved.save(userId, id, {})).toMatchObject({ savedNote: 'Mine' });
  });
});
