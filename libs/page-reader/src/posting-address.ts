import { webAddress } from './html/addresses.js';
import { type Page } from './page.js';
import { type ReadField } from './page-reading.js';
import { isBeside, isTracking } from './structured/same-address.js';

/**
 * The canonical address of the posting, so that different links to it are equal: the address by the
 * site's rules, else the page's canonical link, else the current address, without tracking
 * parameters.
 * @param fromSite the address that the site's own rules produce
 */
export function postingAddress(page: Page, fromSite: string | undefined): ReadField {
  const known = webAddress(fromSite, page.base);
  if (known !== undefined) return { value: known, source: 'meta', detail: 'site' };
  const canonical = webAddress(page.captured.canonicalUrl, page.base);
  if (canonical !== undefined && isOwn(new URL(canonical), page.url))
    return { value: canonical, source: 'meta', detail: 'canonical' };
  const url = new URL(page.url);
  for (const name of [...url.searchParams.keys()])
    if (isTracking(name)) url.searchParams.delete(name);
  url.hash = /^#!?\//.test(url.hash) ? url.hash : '';
  url.username = '';
  url.password = '';
  return { value: url.href, source: 'meta', detail: 'address' };
}

/**
 * A canonical link may be that of the list, that of the previous posting, or lack the parameter
 * that identifies the posting: then it refers to something else.
 */
function isOwn(canonical: URL, url: URL): boolean {
  if (canonical.hostname !== url.hostname || isBeside(canonical.href, url.href)) return false;
  if (
    canonical.pathname.length < url.pathname.length &&
    url.pathname.startsWith(canonical.pathname.replace(/\/?$/, '/'))
  )
    return false;
  return [...url.searchParams].every(
    ([name, value]) => isTracking(name) || !/\d{3}/.test(value) || canonical.href.includes(value),
  );
}
