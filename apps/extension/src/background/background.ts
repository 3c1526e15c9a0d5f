import { type Job } from '@rolefit/contracts';
import { revokeAccess, isAllowed } from '@/lib/host-access';
import { logError } from '@/lib/log-error';
import { saveServer, readServer } from '@/server-origin';
import { type BackgroundState, type MessageAnswer, type MessageName, type ParsedInput, type ScanDraft } from '@/messages';
import { minAlarmMs, logoutAlarm, scansAlarm } from './alarms';
import { showBadge } from './badge';
import { openDatabase } from './database';
import { holdText } from './outbox/hold-text';
import { Holds } from './outbox/holds';
import { Outbox, type Owner } from './outbox/outbox';
import { Sender } from './outbox/sender';
import { ProfileCache } from './profile/profile-cache';
import { PendingScans } from './scans/pending-scans';
import { LiveUpdates } from './scans/live-updates';
import { RecentScans } from './scans/recent-scans';
import { bearerFetch } from './session/bearer-fetch';
import { beginHandshake, closeLoginPageSoon, finishHandshake, openLoginPage, registerHandshake, unregisterHandshake } from './session/handshake';
import { Sessions } from './session/sessions';
import { currentOwner } from './session/current-owner';
import { singleFlight } from './single-flight';
import { StateChannel } from './state-channel';
import { rememberConnectRequest, takeConnectRequest } from './connect-request';

/** What answers each message, once its input is parsed. Written as methods, so that a table of them can be called by any name. */
export type Handlers = { [Name in MessageName]: { handle(input: ParsedInput<Name>, sender: chrome.runtime.MessageSender): Promise<MessageAnswer<Name>> }['handle'] };

/** So long a server that could not be told of a sign-out is left alone. */
const logoutRetryMinutes = 5;
/** So long a server that is left for another one is waited for. */
const logoutTimeoutMs = 5_000;

