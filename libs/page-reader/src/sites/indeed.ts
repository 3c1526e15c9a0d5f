import { type Site } from './site.js';

/**
 * A posting's own page, and results with the open posting beside them; also the newer generation of
 * both, with parts named `vj-`, rolled out to some visitors since mid-2026.
 */
export const indeed: Site = {
  name: 'indeed',
  hosts: ['indeed.com'],
  pane: [
    '#jobsearch-ViewjobPaneWrapper',
    '.jobsearch-ViewJobLayout--embedded',
    '.jobsearch-RightPane',
    '.jobsearch-ViewJobLayout-jobDisplay',
    '.jobsearch-JobComponent',
  ],
  title: [
    '[data-testid="vj-job-title"]',
    '[data-testid="vj-job-title-compact"]',
    '[data-testid="jobsearch-JobInfoHeader-title"]',
    '.jobsearch-JobInfoHeader-title',
    '[data-testid="simpler-jobTitle"]',
    '[data-testid="jobDetailTitle"]',
    'h1',
  ],
  company: [
    '[data-testid="vj-company-name"]',
    '[data-testid="company-info-metadata"] a[href*="/cmp/"]',
    '[data-testid="inlineHeader-companyName"]',
    '[data-company-name="true"]',
    '.jobsearch-JobInfoHeader-companyNameSimple',
    '.jobsearch-JobInfoHeader-companyNameLink',
    '.jobsearch-InlineCompanyRating-companyHeader',
  ],
  logo: [
    '[data-testid="jobsearch-JobInfoHeader-logo"]',
    '.jobsearch-JobInfoHeader-logo',
    '.jobsearch-CompanyAvatar-image',
  ],
  location: [
    '[data-testid="inlineHeader-companyLocation"]',
    '[data-testid="job-location"]',
    '[data-testid="jobsearch-JobInfoHeader-companyLocation"]',
    '.jobsearch-JobInfoHeader-companyLocation',
  ],
  description: [
    '#jobDescriptionText',
    '.jobsearch-jobDescriptionText',
    '.simple-job-description-html',
    '.react-native-html-content',
    '.jobsearch-JobComponent-description',
    '[data-testid="viewjob-job-content"]',
  ],
  cards:
    '#mosaic-provider-jobcards, .job_seen_beacon, [data-testid="slider_item"], .jobsearch-ResultsList',
  tidy: (field, text) =>
    field === 'title' ? text.replace(/(?:(?<!\s)\s+)?[-–]\s*job post$/i, '') : text,
  addressOf({ url }) {
    const key = url.searchParams.get('jk') ?? url.searchParams.get('vjk') ?? '';
    return /^[0-9a-f]{8,32}$/i.test(key) ? `${url.origin}/viewjob?jk=${key}` : undefined;
  },
};
