import { isIP } from 'node:net';
import type { PasskeysConfig } from './config.js';

/**
 * What passkeys are bound to: the host name of the public address. Browsers create none for an IP address, and none over plain HTTP but on localhost.
 * Source: WebAuthn Level 3 §5.1.3 (a relying party's id is a domain) and Secure Contexts §3.1.
 */
export function toPasskeys(publicUrl: string): PasskeysConfig {
  const { hostname, origin, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return { site: hostname, origin, support: 'ip-address' };
  const isSecure = protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
  return { site: hostname, origin, support: isSecure ? 'available' : 'no-tls' };
}
