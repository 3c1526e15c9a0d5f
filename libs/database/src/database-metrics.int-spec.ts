import { exposeMetrics } from '@rolefit/telemetry';
import { samplesOf, sumOf } from '@rolefit/telemetry/testing';
import { DatabaseMetrics } from './database-metrics.js';
import { ScansRepository } from './scans/scans.repository.js';
import {
  aNewScan,
  aResume,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from './testing/index.js';

describe('database metrics', () => {
  let database: TestDatabase;
  let metrics: DatabaseMetrics;
  beforeEach(async () => {
    database = await createTestDatabase();
    metrics = new DatabaseMetrics(database.dataSource);
    metrics.onModuleInit();
  });
  afterEach(async () => {
    metrics.onApplicationShutdown();
    await database.drop();
  });

  const scrape = async () => (await exposeMetrics()).body;
  const waiting = (text: string, queue: string) =>
    ['queued', 'held', 'away', 'running'].map((state) =>
      sumOf(text, 'rolefit_waiting_rows', { queue, state }),
    );

  it('count rows that wait, are held for a budget or a model outage, or run, without those of deleted accounts', async () => {
    const { dataSource } = database;
    const scans = new ScansRepository(dataSource);
    const [ada, gone] = [await aUser(dataSource), await aUser(dataSource)];
    const add = async (
      userId: string,
      status: string,
      minutes: number,
      failure: string | null = null,
    ) => {
      const { scan } = await scans.add(userId, aNewScan());
      await dataSource.query(
        `UPDATE scans SET status = $2, failure = $3, updated_at = now() - $4 * interval '1 minute' WHERE id = $1`,
        [scan.id, status, failure, minutes],
      );
    };
    await add(ada.id, 'queued', 2);
    await add(ada.id, 'queued', 5);
    await add(ada.id, 'queued', 60, JSON.stringify({ code: 'MODEL_BUDGET_SPENT' }));
    for (const code of ['MODEL_AWAY', 'MODEL_BUSY', 'MODEL_AWAY'])
      await add(ada.id, 'queued', 70, JSON.stringify({ code }));
    await add(ada.id, 'reading', 90);
    await add(ada.id, 'matching', 90);
    for (const status of ['completed', 'failed', 'needs-text', 'waiting-for-resume'])
      await add(ada.id, status, 120);
    await add(gone.id, 'queued', 600);
    await dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    const resume = await aResume(dataSource, ada.id);
    await dataSource.query(
      `UPDATE resumes SET evaluation_status = 'extracting', evaluation_updated_at = now() WHERE id = $1`,
      [resume.id],
    );

    const text = await scrape();
    expect(waiting(text, 'scan.score')).toEqual([2, 1, 3, 2]);
    expect(waiting(text, 'resume.evaluate')).toEqual([0, 0, 0, 1]);
    const ageS = sumOf(text, 'rolefit_oldest_waiting_row_age_seconds', { queue: 'scan.score' });
    expect([ageS >= 300, ageS < 3_000]).toEqual([true, true]);
    expect(
      sumOf(text, 'rolefit_oldest_waiting_row_age_seconds', { queue: 'resume.evaluate' }),
    ).toBe(0);
  });

  it('show the state of the pool, and no stale values once PostgreSQL is down', async () => {
    const before = await scrape();
    expect(sumOf(before, 'rolefit_database_pool_max_connections')).toBe(5);
    expect(sumOf(before, 'rolefit_database_pool_connections')).toBeGreaterThan(0);
    expect(sumOf(before, 'rolefit_metrics_source_up', { source: 'postgresql' })).toBe(1);

    metrics.onApplicationShutdown();
    await database.dataSource.destroy();
    metrics.onModuleInit();
    const after = await scrape();
    expect(sumOf(after, 'rolefit_metrics_source_up', { source: 'postgresql' })).toBe(0);
    expect(samplesOf(after).filter(({ name }) => name === 'rolefit_waiting_rows')).toEqual([]);
  });
});
