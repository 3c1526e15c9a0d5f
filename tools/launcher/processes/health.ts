import { isIPv6 } from 'node:net';

/** On them a server listens on all addresses of a machine. */
export const everyAddress: readonly string[] = ['0.0.0.0', '::'];

/** The host of an address at which this machine reaches a server that listens on `host`. */
export function reachableHost(host = '127.0.0.1'): string {
  if (everyAddress.includes(host)) return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}

/** Whether a GET of the address answers 200 within two seconds. */
export async function answersOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.body?.cancel();
  return response.status === 200;
}
