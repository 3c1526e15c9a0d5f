import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { JobProducer } from '@rolefit/queues';
import type { FastifyPluginCallback } from 'fastify';

/**
 * Read-only view of the queues. Retrying or removing a job by hand would change nothing: the rows in the database define the work, and the sweeper adds
 * missing jobs.
 */
export function queueBoard(producer: JobProducer, path: string): FastifyPluginCallback {
  const adapter = new FastifyAdapter();
  adapter.setBasePath(path);
  createBullBoard({
    queues: producer.inspected.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Rolefit queues', hideRedisDetails: true } },
  });
  return adapter.registerPlugin();
}
