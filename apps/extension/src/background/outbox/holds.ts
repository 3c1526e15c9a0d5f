import { type Database } from '../database';
import { backOffMs } from './back-off';

/** Why sending to a server is paused, and until when, in milliseconds since 1970. */
export interface Hold {
  readonly why: 'offline' | 'busy';
  readonly until: number;
}

/** Back-off per server. On disk, because it must survive the background script. */
export class Holds {
  readonly #database: Promise<Database>;
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(
    database: Promise<Database>,
    now: () => number = Date.now,
    random: () => number = Math.random,
  ) {
    this.#database = database;
    this.#now = now;
    this.#random = random;
  }

  /** The last hold, even if it has expired, because no call has succeeded since; null if there is none. */
  async read(server: string): Promise<Hold | null> {
    return (await (await this.#database).get('holds', server)) ?? null;
  }

  /** Until when sending is paused, in milliseconds since 1970; null if it is not. A hold that starts in the future is ignored: the clock was set back. */
  async until(server: string): Promise<number | null> {
    const hold = await (await this.#database).get('holds', server);
    const now = this.#now();
    return hold && hold.until > now && hold.since <= now ? hold.until : null;
  }

  /** Pauses for the time that the server requests, or else by exponential back-off. */
  async set(server: string, why: Hold['why'], retryAfterMs: number | null): Promise<void> {
    const database = await this.#database;
    const attempts = ((await database.get('holds', server))?.attempts ?? 0) + 1;
    const own = backOffMs(attempts, this.#random());
    const now = this.#now();
    await database.put('holds', {
      server,
      why,
      attempts,
      since: now,
      until: now + (retryAfterMs === null ? own : Math.max(retryAfterMs, 1_000)),
    });
  }

  /** Ends a pause early because the network may be back. A delay that the server has requested is respected. */
  async retryNow(server: string): Promise<void> {
    if ((await this.read(server))?.why === 'offline') await this.clear(server);
  }

  /** Resets the back-off after a successful call. */
  async clear(server: string): Promise<void> {
    await (await this.#database).delete('holds', server);
  }
}
