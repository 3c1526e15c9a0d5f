import { type ApiClient, createApiClient } from '@rolefit/api-client';
import { type TokenPair, type User } from '@rolefit/contracts';
import { type Database } from '../database';
import { type Fetch } from './bearer-fetch';
import { type KeptSession, keptSessionSchema, type SignedIn } from './kept-session';

const row = 'current';

/** What sessions need from their surroundings. */
export interface SessionsOptions {
  readonly database: Promise<Database>;
  readonly fetch: Fetch;
  /** Told after every change. */
  readonly onChange: () => void;
}

/**
 * The session of the extension: kept on disk, because the background is ended whenever it has nothing to do, and used by one client at a time, so that
 * its refresh token is never spent twice.
 */
export class Sessions {
  readonly #options: SessionsOptions;
  #client: { readonly session: SignedIn; readonly api: ApiClient } | null = null;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Who is signed in at this server, or was; null for nobody. */
  async read(server: string): Promise<KeptSession | null> {
    const kept = keptSessionSchema.safeParse(await (await this.#options.database).get('session', row));
    return kept.success && kept.data.server === server ? kept.data : null;
  }

  /** Signs in with a pair of tokens that nobody else has. @throws ApiError where the server does not know it */
  async open(server: string, pair: TokenPair): Promise<User> {
    const api = createApiClient({ baseUrl: server, getToken: () => pair.accessToken, onSession: () => undefined, onUnauthorized: () => undefined, fetch: this.#options.fetch });
    const user = await api.call('getMe');
    await this.#leave();
    await this.#keep({ status: 'signed-in', server, user, ...pair });
    return user;
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

  /** Forgets who is signed in, at once; the server is told when it can be. */
  async close(server: string): Promise<void> {
    if ((await this.read(server)) !== null) await this.#leave();
    this.#options.onChange();
  }

  /** Tells the server of sessions that were left. What fails is told another time. */
  async tellLeft(): Promise<void> {
    const database = await this.#options.database;
    for (const { refreshToken, server } of await database.getAll('leaving')) {
      const api = createApiClient({ baseUrl: server, getToken: () => null, onSession: () => undefined, onUnauthorized: () => undefined, fetch: this.#options.fetch });
      await api.call('logout', { body: { refreshToken } }).then(
        () => database.delete('leaving', refreshToken),
        () => undefined,
      );
    }
  }

  /** Takes the session off the disk, and notes that its server has to hear of it: in one step, so that it is never both or neither. */
  async #leave(): Promise<void> {
    const change = (await this.#options.database).transaction(['session', 'leaving'], 'readwrite');
    const kept = keptSessionSchema.safeParse(await change.objectStore('session').get(row));
    if (kept.success && kept.data.status === 'signed-in') await change.objectStore('leaving').put({ refreshToken: kept.data.refreshToken, server: kept.data.server });
    await change.objectStore('session').delete(row);
    await change.done;
    this.#client = null;
  }

  async #keep(session: KeptSession): Promise<void> {
    await (await this.#options.database).put('session', session, row);
    this.#client = null;
    this.#options.onChange();
  }

  #connect(kept: SignedIn): ApiClient {
    let session = kept;
    const isCurrent = () => this.#client?.api === api;
    const api: ApiClient = createApiClient({
      baseUrl: kept.server,
      getToken: () => session.accessToken,
      getRefreshToken: () => session.refreshToken,
      onSession: async ({ accessToken, refreshToken, user }) => {
        session = { ...session, accessToken, refreshToken, user };
        // Who has left or connected anew meanwhile is not brought back.
        if (isCurrent()) await (await this.#options.database).put('session', session, row);
      },
      onUnauthorized: () => {
        if (isCurrent()) void this.#keep({ status: 'expired', server: session.server, user: session.user });
      },
      fetch: this.#options.fetch,
    });
    this.#client = { session: kept, api };
    return api;
  }
}
