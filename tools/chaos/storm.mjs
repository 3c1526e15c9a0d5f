import { setTimeout as wait } from 'node:timers/promises';
import { isOfPurge } from './boundaries.mjs';
import { faultKinds } from './faults.mjs';

/** How long a process lives that waits to die at its boundary, before it is killed wherever it is. */
const armedForMs = 25_000;
/** Has accounts erased now: who waits to die at it does so for what others leave alone until the end. */
const hurried = { CHAOS_HURRY: 'yes' };

/** Lets everything go wrong for a while, in an order that the seed decides, and counts what did. */
export class Storm {
  #system;
  #random;
  #plan;
  #log;
  #deadline;
  /** `Map<kind, count>` of what really happened. */
  counts = new Map();

  /** @param plan `{kills, stores, others, boundaries, latestCall, leaving, minutes, only, hasSmallDisk}`; see options.mjs */
  constructor({ system, random, plan, log }) {
    this.#system = system;
    this.#random = random;
    this.#plan = plan;
    this.#log = log;
    this.#deadline = Date.now() + plan.minutes * 60_000;
  }

  /** Comes back when all is over and every part is up and unharmed. */
  async rage() {
    const apps = ['gateway', 'worker'].flatMap((kind) => {
      const deck = this.#deckOf(kind);
      return this.#system.ofKind(kind).map((part) => this.#killAgainAndAgain(part, deck));
    });
    await Promise.all([...apps, this.#harmServers()]);
    for (const part of this.#system.parts.values()) if (!part.isUp) await part.start();
    if (this.#plan.leaving > 0) await Promise.all(this.#system.ofKind('worker').map((part) => part.kill({ counts: false }).then(() => part.start(hurried))));
  }

  /** What is still to be done to processes of a kind: boundaries to die at, and kills anywhere. */
  #deckOf(kind) {
    const { kills, only } = this.#plan;
    if (only !== undefined && only !== `kill ${kind}`) return { boundaries: [], kills: 0 };
    const chosen = this.#plan.boundaries.filter(({ app }) => app === kind).map((boundary) => ({ boundary, call: isOfPurge(boundary) ? 1 : this.#random.whole(1, this.#plan.latestCall) }));
    return { boundaries: this.#random.shuffle(chosen), kills: Math.max(kills, chosen.length) };
  }

  async #killAgainAndAgain(part, deck) {
    while ((deck.kills > 0 || deck.boundaries.length > 0) && !this.#isLate()) {
      deck.kills -= 1;
      const next = deck.boundaries.shift();
      if (next === undefined) await this.#killAnywhere(part);
      // Rare calls come seldom: who waited in vain for the third takes the first.
      else if (!(await this.#killAt(part, next))) deck.boundaries.push({ ...next, call: 1 });
    }
    if (!part.isUp) await part.start();
  }

  async #killAnywhere(part) {
    if (!part.isUp) await part.start();
    await wait(this.#random.whole(500, 4_000));
    this.#say(`kill ${part.kind}`, `kill -9 of ${part.name}`);
    await part.kill();
  }

  /** @returns whether it died there */
  async #killAt(part, { boundary, call }) {
    await part.kill({ counts: false });
    const before = this.#timesFired(boundary);
    const hurry = isOfPurge(boundary) ? hurried : {};
    await part.start({ CHAOS_BOUNDARY: boundary.name, CHAOS_CALL: String(call), ...hurry }, { isArmed: true });
    await Promise.race([part.child.exited, wait(armedForMs)]);
    await part.kill({ counts: false });
    part.kills += 1;
    const hasFired = this.#timesFired(boundary) > before;
    this.#say(`kill ${part.kind}`, hasFired ? `${part.name} died at "${boundary.name}", call ${call}` : `kill -9 of ${part.name}, which never came to "${boundary.name}"`);
    return hasFired;
  }

  #timesFired({ name }) {
    return this.#system.fired().filter((one) => one === name).length;
  }

  async #harmServers() {
    for (const kind of this.#serverDeck()) {
      if (this.#isLate()) return;
      const { what, run } = faultKinds[kind](this.#system, this.#random);
      this.#say(kind, what);
      await run();
      await wait(this.#random.whole(500, 2_500));
    }
  }

  #serverDeck() {
    const { stores, others, only, hasSmallDisk } = this.#plan;
    const deck = Object.keys(faultKinds)
      .filter((kind) => only === undefined || kind === only)
      .filter((kind) => kind !== 'S3 disk full' || hasSmallDisk)
      .flatMap((kind) => Array.from({ length: kind.startsWith('kill ') ? stores : others(kind) }, () => kind));
    return this.#random.shuffle(deck);
  }

  #isLate() {
    return Date.now() > this.#deadline;
  }

  #say(kind, what) {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.#log(what);
  }
}
