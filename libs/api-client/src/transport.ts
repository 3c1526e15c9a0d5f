import { networkError, timeoutError } from './api-error.js';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** For the whole, body included; of a file, for each time that nothing comes: how large it is nobody knows. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Whether the answer is a file and not JSON. */
  readonly isFile?: boolean;
  /** Told the share that is sent, 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined;
  /** Told how many bytes of a file have come. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
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

/** A limit that runs out when nothing is heard for so long. */
function silenceLimit(timeoutMs: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), timeoutMs);
  let timer = start();
  const end = () => clearTimeout(timer);
  const heard = () => {
    end();
    timer = start();
  };
  return { signal: controller.signal, heard, end };
}

/**
 * Sends with `fetch`, under one time limit that covers the body too.
 * @throws ApiError NETWORK_DOWN, CALL_TIMED_OUT; the signal's own reason when the caller aborts
 */
export async function sendWithFetch(fetchFn: Fetch, request: WireRequest): Promise<WireAnswer> {
  const limit = silenceLimit(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal;
  try {
    const { method, headers, body } = request;
    const response = await fetchFn(request.url, { method, headers, credentials: 'include', signal, ...(body === undefined ? {} : { body }) });
    const head = { status: response.status, retryAfter: response.headers.get('retry-after') };
    if (request.isFile === true && response.ok) {
      const blob = await blobOf(response, (bytes) => {
        limit.heard();
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

/** So much of a file lies in the page's own memory. */
const partBytes = 8 * 1024 * 1024;

/** The body as a file. What has come is handed to the browser part by part, which keeps it on disk where it becomes large. */
async function blobOf(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const [parts, reader]: [Blob[], ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined] = [[], response.body?.getReader()];
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
