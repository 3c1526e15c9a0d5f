import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name a connection to the internet: a household or a server holds a whole /64 and can change the rest at will. */
const networkBytes = 8;

/**
 * What counts as one address: an IPv4 address, or the /64 that an IPv6 address lies in. An IPv4 address is the same whether a socket shows it as
 * itself or within IPv6.
 * @param ip of the client, as Fastify knows it: the socket's, or what the trusted proxies say
 */
export function addressOf(ip: string): string {
  // The zone of a link-local address is ours, not the client's.
  const [bare = ''] = ip.split('%', 1);
  if (!ipaddr.isValid(bare)) return 'unknown';
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.fromByteArray([...address.toByteArray().slice(0, networkBytes), ...new Array<number>(networkBytes).fill(0)]).toString()}/64`;
}
