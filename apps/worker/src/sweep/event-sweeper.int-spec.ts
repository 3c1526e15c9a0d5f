import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';
import { EventSweeper } from './event-sweeper.js';

describe('live events', () => {
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
  });
  afterAll(() => worker.stop());

  it('remove titles from Redis soon', async () => {
    const { redis } = worker;
    const stream = `${worker.config.redis.prefix}:events`;
    await redis.xadd(stream, '1763800000000-0', 'data', 'Baker');
    const app = await worker.start();
    const hasTitle = async () =>
      JSON.stringify(await redis.xrange(stream, '-', '+')).includes('Baker');
    expect(await hasTitle()).toBe(true);
    await waitUntil('the title goes', async () => {
      app.get(EventSweeper).sweep();
      return !(await hasTitle());
    });
  });
});
