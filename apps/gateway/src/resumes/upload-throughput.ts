import type { IncomingMessage } from 'node:http';
import { AppError, limits } from '@rolefit/contracts';

/** How long an upload may stall before its first bytes: less than the 10 s within which every request gets a response. */
const graceMs = 8_000;
/** Required average throughput after that, in bytes per millisecond: half of that of the slowest mobile networks. */
const minBytesPerMs = 8;
/** Stays below `uploadTimeoutMs`, at which Node closes the connection without a response. */
const maxDurationMs = limits.uploadTimeoutMs - 10_000;

/**
 * Enforces a minimum throughput for uploads. Only the time spent waiting for the client counts, so a slow object store does not fail an upload. Without this
 * limit, a client that sends one byte per second would occupy a connection and memory for two minutes.
 */
export class UploadThroughput {
  readonly #start = performance.now();
  readonly #aborted = new AbortController();
  #waitedMs = 0;
  #bytes = 0;

  /** @param raw the request, watched directly because the multipart parser may miss an aborted connection and wait forever */
  constructor(raw: IncomingMessage) {
    const abortUnlessComplete = (): void => {
      if (!raw.complete) this.#aborted.abort();
    };
    if (raw.destroyed) abortUnlessComplete();
    else raw.once('close', abortUnlessComplete);
  }

  /**
   * Waits for the next data.
   * @throws AppError RESUME_UPLOAD_SLOW; RESUME_FILE_MISSING where the upload was aborted
   */
  async wait<Value>(pending: Promise<Value>): Promise<Value> {
    const from = performance.now();
    const leftMs = Math.min(
      graceMs + this.#bytes / minBytesPerMs - this.#waitedMs,
      maxDurationMs - (from - this.#start),
    );
    const { signal } = this.#aborted;
    let timer: NodeJS.Timeout | undefined;
    let rejectAborted: (() => void) | undefined;
    // Promise.race against one long-lived promise would retain every chunk, and so the whole file.
    const ended = new Promise<Value>((resolve, reject) => {
      pending.then(resolve, reject);
      timer = setTimeout(() => reject(new AppError('RESUME_UPLOAD_SLOW')), Math.max(0, leftMs));
      rejectAborted = () =>
        reject(new AppError('RESUME_FILE_MISSING', { cause: 'the upload was aborted' }));
      if (signal.aborted) rejectAborted();
      else signal.addEventListener('abort', rejectAborted, { once: true });
    });
    try {
      return await ended;
    } finally {
      clearTimeout(timer);
      if (rejectAborted !== undefined) signal.removeEventListener('abort', rejectAborted);
      this.#waitedMs += performance.now() - from;
    }
  }

  /** Counts received bytes. */
  count(bytes: number): void {
    this.#bytes += bytes;
  }
}
