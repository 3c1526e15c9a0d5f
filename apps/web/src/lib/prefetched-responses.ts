import { ownerOf, readToken } from './token';

declare global {
  interface Window {
    /** Requests that `src/first.js` has started, by method and URL, with their token; null if signed out. */
    early?: { readonly token: string | null; readonly answers: Record<string, Promise<Response>> };
  }
}

/** Older responses are stale. */
const keptMs = 60_000;

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Whether the user is still the one at page load: two users may share a browser. */
function isStillTheirs(token: string | null): boolean {
  const now = readToken();
  return now === token || (now !== null && token !== null && ownerOf(now) === ownerOf(token));
}

/**
 * Takes the response to a request that was started before the app had loaded, which saves a round trip. Each can be taken once.
 * @returns undefined if there is none for this request
 */
export function takePrefetchedResponse(
  url: string,
  { method, signal }: Pick<RequestInit, 'method' | 'signal'>,
): Promise<Response> | undefined {
  const { early } = window;
  const name = `${method} ${url}`;
  const answer = early?.answers[name];
  if (!early || !answer) return undefined;
  delete early.answers[name];
  if (performance.now() > keptMs || !isStillTheirs(early.token)) return undefined;
  return signal ? Promise.race([answer, abortOf(signal)]) : answer;
}
