const problem = {
  type: '/problems/internal',
  title: 'Something went wrong',
  status: 500,
  detail: 'Something went wrong on our side. Please try again.',
  instance: '/',
  isSuccess: false,
  message: 'Something went wrong on our side. Please try again.',
  error: { name: 'INTERNAL', code: 'INTERNAL' },
  requestId: 'picture',
};
const lists = /\/api\/v1\/jobs\?/;

/** The server takes its time with these calls, for as long as the picture needs. */
const stall = (calls) => (page) => page.route(calls, () => undefined);
/** The server fails at these calls. */
const fail = (calls) => (page) => page.route(calls, (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }));
/** Nothing of the server answers these calls. */
const cutOff = (calls) => (page) => page.route(calls, (route) => route.abort());

/** The first scans of a list as they are while workers are at them. */
const runFirst = (page) =>
  page.route(lists, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    ['queued', 'reading', 'matching', 'waiting-for-resume'].forEach((status, place) => Object.assign(body.data.jobs[place], { status, score: null, readyToApply: null, title: place === 0 ? null : body.data.jobs[place].title }));
    await route.fulfill({ response: answer, json: body });
  });

/**
 * Every screen in its states: who looks at it, where, what shows that it is complete, what is done before it is opened (`before`), before the
 * picture (`act`), after it (`after`) and once before all its pictures (`prepare`, which may have to sign in again), and whether it is a picture of
 * waiting. `scan(jobId)` is the id of a demo scan. A new screen is a line here.
 */
