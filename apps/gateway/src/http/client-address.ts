import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name a connection to the internet: a household or a server holds a whole /64 and can change the rest at will. */
const networkBytes = 8;

/**
 * Where a request comes from whose headers no framework has read, as a socket's: the entry of X-Forwarded-For that the outermost trusted proxy wrote.
 * @param forwardedFor the header, of which a client can make up all but what our proxies add at its end
 * @param socketIp the other end of the connection: the client, or the innermost proxy
 * @param trustedProxies how many of our own stand in front
 */
export function ipBehind(forwardedFor: string | undefined, socketIp: string, trustedProxies: number): string {
  const hops = [...(forwardedFor ?? '').split(',').map((entry) => entry.trim()).filter((entry) => entry !== ''), socketIp];
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? socketIp;
}

/** The same, from the headers as Node has them. */
export function ipOf(headers: IncomingHttpHeaders, socketIp: string, trustedProxies: number): string {
  const forwardedFor = headers['x-forwarded-for'];
  return ipBehind(Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor, socketIp, trustedProxies);
}

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
