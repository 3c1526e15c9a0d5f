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

/** Dependencies of `Sender`. */
interface SenderParts {
  readonly outbox: Outbox;
  readonly holds: Holds;
  readonly sessions: Sessions;
  /** Called for each scan that the server has accepted. */
  readonly onSent: (owner: Owner, job: Job) => Promise<void>;
  readonly onChange: () => void;
}

/** Sends the outbox until it is empty: by a timer while the background script lives, and by an alarm that wakes it otherwise. */
export class Sender {
  readonly #outbox: Outbox;
  readonly #holds: Holds;
  readonly #sessions: Sessions;
  readonly #onSent: SenderParts['onSent'];
  readonly #onChange: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends the due scans and schedules the rest. Concurrent calls are serialised. */
  readonly send = singleFlight(() => this.#send());

  constructor({ outbox, holds, sessions, onSent, onChange }: SenderParts) {
    this.#outbox = outbox;
    this.#holds = holds;
    this.#sessions = sessions;
    this.#onSent = onSent;
    this.#onChange = onChange;
  }

  /** Sends queued scans immediately: the user asked for it, or the network is back. */
  async sendNow(): Promise<void> {
    const [owner] = await currentOwner(this.#sessions);
    await this.#holds.retryNow(owner.server);
    await this.#outbox.makeDue(owner);
    await this.send();
  }

  /** Sets an alarm for this time that repeats until it is cleared. */
  wakeAt(time: number): Promise<void> {
    return chrome.alarms.create(sendAlarm, {
      when: Math.max(time, Date.now() + minAlarmMs),
      periodInMinutes: minAlarmMs / 60_000,
    });
  }

  async #send(): Promise<void> {
    const next = await this.#sendOnce().catch((error: unknown) => {
      // For example a full disk. The scans are still in the outbox and will be retried.
      logError(error);
      return Date.now() + minAlarmMs;
    });
    if (next === null) await chrome.alarms.clear(sendAlarm);
    else {
      await this.wakeAt(next);
      // A timer is more precise than the alarm if the background script is still alive.
      clearTimeout(this.#timer);
      if (next < Date.now() + minAlarmMs)
        this.#timer = setTimeout(() => void this.send(), Math.max(next - Date.now(), 0));
    }
    this.#onChange();
  }

  /** @returns when to send next, in milliseconds since 1970; null if all that remains needs the user */
  async #sendOnce(): Promise<number | null> {
    // Set a new alarm first, in case the browser ends the background script while a request is pending.
    await this.wakeAt(Date.now());
    const server = await readServer();
    if (!(await isAllowed(server))) return null;
    const heldUntil = await this.#confirm(server);
    if (heldUntil !== null) return heldUntil;
    const [owner, api] = await currentOwner(this.#sessions);
    if (!api || owner.server !== server) return null;
    return drain({
      outbox: this.#outbox,
      holds: this.#holds,
      api,
      owner,
      onSent: (job) => this.#onSent(owner, job),
    });
  }

  /** Completes a pending sign-in. @returns until when that is paused; null if none is pending any more */
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
      await this.#holds.set(
        server,
        outcome.kind === 'hold' ? outcome.why : 'busy',
        outcome.kind === 'hold' ? outcome.retryAfterMs : null,
      );
      return this.#holds.until(server);
    }
  }
}
