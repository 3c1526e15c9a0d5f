import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { JobProducer } from '@rolefit/queues';
import type { FastifyPluginCallback } from 'fastify';

/**
 * A look into the queues. Only a look: what to do is decided by the rows, and the sweeper adds what is missing; a job that is tried or removed by hand changes
 * nothing of them.
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
