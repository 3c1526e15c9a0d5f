import { type Site } from './site.js';

/** Boards of both generations, and their frame in a company's own page. */
export const greenhouse: Site = {
  name: 'greenhouse',
  hosts: ['greenhouse.io'],
  isFramed: true,
  mark: '#grnhse_app #app_body, .job__title + .job__description, .job__header .job__title',
  title: ['.app-title', '.job__title h1', '.job__title'],
  company: ['.company-name', '.job__header .company-name'],
  logo: ['#logo img', '.image-container .logo', 'img.logo'],
  location: ['#header .location', '.job__location', '.location'],
  description: ['.job__description', '#app_body #content', '#content'],
  cards: '.opening, .job-post, .job-posts',
  tidy: (field, text) => (field === 'company' ? text.replace(/^(?:at|bei|chez|en)\s+/i, '') : text),
  // "Job Application for Baker at Bread Ltd"
  companyOf: ({ captured }) => /^Job Application for .+ at (.+)/.exec(captured.title)?.[1],
};
