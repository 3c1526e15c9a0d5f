import { type Random } from '@rolefit/testing';
import { io, type Socket } from 'socket.io-client';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { signInDemoUser } from '../../demo/client.ts';
import { envelopeSchema, scanPageSchema, scanSchema } from './api-schemas.ts';

const api = '/api/v1';
const timeoutMs = 10_000;

type Body = FormData | object;

interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly code: string | undefined;
}

export interface UserOptions {
  readonly login: string;
  readonly gatewayUrls: readonly string[];
  readonly random: Random;
}

/** A virtual user, who uses Rolefit through either gateway and repeats calls that are not answered. */
export class User {
  readonly login: string;
  /** How many events arrived, by name. */
  readonly events: Record<string, number> = {};
  reconnects = 0;
  /** Calls without an answer, or with 5xx, which were repeated. */
  unanswered = 0;
  readonly #random: Random;
  readonly #gatewayUrls: readonly string[];
  #token: string | null = null;
  #socket: Socket | null = null;
  #hasLeft = false;

  constructor({ login, gatewayUrls, random }: UserOptions) {
    this.login = login;
    this.#gatewayUrls = gatewayUrls;
    this.#random = random;
  }

  async signIn(): Promise<void> {
    for (;;) {
      try {
        const { accessToken } = await signInDemoUser(
          this.#random.pick(this.#gatewayUrls),
          this.login,
        );
        this.#token = accessToken;
        return;
      } catch {
        this.unanswered += 1;
        await wait(500);
      }
    }
  }

  /** Repeats a call until it is answered, as a browser would. @throws Error where it is refused */
  async request<Data>(
    data: z.ZodType<Data>,
    method: string,
    path: string,
    body?: Body,
  ): Promise<Data> {
    for (;;) {
      const answer = await this.#call(method, path, body).catch(() => null);
      if (answer?.status === 401) await this.signIn();
      else if (answer !== null && answer.status < 500) {
        if (answer.status < 400) return data.parse(answer.data);
        throw new Error(`${method} ${path} was refused: ${answer.status} ${answer.code}`);
      } else this.unanswered += 1;
      await wait(200 + this.#random.whole(0, 400));
    }
  }

  /** A request whose answer does not matter. */
  async send(method: string, path: string, body?: Body): Promise<void> {
    await this.request(z.unknown(), method, path, body);
  }

  /** Listens to events of one gateway, and reconnects when the connection breaks. */
  listen(): void {
    const socket = io(this.#random.pick(this.#gatewayUrls), {
      transports: ['websocket'],
      reconnectionDelayMax: 1_000,
      auth: (give) => give({ token: this.#token }),
    });
    this.#socket = socket;
    let isFirst = true;
    socket.onAny((name: string) => {
      this.events[name] = (this.events[name] ?? 0) + 1;
    });
    socket.on('connect', () => {
      if (!isFirst) this.reconnects += 1;
      isFirst = false;
    });
    // The client does not reconnect after the server has closed or refused the connection.
    const reconnect = () => {
      if (!socket.active && !this.#hasLeft) setTimeout(() => socket.connect(), 1_000).unref();
    };
    socket.on('connect_error', reconnect);
    socket.on('disconnect', reconnect);
  }

  async statusOf(scanId: string): Promise<string> {
    return (await this.request(scanSchema, 'GET', `/jobs/${scanId}`)).status;
  }

  /** The status of each scan, as the lists show it. */
  async scanStatuses(): Promise<Map<string, string>> {
    const statuses = new Map<string, string>();
    for (let cursor: string | null = ''; cursor !== null;) {
      const { jobs, nextCursor }: z.infer<typeof scanPageSchema> = await this.request(
        scanPageSchema,
        'GET',
        `/jobs?limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      for (const { _id, status } of jobs) statuses.set(_id, status);
      cursor = nextCursor ?? null;
    }
    return statuses;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#socket?.disconnect();
  }

  /** @throws where no answer arrives in time */
  async #call(method: string, path: string, body?: Body): Promise<Answer> {
    const isFile = body instanceof FormData;
    const answer = await fetch(this.#random.pick(this.#gatewayUrls) + api + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data, error } = envelopeSchema.parse(await answer.json());
    return { status: answer.status, data, code: error?.code };
  }
}
