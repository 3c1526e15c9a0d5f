import { type Page } from '../page.js';
import { ashby } from './ashby.js';
import { framedAt } from './framed.js';
import { greenhouse } from './greenhouse.js';
import { icims } from './icims.js';
import { indeed } from './indeed.js';
import { lever } from './lever.js';
import { linkedin } from './linkedin.js';
import { isAt, readSite, type SiteReading } from './site.js';
import { smartrecruiters } from './smartrecruiters.js';
import { workday } from './workday.js';

/** The sites with known mark-up, one file each. */
export const sites = [
  linkedin,
  indeed,
  greenhouse,
  lever,
  ashby,
  workday,
  smartrecruiters,
  icims,
] as const;

/** Reads the page by the selectors of its site; undefined for an unknown site. */
export function readBySite(page: Page): SiteReading | undefined {
  const site = sites.find((each) => isAt(each, page));
  return site && readSite(site, page);
}

/** The address of a known site's page that this one embeds in a frame, or undefined. */
export function framedPage(page: Page): string | undefined {
  return framedAt(sites, page);
}
