import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** A load balancer for TCP: each connection goes to the first of the servers that accepts it. */
export class TcpBalancer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param urls of the servers, the preferred one first */
  static async start(urls: readonly string[]): Promise<TcpBalancer> {
    const ports = urls.map((url) => Number(new URL(url).port));
    const balancer = new TcpBalancer(
      // Half-open connections stay paused until a server is found.
      createServer({ pauseOnConnect: true }, (near) => balancer.#forward(near, ports)),
    );
    balancer.#server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
    await once(balancer.#server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#sockets.forEach((socket) => socket.destroy());
    await once(this.#server, 'close');
  }

  #forward(near: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    far.once('error', () => this.#forward(near, others));
    far.once('connect', () => {
      far.removeAllListeners('error');
      this.#join(near, far);
    });
  }

  #join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
    near.resume();
  }
}
