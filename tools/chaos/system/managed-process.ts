import {
  type Child,
  type Service,
  startChild,
  waitUntilReady,
} from '../../launcher/processes/child.ts';
import { type Keeper } from '../../launcher/processes/keeper.ts';
import { familyOf } from '../../launcher/processes/process-family.ts';
import { isRunning, sendSignal } from '../../launcher/bootstrap/process-identity.mjs';

export const serverNames = ['PostgreSQL', 'Redis', 'S3', 'model'] as const;
export type ServerName = (typeof serverNames)[number];
export const appKinds = ['gateway', 'worker'] as const;
export type AppKind = (typeof appKinds)[number];
export type ProcessKind = ServerName | AppKind;

export type Log = (line: string) => void;
export type Variables = Readonly<Record<string, string>>;

export interface ManagedProcessOptions {
  readonly name: string;
  readonly kind: ProcessKind;
  /** The service to start, given the variables of this one start. */
  readonly service: (variables: Variables) => Service | Promise<Service>;
  readonly keeper: Keeper;
  readonly log: Log;
}

const startAttempts = 5;

/** A process of the system under test, which can be started, killed, paused and started again. */
export class ManagedProcess {
  readonly name: string;
  readonly kind: ProcessKind;
  /** How often it was killed on purpose. */
  kills = 0;
  /** Unexpected exits. */
  readonly crashes: string[] = [];
  readonly #serviceOf: ManagedProcessOptions['service'];
  readonly #keeper: Keeper;
  readonly #log: Log;
  #service: Service | null = null;
  #child: Child | null = null;
  #answeredChild: Child | null = null;
  /** An end is now intended, or tolerated. */
  #isEndExpected = false;

  constructor({ name, kind, service, keeper, log }: ManagedProcessOptions) {
    this.name = name;
    this.kind = kind;
    this.#serviceOf = service;
    this.#keeper = keeper;
    this.#log = log;
  }

  get isUp(): boolean {
    return this.#child !== null && !this.#child.hasExited;
  }

  /** It is up and has answered since its start, so that a fault can take effect. */
  get isServing(): boolean {
    return this.isUp && this.#answeredChild === this.#child;
  }

  /** @throws Error where it was never started */
  get child(): Child {
    if (this.#child === null) throw new Error(`${this.name} was never started`);
    return this.#child;
  }

  /** @throws Error where it could not be started */
  get pid(): number {
    const { pid } = this.child;
    if (pid === undefined) throw new Error(`${this.name} has no process`);
    return pid;
  }

  /**
   * Starts it and waits until it answers. A start that fails is repeated, since what it depends on may be away.
   * @param options.mayEnd it may end itself, as one does that waits for its boundary
   */
  async start(variables: Variables = {}, { mayEnd = false } = {}): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      this.#isEndExpected = mayEnd;
      const service = await this.#serviceOf(variables);
      const child = startChild(service, this.#keeper);
      this.#service = service;
      this.#child = child;
      void child.exited.then(({ reason }) => {
        if (!this.#isEndExpected) this.noteCrash(reason);
      });
      try {
        await waitUntilReady({ ...service, readyMs: 60_000 }, child);
        this.#answeredChild = child;
        return;
      } catch (error) {
        if (this.#isEndExpected && child.hasExited) return;
        if (attempt >= startAttempts) throw error;
        await this.kill({ counts: false });
      }
    }
  }

  /** `kill -9` of the process and its descendants. @returns false where it was not up */
  async kill({ counts = true } = {}): Promise<boolean> {
    if (!this.isUp) return false;
    this.#isEndExpected = true;
    for (const member of familyOf(this.pid).filter(isRunning)) sendSignal(member.pid, 'SIGKILL');
    await this.child.exited;
    if (counts) this.kills += 1;
    return true;
  }

  /** SIGSTOP: connections stay open without responses. @returns a function that resumes it, and returns whether it was still paused */
  pause(): () => boolean {
    const { child } = this;
    const members = familyOf(this.pid);
    for (const { pid } of members) sendSignal(pid, 'SIGSTOP');
    return () => {
      const wasPaused = !child.hasExited;
      for (const { pid } of members.filter(isRunning)) sendSignal(pid, 'SIGCONT');
      return wasPaused;
    };
  }

  noteCrash(reason: string): void {
    this.crashes.push(reason);
    this.#log(`${this.name} ${reason} by itself`);
  }

  /** From now on an end is no crash, since the current fault may cause it. @returns a function that ends this */
  tolerateEnd(): () => void {
    this.#isEndExpected = true;
    return () => {
      this.#isEndExpected = false;
    };
  }

  /** Waits until it answers again, and restarts it where it does not. */
  async recover(): Promise<void> {
    if (this.isUp && this.#service !== null) {
      try {
        return await waitUntilReady({ ...this.#service, readyMs: 20_000 }, this.child);
      } catch {
        await this.kill({ counts: false });
      }
    }
    await this.start();
  }

  async stop(): Promise<void> {
    this.#isEndExpected = true;
    await this.#child?.stop();
  }
}
