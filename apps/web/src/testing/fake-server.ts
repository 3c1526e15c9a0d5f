import { type ErrorCode, errorCodes, errorFamilies, type Readiness } from '@rolefit/contracts';

/** A request as the fake server got it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = Response | Promise<Response>;
type Handler = (request: SeenRequest) => Answer;

let handlers = new Map<string, Handler>();
let seen: SeenRequest[] = [];
let unexpected: string[] = [];

/** A successful answer in the envelope. */
export function ok(data: unknown, status = 200): Response {
  return new Response(JSON.stringify({ isSuccess: true, message: 'OK', data }), { status });
}

/** A failed answer as the gateway sends it. */
export function problem(code: ErrorCode): Response {
  const { name, message } = errorCodes[code];
  const { status, type, title } = errorFamilies[name];
  return new Response(
    JSON.stringify({
      type,
      title,
      status,
      detail: message,
      instance: '/',
      isSuccess: false,
      message,
      requestId: 'request-1',
      error: { name, code },
    }),
    { status },
  );
}

/** Answers one call, given as `METHOD /path` below the API's base. */
export function serve(call: string, handler: Handler): void {
  handlers.set(call, handler);
}

/** All requests to one call so far. */
export function requestsTo(call: string): SeenRequest[] {
  return seen.filter(({ method, path }) => `${method} ${path}` === call);
}

/** Requests that no test had registered; each fails its test. */
export function unexpectedRequests(): string[] {
  return unexpected;
}

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), 'http://localhost');
  const request: SeenRequest = {
    method: init.method ?? 'GET',
    path: url.pathname.replace('/api/v1', ''),
    query: url.searchParams,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
  };
  seen.push(request);
  const call = `${request.method} ${request.path}`;
  const handler = handlers.get(call);
  if (handler) return handler(request);
  unexpected.push(call);
  throw new TypeError(`Nothing serves ${call}`);
}

/** Answers the page's own check of the server. */
export function readiness(postgresql: Readiness['checks']['postgresql'] = 'ok'): Response {
  const status = postgresql === 'ok' ? 'ok' : 'degraded';
  const answer: Readiness = { status, checks: { postgresql, redis: 'ok' } };
  return new Response(JSON.stringify(answer));
}

export function resetServer(): void {
  // Every page polls the server's health, so tests need not register it.
  handlers = new Map<string, Handler>([
    ['GET /health/ready', () => readiness()],
    // So is every scan that is shown compared with the others.
    ['POST /jobs/lookup', () => ok({ alike: [] })],
  ]);
  seen = [];
  unexpected = [];
  globalThis.fetch = answer as typeof fetch;
}
