import type { IncomingMessage } from 'node:http';
import { AppError, limits } from '@rolefit/contracts';

/** So long an upload may keep us waiting before it has brought anything: less than the 10 s in which everybody is answered. */
const graceMs = 8_000;
/** What it has to bring after that, on the whole: half of what the slowest mobile networks do. In bytes a millisecond. */
const bytesPerMs = 8;
/** Before the connection is closed without a word (`uploadTimeoutMs`). */
const wholeMs = limits.uploadTimeoutMs - 10_000;

/**
 * Measures how long an upload keeps us waiting. Only waiting counts: an object store that takes its time is no fault of the client.
 * Who sends a byte a second would otherwise hold a connection, and a place in the memory, for two minutes each.
 */
export class UploadThroughput {
  readonly #start = performance.now();
  readonly #brokenOff = new AbortController();
  #waitedMs = 0;
  #bytes = 0;

  /** @param raw the request: the parser of forms does not always hear that it was broken off, and would wait for more */
  constructor(raw: IncomingMessage) {
    const look = (): void => {
      if (!raw.complete) this.#brokenOff.abort();
    };
    if (raw.destroyed) look();
    else raw.once('close', look);
  }

  /**
   * Waits for what arrives next.
   * @throws AppError RESUME_UPLOAD_SLOW; RESUME_FILE_MISSING where nothing more will come
   */
  async wait<Value>(arriving: Promise<Value>): Promise<Value> {
    const from = performance.now();
    const leftMs = Math.min(graceMs + this.#bytes / bytesPerMs - this.#waitedMs, wholeMs - (from - this.#start));
    const { signal } = this.#brokenOff;
    let timer: NodeJS.Timeout | undefined;
    let giveUp: (() => void) | undefined;
    // Not a race against one promise that lives as long as the upload: that would hold whatever had won, the whole file.
    const ended = new Promise<Value>((resolve, reject) => {
      arriving.then(resolve, reject);
      timer = setTimeout(() => reject(new AppError('RESUME_UPLOAD_SLOW')), Math.max(0, leftMs));
      giveUp = () => reject(new AppError('RESUME_FILE_MISSING', { cause: 'the upload was broken off' }));
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
    try {
      return await ended;
    } finally {
      clearTimeout(timer);
      if (giveUp !== undefined) signal.removeEventListener('abort', giveUp);
      this.#waitedMs += performance.now() - from;
    }
  }

  /** Notes what has arrived. */
  count(bytes: number): void {
    this.#bytes += bytes;
  }
}
