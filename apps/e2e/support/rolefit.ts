import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ExtraGateway,
  startExtraGateway,
} from '../../../tools/launcher/test/extra-gateway.ts';
import { familyOf } from '../../../tools/launcher/processes/process-family.ts';
import { isRunning, sendSignal } from '../../../tools/launcher/bootstrap/process-identity.mjs';
import {
  type Launcher,
  type StartedRolefit,
  startRolefit,
  startWorker,
} from '../../../tools/launcher/test/rolefit.ts';
import { openDataDir } from '../../../tools/launcher/product/data-dir.ts';
import { prepareDataDir } from '../../../tools/launcher/test/template-cluster.ts';
import { waitUntil } from './wait-until.js';

/** A part of Rolefit that the launcher keeps running, by the name it gives it. */
export type Part = 'gateway' | 'worker' | 'Redis' | 'PostgreSQL' | 'GitHub emulator';

/** How a Rolefit is started. */
export interface RolefitOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * A thread that reads texts takes a second of processor time to start, and a second one helps only while the first is blocked. The shared Rolefit
 * has both.
 */
const cheaper = { WORKER_THREADS: '1' };

/** A complete Rolefit in its own folder, started by the same command that users run. */
export class Rolefit {
  readonly #dataDir: string;
  #options: RolefitOptions;
  #launcher: StartedRolefit;

  private constructor(dataDir: string, options: RolefitOptions, launcher: StartedRolefit) {
    this.#dataDir = dataDir;
    this.#options = options;
    this.#launcher = launcher;
  }

  static async start(options: RolefitOptions = {}): Promise<Rolefit> {
    const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-e2e-'));
    // The shared Rolefit goes through a real first start.
    await prepareDataDir(dataDir);
    const cheap = { ...options, env: { ...cheaper, ...options.env } };
    return new Rolefit(dataDir, cheap, await startRolefit({ dataDir, ...cheap }));
  }

  get url(): string {
    return this.#launcher.url;
  }

  /** The address of its database, as the owner of the tables. */
  get databaseUrl(): string {
    return openDataDir(this.#dataDir).running.read()?.env?.['DATABASE_URL'] ?? '';
  }

  /** The environment that a part was started with, as Linux knows it. */
  environmentOf(part: Part): string {
    return readFileSync(`/proc/${this.#process(part).pid}/environ`, 'utf8').replaceAll('\0', '\n');
  }

  /** Removes secrets from the data folder. */
  forgetSecrets(...names: readonly string[]): void {
    for (const name of names) rmSync(join(this.#dataDir, 'secrets', name));
  }

  /** Output of the launcher so far. */
  get output(): string {
    return this.#launcher.output();
  }

  /** The log of all its processes so far, databases included. */
  get logs(): string {
    const dir = join(this.#dataDir, 'logs');
    return readdirSync(dir)
      .map((file) => readFileSync(join(dir, file), 'utf8'))
      .join('\n');
  }

  /** The log of each worker so far, in the order of their first start. */
  get workerLogs(): string[] {
    const dir = join(this.#dataDir, 'logs');
    return readdirSync(dir)
      .filter((file) => /^worker.*\.log$/.test(file))
      .sort((one, other) => one.length - other.length)
      .map((file) => readFileSync(join(dir, file), 'utf8'));
  }

  /** Stops as Ctrl-C does. @throws Error where it fails or leaves a process behind */
  stop(): Promise<void> {
    return stopCleanly(this.#launcher);
  }

  /** Kills the launcher with SIGKILL and waits until all its processes have ended. */
  async killLauncher(): Promise<void> {
    const family = this.#launcher.family();
    await this.#launcher.kill();
    await waitUntil(
      'the keeper has ended what the launcher left behind',
      () => !family.some(isRunning),
    );
  }

  /** Starts again with the same data at the same address. */
  async startAgain(options: RolefitOptions = {}): Promise<void> {
    this.#options = { ...this.#options, ...options };
    this.#launcher = await startRolefit({
      dataDir: this.#dataDir,
      port: Number(new URL(this.url).port),
      ...this.#options,
    });
  }

  /** Starts `npm run worker` next to it. @returns a function that stops that worker gracefully */
  async addWorker(): Promise<() => Promise<void>> {
    const { args: _args, ...options } = this.#options;
    const worker = await startWorker({ dataDir: this.#dataDir, ...options });
    return () => stopCleanly(worker);
  }

  /** Starts another gateway over the same servers. @param port of a stopped gateway, to replace it */
  addGateway(port?: number): Promise<ExtraGateway> {
    return startExtraGateway({
      dataDir: this.#dataDir,
      ...(this.#options.env && { env: this.#options.env }),
      ...(port !== undefined && { port }),
    });
  }

  /** Stops, and removes the data. */
  async remove(): Promise<void> {
    try {
      await this.stop();
    } finally {
      rmSync(this.#dataDir, { recursive: true, force: true, maxRetries: 3 });
    }
  }

  /** Suspends all processes of a part: connections stay open without answers. @returns a function that resumes them */
  pause(part: Part): () => void {
    const held = familyOf(this.#process(part).pid);
    for (const { pid } of held) sendSignal(pid, 'SIGSTOP');
    return () => held.filter(isRunning).forEach(({ pid }) => sendSignal(pid, 'SIGCONT'));
  }

  /** Runs an action while a part is suspended, and resumes the part in any case. */
  async whilePaused(part: Part, doWhat: () => Promise<void>): Promise<void> {
    const goOn = this.pause(part);
    try {
      await doWhat();
    } finally {
      goOn();
    }
  }

  /** `kill -9` of one part. @returns when the launcher has started another one in its place */
  async kill(part: Part): Promise<void> {
    await this.takeAway(part)();
  }

  /** Ends one part with SIGTERM, however long it takes to. @returns when the launcher has started another one in its place */
  async terminate(part: Part): Promise<void> {
    const { pid } = this.#process(part);
    sendSignal(pid, 'SIGTERM');
    await waitUntil(`${part} has ended and is started again`, () =>
      this.#launcher.processes().some((process) => process.name === part && process.pid !== pid),
    );
  }

  /** Kills a part and keeps the launcher from starting another one. @returns what lets it, and waits until it has */
  takeAway(part: Part): () => Promise<void> {
    const { pid: launcher } = this.#launcher.family()[0]!;
    const taken = this.#process(part);
    sendSignal(launcher, 'SIGSTOP');
    sendSignal(taken.pid, 'SIGKILL');
    return async () => {
      sendSignal(launcher, 'SIGCONT');
      await waitUntil(`the launcher starts ${part} again`, () =>
        this.#launcher.processes().some(({ name, pid }) => name === part && pid !== taken.pid),
      );
    };
  }

  #process(part: Part): { readonly pid: number } {
    const found = this.#launcher.processes().find(({ name }) => name === part);
    if (!found || !isRunning(found)) throw new Error(`${part} does not run`);
    return found;
  }
}

async function stopCleanly(launcher: Launcher): Promise<void> {
  const family = launcher.family();
  // A test that failed halfway may have left something held.
  for (const { pid } of family) sendSignal(pid, 'SIGCONT');
  const code = await launcher.stop();
  const survivors = family.filter(isRunning).map(({ pid }) => pid);
  if (code !== 0 || survivors.length > 0) {
    throw new Error(
      `The launcher ended with ${code} and left ${survivors.length} processes behind (${survivors.join(', ')}):\n${launcher.output()}`,
    );
  }
}
