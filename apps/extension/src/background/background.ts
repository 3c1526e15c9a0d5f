import { type Job, scanDetailEndpoints, sessionEndpoints } from '@rolefit/contracts';
import { isAllowed, revokeAccess } from '@/lib/host-access';
import { logError } from '@/lib/log-error';
import { readServer, saveServer } from '@/server-origin';
import {
  type BackgroundState,
  type MessageAnswer,
  type MessageName,
  type ParsedInput,
  type ScanDraft,
} from '@/messages';
import { logoutAlarm, minAlarmMs, scansAlarm } from './alarms';
import { showBadge } from './badge';
import { rememberConnectRequest, takeConnectRequest } from './connect-request';
import { openDatabase } from './database';
import { holdText } from './outbox/hold-text';
import { Holds } from './outbox/holds';
import { Outbox, type Owner } from './outbox/outbox';
import { Sender } from './outbox/sender';
import { ProfileCache } from './profile/profile-cache';
import { LiveUpdates } from './scans/live-updates';
import { PendingScans } from './scans/pending-scans';
import { RecentScans } from './scans/recent-scans';
import { bearerFetch } from './session/bearer-fetch';
import { currentOwner } from './session/current-owner';
import {
  beginHandshake,
  closeLoginPageSoon,
  finishHandshake,
  openLoginPage,
  registerHandshake,
  unregisterHandshake,
} from './session/handshake';
import { Sessions } from './session/sessions';
import { singleFlight } from './single-flight';
import { StateChannel } from './state-channel';

/** The handler of each message, called with parsed input. Method syntax makes them bivariant, so that a table of them can be called by any name. */
export type Handlers = {
  [Name in MessageName]: {
    handle(
      input: ParsedInput<Name>,
      sender: chrome.runtime.MessageSender,
    ): Promise<MessageAnswer<Name>>;
  }['handle'];
};

/** Interval between attempts to report a sign-out to a server that could not be reached. */
const logoutRetryMinutes = 5;
/** Timeout for the logout from a server that the user is leaving for another one. */
const logoutTimeoutMs = 5_000;

