import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that a test can cut and mend, as if the server went away and came back. */
export interface Link {
  /** The server's URL with the line's address in it. */
  readonly url: string;
  /** How many connections lead through it just now. */
  readonly open: number;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Lets nothing through any more and breaks nothing either, as if the server hung; connections are still taken. */
  stall(): void;
  /** Lets connections through again, at the same address. */
  mend(): Promise<void>;
  /** Cuts the line for good. */
  close(): Promise<void>;
}

/**
 * Opens a line on a free port of 127.0.0.1.
 * @param serverUrl where the line leads, such as redis://127.0.0.1:6379; user, password and path are kept
 * @param isCut start with the line cut
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
