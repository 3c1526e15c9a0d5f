import { eventNames, socketPath } from '@rolefit/contracts';
import { io } from 'socket.io-client';

const initialRetryMs = 1_000;
const maxRetryMs = 30_000;

/** The part of a Socket.IO client in use here. */
export interface LiveSocket {
  readonly active: boolean;
  on(event: string, listener: () => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

/** Dependencies of `LiveUpdates`. */
export interface LiveUpdatesOptions {
  /** The current access token; null while signed out. */
  readonly token: () => Promise<string | null>;
  /** Renews the token. @returns whether there is one */
  readonly renew: () => Promise<boolean>;
  /** Called when something has changed on the server, or may have changed while disconnected. */
  readonly onNews: () => void;
  readonly connect?: (
    server: string,
    authenticate: (send: (data: object) => void) => void,
  ) => LiveSocket;
}

const connectSocket: NonNullable<LiveUpdatesOptions['connect']> = (server, authenticate) =>
  io(server, { path: socketPath, transports: ['websocket'], auth: authenticate, forceNew: true });

/** Listens to the server's events while a popup is open. Events are only a signal to refetch; their payload is ignored. */
export class LiveUpdates {
  readonly #options: LiveUpdatesOptions;
  #socket: LiveSocket | null = null;
  #following: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refusals = 0;

  constructor(options: LiveUpdatesOptions) {
    this.#options = options;
  }

  /** @param server its origin; null disconnects @param userId the user whose events to receive */
  follow(server: string | null, userId: string | null): void {
    const wanted = server === null || userId === null ? null : `${userId} ${server}`;
    if (wanted === this.#following) return;
    this.#following = wanted;
    clearTimeout(this.#timer);
    this.#socket?.disconnect();
    this.#socket = wanted === null || server === null ? null : this.#open(server);
  }

  #open(server: string): LiveSocket {
    const { token, onNews, connect = connectSocket } = this.#options;
    const socket = connect(server, (send) => void token().then((found) => send({ token: found })));
    this.#refusals = 0;
    socket.on('connect', () => {
      this.#refusals = 0;
      onNews();
    });
    // An active socket reconnects itself; if the server has refused the token, it does not.
    socket.on('connect_error', () => {
      if (!socket.active) this.#reconnect(socket);
    });
    socket.on('disconnect', () => {
      if (!socket.active) this.#reconnect(socket);
    });
    for (const name of eventNames) socket.on(name, onNews);
    return socket;
  }

  /** Reconnects with a new token, with exponential back-off. */
  #reconnect(socket: LiveSocket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#timer);
    const waitMs =
      this.#refusals === 0 ? 0 : Math.min(initialRetryMs * 2 ** this.#refusals, maxRetryMs);
    this.#refusals += 1;
    this.#timer = setTimeout(() => {
      void this.#options.renew().then(
        (hasToken) => {
          if (hasToken && socket === this.#socket) socket.connect();
        },
        () => this.#reconnect(socket),
      );
    }, waitMs);
  }
}
