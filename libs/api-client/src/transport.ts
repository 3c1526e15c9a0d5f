import { networkError, timeoutError } from './api-error.js';

/** A request ready to be sent. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Timeout of the whole call including the body. For files, whose size is unknown, the longest gap between chunks. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Reads a successful response that is a file instead of JSON. */
  readonly readFile?: ReadFile | undefined;
  /** Reports the number of bytes received of a file. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

/** A response before it is parsed. */
export interface WireAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  /** The body of a successful download; `text` is empty then. */
  readonly file?: DownloadedFile;
}

/** A downloaded file with the name that the server gave it. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** Reads the body of a response as a file. @param onBytes receives the number of bytes so far, for each chunk */
export type ReadFile = (
  response: Response,
  onBytes: (bytes: number) => void,
) => Promise<DownloadedFile>;

/** Sends a request. */
export type Send = (request: WireRequest) => Promise<WireAnswer>;

/** The subset of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An inactivity timeout: aborts after `timeoutMs` without data. */
function inactivityTimeout(timeoutMs: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), timeoutMs);
  let timer = start();
  const end = () => clearTimeout(timer);
  const reset = () => {
    end();
    timer = start();
  };
  return { signal: controller.signal, reset, end };
}

/**
 * Sends a request with `fetch`. One timeout covers the response body too.
 * @throws ApiError NETWORK_DOWN, CALL_TIMED_OUT; the signal's own reason when the caller aborts
 */
export async function sendWithFetch(fetchFn: Fetch, request: WireRequest): Promise<WireAnswer> {
  const limit = inactivityTimeout(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal;
  try {
    const { method, headers, body } = request;
    const response = await fetchFn(request.url, {
      method,
      headers,
      credentials: 'include',
      signal,
      ...(body === undefined ? {} : { body }),
    });
    const head = { status: response.status, retryAfter: response.headers.get('retry-after') };
    if (request.readFile && response.ok) {
      const file = await request.readFile(response, (bytes) => {
        limit.reset();
        request.onBytes?.(bytes);
      });
      return { ...head, text: '', file };
    }
    return { ...head, text: await response.text() };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw limit.signal.aborted ? timeoutError(request.timeoutMs) : networkError(error);
  } finally {
    limit.end();
  }
}
