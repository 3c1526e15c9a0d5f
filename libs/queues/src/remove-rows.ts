import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** Selects the ids (UUIDs of rows) to remove. */
export type SelectIds = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const pageSize = 500;

/**
 * Removes every mention of certain rows from Redis: their jobs in any state, and their entries in every stream below the prefix (queue events and live
 * events). Scans all keys, since deriving them from the rows could miss some. A running job stays; it finds no row and completes.
 * @throws the error of Redis or its client; idempotent, so it can simply run again
 */
export async function removeRowsFromRedis(
  redis: Redis,
  queues: Iterable<Queue>,
  prefix: string,
  pick: SelectIds,
): Promise<void> {
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
  for (let from = '-'; ;) {
    const entries = await redis.xrange(key, from, '+', 'COUNT', pageSize);
    const last = entries.at(-1);
    if (last === undefined) return;
    const texts = new Map(entries.map(([id, fields]) => [`${id} ${fields.join(' ')}`, id]));
    const unwanted = (await mentioning([...texts.keys()], pick)).map(
      (text) => texts.get(text) ?? '',
    );
    if (unwanted.length > 0) await redis.xdel(key, ...unwanted);
    from = `(${last[0]}`;
  }
}

/** @returns the texts that contain a selected id */
async function mentioning(texts: readonly string[], pick: SelectIds): Promise<string[]> {
  const idsOf = (text: string) => text.match(uuidPattern) ?? [];
  const ids = [...new Set(texts.flatMap(idsOf))];
  if (ids.length === 0) return [];
  const picked = await pick(ids);
  return texts.filter((text) => idsOf(text).some((id) => picked.has(id)));
}

async function* scan(
  redis: Redis,
  match: string,
  type: 'hash' | 'stream',
): AsyncIterable<string[]> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', match, 'COUNT', pageSize, 'TYPE', type);
    cursor = next;
    yield keys;
  } while (cursor !== '0');
}
