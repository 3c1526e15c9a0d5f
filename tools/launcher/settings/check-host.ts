import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const everyAddress = ['0.0.0.0', '::'];
/** Linux answers on all of 127.0.0.0/8, of which it lists one address. */
const isListed = (address: string, own: readonly string[]): boolean =>
  own.includes(process.platform === 'linux' ? address.replace(/^127\..*/, '127.0.0.1') : address);

/** What is wrong with the address that Rolefit is to listen on, in one sentence; null if nothing is. */
export async function checkHost(
  host: string,
  own: readonly string[] = ownAddresses(),
): Promise<string | null> {
  const addresses = isIP(host) === 0 ? await addressesOf(host) : [host];
  if (addresses.length === 0)
    return `HOST: there is no host “${host}”. It is an address of this machine, which has ${own.join(', ')}; 0.0.0.0 listens on all of them.`;
  const isOwn = (address: string): boolean =>
    everyAddress.includes(address) || isListed(address, own);
  if (addresses.every(isOwn)) return null;
  const named = isIP(host) === 0 ? ` (${host})` : '';
  return `HOST: this machine has no address ${addresses.join(', ')}${named}. It has ${own.join(', ')}; 0.0.0.0 listens on all of them.`;
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).map(({ address }) => address),
  );

/** The address that a server for this name listens on; none where nobody knows the name. */
async function addressesOf(name: string): Promise<string[]> {
  try {
    return [(await lookup(name)).address];
  } catch {
    return [];
  }
}
