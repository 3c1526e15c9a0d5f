import { ownerOf, readToken } from './token';

declare global {
  interface Window {
    /** What `src/first.js` has asked for, by method and address, and with which token; null for nobody's. */
    early?: { readonly token: string | null; readonly answers: Record<string, Promise<Response>> };
  }
}

/** What was asked for longer ago is no news. */
const keptMs = 60_000;

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Whether who is signed in now is who was when the page began: two people may use one browser. */
function isStillTheirs(token: string | null): boolean {
  const now = readToken();
  return now === token || (now !== null && token !== null && ownerOf(now) === ownerOf(token));
}

/**
 * The answer to a call that the page made before the app was here: a way to the server and back less until there is something to see.
 * There is one of each, and whoever takes it first has it.
 * @returns undefined for any other call, and where there is none
 */
export function takeEarlyAnswer(url: string, { method, signal }: Pick<RequestInit, 'method' | 'signal'>): Promise<Response> | undefined {
  const { early } = window;
  const name = `${method} ${url}`;
  const answer = early?.answers[name];
  if (!early || !answer) return undefined;
  delete early.answers[name];
  if (performance.now() > keptMs || !isStillTheirs(early.token)) return undefined;
  return signal ? Promise.race([answer, abortOf(signal)]) : answer;
}
