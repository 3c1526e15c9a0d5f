import type * as realtime from './realtime';

type Realtime = typeof realtime;

/**
 * The address for another try: a new query each time, because browsers remember that too. Undefined if the error does not name the chunk; Chromium and Firefox name
 * it, Safari does not.
 */
export function retryAddress(failure: unknown, retry: number): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  const address = failure.message.split(' ').find((word) => word.startsWith('http'));
  return address && `${address.split('?', 1)[0]}?retry=${retry}`;
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
