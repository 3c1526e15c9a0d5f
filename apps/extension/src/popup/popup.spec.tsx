/** @jest-environment ./apps/web/src/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { type ResumeFacts } from '@rolefit/contracts';
import { readResume } from '@rolefit/reading';
import { TimedWorker } from '@rolefit/timed-worker';
import { workerInProcess } from '@rolefit/timed-worker/testing';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { type LocalScore, type LocalScoringInput, scoreLocally } from '@/reading/score-locally';
import { type ReadingWorkers } from '@/reading/workers';
import {
  aJob,
  anItem,
  aPostingPage,
  aScore,
  aShopPage,
  aState,
  description,
} from '@/testing/builders';
import { FakeBrowser } from '@/testing/popup-browser.fake';
import { workersInProcess, workersThatHang } from '@/testing/workers';
import { Popup } from './popup';

// Loading a lazy chunk for the first time takes seconds on a busy machine; only a failure waits that long.
configure({ asyncUtilTimeout: 60_000 });
jest.setTimeout(300_000);
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
afterEach(cleanup);

function open({
  workers = workersInProcess(),
  ...options
}: Partial<ConstructorParameters<typeof FakeBrowser>[0]> & { workers?: ReadingWorkers } = {}) {
  const browser = new FakeBrowser({ state: aState(), page: aPostingPage(), ...options });
  render(<Popup workers={workers} />);
  return { browser, user: userEvent.setup() };
}

describe('the posting read from the page', () => {
  it('fills the form with the source of each field and is queued', async () => {
    const { browser, user } = open();
    expect(await screen.findByLabelText('Title')).toHaveValue('Front-end Developer');
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/from the page’s data/);
    expect(screen.getByLabelText('Company')).toHaveValue('Harbourlight Software');
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    expect(await screen.findByText('Queued. You can close this.')).toBeInTheDocument();
    expect(browser.inputsOf('outbox.add')).toEqual([
      {
        scan: expect.objectContaining({
          title: 'Front-end Developer',
          companyName: 'Harbourlight Software',
          url: 'https://jobs.example.org/42',
        }),
      },
    ]);
    expect(screen.getByRole('button', { name: 'Scan' })).toBeDisabled();
  });

  it('can be edited, is marked as edited, and shows errors under the fields', async () => {
    const { browser, user } = open();
    const company = await screen.findByLabelText('Company');
    await user.clear(company);
    await user.type(company, 'x');
    expect(
      await screen.findByText('Company name must have at least 2 characters'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    expect(browser.inputsOf('outbox.add')).toEqual([]);
    await user.clear(company);
    await user.type(company, 'Other Ltd');
    await waitFor(() =>
      expect(
        screen.queryByText('Company name must have at least 2 characters'),
      ).not.toBeInTheDocument(),
    );
    expect(company).toHaveAccessibleDescription(/changed by you/);
  });

  it('is ignored on Rolefit’s own pages', async () => {
    open({ page: aPostingPage({ url: 'https://rolefit.example/job-match/7' }) });
    expect(
      await screen.findByRole('heading', { name: 'This is Rolefit itself' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Scan/ })).not.toBeInTheDocument();
  });

  it('is not scanned below forty words and shows the error immediately', async () => {
    const { browser, user } = open({ page: aPostingPage({ text: 'We look for a nurse.' }) });
    expect(await screen.findByText(/^Only 5 words of at least 40/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    expect(browser.inputsOf('outbox.add')).toEqual([]);
    await user.clear(screen.getByLabelText('Job description'));
    await user.click(screen.getByLabelText('Job description'));
    await user.paste(description);
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await waitFor(() => expect(browser.inputsOf('outbox.add')).toHaveLength(1));
  });

  it('marks truncated fields until they are edited, and a page that is too large', async () => {
    const { user } = open({
      page: {
        ...aPostingPage({
          title: 'Front-end Developer '.repeat(20),
          text: `${description} `.repeat(200),
        }),
        truncated: true,
      },
    });
    const title = await screen.findByLabelText('Title');
    expect(screen.getByText('from the page’s data · shortened')).toBeInTheDocument();
    expect(screen.getByText('Cut at the length limit.')).toBeInTheDocument();
    expect(
      screen.getByText(
        'This page is too large to be read whole. See whether something is missing.',
      ),
    ).toBeInTheDocument();
    await user.clear(title);
    await user.type(title, 'Developer');
    expect(screen.queryByText(/shortened/)).not.toBeInTheDocument();
  });

  it('shows no such note if nothing was truncated', async () => {
    open();
    await screen.findByLabelText('Title');
    expect(screen.queryByText(/shortened|cut off|too large/)).not.toBeInTheDocument();
  });

  it('stays in the form if it cannot be queued', async () => {
    const { user } = open({ answers: { 'outbox.add': () => new Error('The disk is full.') } });
    await user.click(await screen.findByRole('button', { name: 'Scan' }));
    expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Scan' })).toBeEnabled();
  });
});

describe('Save & open match', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: 'Save & open match' }));

  it('queues the scan to be saved, and opens its match once the server has it', async () => {
    const { browser, user } = open();
    await press(user);
    expect(
      await screen.findByText('Queued. We’ll save it as soon as it’s sent.'),
    ).toBeInTheDocument();
    expect(browser.inputsOf('outbox.add')).toEqual([
      { scan: expect.objectContaining({ title: 'Front-end Developer' }), isSaved: true },
    ]);
    expect(browser.opened).not.toHaveBeenCalled();
    act(() =>
      browser.say({ scans: [aJob(1, { jobId: 'extension-1', status: 'queued', score: null })] }),
    );
    const url = `https://rolefit.example/job-match/${aJob(1)._id}`;
    await waitFor(() => expect(browser.opened).toHaveBeenCalledWith({ url }));
    act(() => browser.say({ scans: [aJob(1, { jobId: 'extension-1', score: aScore(80) })] }));
    await screen.findByRole('img', { name: 'Score 80 of 100: Strong' });
    expect(browser.opened).toHaveBeenCalledTimes(1);
  });

  it('opens nothing where the scan could not be queued', async () => {
    const { browser, user } = open({
      answers: { 'outbox.add': () => new Error('The disk is full.') },
    });
    await press(user);
    expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
    expect(browser.opened).not.toHaveBeenCalled();
  });
});

describe('what the popup shows first', () => {
  it('is title, company and score with its reason; the fields are behind Edit', async () => {
    const { facts } = await readResume('Ada\n\nSkills\nCooking, Baking, JavaScript', {
      asOf: '2026-11-01',
    });
    const { user } = open({ answers: { 'profile.facts': () => aProfileOf({ Resume: facts }) } });
    expect(await screen.findByRole('heading', { name: 'Front-end Developer' })).toBeInTheDocument();
    expect(screen.getByText('Harbourlight Software')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: /^Score \d+ of 100: / })).toBeInTheDocument();
    expect(screen.getByText(/requirements? found|None of the/)).toBeInTheDocument();
    expect(screen.getAllByText(/^missing: \w+/).length).toBeLessThanOrEqual(2);
    expect(screen.getByLabelText('Title')).not.toBeVisible();
    const edit = screen.getByRole('button', { name: 'Edit Front-end Developer' });
    expect(edit).toHaveAttribute('aria-expanded', 'false');
    await user.click(edit);
    expect(screen.getByLabelText('Title')).toBeVisible();
    await user.click(edit);
    expect(screen.getByLabelText('Title')).not.toBeVisible();
  });

  it('is the fields where something is wrong with them', async () => {
    open({ page: aPostingPage({ text: 'We look for a nurse.' }) });
    expect(await screen.findByText(/^Only 5 words of at least 40/)).toBeVisible();
  });

  it('lists three scans, and says how many tabs are open', async () => {
    open({ page: null, state: aState({ scans: [1, 2, 3, 4].map((number) => aJob(number)) }) });
    await screen.findByRole('heading', { name: 'Last scans' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Postings in open tabs' })).toBeInTheDocument();
  });
});

describe('a page without a posting', () => {
  it('shows the reason and is scanned only on request with a description', async () => {
    const { browser, user } = open({ page: aShopPage() });
    expect(await screen.findByRole('heading', { name: 'Not a posting' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Scan' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan it anyway' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Blue kettle');
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    expect(await screen.findByText('Job Description Required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Company'), 'Kettle Ltd');
    await user.click(screen.getByLabelText('Job description'));
    await user.paste(description);
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await waitFor(() =>
      expect(browser.inputsOf('outbox.add')).toEqual([
        { scan: expect.objectContaining({ companyName: 'Kettle Ltd' }) },
      ]),
    );
  });

  it('uses the selection as the description', async () => {
    open({ page: aShopPage({ selection: description }) });
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Job description');
    expect(field.value).toContain('Harbourlight Software builds the planning tools of ports.');
    expect(field).toHaveAccessibleDescription(/from your selection/);
  });

  it('links to the page of another site in its frame', async () => {
    open({
      page: aShopPage({
        html: '<h1>Work with us</h1><div src="https://boards.greenhouse.io/embed/job_app?token=4711"></div>',
      }),
    });
    expect(await screen.findByRole('link', { name: 'Open it directly' })).toHaveAttribute(
      'href',
      'https://boards.greenhouse.io/embed/job_app?token=4711',
    );
  });

  it('mentions that only a part could be read', async () => {
    open({ page: aShopPage({ truncated: true }) });
    expect(
      await screen.findByText(
        /This doesn’t look like a job posting\. This page is too large to be read whole\./,
      ),
    ).toBeInTheDocument();
  });

  it('is distinguished from a page that must not be read', async () => {
    open({ page: null });
    expect(
      await screen.findByRole('heading', { name: 'This page can’t be read' }),
    ).toBeInTheDocument();
  });
});

describe('earlier scans', () => {
  it('are shown with score and link, also if only title and company match', async () => {
    const alike = [
      { likeness: 'address', job: aJob(1) },
      {
        likeness: 'title',
        job: aJob(2, { url: 'https://www.board.example/9', score: aScore(64) }),
      },
    ];
    const { browser } = open({ answers: { 'scans.alike': () => ({ alike }) } });
    expect(await screen.findByText('You have scanned this address')).toBeInTheDocument();
    expect(
      screen.getByText('Looks like “Front-end Developer”, which you scanned on board.example'),
    ).toBeInTheDocument();
    const [first] = screen.getAllByRole('link', { name: 'Open the scan of Front-end Developer' });
    expect(first).toHaveAttribute('href', `https://rolefit.example/job-match/${aJob(1)._id}`);
    // The text itself is not sent.
    expect(browser.inputsOf('scans.alike')).toEqual([
      {
        url: 'https://jobs.example.org/42',
        title: 'Front-end Developer',
        companyName: 'Harbourlight Software',
        textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  it('are not requested while signed out', async () => {
    const { browser } = open({
      state: aState({ session: { status: 'signed-out', user: null }, scans: null }),
    });
    await screen.findByLabelText('Title');
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect([browser.inputsOf('scans.alike'), browser.inputsOf('profile.facts')]).toEqual([[], []]);
  });
});

/** A profile with resumes of these names. */
function aProfileOf(resumes: Record<string, ResumeFacts>) {
  const named = Object.entries(resumes).map(([name, facts], at) => ({
    number: at + 1,
    name,
    facts,
  }));
  return { profile: { resumes: named, skills: [], answers: {} } };
}

