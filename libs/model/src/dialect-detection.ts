import { setTimeout as wait } from 'node:timers/promises';
import { APIError } from 'openai';
import { firstDialect, nextDialect, type ChatDialect } from './chat-dialect.js';

/** Sends one request in a dialect. @throws APIError where the server rejects it */
type Send<Answer> = (dialect: ChatDialect) => Promise<Answer>;

/** Finds the dialect of an endpoint by the requests that it rejects, and keeps it, so that only the first call pays for the detection. */
export class DialectDetection {
  readonly #waitMs: number;
  /** Dialect of the last call that succeeded. */
  #proven: ChatDialect | null = null;
  /** Dialect of the first call's latest request, used until one is proven. */
  #candidate: ChatDialect = firstDialect;
  /** Settles with the first call, at the latest after `waitMs`. */
  #detection: Promise<void> | null = null;

  /** @param waitMs how long other calls wait for the first one */
  constructor(waitMs: number) {
    this.#waitMs = waitMs;
  }

  /** The dialect of the last call that succeeded; null before the first one. */
  get proven(): ChatDialect | null {
    return this.#proven;
  }

  /** Concurrent calls wait briefly for the first one, so that the detection usually runs once. @throws what `send` throws, and the signal's reason */
  async call<Answer>(send: Send<Answer>, signal: AbortSignal): Promise<Answer> {
    if (this.#detection === null) {
      const first = this.#callFirst(send);
      this.#detection = Promise.race([
        first.then(ignore, ignore),
        wait(this.#waitMs, undefined, { ref: false }),
      ]);
      return first;
    }
    await untilAborted(this.#detection, signal);
    return this.#callWithFallbacks(send);
  }

  async #callFirst<Answer>(send: Send<Answer>): Promise<Answer> {
    try {
      return await this.#callWithFallbacks(send, (dialect) => (this.#candidate = dialect));
    } catch (error) {
      // The rejections may have been about this text alone.
      this.#candidate = firstDialect;
      throw error;
    }
  }

  async #callWithFallbacks<Answer>(
    send: Send<Answer>,
    onFallback: (dialect: ChatDialect) => void = ignore,
  ): Promise<Answer> {
    for (let dialect = this.#proven ?? this.#candidate; ;) {
      try {
        const answer = await send(dialect);
        this.#proven = dialect;
        return answer;
      } catch (error) {
        const next = fallbackAfter(dialect, error);
        if (next === null) throw error;
        dialect = next;
        onFallback(next);
      }
    }
  }
}

function fallbackAfter(dialect: ChatDialect, error: unknown): ChatDialect | null {
  if (!(error instanceof APIError) || typeof error.status !== 'number') return null;
  const { status, message, param } = error;
  return nextDialect(dialect, { status, message, param: param ?? null });
}

const ignore = (): void => undefined;

/** Waits until the promise settles or the signal aborts. */
async function untilAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
