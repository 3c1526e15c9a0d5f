import { readinessSchema } from '@rolefit/contracts';
import { useSyncExternalStore } from 'react';
import { takePrefetchedResponse } from './prefetched-responses';

/** `fine`, or why no updates arrive: the browser is offline, or the server does not answer. */
export type Connection = 'fine' | 'offline' | 'server-away';

const probeUrl = '/health/ready';
const firstProbeMs = 2_000;
const lastProbeMs = 15_000;
const probeTimeoutMs = 10_000;
/** Proxies answer with these if the server is down; a single request may also fail with them. */
const doubtfulStatuses: readonly number[] = [502, 503, 504];

let isServerAway = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let probes = 0;
let isProbing = false;
const watchers = new Set<() => void>();
const recoveryListeners = new Set<() => void>();

function readConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  return isServerAway ? 'server-away' : 'fine';
}

let last: Connection = readConnection();

function tell(): void {
  const now = readConnection();
  if (now === last) return;
  last = now;
  watchers.forEach((watcher) => watcher());
  if (now === 'fine') recoveryListeners.forEach((listener) => listener());
}

function settle(): void {
  clearTimeout(timer);
  timer = undefined;
  probes = 0;
  isServerAway = false;
  tell();
}

/** Whether requests would succeed again. The server answers without its database too, since pages need none. */
async function isReady(): Promise<boolean> {
  try {
    const response = await fetch(probeUrl, {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    const readiness = readinessSchema.parse(await response.json());
    return response.ok && readiness.checks.postgresql === 'ok';
  } catch {
    return false;
  }
}

async function probe(): Promise<void> {
  if (isProbing) return;
  clearTimeout(timer);
  timer = undefined;
  isProbing = true;
  const ready = await isReady();
  isProbing = false;
  if (ready) settle();
  else noteFailure();
}

/** Schedules a probe with exponential back-off, unless one is scheduled already. */
function probeLater(): void {
  timer ??= setTimeout(() => void probe(), Math.min(firstProbeMs * 2 ** probes, lastProbeMs));
  probes += 1;
}

/** The server has answered, possibly with an error. */
function noteAnswer(status: number): void {
  if (doubtfulStatuses.includes(status)) reportSuspectedOutage();
  else settle();
}

/** A request got no answer: reports the outage and probes until there is one. */
function noteFailure(): void {
  isServerAway = true;
  tell();
  probeLater();
}

/** A connection was lost, which may be harmless: probes before reporting an outage. */
export function reportSuspectedOutage(): void {
  if (!isServerAway) void probe();
}

/** `fetch` that derives the connection state from the outcome. */
export async function monitoredFetch(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await (takePrefetchedResponse(url, init) ?? fetch(url, init));
    noteAnswer(response.status);
    return response;
  } catch (error) {
    // A request that its caller has aborted says nothing about the server.
    const reason: unknown = init.signal?.reason;
    if (!init.signal?.aborted || (reason instanceof DOMException && reason.name === 'TimeoutError'))
      noteFailure();
    throw error;
  }
}

/** Calls the listener on recovery; returns a function that unsubscribes. */
export function onRecovery(listener: () => void): () => void {
  recoveryListeners.add(listener);
  return () => recoveryListeners.delete(listener);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

// While offline the server's state is unknown; the next answer after that decides.
window.addEventListener('offline', tell);
window.addEventListener('online', () => {
  probes = 0;
  tell();
  if (isServerAway) void probe();
});

/** The connection state, kept up to date. */
export function useConnection(): Connection {
  return useSyncExternalStore(watch, readConnection);
}
