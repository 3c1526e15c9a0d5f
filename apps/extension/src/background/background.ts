import { type ApiClient } from '@rolefit/api-client';
import { type Job } from '@rolefit/contracts';
import { giveBackAccess, isAllowed } from '@/lib/host-access';
import { report } from '@/lib/report';
import { keepServer, readServer } from '@/lib/server-origin';
import { type BackgroundState, type MessageAnswer, type MessageName, type ParsedInput, type ScanDraft } from '@/messages';
import { texts } from '@/texts';
import { showBadge } from './badge';
import { openDatabase } from './database';
import { drain } from './outbox/drain';
import { type Hold, Holds } from './outbox/holds';
import { Outbox, type Owner } from './outbox/outbox';
import { outcomeOf } from './outbox/outcome';
import { KeptProfile } from './profile/kept-profile';
import { AwaitedScans } from './scans/awaited-scans';
import { LiveUpdates } from './scans/live-updates';
import { RecentScans } from './scans/recent-scans';
import { bearerFetch } from './session/bearer-fetch';
import { beginHandshake, closeLoginPageSoon, finishHandshake, openLoginPage, registerHandshake, unregisterHandshake } from './session/handshake';
import { Sessions } from './session/sessions';
import { singleFlight } from './single-flight';
import { StateChannel } from './state-channel';
import { keepWish, takeWish } from './wishes';

/** What answers each message, once its input is parsed. Written as methods, so that a table of them can be called by any name. */
export type Handlers = { [Name in MessageName]: { handle(input: ParsedInput<Name>, sender: chrome.runtime.MessageSender): Promise<MessageAnswer<Name>> }['handle'] };

/** The alarm that wakes the background to send what waits. */
export const sendAlarm = 'send';
/** The alarm that wakes it to ask what has become of what was sent. */
export const scansAlarm = 'scans';
/** The alarm that wakes it to tell a server of a sign-out. */
export const leaveAlarm = 'leave';
/** Browsers do not wake an extension more often. */
const leastAlarmMs = 30_000;
/** So long a server that could not be told of a sign-out is left alone. */
const tellAgainMinutes = 5;
/** So long a server that is left for another one is waited for. */
const partingMs = 5_000;

/** Longer than this is no moment: whoever waits is told until when, in milliseconds. */
const momentMs = 2 * 60_000;
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function wordsOf({ why, until }: Hold): string {
  return why === 'busy' && until > Date.now() + momentMs ? texts.busyUntil(dayAndTime.format(until)) : texts[why];
}

