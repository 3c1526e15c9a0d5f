import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to a server that a test can cut and restore, to simulate an outage. */
export interface Link {
  /** The server's URL with the proxy's address. */
  readonly url: string;
  /** Number of current connections. */
  readonly open: number;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /**
   * Forwards no more data without closing connections, as if the server hung; new connections are
   * still accepted.
   */
  stall(): void;
  /** Accepts connections again, at the same address. */
  mend(): Promise<void>;
  /** Closes the proxy permanently. */
  close(): Promise<void>;
}

/**
 * Opens a proxy on a free port of 127.0.0.1.
 * @param serverUrl the target, such as redis://127.0.0.1:6379; user, password and path are
 * preserved
 * @param isCut start with the connection cut
 */
export async function openLink(serverUrl: string, isCut = false): Promise<Link> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => other.write(chunk));
      if (isStalled) one.pause();
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });

  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  const cut = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  if (isCut) await cut();
  const stall = () => {
    isStalled = true;
    for (const socket of sockets) socket.pause();
  };
  const mend = async () => {
    isStalled = false;
    for (const socket of sockets) socket.resume();
    if (!server.listening) await listen(server, port);
  };
  return {
    url: url.href,
    get open() {
      return sockets.size / 2;
    },
    cut,
    stall,
    mend,
    close: cut,
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
