import type { ObjectStore } from '@rolefit/storage';
import type { Redis } from 'ioredis';
import { buffer } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';

/** Finds the words in all rows of all tables, as `table: word`. */
export async function occurrencesInDatabase(
  dataSource: DataSource,
  words: readonly string[],
): Promise<string[]> {
  const tables =
    (await dataSource.query(`SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY name`)) as {
      name: string;
    }[];
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const rows = (await dataSource.query(
        `SELECT 1 FROM ${name} AS t WHERE position(lower($1) in lower(t::text)) > 0 LIMIT 1`,
        [word],
      )) as unknown[];
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  }
  return found;
}

/** Finds the words in names and contents of all keys below the prefix, as `key: word`, sorted by key. */
export async function occurrencesInRedis(
  redis: Redis,
  prefix: string,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const key of (await redis.keys(`${prefix}*`)).toSorted()) {
    const text = `${key} ${JSON.stringify(await contentOf(redis, key))}`.toLowerCase();
    found.push(
      ...words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${key}: ${word}`),
    );
  }
  return found;
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, 0, -1);
  if (type === 'stream') return redis.xrange(key, '-', '+');
  return redis.get(key);
}

/** Finds the words in keys and bytes of all objects, as `key: word`. */
export async function occurrencesInObjects(
  store: ObjectStore,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list('')) {
    const text =
      `${key} ${(await buffer((await store.get(key)).stream)).toString('latin1')}`.toLowerCase();
    found.push(
      ...words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${key}: ${word}`),
    );
  }
  return found;
}
