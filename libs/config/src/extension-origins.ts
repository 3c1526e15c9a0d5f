import { type Config } from './config.js';

/**
 * Whether an `Origin` belongs to an allowed browser extension. Extensions authenticate with their own tokens; they receive neither cookies nor CORS headers.
 */
export function isExtension(
  { extensionOrigins }: Pick<Config['server'], 'extensionOrigins'>,
  origin: string,
): boolean {
  const [scheme = '', name = ''] = origin.split('://');
  return (
    /^[\w-]+$/.test(name) &&
    (extensionOrigins.includes(origin) || extensionOrigins.includes(`${scheme}://*`))
  );
}
