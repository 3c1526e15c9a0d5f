import { setTimeout as wait } from 'node:timers/promises';
import { isOfPurge } from './boundaries.mjs';

/** How long a process lives that waits to die at a boundary, before it is killed wherever it is. */
const armedForMs = 25_000;
/** Every third death is anywhere. */
const anywhereEach = 3;
const [shortestLifeMs, longestLifeMs] = [500, 20_000];

/**
 * Kills the processes of one kind again and again: at the boundaries that are left, at whichever of them they come to first, and now and then
 * anywhere. Boundaries at which all have died are dealt again as long as kills are left.
 */
export class Killer {
  #plan;
  #random;
  #system;
  #say;
  #isLate;
  #lifeMs;
  #hand;
  #deaths = 0;
  #lives = 0;
  /** Names of the boundaries at which nothing has died yet. */
  outstanding;
  kills;

  /**
   * @param kind `gateway` or `worker`
   * @param plan `{kills, boundaries, latestCall}`
   * @param lifeMs gives how long a process should live until its next death, from how many deaths are left to each
   */
  constructor({ kind, plan, system, random, say, isLate, lifeMs }) {
    const boundaries = plan.boundaries.filter(({ app }) => app === kind);
    Object.assign(this, { kind, outstanding: new Set(boundaries.map(({ name }) => name)), kills: plan.kills });
    this.#plan = { ...plan, boundaries };
    this.#system = system;
    this.#random = random;
    this.#say = say;
    this.#isLate = isLate;
    this.#lifeMs = lifeMs;
    this.#hand = this.#deal();
  }

  /** Comes back when all is done, with every process of the kind up. */
  async rage() {
    const parts = this.#system.ofKind(this.kind);
    await Promise.all(parts.map((part) => this.#killAgainAndAgain(part, parts.length)));
  }

  #deal() {
    return this.#random.shuffle(this.#plan.boundaries.map((boundary) => ({ boundary, call: isOfPurge(boundary) ? 1 : this.#random.whole(1, this.#plan.latestCall) })));
  }

  get #isDone() {
    return this.kills <= 0 && this.outstanding.size === 0;
  }

  async #killAgainAndAgain(part, parts) {
    while (!this.#isDone && !this.#isLate()) {
      this.kills -= 1;
      this.#deaths += 1;
      const lifeMs = Math.min(Math.max(this.#lifeMs(Math.max(this.kills, this.outstanding.size) / parts), shortestLifeMs), longestLifeMs) * (0.3 + this.#random.whole(0, 140) / 100);
      if (this.#hand.length === 0) this.#hand = this.#deal();
      const isTurn = this.kills >= this.outstanding.size && this.#deaths % anywhereEach === 0;
      const own = isTurn ? [] : this.#take(part, parts);
      await (own.length === 0 ? this.#killAnywhere(part, lifeMs) : this.#killAtBoundary(part, own, lifeMs));
    }
    if (!part.isUp) await part.start();
  }

  async #killAnywhere(part, lifeMs) {
    if (!part.isUp) await part.start();
    await wait(lifeMs);
    if (await part.kill()) this.#say(`kill ${part.kind}`, `kill -9 of ${part.name}`);
    else this.kills += 1;
  }

  async #killAtBoundary(part, own, lifeMs) {
    await part.kill({ counts: false });
    const armed = own.map(({ boundary: { name }, call }) => ({ name, call }));
    // Accounts are erased while this one lives: others would leave that alone until the end.
    const hurry = own.some(({ boundary }) => isOfPurge(boundary)) ? { CHAOS_HURRY: 'yes' } : {};
    const life = `${part.name.replace(' ', '-')}-${(this.#lives += 1)}`;
    await part.start({ CHAOS_BOUNDARIES: JSON.stringify(armed), CHAOS_FROM_MS: String(Math.round(lifeMs)), CHAOS_LIFE: life, ...hurry }, { isArmed: true });
    const ended = await Promise.race([part.child.exited, wait(lifeMs + armedForMs)]);
    await part.kill({ counts: false });
    const fired = this.#system.firedIn(life);
    if (ended !== undefined && fired === null) {
      // Nobody killed it, and it came to no boundary either.
      part.noteCrash(ended.reason);
      this.kills += 1;
      return;
    }
    part.kills += 1;
    // Rare calls come seldom: who waited in vain for the third takes the first.
    if (fired === null) for (const one of own) one.call = 1;
    else this.#note(fired);
    this.#say(`kill ${part.kind}`, fired === null ? `kill -9 of ${part.name}, which came to none of ${armed.length} boundaries` : `${part.name} died at "${fired}"`);
  }

  /** A fair share of what is left, of which another one is about to die at nothing. */
  #take(part, parts) {
    for (const one of this.#hand) if (one.heldBy === part) one.heldBy = undefined;
    const own = this.#hand.filter(({ heldBy }) => heldBy === undefined).slice(0, Math.ceil(this.#hand.length / parts));
    for (const one of own) one.heldBy = part;
    return own;
  }

  #note(fired) {
    this.outstanding.delete(fired);
    this.#hand = this.#hand.filter(({ boundary }) => boundary.name !== fired);
  }
}
