import type { Config } from '@rolefit/config';
import { limits } from '@rolefit/contracts';

/** How long the link for another device can be used. */
export const deviceLinkMaxAgeMs = limits.signInLinkMinutes * 60 * 1_000;
/** How long the link for the owner's account can be used. */
export const setupLinkMaxAgeMs = limits.setupLinkMinutes * 60 * 1_000;

/** The address of a link. The secret is behind the hash, so that no server, proxy or Referer header gets to see it. */
export const accountLinkUrl = ({ server }: Pick<Config, 'server'>, secret: string): string =>
  `${server.publicUrl}/link#${secret}`;
