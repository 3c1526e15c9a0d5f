import { apiBasePath, type Endpoint, endpoints, limits, type Session, sessionSchema, successEnvelopeSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';
import { ApiError, problemError, protocolError } from './api-error.js';
import { type CallArguments, type CallData, type CallName, type DownloadInput, type DownloadName, type LooseInput } from './call-types.js';
import { type DownloadedFile, type Fetch, sendWithFetch, sendWithProgress, type WireAnswer, type WireRequest } from './transport.js';

/** A session that is signed in. */
export type SignedInSession = Extract<Session, { isError: false }>;

/** What the client needs from its surroundings. */
export interface ApiClientOptions {
  /** Origin of the API without a slash at the end; empty for the page's own. */
  readonly baseUrl: string;
  /** The access token at hand, or null. */
  readonly getToken: () => string | null;
  /** For a client without cookies: the refresh token to send with the session call. */
  readonly getRefreshToken?: () => string | null;
  /** A refresh brought a new pair: store it. Nothing is sent with the new pair before that is done. */
  readonly onSession: (session: SignedInSession) => void | Promise<void>;
  /** The session is over and no refresh can help. */
  readonly onUnauthorized: () => void;
  /** Stands in for the global `fetch`. */
  readonly fetch?: Fetch;
}

/** Typed calls of the API. */
export interface ApiClient {
  /**
   * Makes one call of the table.
   * @throws ApiError whatever went wrong; the signal's reason when the caller aborts
   */
  call<Name extends CallName>(name: Name, ...args: CallArguments<Name>): Promise<CallData<Name>>;
  /**
   * Fetches a file whole, with the right to it in the token, which a link would not carry. It may take as long as it likes, as long as it comes.
   * @throws ApiError as `call`; NETWORK_DOWN too where the file breaks off
   */
  download<Name extends DownloadName>(name: Name, input: DownloadInput<Name>): Promise<DownloadedFile>;
  /**
   * The session-token call. Calls that overlap share one answer, because the refresh token is used up by it.
   * @throws ApiError when the token is refused or no answer comes
   */
  refresh(): Promise<Session>;
  /** The address of a path that the API named, such as a sign-in or a resume's file. */
  resolveUrl(path: string): string;
}

/** The table's types say what a call takes; this only tells something from nothing. */
function isInput(value: unknown): value is LooseInput {
  return typeof value === 'object' && value !== null;
}

function pathOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(input.params?.[key])));
  const query = Object.entries(input.query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
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

/** Reads an answer as the entry says, or throws what the problem body says. */
function dataOf(endpoint: Endpoint, answer: WireAnswer): unknown {
  const json = parseJson(answer);
  if (answer.status >= 400) throw problemError(answer.status, json, answer.retryAfter);
  const parsed = successEnvelopeSchema(endpoint.data ?? z.unknown()).safeParse(json);
  if (!parsed.success) throw protocolError(answer.status, parsed.error);
  return parsed.data.data;
}

/**
 * Makes a client of the whole REST API from the contracts' table: paths, bodies and answers are typed and parsed by the
 * same schemas as on the server. Sends the access token and cookies; where the token has expired it refreshes once and
 * repeats the call.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const fetchFn: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  let refreshing: Promise<Session> | null = null;

  function send(endpoint: Endpoint, input: LooseInput): Promise<WireAnswer> {
    const token = endpoint.auth === 'bearer' ? options.getToken() : null;
    const body = bodyOf(endpoint, input);
    const isFile = endpoint.media !== undefined;
    const request: WireRequest = {
      isFile,
      method: endpoint.method,
      url: options.baseUrl + pathOf(endpoint, input),
      headers: {
        accept: isFile ? '*/*' : 'application/json',
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
      timeoutMs: endpoint.file === undefined && endpoint.bodyBytes === undefined && !isFile ? limits.callTimeoutMs : limits.uploadTimeoutMs,
      signal: input.signal,
      onProgress: input.onProgress,
      onBytes: input.onBytes,
    };
    return input.onProgress && typeof XMLHttpRequest !== 'undefined' ? sendWithProgress(request) : sendWithFetch(fetchFn, request);
  }

  async function exchange(): Promise<Session> {
    const refreshToken = options.getRefreshToken?.() ?? null;
    const answer = await send(endpoints.createSession, refreshToken === null ? {} : { body: { refreshToken } });
    const session = sessionSchema.parse(dataOf(endpoints.createSession, answer));
    if (!session.isError) await options.onSession(session);
    return session;
  }

  function refresh(): Promise<Session> {
    refreshing ??= exchange().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** True when a new token is there; false when the session is over. A failing network is neither and is thrown. */
  async function renew(): Promise<boolean> {
    try {
      return !(await refresh()).isError;
    } catch (error) {
      if (error instanceof ApiError && error.name === 'AUTHERROR') return false;
      throw error;
    }
  }

  /** Sends, and once more with a new token where the old one has expired. */
  async function sendRenewed(endpoint: Endpoint, input: LooseInput): Promise<WireAnswer> {
    const answer = await send(endpoint, input);
    if (answer.status !== 401 || endpoint.auth !== 'bearer') return answer;
    if (await renew()) return send(endpoint, input);
    options.onUnauthorized();
    return answer;
  }

  async function call<Name extends CallName>(name: Name, ...args: CallArguments<Name>): Promise<CallData<Name>>;
  async function call(name: CallName, ...args: unknown[]): Promise<unknown> {
    const endpoint: Endpoint = endpoints[name];
    return dataOf(endpoint, await sendRenewed(endpoint, isInput(args[0]) ? args[0] : {}));
  }

  async function download<Name extends DownloadName>(name: Name, input: DownloadInput<Name>): Promise<DownloadedFile>;
  async function download(name: DownloadName, input: unknown): Promise<DownloadedFile> {
    const answer = await sendRenewed(endpoints[name], isInput(input) ? input : {});
    if (answer.file !== undefined) return answer.file;
    throw answer.status >= 400 ? problemError(answer.status, parseJson(answer), answer.retryAfter) : protocolError(answer.status);
  }

  return { call, download, refresh, resolveUrl: (path) => (/^https?:/i.test(path) ? path : options.baseUrl + path) };
}