export function demoScreens(scan) {
  const heading = (name) => (page) => page.getByRole('heading', { name, exact: true });
  const text = (words) => (page) => page.getByText(words);
  const click = (name) => (page) => page.getByRole('button', { name }).first().click();
  const withProfile = (change) => (page) =>
    page.route('**/api/v1/users/profile', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, data: { ...json.data, ...change(json.data) } } });
    });
  const file = (name, mimeType = 'application/pdf') => ({ name, mimeType, buffer: Buffer.alloc(284_311, '%PDF-') });
  const evaluated = (status, failure = null) => ({ status, failure, updatedAt: new Date().toISOString() });
  const withEvaluation = (evaluation, rest = {}) => withProfile(({ resume }) => ({ resume: { ...resume, evaluation, ...rest } }));
  const passwordFailure = { code: 'RESUME_ENCRYPTED', message: 'This PDF is protected by a password. Save it without one and upload it again.', retryable: false };
  const modelFailure = { code: 'MODEL_UNAVAILABLE', message: 'The model that reads did not answer. Please try again in a while.', retryable: true };
  const newResume = (evaluation) => ({ id: '01890a5d-ac96-774b-8cce-000000000800', version: 1, url: '/', fileName: 'resume.pdf', sizeBytes: 284_311, uploadedAt: new Date().toISOString(), evaluation, hiddenPassages: 0 });
  const skill = (name, score, place) => ({ id: `01890a5d-ac96-774b-8cce-00000000070${place}`, name, score, source: 'resume', quote: name });
  /** The second step of onboarding, with a resume that nobody has to upload for it. */
  const secondStep = (name, evaluation, skills = []) => ({
    name,
    who: 'chiara-demo',
    path: '/onboarding',
    before: withProfile(() => ({ resume: newResume(evaluation), skills: skills.map(([label, score], place) => skill(label, score, place)) })),
    shows: heading('Add Your Skills'),
    act: click(/^Go on with/),
  });
  const match = (jobId) => `/job-match/${scan(jobId)}`;
  return [
    { name: 'landing', who: 'guest', path: '/', shows: heading('Find Your Best Job Match in Minutes') },
    { name: 'privacy', who: 'guest', path: '/privacy', shows: heading('Privacy Policy') },
    { name: 'terms', who: 'guest', path: '/terms', shows: heading('Terms of Service') },
    { name: 'login', who: 'guest', path: '/login', shows: (page) => page.getByRole('link', { name: 'Sign in with Github' }) },
    { name: 'login-error', who: 'guest', path: '/login?error=SIGN_IN_REFUSED', shows: (page) => page.getByRole('alert') },
    { name: 'connect-extension', who: 'ada-demo', path: '/login?source=extension', shows: heading('The extension has not answered yet') },
    { name: 'session-loading', who: 'ada-demo', path: '/dashboard', shows: text('Loading...'), before: stall('**/auth/session'), isWaiting: true },
    { name: 'session-unknown', who: 'ada-demo', path: '/dashboard', shows: text('We could not load your session.'), before: cutOff(/\/(auth\/session|health\/ready)/) },
    { name: 'not-found', who: 'guest', path: '/nowhere', shows: heading('Page not found') },
    { name: 'onboarding', who: 'chiara-demo', path: '/onboarding', shows: text('Drop your resume here or') },
    { name: 'onboarding-file', who: 'chiara-demo', path: '/onboarding', shows: text('0.27 MB'), act: (page) => page.getByLabel('Resume file').setInputFiles(file('a-rather-long-file-name-of-a-resume-final-final-2026-11-21.pdf')) },
    { name: 'onboarding-refused', who: 'chiara-demo', path: '/onboarding', shows: text('Only PDF files up to 5 MB.'), act: (page) => page.getByLabel('Resume file').setInputFiles(file('resume.docx', 'application/msword')) },
    secondStep('onboarding-analyze', null),
    secondStep('onboarding-reading', evaluated('reading')),
    secondStep('onboarding-skills', evaluated('completed'), [['Wound care', 100], ['Ventilation', 73], ['Team leadership', 73], ['Registered Nurse', 60], ['Palliative care', 35]]),
    secondStep('onboarding-failed', evaluated('failed', passwordFailure)),
    { name: 'dashboard', who: 'ada-demo', path: '/dashboard', shows: heading('Scans per week') },
    { name: 'dashboard-loading', who: 'ada-demo', path: '/dashboard', shows: text('Loading...'), before: stall(lists), isWaiting: true },
    { name: 'dashboard-error', who: 'ada-demo', path: '/dashboard', shows: (page) => page.getByRole('alert'), before: fail(lists) },
    { name: 'dashboard-live', who: 'ada-demo', path: '/dashboard', shows: text('Reading the posting'), before: runFirst },
    { name: 'dashboard-empty', who: 'bruno-demo', path: '/dashboard', shows: text('No scans yet') },
    { name: 'palette', who: 'ada-demo', path: '/dashboard', shows: (page) => page.getByRole('option', { name: /Full-stack/ }), act: click('Search') },
    {
      name: 'palette-nothing',
      who: 'ada-demo',
      path: '/dashboard',
      shows: text('We could not find anything'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('combobox').fill('zzzz');
      },
    },
    { name: 'sidebar', who: 'ada-demo', path: '/job-match', shows: (page) => page.getByRole('button', { name: 'Log out' }), act: click('Toggle sidebar') },
    { name: 'profile', who: 'ada-demo', path: '/profile', shows: heading('Skills') },
    { name: 'profile-loading', who: 'ada-demo', path: '/profile', before: (page) => page.route('**/api/v1/users/profile', () => undefined), shows: (page) => page.getByRole('main').getByRole('status', { name: 'Loading...' }), isWaiting: true },
    { name: 'profile-error', who: 'ada-demo', path: '/profile', before: (page) => page.route('**/api/v1/users/profile', (route) => route.fulfill({ status: 500, body: '{}' })), shows: (page) => page.getByRole('alert') },
    {
      name: 'profile-edit',
      who: 'ada-demo',
      path: '/profile',
      shows: text('Invalid URL'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await page.getByLabel('Name', { exact: true }).fill('');
        await page.getByLabel('Email').fill('ada');
        await page.getByLabel('Blog').fill('ada.example');
        await page.getByLabel('Bio').fill('Front-end developer who draws maps on weekends.');
      },
      after: (page) => page.evaluate(() => sessionStorage.clear()),
    },
    {
      name: 'profile-skills',
      who: 'ada-demo',
      path: '/profile',
      shows: text('Score must be a whole number'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Edit Skills' }).click();
        await page.getByRole('button', { name: 'Add skill' }).click();
        await page.getByLabel('Name of skill 1', { exact: true }).fill('React');
        await page.getByLabel('Score of skill 2', { exact: true }).fill('101');
        await page.getByLabel('Name of skill 3', { exact: true }).fill('');
        await page.getByLabel('Score of skill 3', { exact: true }).fill('');
        await page.getByRole('heading', { name: 'Skills', exact: true }).scrollIntoViewIfNeeded();
      },
      after: (page) => page.evaluate(() => sessionStorage.clear()),
    },
    {
      name: 'profile-answers',
      who: 'ada-demo',
      path: '/profile',
      shows: text('Choose a country'),
      act: async (page) => {
        for (const kind of ['Languages', 'Places', 'Security clearances', 'Licences', 'Work permits']) await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
        await page.getByLabel('Add a country where you may work').fill('Atlantis');
        await page.setViewportSize({ width: page.viewportSize().width, height: 3200 });
      },
      after: (page) => page.evaluate(() => sessionStorage.clear()),
    },
    { name: 'profile-new-file', who: 'ada-demo', path: '/profile', before: withEvaluation(null), shows: heading('Skills') },
    { name: 'profile-evaluating', who: 'ada-demo', path: '/profile', before: withEvaluation(evaluated('extracting')), shows: heading('Skills') },
    { name: 'profile-failed', who: 'ada-demo', path: '/profile', before: withEvaluation(evaluated('failed', passwordFailure)), shows: heading('Skills') },
    { name: 'profile-failed-for-now', who: 'bruno-demo', path: '/profile', before: withEvaluation(evaluated('failed', modelFailure)), shows: heading('Skills') },
    { name: 'profile-hidden-text', who: 'bruno-demo', path: '/profile', before: withEvaluation(evaluated('completed'), { hiddenPassages: 2 }), shows: heading('Skills') },
    { name: 'profile-no-resume', who: 'bruno-demo', path: '/profile', before: withProfile(() => ({ resume: null, skills: [] })), shows: heading('Skills') },
    { name: 'profile-reading', who: 'ada-demo', path: '/profile', shows: (page) => page.getByRole('dialog'), act: click('What we read') },
    { name: 'profile-delete', who: 'ada-demo', path: '/profile', shows: (page) => page.getByRole('alertdialog'), act: click('Delete Profile') },
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
    { name: 'job-match-loading', who: 'ada-demo', path: '/job-match', shows: heading('Latest Job scan'), before: stall(lists), isWaiting: true },
    { name: 'job-match-error', who: 'ada-demo', path: '/job-match', shows: (page) => page.getByRole('alert'), before: fail(lists) },
    { name: 'job-match-live', who: 'ada-demo', path: '/job-match', shows: text('Reading the posting'), before: runFirst },
    { name: 'job-match-past-end', who: 'ada-demo', path: '/job-match?page=90', shows: heading('Nothing on this page') },
    {
      name: 'job-match-refused',
      who: 'ada-demo',
      path: '/job-match',
      shows: (page) => page.getByRole('region', { name: /^Notifications/ }).getByText('Something went wrong on our side.'),
      before: fail('**/saved'),
      act: async (page) => {
        await page.getByText('Lanternfish Logistics').waitFor();
        for (const toggle of (await page.getByRole('button', { name: /^Save / }).all()).slice(0, 2)) await toggle.click();
      },
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
    { name: 'saved-job-loading', who: 'ada-demo', path: '/saved-job', shows: heading('Saved Jobs'), before: stall(lists), isWaiting: true },
    { name: 'saved-job-error', who: 'ada-demo', path: '/saved-job', shows: (page) => page.getByRole('alert'), before: fail(lists) },
    { name: 'saved-job-note', who: 'ada-demo', path: '/saved-job', shows: (page) => page.getByLabel(/^Note/), act: click(/^Edit note/) },
    { name: 'saved-job-no-match', who: 'ada-demo', path: '/saved-job?q=zebra', shows: heading('No saved job matches') },
    { name: 'saved-job-stage', who: 'ada-demo', path: '/saved-job?stage=interview', shows: text('Ironbark Design Systems') },
    { name: 'saved-job-empty', who: 'bruno-demo', path: '/saved-job', shows: heading('No saved jobs yet') },
    // The last one of hers: from here on her account is deleted.
    { name: 'restore', who: 'chiara-demo', path: '/restore', shows: heading('Your profile is deleted'), prepare: deleteAccount },
    { name: 'offline', who: 'ada-demo', path: '/job-match', shows: text('You are offline.'), act: (page) => page.context().setOffline(true) },
    {
      name: 'server-away',
      who: 'ada-demo',
      path: '/job-match',
      shows: text('Rolefit does not answer right now.'),
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
        const posting = (company, url) => `Company: ${company}\nURL: ${url}\n\nWard nurse for the night shift`;
        await page.getByLabel('Paste postings').waitFor();
        const discard = page.getByRole('button', { name: 'Clear the list' });
        if (await discard.isVisible()) await discard.click();
        await page.getByLabel('Paste postings').fill([posting('Harbour Clinic', 'https://jobs.example.com/9'), posting('Northwater Labs', 'no address')].join('\n---\n'));
        await page.getByRole('button', { name: 'Add 2 postings' }).click();
        await page.getByRole('button', { name: 'Scan 1 posting' }).click();
        await page.getByText(/^Show the posting/).click();
      },
    },
  ];
}

/** Deletes the account of whoever is signed in, and signs in to it again. */
async function deleteAccount(page, signIn) {
  await page.evaluate(() => fetch('/api/v1/users/profile', { method: 'DELETE', headers: { authorization: `Bearer ${localStorage.getItem('token')}` } }));
  await signIn();
}
