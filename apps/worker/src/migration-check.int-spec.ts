import { HealthServer } from './health/health.server.js';
import { TestWorker } from './testing/test-worker.js';
import { waitUntil } from './testing/wait-until.js';

describe('a worker that is newer than the database', () => {
  let worker: TestWorker;
  beforeEach(async () => {
    worker = await TestWorker.prepare({ LOG_LEVEL: 'warn' });
    await worker.dataSource.query(
      `UPDATE migrations SET name = name || '-hidden' WHERE id = (SELECT max(id) FROM migrations)`,
    );
  });
  afterEach(() => worker?.stop());

  const migrate = () =>
    worker.dataSource.query(`UPDATE migrations SET name = replace(name, '-hidden', '')`);
  const logged = () =>
    waitUntil('the log says why it waits', async () =>
      worker.log.some((line) => line.includes('Waiting for database migrations')),
    );

  it('takes no job before the migration has run, logs that, and then starts', async () => {
    const { id } = await worker.aUser();
    const { id: resumeId } = await worker.upload(id);
    await worker.requestEvaluation(id, resumeId);
    const { port } = (await worker.start()).get(HealthServer);
    await logged();
    expect(await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()).toMatchObject({
      status: 'unavailable',
      checks: { postgresql: 'not-migrated' },
    });
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
    expect(await worker.queue('resume.evaluate').getPrioritizedCount()).toBe(1);
    await migrate();
    expect(await worker.evaluationEnded(id)).toMatchObject({ evaluationStatus: 'completed' });
    expect(
      worker.log.filter((line) => line.includes('Waiting for database migrations')),
    ).toHaveLength(1);
  });

  it('stops while it waits', async () => {
    await worker.start();
    await logged();
    await worker.stopWorkers();
  });
});
