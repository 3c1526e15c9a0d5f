import { type Site } from './site.js';

/** A posting has up to four sections with their own ids; much of it is also microdata. */
export const smartrecruiters: Site = {
  name: 'smartrecruiters',
  hosts: ['smartrecruiters.com'],
  isFramed: true,
  title: ['h1.job-title', '.job-title', 'h1[itemprop="title"]', 'h1'],
  company: [
    '[itemprop="hiringOrganization"] [itemprop="name"]',
    '.header-logo img',
    '.brand-logo img',
    '.jobad-header img',
  ],
  logo: ['.header-logo img', '.brand-logo img', 'img[itemprop="logo"]'],
  location: [
    '.job-details [itemprop="address"]',
    '[itemprop="address"]',
    'spl-job-location',
    '.job-detail[itemprop="jobLocation"]',
  ],
  employmentType: ['[itemprop="employmentType"]'],
  description: [
    '#st-jobDescription, #st-qualifications, #st-additionalInformation, #st-companyDescription',
    '.job-sections',
    '[itemprop="description"]',
  ],
  cards: '.openings-section, .opening-job, .jobs-list',
};
