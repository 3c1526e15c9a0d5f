import { type Job } from '@rolefit/contracts';
import { isAllowed } from '@/lib/host-access';
import { logError } from '@/lib/log-error';
import { readServer } from '@/server-origin';
import { minAlarmMs, sendAlarm } from '../alarms';
import { type Sessions } from '../session/sessions';
import { currentOwner } from '../session/current-owner';
import { singleFlight } from '../single-flight';
import { drain } from './drain';
import { type Holds } from './holds';
import { type Outbox, type Owner } from './outbox';
import { outcomeOf } from './outcome';

/** What sending in the background needs. */
interface SenderParts {
  readonly outbox: Outbox;
  readonly holds: Holds;
  readonly sessions: Sessions;
  /** Told of each scan that the server has. */
  readonly onSent: (owner: Owner, job: Job) => Promise<void>;
  readonly onChange: () => void;
}

/** Sends what waits, as long as anything does: at once where it can, by an alarm where the browser has ended the background meanwhile. */
export class Sender {
  readonly #outbox: Outbox;
  readonly #holds: Holds;
  readonly #sessions: Sessions;
  readonly #onSent: SenderParts['onSent'];
  readonly #onChange: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends what is due and sees to it that the rest is sent in its time. One after the other, however many ask. */
  readonly send = singleFlight(() => this.#send());

  constructor({ outbox, holds, sessions, onSent, onChange }: SenderParts) {
    this.#outbox = outbox;
    this.#holds = holds;
    this.#sessions = sessions;
    this.#onSent = onSent;
    this.#onChange = onChange;
  }

  /** Sends what waits before its time: the user asks, or the network is back. */
  async sendNow(): Promise<void> {
    const [owner] = await currentOwner(this.#sessions);
    await this.#holds.retryNow(owner.server);
    await this.#outbox.makeDue(owner);
    await this.send();
  }

  /** Sees to it that the background is there at that time, and again until somebody clears the alarm. */
  wakeAt(time: number): Promise<void> {
    return chrome.alarms.create(sendAlarm, { when: Math.max(time, Date.now() + minAlarmMs), periodInMinutes: minAlarmMs / 60_000 });
  }

  async #send(): Promise<void> {
    const next = await this.#sendOnce().catch((error: unknown) => {
      // A disk that is full, say. What waits is still there, and is tried again.
      logError(error);
      return Date.now() + minAlarmMs;
    });
    if (next === null) await chrome.alarms.clear(sendAlarm);
    else {
      await this.wakeAt(next);
      // Sooner, should the background live so long.
      clearTimeout(this.#timer);
      if (next < Date.now() + minAlarmMs) this.#timer = setTimeout(() => void this.send(), Math.max(next - Date.now(), 0));
    }
    this.#onChange();
  }

  /** @returns when to come again, in milliseconds since 1970; null where time alone sends nothing */
  async #sendOnce(): Promise<number | null> {
    // The alarm that has woken us rings no more. Should the browser end us while a server thinks about its answer, there is another.
    await this.wakeAt(Date.now());
    const server = await readServer();
    if (!(await isAllowed(server))) return null;
    const heldUntil = await this.#confirm(server);
    if (heldUntil !== null) return heldUntil;
    const [owner, api] = await currentOwner(this.#sessions);
    if (!api || owner.server !== server) return null;
    return drain({ outbox: this.#outbox, holds: this.#holds, api, owner, onSent: (job) => this.#onSent(owner, job) });
  }

  /** Finishes a sign-in that was begun. @returns until when that has to wait; null where there is none any more */
  async #confirm(server: string): Promise<number | null> {
    if (!(await this.#sessions.isArriving(server))) return null;
    const held = await this.#holds.until(server);
    if (held !== null) return held;
    try {
      await this.#sessions.confirm();
      await this.#holds.clear(server);
      return null;
    } catch (error) {
      const outcome = outcomeOf(error);
      await this.#holds.set(server, outcome.kind === 'hold' ? outcome.why : 'busy', outcome.kind === 'hold' ? outcome.retryAfterMs : null);
      return this.#holds.until(server);
    }
  }
}
