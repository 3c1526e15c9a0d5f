import { io } from 'socket.io-client';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '../bench/sign-in.mjs';

const api = '/api/v1';
const patienceMs = 10_000;

/** Somebody who uses Rolefit through either gateway, and does not give up when one does not answer. */
export class Person {
  #random;
  #gatewayUrls;
  #token = null;
  #socket = null;
  #hasLeft = false;
  /** How many events came, by name. */
  events = {};
  reconnects = 0;
  /** How many calls were not answered, or with 5xx, and were made again. */
  unanswered = 0;

  constructor({ login, gatewayUrls, random }) {
    this.login = login;
    this.#gatewayUrls = gatewayUrls;
    this.#random = random;
  }

  async arrive() {
    for (;;) {
      try {
        this.#token = await signIn(this.#random.pick(this.#gatewayUrls), this.login);
        return;
      } catch {
        this.unanswered += 1;
        await wait(500);
      }
    }
  }

  /** One call, once. @throws where nobody answers in time */
  async call(method, path, body) {
    const isFile = body instanceof FormData;
    const answer = await fetch(this.#random.pick(this.#gatewayUrls) + api + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { data, error } = await answer.json();
    return { status: answer.status, data, code: error?.code };
  }

  /** The same call until somebody answers it, as a person or a browser would repeat it. @throws Error where it is refused */
  async insist(method, path, body) {
    for (;;) {
      const answer = await this.call(method, path, body).catch(() => null);
      if (answer?.status === 401) await this.arrive();
      else if (answer !== null && answer.status < 500) {
        if (answer.status < 400) return answer.data;
        throw new Error(`${method} ${path} was refused: ${answer.status} ${answer.code}`);
      } else this.unanswered += 1;
      await wait(200 + this.#random.whole(0, 400));
    }
  }

  /** Listens to what happens, on one gateway; where the line breaks, it comes back and asks how things are. */
  listen() {
    let isFirst = true;
    this.#socket = io(this.#random.pick(this.#gatewayUrls), { transports: ['websocket'], reconnectionDelayMax: 1_000, auth: (give) => give({ token: this.#token }) });
    this.#socket.onAny((name) => (this.events[name] = (this.events[name] ?? 0) + 1));
    this.#socket.on('connect', () => {
      if (!isFirst) this.reconnects += 1;
      isFirst = false;
    });
    // What the server ends or refuses, the client does not try again by itself.
    const comeBack = () => {
      if (!this.#socket.active && !this.#hasLeft) setTimeout(() => this.#socket.connect(), 1_000).unref();
    };
    this.#socket.on('connect_error', comeBack);
    this.#socket.on('disconnect', comeBack);
  }

  /** One scan, as its page shows it. */
  scan(id) {
    return this.insist('GET', `/jobs/${id}`);
  }

  /** The states of all scans, as the lists show them: `Map<id, status>`. */
  async scans() {
    const found = new Map();
    for (let cursor = ''; cursor !== null; ) {
      const page = await this.insist('GET', `/jobs?limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
      for (const { _id, status } of page.jobs) found.set(_id, status);
      cursor = page.nextCursor ?? null;
    }
    return found;
  }

  leave() {
    this.#hasLeft = true;
    this.#socket?.disconnect();
  }
}
