import type * as realtime from './realtime';

type Realtime = typeof realtime;

/** Chromium and Firefox name the address in the error; Safari does not. */
const chunk = /https?:\/\/[^\s?]+\.js/;

/** The address for another try; undefined if the error does not name the chunk. A new query each time, because browsers remember it too. */
export function retryAddress(failure: unknown, retry: number): string | undefined {
  const address = failure instanceof Error ? chunk.exec(failure.message)?.[0] : undefined;
  return address && `${address}?retry=${retry}`;
}

/**
 * Loads the code of live updates. Until autumn 2026 browsers remembered that an address could not be imported, and did not request it again until the page was reloaded
 * (whatwg/html#6768), so a retry uses another address.
 * @param failure of the previous try, if any
 * @param retry number of failures so far
 */
export function loadRealtime(failure: unknown, retry: number): Promise<Realtime> {
  const address = retryAddress(failure, retry);
  if (address === undefined) return import('./realtime');
  const again: Promise<Realtime> = import(/* @vite-ignore */ address);
  return again;
}