/** The part that runs behind the popup: session, outbox, recent scans. The browser ends it whenever it is idle, so all state that must survive is on disk. */
export class Background {
  readonly #database = openDatabase();
  readonly #outbox = new Outbox(this.#database);
  readonly #holds = new Holds(this.#database);
  readonly #channel = new StateChannel(
    () => this.state(),
    () => void this.#updateLiveConnection(),
  );
  readonly #sessions = new Sessions({
    database: this.#database,
    fetch: bearerFetch,
    onChange: () => this.#changed(),
  });
  readonly #scans = new RecentScans(() => this.#changed());
  readonly #pending = new PendingScans();
  readonly #live = new LiveUpdates({
    token: async () => this.#sessions.token(await readServer()),
    renew: () => this.#renewToken(),
    onNews: () => void this.refreshScans(),
  });
  /** Refreshes the recent scans. Concurrent calls share one request. */
  readonly refreshScans = singleFlight(() => this.#refreshScans());
  readonly #profile = new ProfileCache();
  readonly #sender = new Sender({
    outbox: this.#outbox,
    holds: this.#holds,
    sessions: this.#sessions,
    onSent: (owner, job) => this.#onSent(owner, job),
    onChange: () => this.#changed(),
  });
  /** Sends the scans that are due. */
  readonly send = this.#sender.send;
  /** Logs out of sessions that the user has closed, now or as soon as their servers can be reached. */
  readonly revokeClosed = singleFlight(() => this.#revokeClosed());

  /** Serialised, so that an older state never overwrites a newer one. */
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
        // If the permission was granted before, the browser agrees without a prompt, possibly before the request was stored.
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
    'outbox.add': ({ scan, isSaved }) => this.#add(scan, isSaved),
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
      return (
        (await api?.call(scanDetailEndpoints.lookUpScans, { body: posting }).catch(() => null)) ?? {
          alike: [],
        }
      );
    },
    'profile.facts': async () => {
      const [owner, api] = await currentOwner(this.#sessions);
      return { profile: api ? await this.#profile.read(owner, api) : null };
    },
    'handshake.begin': async (_, sender) => ({ nonce: await beginHandshake(sender) }),
    'handshake.finish': async (input, sender) => {
      const answer = await finishHandshake(sender, input);
      if (!answer) return {};
      // The page now shows "Connected", so the tokens must be on disk before the server is asked whose they are.
      await this.#sessions.receive(answer.server, answer.pair);
      closeLoginPageSoon(sender, answer.server);
      // The user has chosen another server while this login page was open.
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
    const [allowed, isArriving, outbox, hold, scans] = await Promise.all([
      isAllowed(server),
      this.#sessions.isArriving(server),
      this.#outbox.list(owner),
      this.#holds.read(server),
      this.#scans.read(owner),
    ]);
    const isConnecting = isArriving && session?.status !== 'signed-in';
    return {
      server: { origin: server, isAllowed: allowed },
      session: {
        status: isConnecting ? 'connecting' : (session?.status ?? 'signed-out'),
        user: session?.user ?? null,
      },
      outbox,
      hold: hold && outbox.length > 0 ? holdText(hold) : null,
      scans,
    };
  }

  /** Applies the chosen server and the granted permissions. */
  async synchronise(): Promise<void> {
    const server = await readServer();
    if (await isAllowed(server)) {
      await registerHandshake(server);
      if (await takeConnectRequest()) await openLoginPage(server);
    } else await unregisterHandshake();
    this.#changed();
    await this.send();
  }

  /** Polls for the results of scans that were sent. */
  async pollPendingScans(): Promise<void> {
    if (!(await this.#pending.countPoll())) return;
    // The alarm has fired and will not fire again. Set another one in case the background script ends before the answer arrives.
    await chrome.alarms.create(scansAlarm, { when: Date.now() + minAlarmMs });
    await this.refreshScans();
  }

  /** Sends queued scans immediately: the user asked for it, or the network is back. */
  sendNow(): Promise<void> {
    return this.#sender.sendNow();
  }

  async #add(scan: ScanDraft, isSaved = false): Promise<{ jobId: string }> {
    const [owner] = await currentOwner(this.#sessions);
    const jobId = await this.#outbox.add(owner, scan, isSaved);
    // Set the alarm first: if the background script ends now, the alarm still sends the scan.
    await this.#sender.wakeAt(Date.now());
    this.#changed();
    void this.send();
    return { jobId };
  }

  /** Signs out of a server locally and clears everything cached about the user. */
  async #signOut(server: string): Promise<void> {
    await this.#sessions.close(server);
    await Promise.all([this.#scans.forget(), this.#pending.forget(), this.#profile.forget()]);
  }

  /** Switches to another server: logs out of the former one, if it answers in time, and revokes the permission for it. */
  async #leaveServer(former: string, server: string): Promise<void> {
    await this.#signOut(former);
    await unregisterHandshake();
    await Promise.race([
      this.revokeClosed(),
      new Promise((resolve) => setTimeout(resolve, logoutTimeoutMs)),
    ]);
    await revokeAccess(former, server).catch(logError);
  }

  async #revokeClosed(): Promise<void> {
    await chrome.alarms.create(logoutAlarm, {
      delayInMinutes: logoutRetryMinutes,
      periodInMinutes: logoutRetryMinutes,
    });
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
    if (await this.#pending.settle(jobs))
      await chrome.alarms.create(scansAlarm, { when: Date.now() + minAlarmMs });
    else await chrome.alarms.clear(scansAlarm);
    this.#changed();
  }

  async #renewToken(): Promise<boolean> {
    const api = await this.#sessions.api(await readServer());
    // Any authenticated call renews an expired token, or ends the session if it is over.
    if (api === null) return false;
    await api.call(sessionEndpoints.getMe);
    return true;
  }

  /** Connects to the server's events only while a popup is open: an open connection would keep the background script alive. */
  async #updateLiveConnection(): Promise<void> {
    const { server, session } = await this.state();
    const shouldListen =
      this.#channel.hasListeners && session.status === 'signed-in' && server.isAllowed;
    this.#live.follow(shouldListen ? server.origin : null, session.user?.id ?? null);
    if (!this.#channel.hasListeners) return;
    await this.#pending.markSeen();
  }

  #changed(): void {
    void this.#channel.broadcast();
    void this.#updateLiveConnection();
    void this.#badge().catch(logError);
  }
}
