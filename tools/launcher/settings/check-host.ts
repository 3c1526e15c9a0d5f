import { networkInterfaces } from 'node:os';
import { isIP } from 'node:net';

const everyAddress = ['0.0.0.0', '::'];

/** What is wrong with the address that Rolefit is to listen on, in one sentence; null if nothing is. Host names are resolved later. */
export function checkHost(
  host: string,
  own: readonly string[] = Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).map(({ address }) => address),
  ),
): string | null {
  if (isIP(host) === 0 || everyAddress.includes(host) || own.includes(host)) return null;
  return `HOST: this machine has no address ${host}. It has ${own.join(', ')}; 0.0.0.0 listens on all of them.`;
}
