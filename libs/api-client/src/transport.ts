import { networkError, timeoutError } from './api-error.js';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Whether the answer is a file and not JSON. */
  readonly isFile?: boolean;
  /** Told the share that is sent, 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined;
}

/** What came back, before anything is made of it. */
export interface WireAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  /** The body of a successful answer where a file was asked for; `text` is empty then. */
  readonly file?: DownloadedFile;
}

/** A file that the server made, and the name that it gave it. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends with `fetch`, under one time limit that covers the body too.
 * @throws ApiError NETWORK_DOWN, CALL_TIMED_OUT; the signal's own reason when the caller aborts
 */
export async function sendWithFetch(fetchFn: Fetch, request: WireRequest): Promise<WireAnswer> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const { method, headers, body } = request;
    const response = await fetchFn(request.url, { method, headers, credentials: 'include', signal, ...(body === undefined ? {} : { body }) });
    const head = { status: response.status, retryAfter: response.headers.get('retry-after') };
    if (request.isFile === true && response.ok) return { ...head, text: '', file: { blob: await response.blob(), name: fileNameOf(response) } };
    return { ...head, text: await response.text() };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw timeout.aborted ? timeoutError(request.timeoutMs) : networkError(error);
  }
}

function fileNameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
}

/**
 * Sends with XMLHttpRequest, the only way a browser tells how much of an upload has gone.
 * @throws ApiError NETWORK_DOWN, CALL_TIMED_OUT; the signal's own reason when the caller aborts
 */
export function sendWithProgress(request: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    xhr.timeout = request.timeoutMs;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText, retryAfter: xhr.getResponseHeader('retry-after') });
    xhr.onerror = () => reject(networkError(undefined));
    xhr.ontimeout = () => reject(timeoutError(request.timeoutMs));
    xhr.onabort = () => reject(request.signal?.reason);
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body);
  });
}
