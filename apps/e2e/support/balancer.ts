import {
  Agent,
  createServer,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A backend. */
interface Backend {
  readonly url: URL;
  readonly agent: Agent;
  isReady: boolean;
  /** Number of requests that it has answered. */
  answered: number;
}

const probeEveryMs = 100;
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * A plain load balancer as in front of a cluster: it sends requests to ready backends in turn, over connections
 * that it keeps, and tries another one only where a connection was refused before anything was sent. Websockets go through.
 */
export class Balancer {
  readonly #backends: Backend[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #turn = 0;
  #isClosed = false;

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
    this.#server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
      this.#upgrade(request, socket, head),
    );
  }

  static async start(): Promise<Balancer> {
    const balancer = new Balancer();
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Adds a backend, used once it is ready. */
  add(url: string): void {
    const backend = {
      url: new URL(url),
      agent: new Agent({ keepAlive: true }),
      isReady: false,
      answered: 0,
    };
    this.#backends.push(backend);
    void this.#watch(backend);
  }

  /** Whether this backend currently receives requests. */
  sendsTo(url: string): boolean {
    return this.#backend(url).isReady;
  }

  answeredBy(url: string): number {
    return this.#backend(url).answered;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    for (const socket of this.#sockets) socket.destroy();
    for (const { agent } of this.#backends) agent.destroy();
    await closed;
  }

  async #watch(backend: Backend): Promise<void> {
    for (; !this.#isClosed; await wait(probeEveryMs)) await probe(backend);
  }

  #backend(url: string): Backend {
    const found = this.#backends.find((backend) => backend.url.origin === new URL(url).origin);
    if (!found) throw new Error(`nothing is sent to ${url}`);
    return found;
  }

  /** The ready backends, starting with the next in turn. */
  #inTurn(): Backend[] {
    const ready = this.#backends.filter(({ isReady }) => isReady);
    this.#turn += 1;
    return ready.map((_, index) => ready[(this.#turn + index) % ready.length]!);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    for (const backend of this.#inTurn())
      if (await forward(backend, request, body, response)) return;
    response.writeHead(503, { 'x-balancer': 'nobody is ready' }).end();
  }

  #upgrade(request: IncomingMessage, near: Socket, head: Buffer): void {
    const [backend] = this.#inTurn();
    if (!backend) return void near.destroy();
    const far = connect(Number(backend.url.port), backend.url.hostname, () => {
      const lines = request.rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${request.rawHeaders[index + 1]}`] : [],
      );
      far.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}

/** Only a definite answer changes the state: on a busy machine a slow probe means nothing. */
async function probe(backend: Backend): Promise<void> {
  try {
    const answer = await fetch(new URL('/health/ready', backend.url), {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(5_000),
    });
    await answer.body?.cancel();
    backend.isReady = answer.status === 200;
  } catch (error) {
    if (!(error instanceof DOMException)) backend.isReady = false;
  }
}

/** @returns false where the connection was refused, so that nothing was sent */
function forward(
  backend: Backend,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const { hostname, port } = backend.url;
    const headers = {
      ...without(request.headers),
      'x-forwarded-for': request.socket.remoteAddress,
    };
    const outgoing = send(
      { hostname, port, agent: backend.agent, method: request.method, path: request.url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, without(answer.headers));
        answer.pipe(response);
        answer.once('close', () => {
          backend.answered += 1;
          // A truncated response must not look complete.
          if (!answer.complete) response.destroy();
          resolve(true);
        });
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        backend.isReady = false;
        return resolve(false);
      }
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'x-balancer': error.code ?? error.message }).end();
      resolve(true);
    });
    outgoing.end(body);
  });
}

/** Hop-by-hop headers are not forwarded. */
function without<Headers extends NodeJS.Dict<string | string[]>>(
  headers: Headers,
): NodeJS.Dict<string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)),
  );
}