describe('the score', () => {
  it('does not ask for a scan where the same text has a score', async () => {
    const { facts } = await readResume('Ada\n\nSkills\nReact, TypeScript', {
      asOf: '2026-11-01',
    });
    const alike = [{ likeness: 'text', job: aJob(1, { score: aScore(94) }) }];
    open({
      answers: {
        'profile.facts': () => aProfileOf({ Resume: facts }),
        'scans.alike': () => ({ alike }),
      },
    });
    expect(await screen.findByText('First estimate')).toBeInTheDocument();
    expect(await screen.findByText('You have scanned this posting')).toBeInTheDocument();
    expect(screen.queryByText(/Scan for the full score/)).not.toBeInTheDocument();
  });

  it('is that of the resume that fits best, which is named', async () => {
    const asOf = '2026-11-01';
    const cook = await readResume('Ada\n\nSkills\nCooking, Baking', { asOf });
    const web = await readResume('Ada\n\nSkills\nReact, TypeScript, JavaScript, CSS, Jest', {
      asOf,
    });
    open({
      answers: {
        'profile.facts': () => aProfileOf({ Kitchen: cook.facts, Web: web.facts }),
      },
    });
    expect(await screen.findByText(/^Your resume “Web” fits best\./)).toBeInTheDocument();
  });

  it('is estimated by the built-in analyser and replaced by the server’s', async () => {
    const { facts } = await readResume('Ada\n\nSkills\nReact, TypeScript, JavaScript, CSS, Jest', {
      asOf: '2026-11-01',
    });
    const { browser, user } = open({
      answers: { 'profile.facts': () => aProfileOf({ Resume: facts }) },
    });
    expect(await screen.findByText('First estimate')).toBeInTheDocument();
    expect(screen.getByText(/Quick estimate/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await screen.findByText('Queued. You can close this.');
    act(() => browser.say({ scans: [aJob(1, { jobId: 'extension-1', score: aScore(93) })] }));
    expect(await screen.findByText('Match score')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Score 93 of 100: Strong' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View match' })).toHaveAttribute(
      'href',
      `https://rolefit.example/job-match/${aJob(1)._id}`,
    );
    expect(browser.opened).not.toHaveBeenCalled();
    expect(screen.queryByText('First estimate')).not.toBeInTheDocument();
  });
});

