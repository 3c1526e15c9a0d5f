import { type ApiClient } from '@rolefit/api-client';
import { type Job } from '@rolefit/contracts';
import { isAllowed } from '@/lib/host-access';
import { readServer } from '@/lib/server-origin';
import { type BackgroundState, type MessageAnswer, type MessageName, type ParsedInput, type ScanDraft } from '@/messages';
import { texts } from '@/texts';
import { showBadge } from './badge';
import { openDatabase } from './database';
import { drain } from './outbox/drain';
import { Holds } from './outbox/holds';
import { Outbox, type Owner } from './outbox/outbox';
import { KeptProfile } from './profile/kept-profile';
import { AwaitedScans } from './scans/awaited-scans';
import { LiveUpdates } from './scans/live-updates';
import { RecentScans } from './scans/recent-scans';
import { bearerFetch } from './session/bearer-fetch';
import { beginHandshake, finishHandshake, openLoginPage, registerHandshake, unregisterHandshake } from './session/handshake';
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
/** Browsers do not wake an extension more often. */
const leastAlarmMs = 30_000;

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

  readonly handlers: Handlers = {
    'state.get': () => this.state(),
    'server.changed': async () => {
      await this.follow();
      return {};
    },
    'session.connect': async () => {
      const server = await readServer();
      if (await isAllowed(server)) await openLoginPage(server);
      else await keepWish();
      return {};
    },
    'session.disconnect': async () => {
      await this.#sessions.close(await readServer());
      await Promise.all([this.#scans.forget(), this.#awaited.forget(), this.#profile.forget()]);
      void this.#sessions.tellLeft();
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
      await this.#sessions.open(answer.server, answer.pair);
      await this.sendNow();
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
    const [allowed, outbox, hold, scans] = await Promise.all([isAllowed(server), this.#outbox.list(owner), this.#holds.read(server), this.#scans.read(owner)]);
    return {
      server: { origin: server, isAllowed: allowed },
      session: { status: session?.status ?? 'signed-out', user: session?.user ?? null },
      outbox,
      hold: hold && outbox.length > 0 ? texts[hold.why] : null,
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
    await this.#awaited.asked();
    await this.refreshScans();
  }

  /** Sends what waits before its time: the user asks, or the network is back. */
  async sendNow(): Promise<void> {
    await this.#holds.tryAgain(await readServer());
    await this.send();
  }

  async #add(scan: ScanDraft): Promise<{ jobId: string }> {
    const [owner] = await this.#who();
    const jobId = await this.#outbox.add(owner, scan);
    // Before anything is tried: whatever ends the background now, the alarm sends the scan.
    await chrome.alarms.create(sendAlarm, { when: Date.now() + leastAlarmMs });
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
    void this.#sessions.tellLeft();
    const [owner, api] = await this.#who();
    if (!api || !(await isAllowed(owner.server))) return;
    const next = await drain({ outbox: this.#outbox, holds: this.#holds, api, owner, onSent: (job) => this.#sent(owner, job) });
    if (next === null) await chrome.alarms.clear(sendAlarm);
    else {
      await chrome.alarms.create(sendAlarm, { when: Math.max(next, Date.now() + leastAlarmMs) });
      // Sooner, should the background live so long.
      clearTimeout(this.#timer);
      if (next < Date.now() + leastAlarmMs) this.#timer = setTimeout(() => void this.send(), Math.max(next - Date.now(), 0));
    }
    this.#changed();
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
    void Promise.all([this.state(), this.#awaited.unseenScore()]).then(([state, score]) => showBadge(state, score));
  }
}
