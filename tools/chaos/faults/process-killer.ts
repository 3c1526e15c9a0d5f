import { type Random } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChaosOptions } from '../options.ts';
import { type ChaosSystem } from '../system/chaos-system.ts';
import { type AppKind, type ManagedProcess, type Variables } from '../system/managed-process.ts';
import { type Boundary, isOfPurge } from './boundaries.ts';

/** A process that waits to die at a boundary is killed after this time wherever it is. */
const armedForMs = 25_000;
/** Every third kill is not at a boundary. */
const randomKillEvery = 3;
const [shortestLifeMs, longestLifeMs] = [500, 20_000];

export interface ProcessKillerOptions {
  readonly kind: AppKind;
  readonly plan: Pick<ChaosOptions, 'kills' | 'boundaries' | 'latestCall'>;
  readonly system: ChaosSystem;
  readonly random: Random;
  /** Called for each kill, with the name under which it counts. */
  readonly onKill: (name: string, description: string) => void;
  readonly isOver: () => boolean;
  /** How long a process should live, from the number of kills that are left for it. */
  readonly lifeMs: (killsLeft: number) => number;
}

/** A boundary at which a process is to die, at its nth call. */
interface Target {
  readonly boundary: Boundary;
  call: number;
  heldBy?: ManagedProcess | undefined;
}

/**
 * Kills the processes of one kind again and again: at the remaining boundaries, whichever they reach first, and now and then at a random moment.
 * Once all boundaries have been hit they are targets again, as long as kills are left.
 */
export class ProcessKiller {
  readonly kind: AppKind;
  killsLeft: number;
  /** Boundaries at which no process has died yet. */
  readonly outstanding: Set<string>;
  readonly #options: ProcessKillerOptions;
  readonly #boundaries: readonly Boundary[];
  #targets: Target[];
  #kills = 0;
  #lives = 0;

  constructor(options: ProcessKillerOptions) {
    const { kind, plan } = options;
    this.kind = kind;
    this.killsLeft = plan.kills;
    this.#options = options;
    this.#boundaries = plan.boundaries.filter(({ app }) => app === kind);
    this.outstanding = new Set(this.#boundaries.map(({ name }) => name));
    this.#targets = this.#newTargets();
  }

  /** Resolves when all kills are done and every process of the kind is up. */
  async run(): Promise<void> {
    const processes = this.#options.system.ofKind(this.kind);
    await Promise.all(processes.map((process) => this.#killRepeatedly(process, processes.length)));
  }

  #newTargets(): Target[] {
    const { random, plan } = this.#options;
    return random.shuffle(
      this.#boundaries.map((boundary) => ({
        boundary,
        call: isOfPurge(boundary) ? 1 : random.whole(1, plan.latestCall),
      })),
    );
  }

  get #isDone(): boolean {
    return this.killsLeft <= 0 && this.outstanding.size === 0;
  }

  async #killRepeatedly(process: ManagedProcess, processes: number): Promise<void> {
    const { random, isOver } = this.#options;
    while (!this.#isDone && !isOver()) {
      this.killsLeft -= 1;
      this.#kills += 1;
      const wantedMs = this.#options.lifeMs(
        Math.max(this.killsLeft, this.outstanding.size) / processes,
      );
      const lifeMs =
        Math.min(Math.max(wantedMs, shortestLifeMs), longestLifeMs) *
        (0.3 + random.whole(0, 140) / 100);
      if (this.#targets.length === 0) this.#targets = this.#newTargets();
      const isRandomKill =
        this.killsLeft >= this.outstanding.size && this.#kills % randomKillEvery === 0;
      const own = isRandomKill ? [] : this.#take(process, processes);
      await (own.length === 0
        ? this.#killAnywhere(process, lifeMs)
        : this.#killAtBoundary(process, own, lifeMs));
    }
    if (!process.isUp) await process.start();
  }

  async #killAnywhere(process: ManagedProcess, lifeMs: number): Promise<void> {
    if (!process.isUp) await process.start();
    await wait(lifeMs);
    if (await process.kill())
      this.#options.onKill(`kill ${process.kind}`, `kill -9 of ${process.name}`);
    else this.killsLeft += 1;
  }

  async #killAtBoundary(
    process: ManagedProcess,
    own: readonly Target[],
    lifeMs: number,
  ): Promise<void> {
    await process.kill({ counts: false });
    const life = `${process.name.replace(' ', '-')}-${(this.#lives += 1)}`;
    await process.start(variablesOf(life, own, lifeMs), { mayEnd: true });
    const ending = await Promise.race([process.child.exited, wait(lifeMs + armedForMs)]);
    await process.kill({ counts: false });
    const fired = this.#options.system.fired.of(life);
    if (ending !== undefined && fired === null) {
      // It ended without a kill and without a boundary.
      process.noteCrash(ending.reason);
      this.killsLeft += 1;
      return;
    }
    process.kills += 1;
    if (fired === null) {
      // Rare calls are unlikely to happen three times in one life: next time the first one counts.
      for (const target of own) target.call = 1;
    } else this.#noteHit(fired);
    this.#options.onKill(
      `kill ${process.kind}`,
      fired === null
        ? `kill -9 of ${process.name}, which came to none of ${own.length} boundaries`
        : `${process.name} died at "${fired}"`,
    );
  }

  /** A fair share of the targets, without those at which another process is about to die. */
  #take(process: ManagedProcess, processes: number): Target[] {
    for (const target of this.#targets) if (target.heldBy === process) target.heldBy = undefined;
    const own = this.#targets
      .filter(({ heldBy }) => heldBy === undefined)
      .slice(0, Math.ceil(this.#targets.length / processes));
    for (const target of own) target.heldBy = process;
    return own;
  }

  #noteHit(name: string): void {
    this.outstanding.delete(name);
    this.#targets = this.#targets.filter(({ boundary }) => boundary.name !== name);
  }
}

/** See preload.ts. */
function variablesOf(life: string, targets: readonly Target[], lifeMs: number): Variables {
  const armed = targets.map(({ boundary: { name }, call }) => ({ name, call }));
  return {
    CHAOS_BOUNDARIES: JSON.stringify(armed),
    CHAOS_FROM_MS: String(Math.round(lifeMs)),
    CHAOS_LIFE: life,
    // Only processes that are to die during an erasure start it early: others would complete it immediately.
    ...(targets.some(({ boundary }) => isOfPurge(boundary)) ? { CHAOS_HURRY: 'yes' } : {}),
  };
}
