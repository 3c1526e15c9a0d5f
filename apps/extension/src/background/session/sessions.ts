import { type ApiClient, ApiError, createApiClient, type SignedInSession } from '@rolefit/api-client';
import { type TokenPair } from '@rolefit/contracts';
import { type Database } from '../database';
import { singleFlight } from '../single-flight';
import { type Fetch } from './bearer-fetch';
import { type ArrivingSession, arrivingSessionSchema, type StoredSession, storedSessionSchema, type SignedIn } from './stored-session';

const rows = { current: 'current', arriving: 'arriving' } as const;

/** What sessions need from their surroundings. */
export interface SessionsOptions {
  readonly database: Promise<Database>;
  readonly fetch: Fetch;
  /** Told after every change. */
  readonly onChange: () => void;
}

/**
 * The session of the extension: kept on disk, because the background is ended whenever it has nothing to do, and used by one client at a time, so that
 * its refresh token is never spent twice. What an answer changes is changed only where the row is still the one that was asked with.
 */
export class Sessions {
  readonly #options: SessionsOptions;
  #client: { readonly session: SignedIn; readonly api: ApiClient } | null = null;
  /**
   * Asks the server of the pair that has arrived whose it is, and signs in with it. One that the server does not know is dropped.
   * @throws ApiError where the server cannot say so now: the pair is kept, to be confirmed another time
   */
  readonly confirm = singleFlight(() => this.#confirm());

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Who is signed in at this server, or was; null for nobody. */
  async read(server: string): Promise<StoredSession | null> {
    const kept = storedSessionSchema.safeParse(await (await this.#options.database).get('session', rows.current));
    return kept.success && kept.data.server === server ? kept.data : null;
  }

  /** Whether a pair has arrived from this server that is not confirmed yet. */
  async isArriving(server: string): Promise<boolean> {
    return (await this.#arriving())?.server === server;
  }

  /** Keeps a pair of tokens that nobody else has, whether or not its server can be reached; one that came before it is left. */
  async receive(server: string, pair: TokenPair): Promise<void> {
    const change = (await this.#options.database).transaction(['session', 'leaving'], 'readwrite', { durability: 'strict' });
    const former = arrivingSessionSchema.safeParse(await change.objectStore('session').get(rows.arriving));
    if (former.success) await change.objectStore('leaving').put({ refreshToken: former.data.refreshToken, server: former.data.server });
    await change.objectStore('session').put({ status: 'arriving', server, ...pair }, rows.arriving);
    await change.done;
    this.#options.onChange();
  }

  /** The API in the name of who is signed in; null where nobody is. */
  async api(server: string): Promise<ApiClient | null> {
    const kept = await this.read(server);
    if (kept?.status !== 'signed-in') return null;
    if (this.#client?.session.server === server && this.#client.session.user.id === kept.user.id) return this.#client.api;
    return this.#connect(kept);
  }

  /** The access token of now, for a socket; null where nobody is signed in. */
  async token(server: string): Promise<string | null> {
    const kept = await this.read(server);
    return kept?.status === 'signed-in' ? kept.accessToken : null;
  }

  /** Forgets who is signed in at this server, or about to be, at once; the server is told when it can be. */
  async close(server: string): Promise<void> {
    const change = (await this.#options.database).transaction(['session', 'leaving'], 'readwrite');
    for (const row of [rows.current, rows.arriving]) {
      const kept = await change.objectStore('session').get(row);
      if (kept?.server !== server) continue;
      // In one step, so that it is never both or neither.
      if (kept.status !== 'expired') await change.objectStore('leaving').put({ refreshToken: kept.refreshToken, server });
      await change.objectStore('session').delete(row);
    }
    await change.done;
    this.#client = null;
    this.#options.onChange();
  }

  /**
   * Tells the servers of sessions that were left. What fails is told another time.
   * @param isPermitted whether the user lets us speak with a server
   * @returns whether there is one that could not be told
   */
  async revokeClosed(isPermitted: (server: string) => Promise<boolean>): Promise<boolean> {
    const database = await this.#options.database;
    let hasFailed = false;
    for (const { refreshToken, server } of await database.getAll('leaving')) {
      if (!(await isPermitted(server))) continue;
      const api = createApiClient({ baseUrl: server, getToken: () => null, onSession: () => undefined, onUnauthorized: () => undefined, fetch: this.#options.fetch });
      await api.call('logout', { body: { refreshToken } }).then(
        () => database.delete('leaving', refreshToken),
        () => {
          hasFailed = true;
        },
      );
    }
    return hasFailed;
  }

  async #arriving(): Promise<ArrivingSession | null> {
    const kept = arrivingSessionSchema.safeParse(await (await this.#options.database).get('session', rows.arriving));
    return kept.success ? kept.data : null;
  }

  async #confirm(): Promise<void> {
    const arrived = await this.#arriving();
    if (!arrived) return;
    let session = arrived;
    const api = createApiClient({
      baseUrl: session.server,
      getToken: () => session.accessToken,
      getRefreshToken: () => session.refreshToken,
      onSession: async ({ accessToken, refreshToken }) => {
        const renewed = { ...session, accessToken, refreshToken };
        await this.#replace(rows.arriving, session, renewed);
        session = renewed;
      },
      onUnauthorized: () => undefined,
      fetch: this.#options.fetch,
    });
    try {
      const user = await api.call('getMe');
      await this.#settle(session, { ...session, status: 'signed-in', user });
    } catch (error) {
      if (!(error instanceof ApiError) || error.name !== 'AUTHERROR') throw error;
      await this.#replace(rows.arriving, session, null);
    }
    this.#options.onChange();
  }

  /** Puts a confirmed session in the place of the one before, which is left. Whoever has signed out meanwhile is not brought back. */
  async #settle(arrived: ArrivingSession, session: SignedIn): Promise<void> {
    const change = (await this.#options.database).transaction(['session', 'leaving'], 'readwrite');
    const sessions = change.objectStore('session');
    const still = arrivingSessionSchema.safeParse(await sessions.get(rows.arriving));
    if (still.success && still.data.refreshToken === arrived.refreshToken) {
      const former = storedSessionSchema.safeParse(await sessions.get(rows.current));
      if (former.success && former.data.status === 'signed-in') await change.objectStore('leaving').put({ refreshToken: former.data.refreshToken, server: former.data.server });
      await sessions.put(session, rows.current);
      await sessions.delete(rows.arriving);
    }
    await change.done;
    this.#client = null;
  }

  /** Replaces a row, where it still holds these tokens; null takes it away. */
  async #replace(row: keyof typeof rows, former: TokenPair, next: StoredSession | ArrivingSession | null): Promise<void> {
    const change = (await this.#options.database).transaction('session', 'readwrite', { durability: 'strict' });
    const kept = await change.store.get(row);
    if (kept && kept.status !== 'expired' && kept.refreshToken === former.refreshToken) await (next ? change.store.put(next, row) : change.store.delete(row));
    await change.done;
  }

  #connect(kept: SignedIn): ApiClient {
    let session = kept;
    const api: ApiClient = createApiClient({
      baseUrl: kept.server,
      getToken: () => session.accessToken,
      getRefreshToken: () => session.refreshToken,
      onSession: async ({ accessToken, refreshToken, user }: SignedInSession) => {
        const renewed = { ...session, accessToken, refreshToken, user };
        await this.#replace(rows.current, session, renewed);
        session = renewed;
      },
      onUnauthorized: () => void this.#expire(session, api),
      fetch: this.#options.fetch,
    });
    this.#client = { session: kept, api };
    return api;
  }

  async #expire(session: SignedIn, api: ApiClient): Promise<void> {
    await this.#replace(rows.current, session, { status: 'expired', server: session.server, user: session.user });
    if (this.#client?.api === api) this.#client = null;
    this.#options.onChange();
  }
}
