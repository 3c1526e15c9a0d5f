import { apiBasePath, socketPath } from '@rolefit/contracts';
import { io, type Socket } from 'socket.io-client';

/**
 * A page's live connection, as the web client keeps it: after each (re)connect it fetches what it may have missed, and otherwise relies on events.
 */
export class SocketListener {
  /** Scans known to be completed, by an event or by a fetch after connecting. */
  readonly completed = new Set<string>();
  /** Scans reported by events. */
  readonly told = new Set<string>();
  /** For each reconnect: whether the server recovered its state. */
  readonly recoveries: boolean[] = [];
  readonly socket: Socket;
  #connections = 0;

  private constructor(
    private readonly url: string,
    private readonly accessToken: string,
  ) {
    this.socket = io(url, {
      path: socketPath,
      transports: ['websocket'],
      auth: { token: accessToken },
      forceNew: true,
    });
    this.socket.on('scan.completed', ({ _id }: { _id: string }) => {
      this.told.add(_id);
      this.completed.add(_id);
    });
    this.socket.on('connect', () => {
      this.#connections += 1;
      if (this.#connections > 1) this.recoveries.push(this.socket.recovered);
      void this.#catchUp();
    });
  }

  static async connect(url: string, accessToken: string): Promise<SocketListener> {
    const listener = new SocketListener(url, accessToken);
    await new Promise<void>((resolve, reject) => {
      listener.socket.once('connect', resolve);
      listener.socket.once('connect_error', reject);
    });
    return listener;
  }

  close(): void {
    this.socket.disconnect();
  }

  async #catchUp(): Promise<void> {
    for (let page = 1; ; page += 1) {
      const answer = await fetch(
        `${this.url}${apiBasePath}/jobs?limit=100&page=${page}&status=completed`,
        { headers: { authorization: `Bearer ${this.accessToken}` } },
      );
      // Its session may have ended meanwhile.
      if (answer.status === 401) return;
      const { data } = (await answer.json()) as { data: { jobs: { _id: string }[] } };
      for (const { _id } of data.jobs) this.completed.add(_id);
      if (data.jobs.length < 100) return;
    }
  }
}
