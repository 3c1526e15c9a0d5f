import { type ApiClient } from '@rolefit/api-client';
import { isAllowed } from '@/lib/host-access';
import { readServer } from '@/lib/server-origin';
import { type BackgroundState, type MessageAnswer, type MessageName, type ParsedInput, type ScanDraft } from '@/messages';
import { texts } from '@/texts';
import { showBadge } from './badge';
import { openDatabase } from './database';
import { drain } from './outbox/drain';
import { Holds } from './outbox/holds';
import { Outbox, type Owner } from './outbox/outbox';
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
/** Browsers do not wake an extension more often. */
const leastAlarmMs = 30_000;

/** What goes on behind the popup: session, outbox, last scans. Whatever has to outlive it is on disk, since it is ended whenever it is idle. */
export class Background {
  readonly #database = openDatabase();
  readonly #outbox = new Outbox(this.#database);
  readonly #holds = new Holds(this.#database);
  readonly #channel = new StateChannel(() => this.state());
  readonly #sessions = new Sessions({ database: this.#database, fetch: bearerFetch, onChange: () => this.#changed() });
  readonly #scans = new RecentScans(() => this.#changed());
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
      await this.#scans.forget();
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
      const [owner, api] = await this.#who();
      if (api) await this.#scans.refresh(owner, api).catch(() => undefined);
      return {};
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

  /** Sends what waits, whatever was said of waiting: the user asks, or the network is back. */
  async sendNow(): Promise<void> {
    await this.#holds.clear(await readServer());
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
    const next = await drain({ outbox: this.#outbox, holds: this.#holds, api, owner, onSent: (job) => this.#scans.add(owner, job) });
    if (next === null) await chrome.alarms.clear(sendAlarm);
    else await chrome.alarms.create(sendAlarm, { when: Math.max(next, Date.now() + leastAlarmMs) });
    this.#changed();
  }

  #changed(): void {
    void this.#channel.tell();
    void this.state().then(showBadge);
  }
}
