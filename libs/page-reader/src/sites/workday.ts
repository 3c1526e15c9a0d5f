import { type Site } from './site.js';

/** Its automation ids are stable, since the site's own tests and other readers rely on them. */
export const workday: Site = {
  name: 'workday',
  hosts: ['myworkdayjobs.com', 'myworkdaysite.com'],
  mark: '[data-automation-id="jobPostingDescription"]',
  title: ['[data-automation-id="jobPostingHeader"]', '[data-automation-id="jobPostingPage"] h2'],
  logo: ['[data-automation-id="logo"]', '[data-automation-id="logoImage"]'],
  location: ['[data-automation-id="locations"] dd', '[data-automation-id="locations"]'],
  employmentType: ['[data-automation-id="time"] dd', '[data-automation-id="time"]'],
  description: ['[data-automation-id="jobPostingDescription"]'],
  cards: '[data-automation-id="jobResults"], [data-automation-id="jobTitle"]',
};
