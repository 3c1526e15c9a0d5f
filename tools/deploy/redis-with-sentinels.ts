import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Child, startChild, waitUntilReady } from '../launcher/processes/child.ts';
import { findPorts } from '../launcher/processes/ports.ts';
import { redisService } from '../launcher/servers/redis.ts';
import { findRedisBinary } from '../launcher/servers/redis-binary.ts';

const sentinelNames = ['one', 'two', 'three'] as const;
const startMs = 120_000;

/** Two Redis servers, the second a replica of the first, and three Sentinels, as real processes. */
export class RedisWithSentinels {
  readonly dir = mkdtempSync(join(tmpdir(), 'rolefit-sentinel-'));
  readonly name = 'rolefit-primary';
  readonly password = randomUUID();
  readonly sentinelPassword = randomUUID();
  readonly #servers = new Map<number, Child>();
  readonly #sentinels = new Map<number, Child>();
  readonly #clients = new Map<number, Redis>();

  get sentinelPorts(): number[] {
    return [...this.#sentinels.keys()];
  }

  /** The settings with which Rolefit uses these servers. */
  get env() {
    return {
      REDIS_URL: `redis://:${this.password}@sentinel`,
      REDIS_SENTINELS: this.sentinelPorts.map((port) => `127.0.0.1:${port}`).join(','),
      REDIS_SENTINEL_NAME: this.name,
      REDIS_SENTINEL_PASSWORD: this.sentinelPassword,
    };
  }

  async start(): Promise<void> {
    const ports = await findPorts(['first', 'second', ...sentinelNames]);
    await this.startServer(ports.first);
    await this.startServer(ports.second);
    await this.clientOf(ports.second).replicaof('127.0.0.1', ports.first);
    for (const name of sentinelNames) await this.#startSentinel(ports[name], ports.first);
    // A Sentinel that knows neither the replica nor the others cannot start a failover.
    for (const port of this.sentinelPorts) await this.#untilComplete(port);
  }

  async startServer(port: number): Promise<void> {
    const dir = join(this.dir, String(port));
    const { password } = this;
    const service = await redisService({
      dir,
      port,
      password,
      logFile: join(dir, 'log'),
      durable: false,
    });
    if (service.warning !== undefined) throw new Error(service.warning);
    const child = startChild(service);
    this.#servers.set(port, child);
    await waitUntilReady(service, child);
    await this.clientOf(port).config('SET', 'masterauth', password);
  }

  async #startSentinel(port: number, primary: number): Promise<void> {
    const binary = await findRedisBinary();
    if (binary === null) throw new Error('There is no redis-server.');
    const dir = join(this.dir, String(port));
    mkdirSync(dir);
    const file = join(dir, 'sentinel.conf');
    writeFileSync(
      file,
      `bind 127.0.0.1
port ${port}
dir "${dir}"
requirepass ${this.sentinelPassword}
sentinel sentinel-pass ${this.sentinelPassword}
sentinel monitor ${this.name} 127.0.0.1 ${primary} 2
sentinel auth-pass ${this.name} ${this.password}
sentinel down-after-milliseconds ${this.name} 2000
sentinel failover-timeout ${this.name} 5000
`,
    );
    const child = startChild({
      name: `Sentinel ${port}`,
      command: binary.command,
      args: [file, '--sentinel'],
      env: binary.env,
      cwd: dir,
      logFile: join(dir, 'log'),
    });
    this.#sentinels.set(port, child);
  }

  async #untilComplete(port: number): Promise<void> {
    const deadline = Date.now() + startMs;
    for (;;) {
      const sentinel = this.#sentinelClient(port);
      const known = await sentinel.call('SENTINEL', 'MASTER', this.name).then(
        (answer) => toRecord(answer),
        () => ({}) as Record<string, string>,
      );
      sentinel.disconnect();
      if (known['num-slaves'] === '1' && known['num-other-sentinels'] === '2') return;
      if (Date.now() > deadline)
        throw new Error(`Sentinel ${port} knows ${JSON.stringify(known)}.`);
      await wait(100);
    }
  }

  /** Sets how long a server must be silent until the Sentinels consider it down. */
  async setDownAfter(ms: number): Promise<void> {
    for (const port of this.sentinelPorts) {
      const sentinel = this.#sentinelClient(port);
      await sentinel.call('SENTINEL', 'SET', this.name, 'down-after-milliseconds', String(ms));
      sentinel.disconnect();
    }
  }

  /** Port of the server that the Sentinels name as the primary. */
  async primaryPort(): Promise<number> {
    const sentinel = this.#sentinelClient(this.sentinelPorts[0] ?? 0);
    const answer = await sentinel.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', this.name);
    sentinel.disconnect();
    return Number((answer as string[])[1]);
  }

  async primary(): Promise<Redis> {
    return this.clientOf(await this.primaryPort());
  }

  clientOf(port: number): Redis {
    const client = this.#clients.get(port) ?? connect(port, this.password);
    this.#clients.set(port, client);
    return client;
  }

  #sentinelClient(port: number): Redis {
    return connect(port, this.sentinelPassword);
  }

  signalServer(port: number, signal: NodeJS.Signals): void {
    const pid = this.#servers.get(port)?.pid;
    if (pid !== undefined) process.kill(pid, signal);
  }

  signalSentinel(port: number, signal: NodeJS.Signals): void {
    const pid = this.#sentinels.get(port)?.pid;
    if (pid !== undefined) process.kill(pid, signal);
  }

  /** Waits until the former primary is back and follows the new one. */
  async untilFollows(port: number): Promise<void> {
    const deadline = Date.now() + startMs;
    while (!(await this.clientOf(port).info('replication')).includes('master_link_status:up')) {
      if (Date.now() > deadline) throw new Error(`${port} does not follow the primary.`);
      await wait(100);
    }
  }

  async stop(): Promise<void> {
    for (const client of this.#clients.values()) client.disconnect();
    for (const child of [...this.#sentinels.values(), ...this.#servers.values()])
      await child.stop({ atOnce: true });
    rmSync(this.dir, { recursive: true, force: true });
  }
}

function connect(port: number, password: string): Redis {
  return new Redis(port, '127.0.0.1', { password }).on('error', () => undefined);
}

/** A Sentinel answers with alternating names and values. */
function toRecord(answer: unknown): Record<string, string> {
  const flat = answer as string[];
  return Object.fromEntries(
    flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [])),
  );
}
