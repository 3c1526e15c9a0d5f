import { BlockList, isIP } from 'node:net';

/** Addresses of this machine and of private networks (RFC 1122, 1918, 3927, 4193, 4291). */
const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addSubnet('169.254.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

/** Host names that resolve only on a machine or its network, such as `host.docker.internal` or the service `ollama`. */
const localName = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/i;

/** Whether a URL points to this machine or its local network, judged by its host alone. */
export function isLocalAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return localName.test(host);
  return privateAddresses.check(host, version === 6 ? 'ipv6' : 'ipv4');
}
