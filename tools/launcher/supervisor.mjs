import { logTail, rotateLog, startChild, waitUntilReady } from './child.mjs';
import { Problem } from './problem.mjs';

/** Three crashes within a minute mean that another try will not help. */
export const crashLimit = { count: 3, withinMs: 60_000 };
const firstPauseMs = 300;
const longestPauseMs = 10_000;

/** How long to wait before the next try after so many crashes in the last minute. */
export const pauseAfter = (crashes) => Math.min(firstPauseMs * 4 ** (crashes - 1), longestPauseMs);

/**
 * Keeps services running: starts them in order, starts a crashed one again with growing pauses, and stops all in reverse
 * order. When one crashes too often, `failed` is resolved with the Problem and it is up to the caller to stop the rest.
 */
export class Supervisor {
  #keeper;
  #say;
  #onChange;
  #launchChild;
  #pauseAfter;
  #entries = [];
  #stopping = false;
  #fail;
  failed;

  constructor({ keeper, say = () => undefined, onChange = () => undefined, launch = startChild, pause = pauseAfter }) {
    this.#keeper = keeper;
    this.#say = say;
    this.#onChange = onChange;
    this.#launchChild = launch;
    this.#pauseAfter = pause;
    this.failed = new Promise((resolve) => (this.#fail = resolve));
  }

  /** What runs now, oldest first: `{name, pid, identity, stopSignal}`. */
  get processes() {
    return this.#entries
      .filter(({ child }) => child && !child.hasExited)
      .map(({ service, child }) => ({ name: service.name, pid: child.pid, identity: child.identity, stopSignal: service.stopSignal ?? 'SIGTERM' }));
  }

  /** Starts a service and waits until it is ready, through crashes if it must. @throws Problem when it gives up */
  async start(service) {
    if (this.#stopping) throw new Problem(`${service.name} was not started, since everything is being stopped.`);
    rotateLog(service.logFile);
    const entry = { service, child: null, crashes: [] };
    this.#entries.push(entry);
    this.#launch(entry);
    for (;;) {
      const { child, relaunched } = entry;
      try {
        return await waitUntilReady(service, child);
      } catch (error) {
        if (this.#stopping) throw new Problem(`${service.name} was stopped.`, { cause: error });
        // Not ready in time is final; a crash is the watcher's to judge.
        if (!child.hasExited) throw error;
      }
      const outcome = await Promise.race([relaunched, this.failed]);
      if (outcome instanceof Problem) throw outcome;
    }
  }

  /** Stops all, the last started first. `atOnce` does not wait for anybody to finish. */
  async stopAll({ atOnce = false } = {}) {
    this.#stopping = true;
    for (const entry of [...this.#entries].reverse()) {
      entry.cancelPause?.();
      await entry.child?.stop({ atOnce });
    }
  }

  #launch(entry) {
    const { service } = entry;
    entry.child = this.#launchChild(service, this.#keeper);
    entry.relaunched = new Promise((resolve) => (entry.tellRelaunched = resolve));
    entry.child.exited.then((outcome) => this.#afterExit(entry, outcome));
    this.#onChange();
  }

  async #afterExit(entry, outcome) {
    if (this.#stopping) return;
    const { service, tellRelaunched } = entry;
    const now = Date.now();
    entry.crashes = [...entry.crashes.filter((time) => now - time < crashLimit.withinMs), now];
    const crashes = entry.crashes.length;
    if (crashes >= crashLimit.count) {
      this.#fail(new Problem(`${service.name} crashed ${crashes} times within a minute (${outcome.reason}).`, { details: lastWords(service) }));
      return;
    }
    const pauseMs = this.#pauseAfter(crashes);
    this.#say(`${service.name} ${outcome.reason}; starting it again in ${pauseMs / 1000} s.`);
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      entry.cancelPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    if (this.#stopping) return;
    this.#launch(entry);
    tellRelaunched();
  }
}

function lastWords({ logFile }) {
  const tail = logTail(logFile);
  return tail && `The end of ${logFile}:\n\n${tail}`;
}
