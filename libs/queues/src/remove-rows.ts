import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** Says which of these ids (UUIDs of rows) are to be forgotten. */
export type SelectIds = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const pageSize = 500;

/**
 * Removes every mention of certain rows from Redis: their jobs, whatever became of them, and the entries about them in any log below the prefix,
 * those of the queues and that of the live events. Goes by what Redis holds and not by what the rows could have left there.
 * A job that is running at this moment stays; it finds no row and ends.
 * @throws the error of Redis or of its client; run again, it goes through all of it once more
 */
export async function removeRowsFromRedis(redis: Redis, queues: Iterable<Queue>, prefix: string, pick: SelectIds): Promise<void> {
  for (const queue of queues) await removeJobs(redis, queue, pick);
  for await (const keys of scan(redis, `${prefix}:*`, 'stream')) {
    for (const key of keys) await removeEntries(redis, key, pick);
  }
}

async function removeJobs(redis: Redis, queue: Queue, pick: SelectIds): Promise<void> {
  const start = queue.toKey('');
  for await (const keys of scan(redis, `${start}*`, 'hash')) {
    const unwanted = await mentioning(
      keys.map((key) => key.slice(start.length)),
      pick,
    );
    for (const jobId of unwanted) await queue.remove(jobId);
  }
}

async function removeEntries(redis: Redis, key: string, pick: SelectIds): Promise<void> {
  for (let from = '-'; ; ) {
    const entries = await redis.xrange(key, from, '+', 'COUNT', pageSize);
    const last = entries.at(-1);
    if (last === undefined) return;
    const texts = new Map(entries.map(([id, fields]) => [`${id} ${fields.join(' ')}`, id]));
    const unwanted = (await mentioning([...texts.keys()], pick)).map((text) => texts.get(text) ?? '');
    if (unwanted.length > 0) await redis.xdel(key, ...unwanted);
    from = `(${last[0]}`;
  }
}

/** Those of the texts in which an id stands that is to be forgotten. */
async function mentioning(texts: readonly string[], pick: SelectIds): Promise<string[]> {
  const idsOf = (text: string) => text.match(uuidPattern) ?? [];
  const ids = [...new Set(texts.flatMap(idsOf))];
  if (ids.length === 0) return [];
  const picked = await pick(ids);
  return texts.filter((text) => idsOf(text).some((id) => picked.has(id)));
}

async function* scan(redis: Redis, match: string, type: 'hash' | 'stream'): AsyncIterable<string[]> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', match, 'COUNT', pageSize, 'TYPE', type);
    cursor = next;
    yield keys;
  } while (cursor !== '0');
}
