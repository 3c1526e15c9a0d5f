import { apiBasePath, endpoints } from '@rolefit/contracts';

declare global {
  interface Window {
    /** What `public/first.js` has asked for. */
    earlySession?: Promise<Response>;
  }
}

const sessionUrl = apiBasePath + endpoints.createSession.path;

/**
 * The answer to the session call that the page made before the app was here: a way to the server and back less until the first screen.
 * There is one, and whoever takes it first has it.
 * @returns undefined for any other call, and where there is none
 */
export function takeEarlySession(url: string, signal: AbortSignal | null | undefined): Promise<Response> | undefined {
  const early = url === sessionUrl ? window.earlySession : undefined;
  if (!early) return undefined;
  delete window.earlySession;
  return signal ? Promise.race([early, abortOf(signal)]) : early;
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
