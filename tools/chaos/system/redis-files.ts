import { Redis } from 'ioredis';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { waitUntil } from '../wait-until.ts';
import { type ManagedProcess } from './managed-process.ts';

const timeoutMs = 30_000;
const markKey = 'chaos:mark';

export interface RedisFilesOptions {
  readonly process: ManagedProcess;
  readonly url: string;
  readonly redisDir: string;
  /** Where copies go; not on a disk that faults fill up. */
  readonly copiesDir: string;
}

/** The append-only files of Redis (manifest, base and increments): they can be restored to an earlier state, truncated, or moved aside. */
export class RedisFiles {
  readonly #process: ManagedProcess;
  readonly #url: string;
  readonly #files: string;
  readonly #snapshot: string;
  readonly #rejected: string;
  #rejections = 0;

  constructor({ process, url, redisDir, copiesDir }: RedisFilesOptions) {
    this.#process = process;
    this.#url = url;
    this.#files = join(redisDir, 'appendonlydir');
    this.#snapshot = join(copiesDir, 'redis-earlier');
    this.#rejected = join(copiesDir, 'redis-refused');
  }

  /**
   * Takes a consistent copy: no rewrite may be under way, as the Redis manual asks for, and the server is paused meanwhile.
   * @throws Error where the copy differs from the original
   */
  async takeSnapshot(): Promise<void> {
    await this.#withClient(async (redis) => {
      await redis.config('SET', 'auto-aof-rewrite-percentage', '0');
      try {
        await waitUntil(
          'Redis rewrites nothing',
          async () => isIdle(await redis.info('persistence')),
          timeoutMs,
        );
        await this.#whilePaused(() => copyVerified(this.#files, this.#snapshot));
      } finally {
        await redis.config('SET', 'auto-aof-rewrite-percentage', '100');
      }
    });
  }

  /** Replaces the files by the snapshot. The server must be down. */
  restoreSnapshot(): void {
    copyVerified(this.#snapshot, this.#files);
  }

  /** Cuts off the end of the last increment. The server must be down. @returns the number of bytes that were cut off */
  truncate(bytes: number): number {
    const [last] = readdirSync(this.#files)
      .filter((name) => name.endsWith('.incr.aof'))
      .sort((one, other) => numberIn(other) - numberIn(one));
    if (last === undefined) return 0;
    const file = join(this.#files, last);
    const { size } = statSync(file);
    truncateSync(file, Math.max(0, size - bytes));
    return Math.min(size, bytes);
  }

  /** Moves files aside with which the server does not start, to be examined later. @returns where they are */
  moveAside(): string {
    const folder = `${this.#rejected}-${(this.#rejections += 1)}`;
    copyVerified(this.#files, folder);
    rmSync(this.#files, { recursive: true, force: true });
    return folder;
  }

  /** Sets a key that Rolefit does not use. */
  async setMark(value: string): Promise<void> {
    await this.#withClient((redis) => redis.set(markKey, value));
  }

  /** The value of that key in Redis. */
  async mark(): Promise<string | null> {
    return this.#withClient((redis) => redis.get(markKey));
  }

  async keyCount(): Promise<number> {
    return this.#withClient((redis) => redis.dbsize());
  }

  async flushAll(): Promise<void> {
    await this.#withClient((redis) => redis.flushall());
  }

  async #withClient<Value>(work: (redis: Redis) => Promise<Value>): Promise<Value> {
    const redis = new Redis(this.#url, { maxRetriesPerRequest: 3 });
    redis.on('error', () => undefined);
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  }

  async #whilePaused(work: () => void): Promise<void> {
    const { pid } = this.#process;
    const resume = this.#process.pause();
    try {
      await waitUntil('Redis stands still', () => isStopped(pid), timeoutMs);
      work();
    } finally {
      resume();
    }
  }
}

const isIdle = (info: string) =>
  /aof_rewrite_in_progress:0\r?\n/.test(info) && /aof_rewrite_scheduled:0\r?\n/.test(info);

/** Whether all threads are stopped according to /proc; without it, waits as long as a signal may take. */
async function isStopped(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return wait(300, true);
  return readdirSync(`/proc/${pid}/task`).every((task) => {
    const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'latin1');
    return 'Tt'.includes(stat.charAt(stat.lastIndexOf(')') + 2));
  });
}

/** @throws Error where the copy differs from the original */
function copyVerified(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!readFileSync(join(from, name)).equals(readFileSync(join(to, name))))
      throw new Error(`the copy of ${name} differs from the original`);
  }
}

const numberIn = (name: string) => Number(/\.(\d+)\.incr/.exec(name)?.[1] ?? 0);
