import { type Site } from './site.js';

/** A posting is a row of sections; the last ones contain the button to apply. */
export const lever: Site = {
  name: 'lever',
  hosts: ['lever.co'],
  isFramed: true,
  mark: '.posting-page .posting-headline',
  title: ['.posting-headline h2', '.posting-header h2'],
  company: ['.main-header-logo img', '.main-footer-text a img'],
  logo: ['.main-header-logo img'],
  location: ['.posting-categories .location', '.posting-category.location'],
  employmentType: ['.posting-categories .commitment', '.posting-category.commitment'],
  description: [
    '[data-qa="job-description"], .posting-page .section.page-centered:not(.last-section-apply):not(.posting-header)',
    '.posting-page .section-wrapper .section:not(.last-section-apply):not(.posting-header)',
  ],
  cards: '.postings-group .posting, .posting-title',
  tidy(field, text) {
    if (field === 'company') return text.replace(/(?<!\s)\s+logo$/i, '');
    return field === 'location' ? text.replace(/(?:(?<!\s)\s+)?\/\s*$/, '') : text;
  },
  // "Bread Ltd - Baker"
  companyOf: ({ captured }) => /^(.{2,100}?) - .+$/.exec(captured.title)?.[1],
};
