import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Network part of an IPv6 address in bytes. A household or server usually owns a whole /64 and can choose the rest freely. */
const networkBytes = 8;

/**
 * The client's address for requests that bypass Fastify, such as WebSocket upgrades: the X-Forwarded-For entry written by the outermost trusted proxy.
 * @param forwardedFor the header; a client can forge all entries except those that our proxies append
 * @param socketIp the remote address of the socket: the client, or the innermost proxy
 * @param trustedProxies the number of our proxies in front of the gateway
 */
export function ipBehind(
  forwardedFor: string | undefined,
  socketIp: string,
  trustedProxies: number,
): string {
  const hops = [
    ...(forwardedFor ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
    socketIp,
  ];
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? socketIp;
}

/** As `ipBehind`, from Node's parsed headers. */
export function ipOf(
  headers: IncomingHttpHeaders,
  socketIp: string,
  trustedProxies: number,
): string {
  const forwardedFor = headers['x-forwarded-for'];
  return ipBehind(
    Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    socketIp,
    trustedProxies,
  );
}

/**
 * Normalises an address for rate limits: an IPv4 address, also when mapped into IPv6, or the /64 of an IPv6 address.
 * @param ip the client's address as Fastify resolved it
 */
export function addressOf(ip: string): string {
  // The zone index of a link-local address is local to this host and says nothing about the client.
  const [bare = ''] = ip.split('%', 1);
  if (!ipaddr.isValid(bare)) return 'unknown';
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.fromByteArray([...address.toByteArray().slice(0, networkBytes), ...new Array<number>(networkBytes).fill(0)]).toString()}/64`;
}
