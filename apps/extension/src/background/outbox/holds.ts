import { type Database } from '../database';
import { backOffMs } from './back-off';

/** Why nothing goes to a server, and until when, in milliseconds since 1970. */
export interface Hold {
  readonly why: 'offline' | 'busy';
  readonly until: number;
}

/** How long a server is left alone. On disk, because the background that was told so is ended long before. */
export class Holds {
  readonly #database: Promise<Database>;
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(database: Promise<Database>, now: () => number = Date.now, random: () => number = Math.random) {
    this.#database = database;
    this.#now = now;
    this.#random = random;
  }

  /** What is known, also where its time is over: nothing has gone well since. Null where nothing stands in the way. */
  async read(server: string): Promise<Hold | null> {
    return (await (await this.#database).get('holds', server)) ?? null;
  }

  /**
   * Until when nothing may be sent, in milliseconds since 1970; null where it may be now. A clock that was set back since makes no wait of minutes one of
   * years.
   */
  async until(server: string): Promise<number | null> {
    const hold = await (await this.#database).get('holds', server);
    const now = this.#now();
    return hold && hold.until > now && hold.since <= now ? hold.until : null;
  }

  /** Waits: as long as the server asks, or ever longer. */
  async set(server: string, why: Hold['why'], retryAfterMs: number | null): Promise<void> {
    const database = await this.#database;
    const attempts = ((await database.get('holds', server))?.attempts ?? 0) + 1;
    const own = backOffMs(attempts, this.#random());
    const now = this.#now();
    await database.put('holds', { server, why, attempts, since: now, until: now + (retryAfterMs === null ? own : Math.max(retryAfterMs, 1_000)) });
  }

  /** Tries again before its time: the network may be back. A server that has said when to come is taken at its word. */
  async retryNow(server: string): Promise<void> {
    if ((await this.read(server))?.why === 'offline') await this.clear(server);
  }

  /** Goes on: the server has answered. */
  async clear(server: string): Promise<void> {
    await (await this.#database).delete('holds', server);
  }
}
