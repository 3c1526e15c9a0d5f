import { type Site } from './site.js';

/** Its classes are generated, except for a few names that boards may style. */
export const ashby: Site = {
  name: 'ashby',
  hosts: ['ashbyhq.com'],
  isFramed: true,
  mark: '.ashby-job-posting-heading',
  title: ['.ashby-job-posting-heading', 'h1'],
  logo: ['[class*="navLogo"] img', '[class*="navLogoWordmarkImage"]'],
  description: [
    '[class*="_descriptionText"]',
    '[class*="_description_"]',
    '#overview',
    '.ashby-job-posting-right-pane',
  ],
  cards: '.ashby-job-posting-brief, .ashby-job-posting-brief-list',
  // "Baker @ Bread Ltd"
  companyOf: ({ captured }) => /\S @ (.+)/.exec(captured.title)?.[1],
};