/** What goes on behind the popup: session, outbox, last scans. Whatever has to outlive it is on disk, since it is ended whenever it is idle. */
export class Background {
  readonly #database = openDatabase();
  readonly #outbox = new Outbox(this.#database);
  readonly #holds = new Holds(this.#database);
  readonly #channel = new StateChannel(
    () => this.state(),
    () => void this.#watch(),
  );
  readonly #sessions = new Sessions({ database: this.#database, fetch: bearerFetch, onChange: () => this.#changed() });
  readonly #scans = new RecentScans(() => this.#changed());
  readonly #awaited = new AwaitedScans();
  readonly #live = new LiveUpdates({ token: async () => this.#sessions.token(await readServer()), renew: () => this.#renew(), onNews: () => void this.refreshScans() });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Asks for the last scans, however many events say that it is time to. */
  readonly refreshScans = singleFlight(() => this.#refreshScans());
  readonly #profile = new KeptProfile();
  /** Sends what is due and sees to it that the rest is sent in its time. One after the other, however many ask. */
  readonly send = singleFlight(() => this.#send());
  /** Tells servers of sessions that the user has left, now or as soon as they can be reached. */
  readonly tellLeft = singleFlight(() => this.#tellLeft());

  /** One after the other: what was true a moment ago must not be shown last. */
  readonly #badge = singleFlight(async () => {
    const [state, score] = await Promise.all([this.state(), this.#awaited.unseenScore()]);
    await showBadge(state, score);
  });

  readonly handlers: Handlers = {
    'state.get': () => this.state(),
    'server.choose': async ({ server }) => {
      const former = await readServer();
      await keepServer(server);
      if (former !== server) await this.#part(former, server);
      await this.follow();
      return {};
    },
    'session.connect': async () => {
      const server = await readServer();
      if (!(await isAllowed(server))) {
        await keepWish();
        // A browser that was asked before says yes without a question, and maybe said it before the wish was kept.
        if (!(await isAllowed(server)) || !(await takeWish())) return {};
      }
      await openLoginPage(server);
      return {};
    },
    'session.disconnect': async () => {
      await this.#leave(await readServer());
      void this.tellLeft();
      return {};
    },
    'outbox.add': ({ scan }) => this.#add(scan),
    'outbox.change': async ({ jobId, scan }) => {
      await this.#outbox.correct(jobId, scan);
      this.#changed();
      void this.send();
      return {};
    },
    'outbox.remove': async ({ jobId }) => {
      await this.#outbox.remove(jobId);
      this.#changed();
      return {};
    },
    'outbox.send': async () => {
      await this.sendNow();
      return {};
    },
    'scans.refresh': async () => {
      await this.refreshScans();
      return {};
    },
    'scans.alike': async (posting) => {
      const [, api] = await this.#who();
      return (await api?.call('lookUpScans', { body: posting }).catch(() => null)) ?? { alike: [] };
    },
    'profile.facts': async () => {
      const [owner, api] = await this.#who();
      return { profile: api ? await this.#profile.read(owner, api) : null };
    },
    'handshake.begin': async (_, sender) => ({ nonce: await beginHandshake(sender) }),
    'handshake.finish': async (input, sender) => {
      const answer = await finishHandshake(sender, input);
      if (!answer) return {};
      // The page says "Connected" from here on: the pair is on disk before the server is asked whose it is.
      await this.#sessions.receive(answer.server, answer.pair);
      closeLoginPageSoon(sender, answer.server);
      // The user has chosen another server while this one's page was open.
      if (answer.server !== (await readServer())) await this.#sessions.close(answer.server);
      void this.sendNow();
      return {};
    },
  };

  connect(port: chrome.runtime.Port): void {
    this.#channel.add(port);
  }

  async state(): Promise<BackgroundState> {
    const server = await readServer();
    const session = await this.#sessions.read(server);
    const owner = { server, userId: session?.user.id ?? null };
    const [allowed, isArriving, outbox, hold, scans] = await Promise.all([isAllowed(server), this.#sessions.isArriving(server), this.#outbox.list(owner), this.#holds.read(server), this.#scans.read(owner)]);
    const isConnecting = isArriving && session?.status !== 'signed-in';
    return {
      server: { origin: server, isAllowed: allowed },
      session: { status: isConnecting ? 'connecting' : (session?.status ?? 'signed-out'), user: session?.user ?? null },
      outbox,
      hold: hold && outbox.length > 0 ? wordsOf(hold) : null,
      scans,
    };
  }

  /** Brings everything in step with the server that is chosen and with what the user allows. */
  async follow(): Promise<void> {
    const server = await readServer();
    if (await isAllowed(server)) {
      await registerHandshake(server);
      if (await takeWish()) await openLoginPage(server);
    } else await unregisterHandshake();
    this.#changed();
    await this.send();
  }

  /** Asks for what was sent and has no score yet. */
  async askForAwaited(): Promise<void> {
    if (!(await this.#awaited.ask())) return;
    // It has rung, and rings no more; what ends the background before there is an answer must not end the asking.
    await chrome.alarms.create(scansAlarm, { when: Date.now() + leastAlarmMs });
    await this.refreshScans();
  }

  /** Sends what waits before its time: the user asks, or the network is back. */
  async sendNow(): Promise<void> {
    const [owner] = await this.#who();
    await this.#holds.tryAgain(owner.server);
    await this.#outbox.hurry(owner);
    await this.send();
  }

  async #add(scan: ScanDraft): Promise<{ jobId: string }> {
    const [owner] = await this.#who();
    const jobId = await this.#outbox.add(owner, scan);
    // Before anything is tried: whatever ends the background now, the alarm sends the scan.
    await this.#wakeAt(Date.now());
    this.#changed();
    void this.send();
    return { jobId };
  }

  async #who(): Promise<[Owner, ApiClient | null]> {
    const server = await readServer();
    const session = await this.#sessions.read(server);
    return [{ server, userId: session?.user.id ?? null }, await this.#sessions.api(server)];
  }

  async #send(): Promise<void> {
    const next = await this.#sendOnce().catch((error: unknown) => {
      // A disk that is full, say. What waits is still there, and is tried again.
      report(error);
      return Date.now() + leastAlarmMs;
    });
    if (next === null) await chrome.alarms.clear(sendAlarm);
    else {
      await this.#wakeAt(next);
      // Sooner, should the background live so long.
      clearTimeout(this.#timer);
      if (next < Date.now() + leastAlarmMs) this.#timer = setTimeout(() => void this.send(), Math.max(next - Date.now(), 0));
    }
    this.#changed();
  }

  /** @returns when to come again, in milliseconds since 1970; null where time alone sends nothing */
  async #sendOnce(): Promise<number | null> {
    // The alarm that has woken us rings no more. Should the browser end us while a server thinks about its answer, there is another.
    await this.#wakeAt(Date.now());
    const server = await readServer();
    if (!(await isAllowed(server))) return null;
    const heldUntil = await this.#confirm(server);
    if (heldUntil !== null) return heldUntil;
    const [owner, api] = await this.#who();
    if (!api || owner.server !== server) return null;
    return drain({ outbox: this.#outbox, holds: this.#holds, api, owner, onSent: (job) => this.#sent(owner, job) });
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

  /** Sees to it that the background is there at that time, and again until somebody clears the alarm. */
  #wakeAt(time: number): Promise<void> {
    return chrome.alarms.create(sendAlarm, { when: Math.max(time, Date.now() + leastAlarmMs), periodInMinutes: leastAlarmMs / 60_000 });
  }

  /** Forgets who is signed in at a server, and all that was known of them. */
  async #leave(server: string): Promise<void> {
    await this.#sessions.close(server);
    await Promise.all([this.#scans.forget(), this.#awaited.forget(), this.#profile.forget()]);
  }

  /** Leaves a server for another one: its session ends there too, where it can be told at once, and the right to it is given back. */
  async #part(former: string, server: string): Promise<void> {
    await this.#leave(former);
    await unregisterHandshake();
    await Promise.race([this.tellLeft(), new Promise((resolve) => setTimeout(resolve, partingMs))]);
    await giveBackAccess(former, server).catch(report);
  }

  async #tellLeft(): Promise<void> {
    await chrome.alarms.create(leaveAlarm, { delayInMinutes: tellAgainMinutes, periodInMinutes: tellAgainMinutes });
    if (!(await this.#sessions.tellLeft(isAllowed))) await chrome.alarms.clear(leaveAlarm);
  }

  async #sent(owner: Owner, job: Job): Promise<void> {
    await this.#scans.add(owner, job);
    await this.#awaited.add(job._id);
    await chrome.alarms.create(scansAlarm, { when: Date.now() + leastAlarmMs });
  }

  async #refreshScans(): Promise<void> {
    const [owner, api] = await this.#who();
    if (!api || !(await isAllowed(owner.server))) return;
    const jobs = await this.#scans.refresh(owner, api).catch(() => null);
    if (await this.#awaited.settle(jobs)) await chrome.alarms.create(scansAlarm, { when: Date.now() + leastAlarmMs });
    else await chrome.alarms.clear(scansAlarm);
    this.#changed();
  }

  async #renew(): Promise<boolean> {
    const api = await this.#sessions.api(await readServer());
    // A call like any other: where the token is old it gets a new one, and where the session is over it says so.
    if (api === null) return false;
    await api.call('getMe');
    return true;
  }

  /** Listens to the server while somebody looks, and only then: an open connection would keep the background from ever resting. */
  async #watch(): Promise<void> {
    const { server, session } = await this.state();
    const isWorth = this.#channel.isWatched && session.status === 'signed-in' && server.isAllowed;
    this.#live.follow(isWorth ? server.origin : null, session.user?.id ?? null);
    if (!this.#channel.isWatched) return;
    await this.#awaited.seen();
  }

  #changed(): void {
    void this.#channel.tell();
    void this.#watch();
    void this.#badge().catch(report);
  }
}
