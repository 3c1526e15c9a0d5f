import { setTimeout as wait } from 'node:timers/promises';
import { faultKinds } from './faults.mjs';
import { Killer } from './killer.mjs';
import { NothingHarmed } from './nothing-harmed.mjs';

/** A guess, before the first fault of a server is over: how long one takes with the pause after it. */
const guessedFaultMs = 4_000;
/** How long a fault waits at most for as many scans as belong before it: who breaks a crowded machine again and again sees nothing else happen on it. */
const longestCalmMs = 15_000;
/** How often a kind of fault may find nothing to harm, for each time that it is planned: then it is not tried again, and is missing in the report. */
const missesEach = 4;
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
  /** What could not be done as it was meant, or undone, as sentences. */
  failures = [];

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
    // Whom no killer starts: a fault that meets no worker shows nothing.
    const killed = new Set(this.#killers.map(({ kind }) => kind));
    await Promise.all(['gateway', 'worker'].filter((kind) => !killed.has(kind)).flatMap((kind) => this.#system.ofKind(kind)).map((part) => part.isUp || part.start()));
    const raging = [...this.#killers.map((killer) => [`killing ${killer.kind}s`, killer.rage()]), ['harming servers', this.#harmServers()]];
    await Promise.all(raging.map(([what, rage]) => rage.catch((error) => this.#fail(what, error))));
    await this.mend();
    // Accounts are erased every ten minutes; these do it at once.
    if (this.#plan.leaving > 0) await Promise.all(this.#system.ofKind('worker').map((part) => part.kill({ counts: false }).then(() => part.start({ CHAOS_HURRY: 'yes' }))));
  }

  /** Has everything up and unharmed, whatever was left half done. What does not come up is noted. */
  async mend() {
    await this.#system.mendServers().catch((error) => this.#fail('bringing the servers up again', error));
    for (const part of this.#system.parts.values()) if (!part.isUp) await part.start().catch((error) => this.#fail(`starting ${part.name}`, error));
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
    const planned = deck.length;
    const misses = new Map();
    this.#servers = { done: 0, left: planned, startedAt: Date.now() };
    for (const kind of deck) {
      if (this.isLate) return;
      const isHarmed = await this.#harm(kind);
      await wait(this.#random.whole(500, 2_500));
      if (!isHarmed) {
        misses.set(kind, (misses.get(kind) ?? 0) + 1);
        if (misses.get(kind) <= missesEach * this.#plan.planned[kind]) {
          // Once more, after all others.
          deck.push(kind);
          continue;
        }
      }
      this.#servers.done += 1;
      this.#servers.left -= 1;
      await this.#calm(this.#servers.done / planned);
    }
  }

  /** One fault. It counts once it is over and has done its harm. @returns false where there was nothing to harm */
  async #harm(kind) {
    const { what, run } = faultKinds[kind](this.#system, this.#random);
    this.#log(what);
    try {
      await run();
      this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    } catch (error) {
      if (error instanceof NothingHarmed) {
        this.#log(`… and nothing was harmed: ${error.message}`);
        return false;
      }
      this.#fail(`"${kind}" (${what})`, error);
      await this.#system.mendServers();
    }
    return true;
  }

  #fail(what, error) {
    const why = [error.message, error.details].filter(Boolean).join(' ');
    this.failures.push(`${what} went wrong: ${why}`);
    this.#log(`${what} went wrong: ${error.stack} ${error.details ?? ''}`);
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
