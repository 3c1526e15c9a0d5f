import { createEmulator, type Emulator } from 'emulate';
import { S3ObjectStore } from '@rolefit/storage';
import { type Link, openLink } from '@rolefit/testing';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gatewayService, workerService } from '../../launcher/product/apps.ts';
import { answersOk } from '../../launcher/processes/health.ts';
import { Keeper } from '../../launcher/processes/keeper.ts';
import { cacheDir } from '../../launcher/bootstrap/paths.mjs';
import { findPorts } from '../../launcher/processes/ports.ts';
import { templateDatabase } from '../../launcher/test/template-cluster.ts';
import { makeTemplateDatabase } from '../../launcher/test/test-servers.ts';
import { canSlowDisks } from './disks.ts';
import { FiredBoundaries } from './fired-boundaries.ts';
import {
  type AppKind,
  type Log,
  ManagedProcess,
  type ProcessKind,
  type ServerName,
  serverNames,
  type Variables,
} from './managed-process.ts';
import { ModelControl } from './model-control.ts';
import { type AppName, appNames, apps, portNames, type Ports } from './names.ts';
import { githubApp, objectStore, productEnvironment } from './product-environment.ts';
import { RedisFiles } from './redis-files.ts';
import { createDisks, type Disks, serverServices } from './servers.ts';

const preload = pathToFileURL(join(import.meta.dirname, '..', 'faults', 'preload.ts')).href;

export interface SystemOptions {
  /** How many users can sign in, as `person-0` and so on. */
  readonly users: number;
  readonly log: Log;
  /** Small disks for the servers, for faults of disks. */
  readonly wantsDisks: boolean;
}

/** Which of the faults that need more than a process this machine supports. */
export interface Capabilities {
  readonly smallDisks: boolean;
  readonly slowDisks: boolean;
}

/**
 * The system under test: two gateways, two workers, PostgreSQL, Redis, an S3 server and a model, each a process of its own, with a link that can be cut
 * between each app and each server. A GitHub emulator signs users in.
 */
export class ChaosSystem {
  readonly dir: string;
  readonly disks: Disks;
  readonly capabilities: Capabilities;
  readonly processes: ReadonlyMap<string, ManagedProcess>;
  readonly links: ReadonlyMap<string, Link>;
  readonly model: ModelControl;
  readonly fired: FiredBoundaries;
  readonly redisFiles: RedisFiles;
  readonly #processes = new Map<string, ManagedProcess>();
  readonly #links = new Map<string, Link>();
  readonly #ports: Ports;
  readonly #password = randomBytes(12).toString('hex');
  readonly #keeper = new Keeper();
  readonly #log: Log;
  #emulator: Emulator | null = null;

  private constructor({ log, wantsDisks }: SystemOptions, ports: Ports) {
    this.dir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-chaos-'));
    this.processes = this.#processes;
    this.links = this.#links;
    this.#ports = ports;
    this.#log = log;
    const { disks, areSmall } = createDisks(this.dir, { wantsSmallDisks: wantsDisks });
    this.disks = disks;
    this.capabilities = { smallDisks: areSmall, slowDisks: wantsDisks && canSlowDisks() };
    this.model = new ModelControl(join(this.dir, 'model'));
    this.fired = new FiredBoundaries(join(this.dir, 'fired.txt'));
    const services = serverServices({
      disks,
      modelDir: this.model.folder,
      ports,
      password: this.#password,
      logFile: (name) => this.#logFile(name),
    });
    for (const name of serverNames) this.#add(name, name, services[name]);
    this.redisFiles = new RedisFiles({
      process: this.process('Redis'),
      url: this.redisUrl,
      redisDir: disks.Redis,
      copiesDir: this.dir,
    });
  }

  /** Starts everything but the workers. */
  static async start(options: SystemOptions): Promise<ChaosSystem> {
    const system = new ChaosSystem(options, await findPorts(portNames));
    try {
      await system.#start(options.users);
    } catch (error) {
      await system.stop();
      throw error;
    }
    return system;
  }

  get databaseUrl(): string {
    return this.#clusterUrl(templateDatabase);
  }

  get redisUrl(): string {
    return `redis://:${this.#password}@127.0.0.1:${this.#ports.Redis}/0`;
  }

