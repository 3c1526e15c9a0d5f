import { findAll } from 'domutils';
import { webAddress } from '../html/addresses.js';
import { type Page } from '../page.js';
import { hasHost, type Site } from './site.js';

/**
 * The address of a frame in which a company's own page embeds the postings of an applicant tracking
 * system. A cross-origin frame is captured as an empty `div`, since no script of the outer page can
 * access it.
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
