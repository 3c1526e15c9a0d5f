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
  /** Whether the response is a file instead of JSON. */
  readonly isFile?: boolean;
  /** Reports the fraction sent, 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined;
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
    if (request.isFile === true && response.ok) {
      const blob = await readBlob(response, (bytes) => {
        limit.reset();
        request.onBytes?.(bytes);
      });
      return { ...head, text: '', file: { blob, name: fileNameOf(response) } };
    }
    return { ...head, text: await response.text() };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw limit.signal.aborted ? timeoutError(request.timeoutMs) : networkError(error);
  } finally {
    limit.end();
  }
}

/** How many bytes to buffer before they are moved into a Blob. */
const partBytes = 8 * 1024 * 1024;

/** Reads the body as a file. Moves received chunks into Blobs, which browsers can keep on disk when they become large. */
async function readBlob(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const [parts, reader]: [
    Blob[],
    ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined,
  ] = [[], response.body?.getReader()];
  let [chunks, waiting, bytes]: [Uint8Array<ArrayBuffer>[], number, number] = [[], 0, 0];
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    chunks.push(next.value);
    waiting += next.value.length;
    onBytes((bytes += next.value.length));
    if (waiting < partBytes) continue;
    parts.push(new Blob(chunks));
    [chunks, waiting] = [[], 0];
  }
  return new Blob([...parts, ...chunks], { type });
}

function fileNameOf(response: Response): string {
  return (
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download'
  );
}

/**
 * Sends a request with XMLHttpRequest, which is the only API that reports upload progress.
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
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        retryAfter: xhr.getResponseHeader('retry-after'),
      });
    xhr.onerror = () => reject(networkError(undefined));
    xhr.ontimeout = () => reject(timeoutError(request.timeoutMs));
    xhr.onabort = () => reject(request.signal?.reason);
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body);
  });
}
