/**
 * Every screen in its states: who looks at it, where, what shows that it is complete, and what is done before the picture.
 * `scan(jobId)` is the id of a demo scan. A new screen is a line here.
 */
export function demoScreens(scan) {
  const heading = (name) => (page) => page.getByRole('heading', { name, exact: true });
  const text = (words) => (page) => page.getByText(words);
  const click = (name) => (page) => page.getByRole('button', { name }).first().click();
  const match = (jobId) => `/job-match/${scan(jobId)}`;
  return [
    { name: 'landing', who: 'guest', path: '/', shows: heading('Find Your Best Job Match in Minutes') },
    { name: 'privacy', who: 'guest', path: '/privacy', shows: heading('Privacy Policy') },
    { name: 'terms', who: 'guest', path: '/terms', shows: heading('Terms of Service') },
    { name: 'login', who: 'guest', path: '/login', shows: (page) => page.getByRole('link', { name: 'Sign in with Github' }) },
    { name: 'login-error', who: 'guest', path: '/login?error=SIGN_IN_REFUSED', shows: (page) => page.getByRole('alert') },
    { name: 'not-found', who: 'guest', path: '/nowhere', shows: heading('Page not found') },
    { name: 'onboarding', who: 'chiara-demo', path: '/onboarding', shows: text('Drop your resume here or') },
    { name: 'dashboard', who: 'ada-demo', path: '/dashboard', shows: heading('Scans per week') },
    { name: 'dashboard-empty', who: 'bruno-demo', path: '/dashboard', shows: text('No scans yet') },
    { name: 'palette', who: 'ada-demo', path: '/dashboard', shows: (page) => page.getByRole('option', { name: /Full-stack/ }), act: click('Search') },
    { name: 'profile', who: 'ada-demo', path: '/profile', shows: heading('Skills') },
    { name: 'profile-reading', who: 'ada-demo', path: '/profile', shows: (page) => page.getByRole('dialog'), act: click('What we read') },
    { name: 'job-scan', who: 'ada-demo', path: '/job-scan', shows: heading('Scan New Job') },
    { name: 'job-scan-wrong', who: 'ada-demo', path: '/job-scan', shows: text('Invalid URL'), act: click('Scan Job') },
    { name: 'job-scan-many', who: 'bruno-demo', path: '/job-scan?many', shows: (page) => page.getByLabel('Paste postings') },
    {
      name: 'job-scan-many-list',
      who: 'ada-demo',
      path: '/job-scan?many',
      shows: text('Invalid URL'),
      act: async (page) => {
        await page.getByLabel('Paste postings').fill('Company: Harbour Clinic\nhttps://jobs.example.com/1\n\nWard nurse\n---\nCompany: Northwater Labs\n\nData engineer');
        await page.getByRole('button', { name: 'Add 2 postings' }).click();
      },
    },
    { name: 'job-match', who: 'ada-demo', path: '/job-match', shows: text('Lanternfish Logistics') },
    {
      name: 'job-match-filter',
      who: 'ada-demo',
      path: '/job-match?sort=best-score&status=completed&minScore=30',
      shows: (page) => page.getByRole('group', { name: 'Filters' }),
      act: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
    },
    { name: 'job-match-no-match', who: 'ada-demo', path: '/job-match?q=zebra', shows: heading('No scan matches') },
    { name: 'job-match-empty', who: 'bruno-demo', path: '/job-match', shows: heading('No Job Score Yet') },
    { name: 'match', who: 'ada-demo', path: match('demo-1'), shows: heading('Recommendations') },
    { name: 'match-poor', who: 'ada-demo', path: match('demo-4'), shows: heading('Recommendations') },
    { name: 'match-not-scored', who: 'ada-demo', path: match('demo-25'), shows: heading('The posting') },
    { name: 'match-failed', who: 'ada-demo', path: match('demo-26'), shows: heading('The posting') },
    { name: 'match-delete', who: 'ada-demo', path: match('demo-1'), shows: (page) => page.getByRole('alertdialog'), act: click('Delete') },
    { name: 'match-not-found', who: 'bruno-demo', path: match('demo-1'), shows: (page) => page.getByRole('alert') },
    { name: 'saved-job', who: 'ada-demo', path: '/saved-job', shows: text('Cobalt Maps') },
    { name: 'saved-job-stage', who: 'ada-demo', path: '/saved-job?stage=interview', shows: text('Ironbark Design Systems') },
    { name: 'saved-job-empty', who: 'bruno-demo', path: '/saved-job', shows: heading('No saved jobs yet') },
    { name: 'offline', who: 'ada-demo', path: '/job-match', shows: text('You are offline.'), act: (page) => page.context().setOffline(true) },
  ];
}
