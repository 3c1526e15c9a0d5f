import { Redis } from 'ioredis';
import type pg from 'pg';
import { type Row, rowOf } from '../rows/row.ts';
import { startBenchServers } from '../servers/bench-servers.ts';
import { connectDatabase, queryRow } from '../servers/database-client.ts';
import { startWorkers } from '../servers/workers.ts';
import { watchCompletedScans } from './completed-scans.ts';
import { longPosting, longResume } from './long-texts.ts';
import { giveResumes, scanMany } from './scan-load.ts';

/** The first ones fill pages, statistics and the streams' first entries; their sizes are not counted. */
const [warmUpScans, scanCount] = [50, 400];

/** What PostgreSQL and Redis hold, in bytes. */
interface Sizes {
  /** By table, with its indexes and what is stored out of line. */
  readonly tables: Readonly<Record<string, number>>;
  /** Written to the log since the server was made. */
  readonly log: number;
  readonly redis: number;
}

/**
 * Measures the bytes that a scan leaves in PostgreSQL, in its log and in Redis, against those of the posting itself. Every posting is new, and the built-in
 * analyser reads. Sizes do not depend on the machine, so it runs once.
 */
export async function benchStorage(): Promise<Row[]> {
  const servers = await startBenchServers();
  const scans = await watchCompletedScans(servers.databaseUrl);
  const workers = await startWorkers({ env: servers.env });
  const client = await connectDatabase(servers.databaseUrl);
  const redis = new Redis(servers.env['REDIS_URL'] ?? '');
  let letters = 0;
  const scanSome = async (each: number, total: number): Promise<void> => {
    letters = 0;
    const postingOf = (): string => {
      const posting = longPosting();
      letters += posting.length;
      return posting;
    };
    await scanMany({ ...servers, each, postingOf });
    await scans.until(total);
  };
  try {
    await giveResumes({ ...servers, lines: longResume });
    await scanSome(warmUpScans, warmUpScans);
    const before = await sizesOf(client, redis);
    await scanSome(scanCount, warmUpScans + scanCount);
    const after = await sizesOf(client, redis);
    return rowsOf(before, after, letters / scanCount);
  } finally {
    redis.disconnect();
    await client.end();
    await workers.stop();
    await scans.close();
    await servers.stop();
  }
}

async function sizesOf(client: pg.Client, redis: Redis): Promise<Sizes> {
  const { log } = await queryRow<{ log: string }>(
    client,
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS log`,
  );
  await client.query('VACUUM');
  const { tables } = await queryRow<{ tables: Record<string, number> }>(
    client,
    `SELECT json_object_agg(relname, pg_total_relation_size(oid)) AS tables FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const memory = /^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1];
  return { tables, log: Number(log), redis: Number(memory) };
}

function rowsOf(before: Sizes, after: Sizes, posting: number): Row[] {
  const grown = Object.entries(after.tables)
    .map(([table, size]) => [table, (size - (before.tables[table] ?? 0)) / scanCount] as const)
    .filter(([, bytes]) => bytes >= 1)
    .sort(([, a], [, b]) => b - a);
  const row = (figure: string, bytes: number, most: number, note: string): Row =>
    rowOf({ figure, against: 'the posting’s bytes', ratios: [bytes / posting], most, note });
  const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
  const rows = grown.reduce((sum, [, bytes]) => sum + bytes, 0);
  const [log, redis] = [after.log - before.log, after.redis - before.redis].map(
    (bytes) => bytes / scanCount,
  );
  return [
    row(
      'rows of a scan',
      rows,
      12,
      `${kilobytes(rows)} for a posting of ${kilobytes(posting)}: ${grown.map(([table, bytes]) => `${table} ${kilobytes(bytes)}`).join(', ')}`,
    ),
    row(
      'PostgreSQL’s log of a scan',
      log ?? NaN,
      15,
      `${kilobytes(log ?? NaN)}, without images of whole pages after a checkpoint`,
    ),
    row(
      'Redis of a scan',
      redis ?? NaN,
      1.5,
      `${kilobytes(redis ?? NaN)}, for an hour: its job, and its entries in streams that are cut off at 10,000`,
    ),
  ];
}
