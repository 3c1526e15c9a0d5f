import { networkInterfaces } from 'node:os';
import { everyAddress } from '../processes/health.ts';

export interface SharedAddress {
  /** Where others reach Rolefit, unless PUBLIC_URL names something else. */
  readonly url: string;
  /** The other addresses of this machine under which it may be opened. */
  readonly origins: readonly string[];
}

/** The addresses of a Rolefit that listens on `host`; if it listens on all, the first one of the network counts. */
export function sharedAddress(
  host = '127.0.0.1',
  port: number,
  own: readonly string[] = ownAddresses(),
): SharedAddress {
  const urlOf = (address: string): string =>
    `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  if (!everyAddress.includes(host)) return { url: urlOf(host), origins: [] };
  const [first = '127.0.0.1', ...others] = own;
  return { url: urlOf(first), origins: ['127.0.0.1', ...others].map(urlOf) };
}

/** IPv4 addresses of this machine in networks. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address),
  );
