import { setTimeout as wait } from 'node:timers/promises';
import { faultKinds } from './faults.mjs';
import { Killer } from './killer.mjs';

/** A guess, before the first fault of a server is over: how long one takes with the pause after it. */
const guessedFaultMs = 4_000;
/** How long a fault waits at most for as many scans as belong before it: who breaks a crowded machine again and again sees nothing else happen on it. */
const longestCalmMs = 15_000;
/** How long a process takes to start again. */
const startMs = 4_000;

/** Lets everything go wrong for a while, in an order that the seed decides, and counts what did. */
export class Storm {
  #system;
  #random;
  #plan;
  #log;
  #deadline;
  #servers = { done: 0, left: 0, startedAt: Date.now() };
  #killers;
  #accepted;
  /** `Map<kind, count>` of what really happened. */
  counts = new Map();

  /**
   * @param accepted gives how many scans were accepted so far: faults come no quicker than `plan.scans` are spread over all of them
   * @param plan `{planned, scans, kills, boundaries, latestCall, leaving, minutes, only}`; see options.mjs
   */
  constructor({ system, random, plan, log, accepted }) {
    this.#accepted = accepted;
    this.#system = system;
    this.#random = random;
    this.#plan = plan;
    this.#log = log;
    this.#deadline = Date.now() + plan.minutes * 60_000;
    const isHarmed = (kind) => plan.only === undefined || plan.only === `kill ${kind}`;
    const own = { system, random, say: (kind, what) => this.#say(kind, what), isLate: () => this.isLate, lifeMs: (deaths) => this.#lifeMs(deaths) };
    this.#killers = ['gateway', 'worker'].filter(isHarmed).map((kind) => new Killer({ ...own, kind, plan }));
  }

  /** Comes back when all is over and every part is up and unharmed. */
  async rage() {
    await Promise.all([...this.#killers.map((killer) => killer.rage()), this.#harmServers()]);
    for (const part of this.#system.parts.values()) if (!part.isUp) await part.start();
    // Accounts are erased every ten minutes; these do it at once.
    if (this.#plan.leaving > 0) await Promise.all(this.#system.ofKind('worker').map((part) => part.kill({ counts: false }).then(() => part.start({ CHAOS_HURRY: 'yes' }))));
  }

  /** No new fault any more. */
  endSoon() {
    this.#deadline = 0;
  }

  get isLate() {
    return Date.now() > this.#deadline;
  }

  /** Boundaries at which nothing has died yet. */
  get outstanding() {
    return this.#killers.flatMap(({ outstanding }) => [...outstanding]);
  }

  /** What is still to come, in a few words. */
  get left() {
    const kills = this.#killers.map(({ kind, kills: left }) => `${Math.max(0, left)} kills of a ${kind}`);
    return [...kills, `${this.outstanding.length} boundaries`, `${this.#servers.left} faults of servers and lines`].join(', ');
  }

  /** Lives are as long as it takes for the last death to come with the last fault of a server. */
  #lifeMs(deaths) {
    const { done, left, startedAt } = this.#servers;
    const faultMs = done === 0 ? guessedFaultMs : (Date.now() - startedAt) / done;
    return (faultMs * left) / Math.max(1, deaths) - startMs;
  }

  async #harmServers() {
    const deck = this.#serverDeck();
    this.#servers = { done: 0, left: deck.length, startedAt: Date.now() };
    for (const kind of deck) {
      if (this.isLate) return;
      const { what, run } = faultKinds[kind](this.#system, this.#random);
      this.#say(kind, what);
      await run();
      await wait(this.#random.whole(500, 2_500));
      this.#servers.done += 1;
      this.#servers.left -= 1;
      await this.#calm(this.#servers.done / deck.length);
    }
  }

  /** Waits until as large a share of the scans is accepted, though not for ever. */
  async #calm(share) {
    const end = Date.now() + longestCalmMs;
    while (this.#accepted() < share * this.#plan.scans && Date.now() < end && !this.isLate) await wait(200);
  }

  #serverDeck() {
    return this.#random.shuffle(Object.entries(this.#plan.planned).flatMap(([kind, count]) => Array.from({ length: count }, () => kind)));
  }

  #say(kind, what) {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.#log(what);
  }
}
