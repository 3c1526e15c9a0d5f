import {
  type ApiClient,
  ApiError,
  createApiClient,
  type SignedInSession,
} from '@rolefit/api-client';
import { sessionEndpoints, type TokenPair } from '@rolefit/contracts';
import { type Database } from '../database';
import { singleFlight } from '../single-flight';
import { type Fetch } from './bearer-fetch';
import {
  type ArrivingSession,
  arrivingSessionSchema,
  type SignedIn,
  type StoredSession,
  storedSessionSchema,
} from './stored-session';

const rows = { current: 'current', arriving: 'arriving' } as const;

/** Dependencies of `Sessions`. */
export interface SessionsOptions {
  readonly database: Promise<Database>;
  readonly fetch: Fetch;
  /** Called after every change. */
  readonly onChange: () => void;
}

/**
 * The session of the extension. On disk, because the browser ends the background script when it is idle, and used by one API client at a time, so that a refresh
 * token is never used twice. A response updates a row only if it still holds the tokens of the request (compare-and-set).
 */
export class Sessions {
  readonly #options: SessionsOptions;
  #client: { readonly session: SignedIn; readonly api: ApiClient } | null = null;
  /**
   * Asks the server whose the received tokens are, and signs in with them. Drops them if the server rejects them.
   * @throws ApiError if the server cannot answer now; the tokens are stored for another attempt
   */
  readonly confirm = singleFlight(() => this.#confirm());

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** The current or expired session at this server; null if there is none. */
  async read(server: string): Promise<StoredSession | null> {
    const stored = storedSessionSchema.safeParse(
      await (await this.#options.database).get('session', rows.current),
    );
    return stored.success && stored.data.server === server ? stored.data : null;
  }

  /** Whether tokens from this server are waiting for confirmation. */
  async isArriving(server: string): Promise<boolean> {
    return (await this.#arriving())?.server === server;
  }

  /** Stores a token pair that only the extension has, even if its server cannot be reached. Queues the logout of an unconfirmed one before it. */
  async receive(server: string, pair: TokenPair): Promise<void> {
    const change = (await this.#options.database).transaction(['session', 'leaving'], 'readwrite', {
      durability: 'strict',
    });
    const former = arrivingSessionSchema.safeParse(
      await change.objectStore('session').get(rows.arriving),
    );
    if (former.success)
      await change
        .objectStore('leaving')
        .put({ refreshToken: former.data.refreshToken, server: former.data.server });
    await change.objectStore('session').put({ status: 'arriving', server, ...pair }, rows.arriving);
    await change.done;
    this.#options.onChange();
  }

  /** The API client of the signed-in user; null while signed out. */
  async api(server: string): Promise<ApiClient | null> {
    const stored = await this.read(server);
    if (stored?.status !== 'signed-in') return null;
    if (this.#client?.session.server === server && this.#client.session.user.id === stored.user.id)
      return this.#client.api;
    return this.#connect(stored);
  }

  /** The current access token, for a socket; null while signed out. */
  async token(server: string): Promise<string | null> {
    const stored = await this.read(server);
    return stored?.status === 'signed-in' ? stored.accessToken : null;
  }

  /** Signs out locally and immediately, and queues the logout on the server. */
  async close(server: string): Promise<void> {
    const change = (await this.#options.database).transaction(['session', 'leaving'], 'readwrite');
    for (const row of [rows.current, rows.arriving]) {
      const stored = await change.objectStore('session').get(row);
      if (stored?.server !== server) continue;
      // One transaction, so that the session is in exactly one of the two tables.
      if (stored.status !== 'expired')
        await change.objectStore('leaving').put({ refreshToken: stored.refreshToken, server });
      await change.objectStore('session').delete(row);
    }
    await change.done;
    this.#client = null;
    this.#options.onChange();
  }

  /**
   * Logs out of closed sessions on their servers. Failures are retried later.
   * @param isPermitted whether the user has granted access to a server
   * @returns whether any logout failed
   */
  async revokeClosed(isPermitted: (server: string) => Promise<boolean>): Promise<boolean> {
    const database = await this.#options.database;
    let hasFailed = false;
    for (const { refreshToken, server } of await database.getAll('leaving')) {
      if (!(await isPermitted(server))) continue;
      const api = createApiClient({
        baseUrl: server,
        getToken: () => null,
        onSession: () => undefined,
        onUnauthorized: () => undefined,
        fetch: this.#options.fetch,
      });
      await api.call(sessionEndpoints.logout, { body: { refreshToken } }).then(
        () => database.delete('leaving', refreshToken),
        () => {
          hasFailed = true;
        },
      );
    }
    return hasFailed;
  }

  async #arriving(): Promise<ArrivingSession | null> {
    const stored = arrivingSessionSchema.safeParse(
      await (await this.#options.database).get('session', rows.arriving),
    );
    return stored.success ? stored.data : null;
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
      const user = await api.call(sessionEndpoints.getMe);
      await this.#settle(session, { ...session, status: 'signed-in', user });
    } catch (error) {
      if (!(error instanceof ApiError) || error.name !== 'AUTHERROR') throw error;
      await this.#replace(rows.arriving, session, null);
    }
    this.#options.onChange();
  }

  /** Replaces the former session with the confirmed one and queues the former's logout. Skipped if the user has signed out meanwhile. */
  async #settle(arrived: ArrivingSession, session: SignedIn): Promise<void> {
    const change = (await this.#options.database).transaction(['session', 'leaving'], 'readwrite');
    const sessions = change.objectStore('session');
    const still = arrivingSessionSchema.safeParse(await sessions.get(rows.arriving));
    if (still.success && still.data.refreshToken === arrived.refreshToken) {
      const former = storedSessionSchema.safeParse(await sessions.get(rows.current));
      if (former.success && former.data.status === 'signed-in')
        await change
          .objectStore('leaving')
          .put({ refreshToken: former.data.refreshToken, server: former.data.server });
      await sessions.put(session, rows.current);
      await sessions.delete(rows.arriving);
    }
    await change.done;
    this.#client = null;
  }

  /** Replaces a row if it still holds these tokens (compare-and-set); null deletes it. */
  async #replace(
    row: keyof typeof rows,
    former: TokenPair,
    next: StoredSession | ArrivingSession | null,
  ): Promise<void> {
    const change = (await this.#options.database).transaction('session', 'readwrite', {
      durability: 'strict',
    });
    const stored = await change.store.get(row);
    if (stored && stored.status !== 'expired' && stored.refreshToken === former.refreshToken)
      await (next ? change.store.put(next, row) : change.store.delete(row));
    await change.done;
  }

  #connect(stored: SignedIn): ApiClient {
    let session = stored;
    const api: ApiClient = createApiClient({
      baseUrl: stored.server,
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
    this.#client = { session: stored, api };
    return api;
  }

  async #expire(session: SignedIn, api: ApiClient): Promise<void> {
    await this.#replace(rows.current, session, {
      status: 'expired',
      server: session.server,
      user: session.user,
    });
    if (this.#client?.api === api) this.#client = null;
    this.#options.onChange();
  }
}
