import { useSyncExternalStore } from 'react';
import { takeEarlyAnswer } from './early-answers';

/** `fine`, or why nothing new comes: no connection at all, or a server that does not answer. */
export type Connection = 'fine' | 'offline' | 'server-away';

const probeUrl = '/health/ready';
const firstProbeMs = 2_000;
const lastProbeMs = 15_000;
const probeTimeoutMs = 10_000;
/** What stands between us and a server that is away answers so; one call's own refusal may too. */
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

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(probeUrl, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) })).ok;
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

/** Looks whether the server is there, unless that is being done already. */
function probeLater(): void {
  timer ??= setTimeout(() => void probe(), Math.min(firstProbeMs * 2 ** probes, lastProbeMs));
  probes += 1;
}

/** The server answered, if only with a refusal. */
function noteAnswer(status: number): void {
  if (doubtfulStatuses.includes(status)) noteDoubt();
  else settle();
}

/** A call got no answer. Looks by itself from now on, ever more seldom, until there is one. */
function noteFailure(): void {
  isServerAway = true;
  tell();
  probeLater();
}

/** Something broke off, which may be nothing: asks before it says anything. */
export function noteDoubt(): void {
  if (!isServerAway) void probe();
}

/** `fetch` that keeps an eye on what comes of it. */
export async function watchedFetch(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await (takeEarlyAnswer(url, init) ?? fetch(url, init));
    noteAnswer(response.status);
    return response;
  } catch (error) {
    // A call that its own screen gave up says nothing about the server.
    const reason: unknown = init.signal?.reason;
    if (!init.signal?.aborted || (reason instanceof DOMException && reason.name === 'TimeoutError')) noteFailure();
    throw error;
  }
}

/** Tells when all is well again; returns how to stop. */
export function onRecovery(listener: () => void): () => void {
  recoveryListeners.add(listener);
  return () => recoveryListeners.delete(listener);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

// Without a connection nothing is known of the server; when it is back, the next answer says.
window.addEventListener('offline', tell);
window.addEventListener('online', () => {
  probes = 0;
  tell();
  if (isServerAway) void probe();
});

/** Whether news can come, kept up to date. */
export function useConnection(): Connection {
  return useSyncExternalStore(watch, readConnection);
}
