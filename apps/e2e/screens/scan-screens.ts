import { postings } from '@rolefit/testing';
import { at, button, field, heading, type Screen } from './screen.js';

const list = [
  'Company: Harbourlight Software\nhttps://jobs.example.com/1',
  'Company: Short Ltd\nTitle: Assistant',
  'x',
]
  .map((head, place) => `${head}\n\n${place === 0 ? postings.frontend : postings.short}`)
  .join('\n---\n');

/** The scan form, for one posting and for many. */
export const scanScreens: readonly Screen[] = [
  {
    name: 'job-scan',
    who: 'ada',
    path: at('/job-scan'),
    landmark: heading('Scan a job', 'Stelle prüfen'),
  },
  {
    name: 'job-scan-wrong',
    who: 'ada',
    path: at('/job-scan'),
    landmark: ({ page, say }) =>
      page.getByText(say('Job Description Required', 'Die Stellenbeschreibung fehlt')),
    act: ({ page, say }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: say('Scan job', 'Stelle prüfen') })
        .click(),
  },
  {
    name: 'job-scan-details',
    who: 'bruno',
    path: at('/job-scan'),
    landmark: ({ page, say }) => page.getByLabel(say('Company', 'Firma'), { exact: true }),
    act: async (look) => {
      await field('Job Description', 'Stellenbeschreibung')(look).fill(postings.nurse);
      for (const name of [
        look.say(/^(Title:|Add a title)/, /^Titel/),
        look.say(/^(Company:|Add a company)/, /^Firma/),
        look.say(/^(Link:|Add a link)/, /^Link/),
      ])
        await look.page.getByRole('button', { name }).click();
    },
  },
  {
    name: 'job-scan-many',
    who: 'bruno',
    path: at('/job-scan?many'),
    landmark: field('Paste postings', 'Anzeigen einfügen'),
  },
  {
    name: 'job-scan-many-list',
    who: 'ada',
    path: at('/job-scan?many'),
    landmark: ({ page, say }) => page.getByText(say(/a score needs at least/, /Wörter; /)),
    act: async (look) => {
      // The list of the previous round is still shown.
      await field('Paste postings', 'Anzeigen einfügen')(look).fill(list);
      await button('Add 3 postings', '3 Anzeigen hinzufügen')(look).click();
    },
  },
];
