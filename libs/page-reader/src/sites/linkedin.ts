import { type Page } from '../page.js';
import { type Site } from './site.js';

/** Elements that contain only the text of the open posting. */
const aboutTheJob = [
  '[componentkey^="JobDetails_AboutTheJob_"]',
  '[id^="JobDetails_AboutTheJob_"]',
];

/**
 * The public page, and two generations of the signed-in one, which shows a posting beside the list
 * of results. The newer one (2026) generates all of its classes; its parts are identified by
 * `componentkey` or `id`, with the posting's number after `JobDetails_AboutTheJob_`, and its title
 * has no hook at all.
 */
export const linkedin: Site = {
  name: 'linkedin',
  hosts: ['linkedin.com'],
  // Self-descriptions of people and companies use boxes of the same names.
  paths: /\/jobs(?:-guest)?(?:\/|$)/,
  pane: [
    '.jobs-search__job-details',
    '.jobs-details',
    '.job-view-layout',
    '[data-sdui-screen*="JobDetails"]',
    '.details-pane__content',
    '.decorated-job-posting__details',
  ],
  title: [
    '.job-details-jobs-unified-top-card__job-title',
    '.jobs-unified-top-card__job-title',
    '.top-card-layout__title',
    '.topcard__title',
    'h1',
    'p > a[href*="/jobs/view/"]',
  ],
  company: [
    '.job-details-jobs-unified-top-card__company-name',
    '.jobs-unified-top-card__company-name',
    '.topcard__org-name-link',
    '.top-card-layout__second-subline .topcard__flavor:not(.topcard__flavor--bullet)',
    '.topcard__flavor:not(.topcard__flavor--bullet)',
    'a[href*="/company/"]',
  ],
  logo: [
    '.job-details-jobs-unified-top-card__container--two-pane img',
    '.jobs-unified-top-card img',
    '.top-card-layout__entity-image',
    '.top-card-layout__entity-info-container img.artdeco-entity-image',
  ],
  location: [
    '.topcard__flavor--bullet',
    '.jobs-unified-top-card__bullet',
    '.job-details-jobs-unified-top-card__primary-description-container',
    '.job-details-jobs-unified-top-card__primary-description',
  ],
  description: [
    '#job-details',
    '.jobs-description__content',
    '.show-more-less-html__markup',
    '.description__text',
    // Without the heading above it; a company's self-description uses a box of that name too.
    '[componentkey^="JobDetails_AboutTheJob_"] [data-testid="expandable-text-box"], [id^="JobDetails_AboutTheJob_"] [data-testid="expandable-text-box"]',
    ...aboutTheJob,
    '[data-testid="expandable-text-box"]',
  ],
  descriptionApart: aboutTheJob,
  cards:
    '[data-occludable-job-id], [data-job-id], .jobs-search__results-list li, .base-search-card, .job-card-container, [componentkey^="job-card-component-ref-"]',
  tidy: (field, text) => (field === 'location' ? (text.split('·')[0] ?? '') : text),
  titleOf: (page) => headOf(page)?.[1],
  companyOf: (page) => headOf(page)?.[2],
  addressOf(page) {
    const id = idOf(page);
    return id === undefined ? undefined : `https://www.linkedin.com/jobs/view/${id}/`;
  },
};

/** `/jobs/view/123`, `/jobs/view/baker-at-bread-123`, or a search with `currentJobId=123`. */
function idOf({ url }: Page): string | undefined {
  return (
    /\/jobs\/view\/(?:[^/]*-)?(\d{5,20})\/?$/.exec(url.pathname)?.[1] ??
    /^\d{5,20}$/.exec(url.searchParams.get('currentJobId') ?? '')?.[0]
  );
}

const ownName = ' | LinkedIn';

/** "(3) Baker | Bread Ltd | LinkedIn", only on the page of a single posting. */
function headOf({ captured, url }: Page): RegExpExecArray | null {
  const { title } = captured;
  if (!url.pathname.startsWith('/jobs/view/') || !title.endsWith(ownName)) return null;
  return /^(?:\(\d+\+?\) )?(.+?) \| (.+)/.exec(title.slice(0, -ownName.length));
}
