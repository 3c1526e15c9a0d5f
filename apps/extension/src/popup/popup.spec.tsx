/** @jest-environment ./apps/web/src/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { readResume } from '@rolefit/ai';
import { TimedWorker } from '@rolefit/timed-worker';
import { workerInProcess } from '@rolefit/timed-worker/testing';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { scoreLocally, type LocalScoringInput } from '@/reading/score-locally';
import { type ReadingWorkers } from '@/reading/workers';
import { aJob, aPostingPage, aScore, aShopPage, aState, anItem, description } from '@/testing/builders';
import { FakeBrowser } from '@/testing/popup-browser.fake';
import { workersInProcess, workersThatHang } from '@/testing/workers';
import { Popup } from './popup';

// The first use of a part that comes in a file of its own takes seconds on a busy machine; only a failure waits that long.
configure({ asyncUtilTimeout: 60_000 });
jest.setTimeout(300_000);
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
afterEach(cleanup);

function open({ workers = workersInProcess(), ...options }: Partial<ConstructorParameters<typeof FakeBrowser>[0]> & { workers?: ReadingWorkers } = {}) {
  const browser = new FakeBrowser({ state: aState(), page: aPostingPage(), ...options });
  render(<Popup workers={workers} />);
  return { browser, user: userEvent.setup() };
}

describe('what was read of the page', () => {
  it('stands in the form, with where each field comes from, and is queued as it is', async () => {
    const { browser, user } = open();
    expect(await screen.findByLabelText('Title')).toHaveValue('Front-end Developer');
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/from the page’s data/);
    expect(screen.getByLabelText('Company')).toHaveValue('Harbourlight Software');
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    expect(await screen.findByText('Queued. You can close this.')).toBeInTheDocument();
    expect(browser.inputsOf('outbox.add')).toEqual([{ scan: expect.objectContaining({ title: 'Front-end Developer', companyName: 'Harbourlight Software', url: 'https://jobs.example.org/42' }) }]);
    expect(screen.getByRole('button', { name: 'Scan' })).toBeDisabled();
  });

  it('can be changed, says so, and says what is wrong under each field', async () => {
    const { browser, user } = open();
    const company = await screen.findByLabelText('Company');
    await user.clear(company);
    expect(await screen.findByText('Company name Required')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    expect(browser.inputsOf('outbox.add')).toEqual([]);
    await user.type(company, 'Other Ltd');
    await waitFor(() => expect(screen.queryByText('Company name Required')).not.toBeInTheDocument());
    expect(company).toHaveAccessibleDescription(/changed by you/);
  });

  it('is no posting to scan where the page is Rolefit’s own, whatever stands on it', async () => {
    open({ page: aPostingPage({ url: 'https://rolefit.example/job-match/7' }) });
    expect(await screen.findByRole('heading', { name: 'This is Rolefit itself' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Scan/ })).not.toBeInTheDocument();
  });

  it('is not scanned below forty words: it says so at once, in the box to correct it', async () => {
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

  it('says what of it was cut off, until the user has changed that, and that a page was too large to be read whole', async () => {
    const { user } = open({ page: { ...aPostingPage({ title: 'Front-end Developer '.repeat(20), text: `${description} `.repeat(200) }), truncated: true } });
    const title = await screen.findByLabelText('Title');
    expect(screen.getByText('from the page’s data · shortened')).toBeInTheDocument();
    expect(screen.getByText('The end was cut off: a scan takes no more.')).toBeInTheDocument();
    expect(screen.getByText('This page is too large to be read whole. See whether something is missing.')).toBeInTheDocument();
    await user.clear(title);
    await user.type(title, 'Developer');
    expect(screen.queryByText(/shortened/)).not.toBeInTheDocument();
  });

  it('says nothing of the kind where nothing is missing', async () => {
    open();
    await screen.findByLabelText('Title');
    expect(screen.queryByText(/shortened|cut off|too large/)).not.toBeInTheDocument();
  });

  it('is kept in the form where it cannot be queued', async () => {
    const { user } = open({ answers: { 'outbox.add': () => new Error('The disk is full.') } });
    await user.click(await screen.findByRole('button', { name: 'Scan' }));
    expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Scan' })).toBeEnabled();
  });
});

describe('a page that is no posting', () => {
  it('says why, and is scanned only where the user insists and says what there is to scan', async () => {
    const { browser, user } = open({ page: aShopPage() });
    expect(await screen.findByRole('heading', { name: 'Not a posting' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Scan' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan it anyway' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Blue kettle');
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    expect(await screen.findByText('Company name Required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Company'), 'Kettle Ltd');
    await user.click(screen.getByLabelText('Job description'));
    await user.paste(description);
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await waitFor(() => expect(browser.inputsOf('outbox.add')).toEqual([{ scan: expect.objectContaining({ companyName: 'Kettle Ltd' }) }]));
  });

  it('is what the user has selected on it, where that is a text to scan', async () => {
    open({ page: aShopPage({ selection: description }) });
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Job description');
    expect(field.value).toContain('Harbourlight Software builds the planning tools of ports.');
    expect(field).toHaveAccessibleDescription(/from your selection/);
  });

  it('leads to the page of another site that stands in a frame of it', async () => {
    open({ page: aShopPage({ html: '<h1>Work with us</h1><div src="https://boards.greenhouse.io/embed/job_app?token=4711"></div>' }) });
    expect(await screen.findByRole('link', { name: 'Open it by itself' })).toHaveAttribute('href', 'https://boards.greenhouse.io/embed/job_app?token=4711');
  });

  it('may be one of which only a part could be read', async () => {
    open({ page: aShopPage({ truncated: true }) });
    expect(await screen.findByText(/Nothing on this page says that it is a job posting\. This page is too large to be read whole\./)).toBeInTheDocument();
  });

  it('is told apart from one that may not be read', async () => {
    open({ page: null });
    expect(await screen.findByRole('heading', { name: 'This page cannot be read' })).toBeInTheDocument();
  });
});

describe('what was scanned before', () => {
  it('is shown with its score and the way to it, also where only title and company are the same', async () => {
    const alike = [
      { likeness: 'address', job: aJob(1) },
      { likeness: 'title', job: aJob(2, { url: 'https://www.board.example/9', score: aScore(64) }) },
    ];
    const { browser } = open({ answers: { 'scans.alike': () => ({ alike }) } });
    expect(await screen.findByText('You have scanned this address')).toBeInTheDocument();
    expect(screen.getByText('Looks like “Front-end Developer”, which you scanned on board.example')).toBeInTheDocument();
    const [first] = screen.getAllByRole('link', { name: 'Open the scan of Front-end Developer' });
    expect(first).toHaveAttribute('href', `https://rolefit.example/job-match/${aJob(1)._id}`);
    // The text itself stays here.
    expect(browser.inputsOf('scans.alike')).toEqual([{ url: 'https://jobs.example.org/42', title: 'Front-end Developer', companyName: 'Harbourlight Software', textHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('is asked of nobody while signed out', async () => {
    const { browser } = open({ state: aState({ session: { status: 'signed-out', user: null }, scans: null }) });
    await screen.findByLabelText('Title');
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect([browser.inputsOf('scans.alike'), browser.inputsOf('profile.facts')]).toEqual([[], []]);
  });
});

describe('the score', () => {
  it('is estimated at once by the built-in analyser, and replaced by the one of the server', async () => {
    const { facts } = await readResume('Ada\n\nSkills\nReact, TypeScript, JavaScript, CSS, Jest', { asOf: '2026-11-01' });
    const { browser, user } = open({ answers: { 'profile.facts': () => ({ profile: { resume: facts, skills: [], answers: {} } }) } });
    expect(await screen.findByText('First estimate')).toBeInTheDocument();
    expect(screen.getByText(/Judged in your browser/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await screen.findByText('Queued. You can close this.');
    act(() => browser.say({ scans: [aJob(1, { jobId: 'extension-1', score: aScore(93) })] }));
    expect(await screen.findByText('Match score')).toBeInTheDocument();
    expect(screen.queryByText('First estimate')).not.toBeInTheDocument();
  });
});

describe('a text that takes too long', () => {
  const shortMs = 200;

  it('gets no estimate, says why, and is scanned all the same', async () => {
    const { facts } = await readResume('Ada\n\nSkills\nReact', { asOf: '2026-11-01' });
    const workers = { pages: workersInProcess().pages, judge: workersThatHang(shortMs).judge };
    const { browser, user } = open({ workers, answers: { 'profile.facts': () => ({ profile: { resume: facts, skills: [], answers: {} } }) } });
    expect(await screen.findByText(/^This posting is too complex to score here\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await waitFor(() => expect(browser.inputsOf('outbox.add')).toHaveLength(1));
  });

  it('gets its estimate once it was changed', async () => {
    const { facts } = await readResume('Ada\n\nSkills\nReact', { asOf: '2026-11-01' });
    const endless = 'endless';
    const work = (input: LocalScoringInput) => (input.text.includes(endless) ? new Promise<never>(() => undefined) : scoreLocally(input));
    const workers = { pages: workersInProcess().pages, judge: new TimedWorker<LocalScoringInput, number | null>(() => workerInProcess(work), 2_000) };
    const { user } = open({ workers, page: aPostingPage({ text: `${description} ${endless}` }), answers: { 'profile.facts': () => ({ profile: { resume: facts, skills: [], answers: {} } }) } });
    expect(await screen.findByText(/^This posting is too complex to score here\./)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Job description'));
    await user.click(screen.getByLabelText('Job description'));
    await user.paste(description);
    expect(await screen.findByText('First estimate')).toBeInTheDocument();
  });

  it('is the page itself, and then what the user selects of it can be scanned', async () => {
    const { browser, user } = open({ workers: workersThatHang(shortMs), page: { ...aPostingPage({ url: 'https://ada:secret@jobs.example.org/42' }), selection: description } });
    expect(await screen.findByRole('heading', { name: 'This page is too complex to read' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Scan it anyway' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Front-end Developer');
    await user.type(screen.getByLabelText('Company'), 'Harbourlight Software');
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await waitFor(() => expect(browser.inputsOf('outbox.add')).toEqual([{ scan: expect.objectContaining({ url: 'https://jobs.example.org/42', jobDescription: description }) }]));
  });
});

describe('the lists', () => {
  it('show the last scans as they come in', async () => {
    const { browser } = open({ state: aState({ scans: [aJob(1, { title: 'Nurse', status: 'reading', score: null })] }) });
    expect(await screen.findByText('Reading the posting')).toBeInTheDocument();
    act(() => browser.say({ scans: [aJob(1, { title: 'Nurse', score: aScore(88) })] }));
    const row = await screen.findByRole('link', { name: /Nurse/ });
    expect(row).toHaveTextContent('88%Strong');
  });

  it('show what waits, why, and let the user correct what was refused', async () => {
    const problem = { message: 'Company name Required', fields: { companyName: 'Company name Required' } };
    const { browser, user } = open({ page: null, state: aState({ hold: 'The server cannot be reached.', outbox: [anItem(), anItem({ jobId: 'extension-8', state: 'refused', problem })] }) });
    expect(await screen.findByText('2 scans are kept in this browser. The server cannot be reached.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Correct Nurse' }));
    const form = screen.getByRole('form', { name: 'Correct this scan' });
    expect(within(form).getByText('Company name Required')).toBeInTheDocument();
    await user.type(within(form).getByLabelText('Company'), ' North');
    await user.click(within(form).getByRole('button', { name: 'Save and send' }));
    await waitFor(() => expect(browser.inputsOf('outbox.change')).toEqual([{ jobId: 'extension-8', scan: expect.objectContaining({ companyName: 'Harbour Clinic North' }) }]));
  });
});

describe('the session', () => {
  it('begins at the login page, once the browser lets us speak with the server', async () => {
    const { browser, user } = open({ state: aState({ session: { status: 'signed-out', user: null }, scans: null, server: { origin: 'https://rolefit.example', isAllowed: false } }) });
    await user.click(await screen.findByRole('button', { name: 'Connect' }));
    expect(browser.inputsOf('session.connect')).toHaveLength(1);
    expect(browser.requested).toHaveBeenCalledWith({ origins: ['https://rolefit.example/*'] });
  });

  it('goes on once the browser lets us speak with the server again', async () => {
    const { browser, user } = open({ page: null, state: aState({ outbox: [anItem()], server: { origin: 'https://rolefit.example', isAllowed: false } }) });
    expect(await screen.findByRole('heading', { name: 'Not allowed to reach your server' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    expect(browser.requested).toHaveBeenCalledWith({ origins: ['https://rolefit.example/*'] });
    expect(browser.inputsOf('session.connect')).toEqual([]);
    act(() => browser.say({ server: { origin: 'https://rolefit.example', isAllowed: true } }));
    expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
  });

  it('asks to connect again when it is over, and ends when the user says so', async () => {
    const { browser, user } = open({ page: null, state: aState({ outbox: [anItem()] }) });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(browser.inputsOf('session.disconnect')).toHaveLength(1);
    act(() => browser.say({ session: { status: 'expired', user: null } }));
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
    expect(screen.getByText('1 scan is kept in this browser.')).toBeInTheDocument();
  });
});