  get gatewayUrls(): string[] {
    return appNames.gateway.map((name) => this.#urlOf(name));
  }

  /** The object store, past the links. */
  get objects(): S3ObjectStore {
    const {
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    } = objectStore;
    return new S3ObjectStore({
      kind: 's3',
      endpoint: this.#urlOf('S3'),
      region,
      bucket,
      accessKey,
      secretKey,
    });
  }

  /** @throws Error where there is no such process */
  process(name: string): ManagedProcess {
    const found = this.#processes.get(name);
    if (found === undefined) throw new Error(`There is no process "${name}"`);
    return found;
  }

  ofKind(kind: ProcessKind): ManagedProcess[] {
    return [...this.#processes.values()].filter((process) => process.kind === kind);
  }

  /** After a fault that failed: mends all links and starts all servers. @throws Error where one does not start */
  async recoverServers(): Promise<void> {
    this.model.fault = null;
    for (const link of this.#links.values()) await link.mend();
    for (const name of serverNames) await this.#bringUp(this.process(name));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#processes.values()].reverse().map((process) => process.stop()));
    await Promise.all([...this.#links.values()].map((link) => link.close()));
    await this.#emulator?.close();
    await this.#keeper.close();
  }

  async #start(users: number): Promise<void> {
    await Promise.all(serverNames.map((name) => this.process(name).start()));
    await makeTemplateDatabase(this.#clusterUrl('postgres'), {
      GATEWAY_DATABASE_URL: this.#clusterUrl(templateDatabase, 'rolefit_gateway'),
      WORKER_DATABASE_URL: this.#clusterUrl(templateDatabase, 'rolefit_worker'),
    });
    this.#emulator = await this.#startGithub(users);
    for (const app of apps) this.#addApp(app, await this.#appEnvironment(app));
    await Promise.all(this.ofKind('gateway').map((gateway) => gateway.start()));
  }

  #startGithub(users: number): Promise<Emulator> {
    const github = {
      users: Array.from({ length: users }, (_, index) => ({
        login: `person-${index}`,
        name: `Person ${index}`,
        email: `person-${index}@example.org`,
      })),
      oauth_apps: [
        {
          ...githubApp,
          name: 'Rolefit',
          redirect_uris: this.gatewayUrls.map((url) => `${url}/api/v1/auth/github/callback`),
        },
      ],
    };
    return createEmulator({
      service: 'github',
      port: this.#ports.github,
      hostname: '127.0.0.1',
      baseUrl: this.#urlOf('github'),
      seed: { github },
    });
  }

  async #appEnvironment({
    kind,
    name,
  }: {
    readonly kind: AppKind;
    readonly name: AppName;
  }): Promise<Variables> {
    const targets = {
      PostgreSQL: this.#clusterUrl(templateDatabase, `rolefit_${kind}`),
      Redis: this.redisUrl,
      S3: this.#urlOf('S3'),
      model: `${this.#urlOf('model')}/v1`,
    };
    const linkTo = async (server: ServerName) => {
      const link = await openLink(targets[server]);
      this.#links.set(`${name} – ${server}`, link);
      return link.url;
    };
    return {
      ...productEnvironment,
      [kind === 'gateway' ? 'PORT' : 'WORKER_PORT']: String(this.#ports[name]),
      NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
      PUBLIC_URL: this.#urlOf(kind === 'gateway' ? name : 'gateway 1'),
      DATABASE_URL: await linkTo('PostgreSQL'),
      REDIS_URL: await linkTo('Redis'),
      S3_ENDPOINT: (await linkTo('S3')).replace(/\/$/, ''),
      GITHUB_URL: this.#urlOf('github'),
      GITHUB_API_URL: this.#urlOf('github'),
      ...(kind === 'worker'
        ? {
            AI_BASE_URL: await linkTo('model'),
            AI_API_KEY: name,
            AI_MODEL: 'scripted-reader-1',
            AI_READS: 'facts',
            AI_TIMEOUT_MS: '8000',
            AI_CONCURRENT_CALLS: 'unlimited',
          }
        : {}),
      CHAOS_FIRED: this.fired.file,
    };
  }

  #addApp(
    { kind, name }: { readonly kind: AppKind; readonly name: AppName },
    env: Variables,
  ): void {
    const serviceOf = { gateway: gatewayService, worker: workerService }[kind];
    this.#add(name, kind, async (variables) => {
      const service = serviceOf({
        env: { ...process.env, ...env, ...variables },
        logFile: this.#logFile(name),
      });
      // Liveness rather than readiness, which fails while PostgreSQL or Redis are away on purpose.
      return {
        ...service,
        name,
        args: ['--disable-warning=ExperimentalWarning', '--import', preload, ...service.args],
        isReady: () => answersOk(`${this.#urlOf(name)}/health/live`),
      };
    });
  }

  #add(
    name: string,
    kind: ProcessKind,
    service: ConstructorParameters<typeof ManagedProcess>[0]['service'],
  ): void {
    this.#processes.set(
      name,
      new ManagedProcess({ name, kind, service, keeper: this.#keeper, log: this.#log }),
    );
  }

  /** A Redis that rejects its files starts empty, which can happen in operation too. */
  async #bringUp(process: ManagedProcess): Promise<void> {
    if (process.isUp) return;
    try {
      await process.start();
    } catch (error) {
      if (process.kind !== 'Redis') throw error;
      this.#log(
        `Redis does not start with its files, which are now in ${this.redisFiles.moveAside()}; it starts empty`,
      );
      await process.start();
    }
  }

  #clusterUrl(database: string, role = 'rolefit'): string {
    return `postgresql://${role}:${this.#password}@127.0.0.1:${this.#ports.PostgreSQL}/${database}`;
  }

  #urlOf(name: keyof Ports): string {
    return `http://127.0.0.1:${this.#ports[name]}`;
  }

  #logFile(name: string): string {
    return join(this.dir, 'logs', `${name.replace(' ', '-')}.log`);
  }
}
