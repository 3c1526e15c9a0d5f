import { type Random } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf, stackOf } from '../error-text.ts';
import { type ChaosOptions } from '../options.ts';
import { type ChaosSystem } from '../system/chaos-system.ts';
import { appKinds, type Log } from '../system/managed-process.ts';
import { faultKind } from './fault-kinds.ts';
import { NoEffectError } from './no-effect.error.ts';
import { ProcessKiller } from './process-killer.ts';

/** An estimate, before the first server fault is over, of how long one takes with the pause after it. */
const estimatedFaultMs = 4_000;
/** How long a fault waits at most for the scans that belong before it. Faults in too quick a succession would let nothing else happen. */
const longestCalmMs = 15_000;
/** How often a kind of fault may have no effect, for each time that it is planned, before it is given up. The report then says that it is missing. */
const maxMissesPerFault = 4;
/** How long a process takes to start. */
const startMs = 4_000;

export interface FaultInjectorOptions {
  readonly system: ChaosSystem;
  readonly random: Random;
  readonly plan: Pick<
    ChaosOptions,
    'planned' | 'scans' | 'kills' | 'boundaries' | 'latestCall' | 'leaving' | 'minutes' | 'only'
  >;
  readonly log: Log;
  /** How many scans were accepted so far: faults are spread over `plan.scans`. */
  readonly acceptedScans: () => number;
}

/** Injects the planned faults, in an order that the seed decides, and counts those that had an effect. */
export class FaultInjector {
  /** How often each fault happened. */
  readonly counts = new Map<string, number>();
  /** Faults that failed or could not be undone, as sentences. */
  readonly failures: string[] = [];
  readonly #options: FaultInjectorOptions;
  readonly #killers: readonly ProcessKiller[];
  #deadline: number;
  #serverFaults = { done: 0, left: 0, startedAt: Date.now() };

  constructor(options: FaultInjectorOptions) {
    const { system, random, plan } = options;
    this.#options = options;
    this.#deadline = Date.now() + plan.minutes * 60_000;
    const common = {
      system,
      random,
      plan,
      onKill: (name: string, description: string) => this.#count(name, description),
      isOver: () => this.isOver,
      lifeMs: (killsLeft: number) => this.#lifeMs(killsLeft),
    };
    this.#killers = appKinds
      .filter((kind) => plan.only === undefined || plan.only === `kill ${kind}`)
      .map((kind) => new ProcessKiller({ ...common, kind }));
  }

  /** Resolves when all faults are over and every process is up and unharmed. */
  async run(): Promise<void> {
    const { system, plan } = this.#options;
    await this.#startAppsWithoutKiller();
    const running: readonly (readonly [what: string, work: Promise<void>])[] = [
      ...this.#killers.map((killer) => [`killing ${killer.kind}s`, killer.run()] as const),
      ['harming servers', this.#injectServerFaults()],
    ];
    await Promise.all(
      running.map(([what, work]) => work.catch((error: unknown) => this.#noteFailure(what, error))),
    );
    await this.recover();
    if (plan.leaving === 0) return;
    // Otherwise accounts would only be erased every ten minutes.
    await Promise.all(
      system.ofKind('worker').map(async (worker) => {
        await worker.kill({ counts: false });
        await worker.start({ CHAOS_HURRY: 'yes' });
      }),
    );
  }

  /** Gets everything up and unharmed after a fault that failed. A process that does not start is noted. */
  async recover(): Promise<void> {
    const { system } = this.#options;
    await system
      .recoverServers()
      .catch((error: unknown) => this.#noteFailure('bringing the servers up again', error));
    for (const process of system.processes.values())
      if (!process.isUp)
        await process
          .start()
          .catch((error: unknown) => this.#noteFailure(`starting ${process.name}`, error));
  }

  /** Starts no further fault. */
  stopSoon(): void {
    this.#deadline = 0;
  }

  get isOver(): boolean {
    return Date.now() > this.#deadline;
  }

  /** Boundaries at which no process has died yet. */
  get outstanding(): string[] {
    return this.#killers.flatMap(({ outstanding }) => [...outstanding]);
  }

  /** A summary of the remaining faults. */
  get left(): string {
    const kills = this.#killers.map(
      ({ kind, killsLeft }) => `${Math.max(0, killsLeft)} kills of a ${kind}`,
    );
    return [
      ...kills,
      `${this.outstanding.length} boundaries`,
      `${this.#serverFaults.left} faults of servers and links`,
    ].join(', ');
  }

  /** A killer starts its processes itself. Faults need the other ones too. */
  async #startAppsWithoutKiller(): Promise<void> {
    const killed = new Set(this.#killers.map(({ kind }) => kind));
    const others = appKinds
      .filter((kind) => !killed.has(kind))
      .flatMap((kind) => this.#options.system.ofKind(kind));
    await Promise.all(others.filter(({ isUp }) => !isUp).map((process) => process.start()));
  }

  /** Lives are as long as it takes for the last kill to coincide with the last server fault. */
  #lifeMs(killsLeft: number): number {
    const { done, left, startedAt } = this.#serverFaults;
    const faultMs = done === 0 ? estimatedFaultMs : (Date.now() - startedAt) / done;
    return (faultMs * left) / Math.max(1, killsLeft) - startMs;
  }

  async #injectServerFaults(): Promise<void> {
    const { random, plan } = this.#options;
    const queue = random.shuffle(
      Object.entries(plan.planned).flatMap(([name, count]) =>
        Array.from({ length: count }, () => name),
      ),
    );
    const planned = queue.length;
    const misses = new Map<string, number>();
    this.#serverFaults = { done: 0, left: planned, startedAt: Date.now() };
    for (const name of queue) {
      if (this.isOver) return;
      const hadEffect = await this.#inject(name);
      await wait(random.whole(500, 2_500));
      if (!hadEffect) {
        const missed = (misses.get(name) ?? 0) + 1;
        misses.set(name, missed);
        if (missed <= maxMissesPerFault * (plan.planned[name] ?? 0)) {
          // Once more, after all others: the loop reaches it.
          queue.push(name);
          continue;
        }
      }
      this.#serverFaults.done += 1;
      this.#serverFaults.left -= 1;
      await this.#waitForScans((plan.scans * this.#serverFaults.done) / planned);
    }
  }

  /** A fault counts once it is over and had an effect. @returns false where it had none */
  async #inject(name: string): Promise<boolean> {
    const { system, random, log } = this.#options;
    const fault = faultKind(name).create(system, random);
    log(fault.description);
    try {
      await fault.inject();
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    } catch (error) {
      if (error instanceof NoEffectError) {
        log(`… without effect: ${error.message}`);
        return false;
      }
      this.#noteFailure(`"${name}" (${fault.description})`, error);
      await system.recoverServers();
    }
    return true;
  }

  #noteFailure(what: string, error: unknown): void {
    this.failures.push(`${what} went wrong: ${messageOf(error)}`);
    this.#options.log(`${what} went wrong: ${stackOf(error)}`);
  }

  /** Waits until as many scans are accepted, for a limited time. */
  async #waitForScans(count: number): Promise<void> {
    const end = Date.now() + longestCalmMs;
    while (this.#options.acceptedScans() < count && Date.now() < end && !this.isOver)
      await wait(200);
  }

  #count(name: string, description: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    this.#options.log(description);
  }
}
