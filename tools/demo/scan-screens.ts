import { click, cutOff, heading, text } from './page-states.ts';
import { type Screen } from './screen.ts';

/** Scanning one posting or many. */
export const scanScreens: readonly Screen[] = [
  { name: 'job-scan', who: 'ada-demo', path: '/job-scan', shows: heading('Scan a job') },
  {
    name: 'job-scan-wrong',
    who: 'ada-demo',
    path: '/job-scan',
    shows: text('Job Description Required'),
    act: click('Scan job'),
  },
  {
    name: 'job-scan-many',
    who: 'bruno-demo',
    path: '/job-scan?many',
    shows: (page) => page.getByLabel('Paste postings'),
  },
  {
    name: 'job-scan-many-list',
    who: 'ada-demo',
    path: '/job-scan?many',
    shows: (page) => text('Too short')(page).first(),
    act: async (page) => {
      await page
        .getByLabel('Paste postings')
        .fill(
          'Company: Harbour Clinic\nhttps://jobs.example.com/1\n\nWard nurse\n---\nCompany: Northwater Labs\n\nData engineer',
        );
      await page.getByRole('button', { name: 'Add 2 postings' }).click();
    },
  },
];

/** Screens with a failing connection or server. */
export const troubleScreens: readonly Screen[] = [
  {
    name: 'offline',
    who: 'ada-demo',
    path: '/job-match',
    shows: text('You are offline.'),
    act: (page) => page.context().setOffline(true),
  },
  {
    name: 'server-away',
    who: 'ada-demo',
    path: '/job-match',
    shows: text('Rolefit isn’t responding right now.'),
    act: async (page) => {
      await page.getByText('Lanternfish Logistics').waitFor();
      await cutOff(/\/(api|health)\//)(page);
      await page.getByLabel('Sort').selectOption('company');
    },
  },
  {
    // The last, since it adds a scan to the lists.
    name: 'job-scan-many-sent',
    who: 'ada-demo',
    path: '/job-scan?many',
    shows: text(/^1 (accepted|already there)/),
    act: async (page) => {
      const posting = (company: string, url: string): string =>
        `Company: ${company}\nURL: ${url}\n\nWard nurse for the night shift`;
      await page.getByLabel('Paste postings').waitFor();
      const discard = page.getByRole('button', { name: 'Clear the list' });
      if (await discard.isVisible()) await discard.click();
      await page
        .getByLabel('Paste postings')
        .fill(
          [
            posting('Harbour Clinic', 'https://jobs.example.com/9'),
            posting('Northwater Labs', 'no address'),
          ].join('\n---\n'),
        );
      await page.getByRole('button', { name: 'Add 2 postings' }).click();
      await page.getByRole('button', { name: 'Scan 1 posting' }).click();
      await page.getByText(/^Show the sent posting/).click();
    },
  },
];
