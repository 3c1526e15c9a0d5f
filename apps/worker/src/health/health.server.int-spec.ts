import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createLogger } from '@rolefit/config';
import { TestWorker } from '../testing/test-worker.js';
import { HealthServer } from './health.server.js';

jest.setTimeout(60_000);

describe('the health of a worker', () => {
  let worker: TestWorker;
  let origin: string;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
    origin = `http://127.0.0.1:${(await worker.start()).get(HealthServer).port}`;
  });
  afterAll(() => worker.stop());

  it('says that it lives and is ready', async () => {
    expect(await (await fetch(`${origin}/health/live`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${origin}/health/ready?verbose`)).json()).toEqual({ status: 'ok', checks: { postgresql: 'ok', redis: 'ok' } });
  });

  it('answers nothing else', async () => {
    expect((await fetch(origin)).status).toBe(404);
    expect((await fetch(`${origin}/health/live`, { method: 'POST' })).status).toBe(405);
  });

  it('is not ready before the database is migrated', async () => {
    await worker.dataSource.query('ALTER TABLE migrations RENAME TO migrations_hidden');
    const answer = await fetch(`${origin}/health/ready`);
    await worker.dataSource.query('ALTER TABLE migrations_hidden RENAME TO migrations');
    expect(answer.status).toBe(503);
  });

  it('stops answering when the worker stops', async () => {
    await worker.stopWorkers();
    await expect(fetch(`${origin}/health/live`)).rejects.toThrow();
  });

  it('does not start a worker on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const config = { ...worker.config, worker: { ...worker.config.worker, port } };
    const server = new HealthServer(config, createLogger(config, 'worker'), worker.dataSource, null as never);
    await expect(server.onApplicationBootstrap()).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
  });
});
