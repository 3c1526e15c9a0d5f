import { type Config } from './config.js';

/**
 * Whether an `Origin` is that of a browser extension that may come here. It may bring tokens of its own and is believed no further: it is answered
 * no cookie and no CORS header.
 */
export function isExtension({ extensionOrigins }: Pick<Config['server'], 'extensionOrigins'>, origin: string): boolean {
  const [scheme = '', name = ''] = origin.split('://');
  return /^[\w-]+$/.test(name) && (extensionOrigins.includes(origin) || extensionOrigins.includes(`${scheme}://*`));
}