describe('a text that takes too long', () => {
  const shortMs = 200;

  it('gets no estimate, shows the reason, and can still be scanned', async () => {
    const { facts } = await readResume('Ada\n\nSkills\nReact', { asOf: '2026-11-01' });
    const workers = { pages: workersInProcess().pages, judge: workersThatHang(shortMs).judge };
    const { browser, user } = open({
      workers,
      answers: { 'profile.facts': () => aProfileOf({ Resume: facts }) },
    });
    expect(
      await screen.findByText(/^This posting is too complex to score here\./),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await waitFor(() => expect(browser.inputsOf('outbox.add')).toHaveLength(1));
  });

  it('gets an estimate after a change', async () => {
    const { facts } = await readResume('Ada\n\nSkills\nReact', { asOf: '2026-11-01' });
    const endless = 'endless';
    const work = (input: LocalScoringInput) =>
      input.text.includes(endless) ? new Promise<never>(() => undefined) : scoreLocally(input);
    const workers = {
      pages: workersInProcess().pages,
      judge: new TimedWorker<LocalScoringInput, LocalScore | null>(
        () => workerInProcess(work),
        2_000,
      ),
    };
    const { user } = open({
      workers,
      page: aPostingPage({ text: `${description} ${endless}` }),
      answers: { 'profile.facts': () => aProfileOf({ Resume: facts }) },
    });
    expect(
      await screen.findByText(/^This posting is too complex to score here\./),
    ).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Job description'));
    await user.click(screen.getByLabelText('Job description'));
    await user.paste(description);
    expect(await screen.findByText('First estimate')).toBeInTheDocument();
  });

  it('can be scanned by selection if the page itself takes too long', async () => {
    const { browser, user } = open({
      workers: workersThatHang(shortMs),
      page: {
        ...aPostingPage({ url: 'https://ada:secret@jobs.example.org/42' }),
        selection: description,
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'This page is too complex to read' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan it anyway' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Front-end Developer');
    await user.type(screen.getByLabelText('Company'), 'Harbourlight Software');
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await waitFor(() =>
      expect(browser.inputsOf('outbox.add')).toEqual([
        {
          scan: expect.objectContaining({
            url: 'https://jobs.example.org/42',
            jobDescription: description,
          }),
        },
      ]),
    );
  });
});

describe('the lists', () => {
  it('show recent scans as they arrive', async () => {
    const { browser } = open({
      state: aState({ scans: [aJob(1, { title: 'Nurse', status: 'reading', score: null })] }),
    });
    expect(await screen.findByText('Reading the posting')).toBeInTheDocument();
    act(() => browser.say({ scans: [aJob(1, { title: 'Nurse', score: aScore(88) })] }));
    const row = await screen.findByRole('link', { name: /Nurse/ });
    expect(row).toHaveTextContent('Strong 88%');
  });

  it('show queued scans with the reason, and let the user correct refused ones', async () => {
    const problem = {
      message: 'Company name must have at least 2 characters',
      fields: { companyName: 'Company name must have at least 2 characters' },
    };
    const { browser, user } = open({
      page: null,
      state: aState({
        hold: 'The server cannot be reached.',
        outbox: [anItem(), anItem({ jobId: 'extension-8', state: 'refused', problem })],
      }),
    });
    expect(
      await screen.findByText('2 scans are kept in this browser. The server cannot be reached.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Correct Nurse' }));
    const form = screen.getByRole('form', { name: 'Correct this scan' });
    expect(
      within(form).getByText('Company name must have at least 2 characters'),
    ).toBeInTheDocument();
    await user.type(within(form).getByLabelText('Company'), ' North');
    await user.click(within(form).getByRole('button', { name: 'Save and send' }));
    await waitFor(() =>
      expect(browser.inputsOf('outbox.change')).toEqual([
        {
          jobId: 'extension-8',
          scan: expect.objectContaining({ companyName: 'Harbour Clinic North' }),
        },
      ]),
    );
  });
});

describe('the session', () => {
  it('begins at the login page once the permission is granted', async () => {
    const { browser, user } = open({
      state: aState({
        session: { status: 'signed-out', user: null },
        scans: null,
        server: { origin: 'https://rolefit.example', isAllowed: false },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Connect' }));
    expect(browser.inputsOf('session.connect')).toHaveLength(1);
    expect(browser.requested).toHaveBeenCalledWith({ origins: ['https://rolefit.example/*'] });
  });

  it('continues once the permission is granted again', async () => {
    const { browser, user } = open({
      page: null,
      state: aState({
        outbox: [anItem()],
        server: { origin: 'https://rolefit.example', isAllowed: false },
      }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Not allowed to reach your server' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    expect(browser.requested).toHaveBeenCalledWith({ origins: ['https://rolefit.example/*'] });
    expect(browser.inputsOf('session.connect')).toEqual([]);
    act(() => browser.say({ server: { origin: 'https://rolefit.example', isAllowed: true } }));
    expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
  });

  it('asks to reconnect after it has expired, and ends on sign-out', async () => {
    const { browser, user } = open({ page: null, state: aState({ outbox: [anItem()] }) });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(browser.inputsOf('session.disconnect')).toHaveLength(1);
    act(() => browser.say({ session: { status: 'expired', user: null } }));
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
    expect(screen.getByText('1 scan is kept in this browser.')).toBeInTheDocument();
  });
});
