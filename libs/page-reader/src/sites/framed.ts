import { findAll } from 'domutils';
import { webAddress } from '../html/addresses.js';
import { type Page } from '../page.js';
import { hasHost, type Site } from './site.js';

/**
 * The address of a frame in which a company's own page shows the postings of a site that is made for that. A frame of another origin is taken down as
 * an empty `div`, since no script of the page in front reaches into it.
 */
export function framedAt(sites: readonly Site[], page: Page): string | undefined {
  const framed = sites.filter((site) => site.isFramed === true);
  return findAll(
    ({ name, attribs }) => name === 'div' && attribs['src'] !== undefined,
    page.document.children,
  )
    .slice(0, 100)
    .flatMap(({ attribs }) => webAddress(attribs['src'], page.base) ?? [])
    .find((address) => {
      const { hostname } = new URL(address);
      return hostname !== page.url.hostname && framed.some((site) => hasHost(site, hostname));
    });
}
