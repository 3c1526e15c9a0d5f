import { jobNames } from '@rolefit/queues';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { type DatabaseInspector } from '../system/database-inspector.ts';
import { pendingQueries } from './queries.ts';

/** Work that is still pending, as phrases. @throws where PostgreSQL or Redis are away */
export async function pendingWork(
  database: DatabaseInspector,
  redisUrl: string,
): Promise<string[]> {
  const pending: string[] = [];
  for (const [what, query] of Object.entries(pendingQueries)) {
    const count = await database.count(query);
    if (count > 0) pending.push(`${count} ${what}`);
  }
  const jobs = await liveJobs(redisUrl);
  if (jobs > 0) pending.push(`${jobs} jobs in the queue`);
  return pending;
}

async function liveJobs(redisUrl: string): Promise<number> {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
  connection.on('error', () => undefined);
  const queues = jobNames.map(
    (name) => new Queue(name, { connection, prefix: 'rolefit', skipVersionCheck: true }),
  );
  try {
    const counts = await Promise.all(
      queues.map((queue) => queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active')),
    );
    return counts.flatMap((each) => Object.values(each)).reduce((sum, count) => sum + count, 0);
  } finally {
    await Promise.all(queues.map((queue) => queue.close()));
    connection.disconnect();
  }
}