/** What goes on behind the popup: session, outbox, last scans. Whatever has to outlive it is on disk, since it is ended whenever it is idle. */
export class Background {
  readonly #database = openDatabase();
  readonly #outbox = new Outbox(this.#database);
  readonly #holds = new Holds(this.#database);
  readonly #channel = new StateChannel(
    () => this.state(),
    () => void this.#updateLiveConnection(),
  );
  readonly #sessions = new Sessions({ database: this.#database, fetch: bearerFetch, onChange: () => this.#changed() });
  readonly #scans = new RecentScans(() => this.#changed());
  readonly #pending = new PendingScans();
  readonly #live = new LiveUpdates({ token: async () => this.#sessions.token(await readServer()), renew: () => this.#renewToken(), onNews: () => void this.refreshScans() });
  /** Asks for the last scans, however many events say that it is time to. */
  readonly refreshScans = singleFlight(() => this.#refreshScans());
  readonly #profile = new ProfileCache();
  readonly #sender = new Sender({ outbox: this.#outbox, holds: this.#holds, sessions: this.#sessions, onSent: (owner, job) => this.#onSent(owner, job), onChange: () => this.#changed() });
  /** Sends what is due. */
  readonly send = this.#sender.send;
  /** Tells servers of sessions that the user has left, now or as soon as they can be reached. */
  readonly revokeClosed = singleFlight(() => this.#revokeClosed());

  /** One after the other: what was true a moment ago must not be shown last. */
  readonly #badge = singleFlight(async () => {
    const [state, score] = await Promise.all([this.state(), this.#pending.unseenScore()]);
    await showBadge(state, score);
  });

  readonly handlers: Handlers = {
    'state.get': () => this.state(),
    'server.choose': async ({ server }) => {
      const former = await readServer();
      await saveServer(server);
      if (former !== server) await this.#leaveServer(former, server);
      await this.synchronise();
      return {};
    },
    'session.connect': async () => {
      const server = await readServer();
      if (!(await isAllowed(server))) {
        await rememberConnectRequest();
        // A browser that was asked before says yes without a question, and maybe said it before the wish was kept.
        if (!(await isAllowed(server)) || !(await takeConnectRequest())) return {};
      }
      await openLoginPage(server);
      return {};
    },
    'session.disconnect': async () => {
      await this.#signOut(await readServer());
      void this.revokeClosed();
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
      const [, api] = await currentOwner(this.#sessions);
      return (await api?.call('lookUpScans', { body: posting }).catch(() => null)) ?? { alike: [] };
    },
    'profile.facts': async () => {
      const [owner, api] = await currentOwner(this.#sessions);
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
      hold: hold && outbox.length > 0 ? holdText(hold) : null,
      scans,
    };
  }

  /** Brings everything in step with the server that is chosen and with what the user allows. */
  async synchronise(): Promise<void> {
    const server = await readServer();
    if (await isAllowed(server)) {
      await registerHandshake(server);
      if (await takeConnectRequest()) await openLoginPage(server);
    } else await unregisterHandshake();
    this.#changed();
    await this.send();
  }

  /** Asks for what was sent and has no score yet. */
  async pollPendingScans(): Promise<void> {
    if (!(await this.#pending.countPoll())) return;
    // It has rung, and rings no more; what ends the background before there is an answer must not end the asking.
    await chrome.alarms.create(scansAlarm, { when: Date.now() + minAlarmMs });
    await this.refreshScans();
  }

  /** Sends what waits before its time: the user asks, or the network is back. */
  sendNow(): Promise<void> {
    return this.#sender.sendNow();
  }

  async #add(scan: ScanDraft): Promise<{ jobId: string }> {
    const [owner] = await currentOwner(this.#sessions);
    const jobId = await this.#outbox.add(owner, scan);
    // Before anything is tried: whatever ends the background now, the alarm sends the scan.
    await this.#sender.wakeAt(Date.now());
    this.#changed();
    void this.send();
    return { jobId };
  }

  /** Forgets who is signed in at a server, and all that was known of them. */
  async #signOut(server: string): Promise<void> {
    await this.#sessions.close(server);
    await Promise.all([this.#scans.forget(), this.#pending.forget(), this.#profile.forget()]);
  }

  /** Leaves a server for another one: its session ends there too, where it can be told at once, and the right to it is given back. */
  async #leaveServer(former: string, server: string): Promise<void> {
    await this.#signOut(former);
    await unregisterHandshake();
    await Promise.race([this.revokeClosed(), new Promise((resolve) => setTimeout(resolve, logoutTimeoutMs))]);
    await revokeAccess(former, server).catch(logError);
  }

  async #revokeClosed(): Promise<void> {
    await chrome.alarms.create(logoutAlarm, { delayInMinutes: logoutRetryMinutes, periodInMinutes: logoutRetryMinutes });
    if (!(await this.#sessions.revokeClosed(isAllowed))) await chrome.alarms.clear(logoutAlarm);
  }

  async #onSent(owner: Owner, job: Job): Promise<void> {
    await this.#scans.add(owner, job);
    await this.#pending.add(job._id);
    await chrome.alarms.create(scansAlarm, { when: Date.now() + minAlarmMs });
  }

  async #refreshScans(): Promise<void> {
    const [owner, api] = await currentOwner(this.#sessions);
    if (!api || !(await isAllowed(owner.server))) return;
    const jobs = await this.#scans.refresh(owner, api).catch(() => null);
    if (await this.#pending.settle(jobs)) await chrome.alarms.create(scansAlarm, { when: Date.now() + minAlarmMs });
    else await chrome.alarms.clear(scansAlarm);
    this.#changed();
  }

  async #renewToken(): Promise<boolean> {
    const api = await this.#sessions.api(await readServer());
    // A call like any other: where the token is old it gets a new one, and where the session is over it says so.
    if (api === null) return false;
    await api.call('getMe');
    return true;
  }

  /** Listens to the server while somebody looks, and only then: an open connection would keep the background from ever resting. */
  async #updateLiveConnection(): Promise<void> {
    const { server, session } = await this.state();
    const isWorth = this.#channel.hasListeners && session.status === 'signed-in' && server.isAllowed;
    this.#live.follow(isWorth ? server.origin : null, session.user?.id ?? null);
    if (!this.#channel.hasListeners) return;
    await this.#pending.markSeen();
  }

  #changed(): void {
    void this.#channel.broadcast();
    void this.#updateLiveConnection();
    void this.#badge().catch(logError);
  }
}
