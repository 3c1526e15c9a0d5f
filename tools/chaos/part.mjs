import { startChild, waitUntilReady } from '../launcher/child.mjs';
import { familyOf } from '../launcher/process-family.mjs';
import { isRunning, sendSignal } from '../launcher/process-identity.mjs';

/** One process of the system: started, killed without a word, held where it is, started again. */
export class Part {
  #make;
  #keeper;
  #say;
  #service = null;
  #isOurDoing = false;
  #answered = null;
  child = null;
  kills = 0;
  pauses = 0;
  /** How often it ended although nobody killed it. */
  crashes = [];

  /** @param make gives the service for one start, given what that start has of its own */
  constructor({ name, kind, make, keeper, say }) {
    Object.assign(this, { name, kind });
    this.#make = make;
    this.#keeper = keeper;
    this.#say = say;
  }

  get isUp() {
    return this.child !== null && !this.child.hasExited;
  }

  /** It runs and has answered since it was started: what is done to it now is done to something. */
  get isAtWork() {
    return this.isUp && this.#answered === this.child;
  }

  /** Starts it and waits until it answers, again where it does not come up: what it rests on may be away. `isArmed`: it may end itself. */
  async start(own = {}, { isArmed = false } = {}) {
    for (let tries = 1; ; tries += 1) {
      this.#isOurDoing = isArmed;
      this.#service = await this.#make(own);
      const child = startChild(this.#service, this.#keeper);
      this.child = child;
      child.exited.then(({ reason }) => {
        if (this.#isOurDoing) return;
        this.noteCrash(reason);
      });
      try {
        await waitUntilReady({ ...this.#service, readyMs: 60_000 }, child);
        this.#answered = child;
        return;
      } catch (error) {
        if (this.#isOurDoing && child.hasExited) return;
        if (tries >= 5) throw error;
        await this.kill({ counts: false });
      }
    }
  }

  /** `kill -9` of it and of all that it started. @returns whether there was something to kill */
  async kill({ counts = true } = {}) {
    if (!this.isUp) return false;
    this.#isOurDoing = true;
    for (const member of familyOf(this.child.pid).filter(isRunning)) sendSignal(member.pid, 'SIGKILL');
    await this.child.exited;
    if (counts) this.kills += 1;
    return true;
  }

  /** Holds it where it is: connections stay open and nothing answers. @returns what lets it go on, and says whether it was held until then */
  pause() {
    const { child } = this;
    this.pauses += 1;
    const held = familyOf(child.pid);
    for (const { pid } of held) sendSignal(pid, 'SIGSTOP');
    return () => {
      const wasHeld = !child.hasExited;
      held.filter(isRunning).forEach(({ pid }) => sendSignal(pid, 'SIGCONT'));
      return wasHeld;
    };
  }

  /** It was to end otherwise, or not at all. */
  noteCrash(reason) {
    this.crashes.push(reason);
    this.#say(`${this.name} ${reason} by itself`);
  }

  /** What it is put through now may end it, and that is no fault of its own. @returns what makes it one again */
  forgiveEnd() {
    this.#isOurDoing = true;
    return () => (this.#isOurDoing = false);
  }

  /** Waits until it answers again, and starts it where it does not come up by itself. */
  async comeBack() {
    try {
      if (this.isUp) return await waitUntilReady({ ...this.#service, readyMs: 20_000 }, this.child);
    } catch {
      await this.kill({ counts: false });
    }
    await this.start();
  }

  async stop() {
    this.#isOurDoing = true;
    await this.child?.stop();
  }
}
