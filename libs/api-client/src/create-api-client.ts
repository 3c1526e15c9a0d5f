import {
  apiBasePath,
  type DisplayLanguage,
  type Endpoint,
  limits,
  type Session,
  sessionEndpoints,
  sessionSchema,
  successEnvelopeSchema,
} from '@rolefit/contracts';
import { z } from 'zod/mini';
import { ApiError, problemError, protocolError } from './api-error.js';
import {
  type Callable,
  type CallArguments,
  type CallData,
  type Downloadable,
  type DownloadInput,
  type LooseInput,
} from './call-types.js';
import {
  type DownloadedFile,
  type Fetch,
  sendWithFetch,
  type WireAnswer,
  type WireRequest,
} from './transport.js';

/** An authenticated session. */
export type SignedInSession = Extract<Session, { isError: false }>;

/** Dependencies of the client. */
export interface ApiClientOptions {
  /** Origin of the API without a trailing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The current access token, or null. */
  readonly getToken: () => string | null;
  /** For clients without cookies: the refresh token to send with the session call. */
  readonly getRefreshToken?: () => string | null;
  /** Stores a new pair of tokens. The client waits for it before it uses the new pair. */
  readonly onSession: (session: SignedInSession) => void | Promise<void>;
  /** Called when the session has ended and a refresh cannot help. */
  readonly onUnauthorized: () => void;
  /** The language of the user interface, which answers come in; English by default, whatever the browser prefers. */
  readonly getLanguage?: () => DisplayLanguage;
  /** Replacement for the global `fetch`. */
  readonly fetch?: Fetch;
}

/** Typed API client. */
export interface ApiClient {
  /**
   * Calls an endpoint of the contracts' tables, such as `scanEndpoints.getNext`. It is named by its definition rather than in one
   * table, so that a page loads the schemas of what it calls only.
   * @throws ApiError on any failure; the signal's reason when the caller aborts
   */
  call<Called extends Callable>(
    endpoint: Called,
    ...args: CallArguments<Called>
  ): Promise<CallData<Called>>;
  /**
   * Downloads a file with the access token, which a plain link would not send. The timeout applies to gaps between chunks, not to the whole download.
   * @throws ApiError as `call`; NETWORK_DOWN also where the download is interrupted
   */
  download<Called extends Downloadable>(
    endpoint: Called,
    input: DownloadInput<Called>,
  ): Promise<DownloadedFile>;
  /**
   * Refreshes the session. Concurrent calls share one request, because a refresh token can be used only once.
   * @throws ApiError when the token is rejected or no response arrives
   */
  refresh(): Promise<Session>;
  /** Absolute address of an API path, such as a sign-in or a resume's file. */
  resolveUrl(path: string): string;
}

/** Narrows the options at run time; the types are checked at compile time. */
function isInput(value: unknown): value is LooseInput {
  return typeof value === 'object' && value !== null;
}

function pathOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(input.params?.[key])),
  );
  const query = Object.entries(input.query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return `${apiBasePath}${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

function bodyOf(endpoint: Endpoint, input: LooseInput): string | FormData | undefined {
  if (endpoint.file !== undefined && input.file) {
    const form = new FormData();
    form.append(endpoint.file, input.file);
    return form;
  }
  return input.body === undefined ? undefined : JSON.stringify(input.body);
}

function parseJson(answer: WireAnswer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch (error) {
    throw protocolError(answer.status, error, answer.retryAfter);
  }
}

/** Parses a response according to its endpoint, or throws the problem that it reports. */
function dataOf(endpoint: Endpoint, answer: WireAnswer): unknown {
  const json = parseJson(answer);
  if (answer.status >= 400) throw problemError(answer.status, json, answer.retryAfter);
  const parsed = successEnvelopeSchema(endpoint.data ?? z.unknown()).safeParse(json);
  if (!parsed.success) throw protocolError(answer.status, parsed.error);
  return parsed.data.data;
}

function requestOf(
  {
    baseUrl,
    getToken,
    getLanguage = () => 'en',
  }: Pick<ApiClientOptions, 'baseUrl' | 'getToken' | 'getLanguage'>,
  endpoint: Endpoint,
  input: LooseInput,
): WireRequest {
  const token = endpoint.auth === 'bearer' ? getToken() : null;
  const body = bodyOf(endpoint, input);
  const isFile = endpoint.media !== undefined;
  const isTransfer = endpoint.file !== undefined || endpoint.bodyBytes !== undefined || isFile;
  return {
    method: endpoint.method,
    url: baseUrl + pathOf(endpoint, input),
    headers: {
      accept: isFile ? '*/*' : 'application/json',
      'accept-language': getLanguage(),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
    timeoutMs: isTransfer ? limits.uploadTimeoutMs : limits.callTimeoutMs,
    signal: input.signal,
    readFile: input.readFile,
    onBytes: input.onBytes,
  };
}

/**
 * Creates a client for all endpoints of the contracts: requests and responses are typed and validated with the schemas of the server. Sends the access token
 * and cookies, and on an expired token refreshes once and retries.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const fetchFn: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  let refreshing: Promise<Session> | null = null;

  function send(endpoint: Endpoint, input: LooseInput): Promise<WireAnswer> {
    const request = requestOf(options, endpoint, input);
    // Environments without XMLHttpRequest upload without progress.
    return input.send && typeof XMLHttpRequest !== 'undefined'
      ? input.send(request)
      : sendWithFetch(fetchFn, request);
  }

  async function exchange(): Promise<Session> {
    const refreshToken = options.getRefreshToken?.() ?? null;
    const answer = await send(
      sessionEndpoints.createSession,
      refreshToken === null ? {} : { body: { refreshToken } },
    );
    const session = sessionSchema.parse(dataOf(sessionEndpoints.createSession, answer));
    if (!session.isError) await options.onSession(session);
    return session;
  }

  function refresh(): Promise<Session> {
    refreshing ??= exchange().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** True after a successful refresh; false where the session has ended. Network failures are thrown. */
  async function renew(): Promise<boolean> {
    try {
      return !(await refresh()).isError;
    } catch (error) {
      if (error instanceof ApiError && error.name === 'AUTHERROR') return false;
      throw error;
    }
  }

  /** Sends a request, and retries once with a new token if the old one has expired. */
  async function sendWithRefresh(endpoint: Endpoint, input: LooseInput): Promise<WireAnswer> {
    const answer = await send(endpoint, input);
    if (answer.status !== 401 || endpoint.auth !== 'bearer') return answer;
    if (await renew()) return send(endpoint, input);
    options.onUnauthorized();
    return answer;
  }

  async function call<Called extends Callable>(
    endpoint: Called,
    ...args: CallArguments<Called>
  ): Promise<CallData<Called>>;
  async function call(endpoint: Endpoint, ...args: unknown[]): Promise<unknown> {
    return dataOf(endpoint, await sendWithRefresh(endpoint, isInput(args[0]) ? args[0] : {}));
  }

  async function download<Called extends Downloadable>(
    endpoint: Called,
    input: DownloadInput<Called>,
  ): Promise<DownloadedFile>;
  async function download(endpoint: Endpoint, input: unknown): Promise<DownloadedFile> {
    const answer = await sendWithRefresh(endpoint, isInput(input) ? input : {});
    if (answer.file !== undefined) return answer.file;
    throw answer.status >= 400
      ? problemError(answer.status, parseJson(answer), answer.retryAfter)
      : protocolError(answer.status);
  }

  return {
    call,
    download,
    refresh,
    resolveUrl: (path) => (/^https?:/i.test(path) ? path : options.baseUrl + path),
  };
}
