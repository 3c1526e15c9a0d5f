import { Redis } from 'ioredis';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from './until.mjs';

const patienceMs = 30_000;

/**
 * What Redis has on its disk (one manifest, what it began with, and what came since): to be put back later in place of what it wrote since, to lose its end, or
 * to be laid aside.
 * @param part its process @param redisDir its folder @param keptDir where copies go, which is no disk that runs full
 */
export class RedisFiles {
  #part;
  #url;
  #files;
  #kept;
  #aside;
  #refused = 0;

  constructor({ part, url, redisDir, keptDir }) {
    this.#part = part;
    this.#url = url;
    this.#files = join(redisDir, 'appendonlydir');
    this.#kept = join(keptDir, 'redis-earlier');
    this.#aside = join(keptDir, 'redis-refused');
  }

  /**
   * Copies them as they are at one moment: nothing is being rewritten, as Redis' manual asks for, and the server stands still meanwhile.
   * @throws Error where no copy could be had that is like its original
   */
  async keep() {
    await this.#with(async (redis) => {
      await redis.config('SET', 'auto-aof-rewrite-percentage', '0');
      try {
        await until('Redis rewrites nothing', async () => /aof_rewrite_in_progress:0\r?\n/.test(await redis.info('persistence')) && /aof_rewrite_scheduled:0\r?\n/.test(await redis.info('persistence')), patienceMs);
        await this.#whileHeld(() => copyWhole(this.#files, this.#kept));
      } finally {
        await redis.config('SET', 'auto-aof-rewrite-percentage', '100');
      }
    });
  }

  /** In place of what is there. The server must be down. */
  putBack() {
    copyWhole(this.#kept, this.#files);
  }

  /** Has the last file end too early. The server must be down. @returns bytes that are gone */
  tear(bytes) {
    const [last] = readdirSync(this.#files).filter((name) => name.endsWith('.incr.aof')).sort((one, other) => numberIn(other) - numberIn(one));
    const file = join(this.#files, last);
    const { size } = statSync(file);
    truncateSync(file, Math.max(0, size - bytes));
    return Math.min(size, bytes);
  }

  /** Out of the way of a server that will not start with them, for whoever wants to know why. @returns where they are now */
  layAside() {
    const folder = `${this.#aside}-${(this.#refused += 1)}`;
    copyWhole(this.#files, folder);
    rmSync(this.#files, { recursive: true, force: true });
    return folder;
  }

  /** Writes under a key of nobody's. */
  async mark(value) {
    await this.#with((redis) => redis.set(markKey, value));
  }

  /** What `mark` has written, as far as Redis knows. */
  async marked() {
    return this.#with((redis) => redis.get(markKey));
  }

  /** How many keys there are. */
  async count() {
    return this.#with((redis) => redis.dbsize());
  }

  async flushAll() {
    await this.#with((redis) => redis.flushall());
  }

  async #with(work) {
    const redis = new Redis(this.#url, { maxRetriesPerRequest: 3 });
    redis.on('error', () => undefined);
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  }

  async #whileHeld(work) {
    const { pid } = this.#part.child;
    const goOn = this.#part.pause();
    try {
      await until('Redis stands still', () => standsStill(pid), patienceMs);
      work();
    } finally {
      goOn();
    }
  }
}

const markKey = 'chaos:mark';

/** All threads, where the system tells; else after as long as a signal may take. */
async function standsStill(pid) {
  if (process.platform !== 'linux') return wait(300, true);
  return readdirSync(`/proc/${pid}/task`).every((task) => {
    const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'latin1');
    return 'Tt'.includes(stat.charAt(stat.lastIndexOf(')') + 2));
  });
}

/** @throws Error where the copy is not like the original in each byte */
function copyWhole(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!readFileSync(join(from, name)).equals(readFileSync(join(to, name)))) throw new Error(`the copy of ${name} is not what ${name} is`);
  }
}

const numberIn = (name) => Number(/\.(\d+)\.incr/.exec(name)?.[1] ?? 0);
