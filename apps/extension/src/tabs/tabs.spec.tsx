/** @jest-environment ./apps/web/src/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { capturedPageSchema, type CapturedPage } from '@rolefit/page-reader';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { type PageReader } from '@/reading/workers';
import { aJob, anItem, aPostingPage, aScore, aShopPage, aState } from '@/testing/builders';
import { FakeBrowser } from '@/testing/popup-browser.fake';
import { workersInProcess, workersThatHang } from '@/testing/workers';
import { readOpenTabs } from './read-tabs';
import { Tabs } from './tabs';

configure({ asyncUtilTimeout: 60_000 });
jest.setTimeout(300_000);
afterEach(cleanup);

/** Tabs with their pages; null for one that the browser protects. */
function open(
  pages: readonly (CapturedPage | null)[],
  {
    isAllowed = true,
    takesAll = true,
    isGiven = false,
    answers = {},
    reader = workersInProcess().pages,
  }: {
    isAllowed?: boolean;
    takesAll?: boolean;
    isGiven?: boolean;
    answers?: NonNullable<ConstructorParameters<typeof FakeBrowser>[0]['answers']>;
    reader?: PageReader;
  } = {},
) {
  const browser = new FakeBrowser({ state: aState(), page: null, answers });
  const request = jest.fn(async (_wish: object) => isAllowed);
  // As in Chrome, which drops the permission for one site along with that for all; Firefox does not.
  const remove = jest.fn(async () => takesAll);
  const create = jest.fn();
  const mayRead = (origins: readonly string[]) =>
    origins.includes('https://*/*')
      ? isGiven && remove.mock.calls.length === 0
      : remove.mock.calls.length === 0 || !takesAll;
  const tabs = pages.map((page, at) => ({
    id: at + 1,
    title: page?.title ?? 'A store',
    url: page?.url ?? 'https://store.example.org/',
  }));
  Object.assign(globalThis.chrome, {
    permissions: {
      request,
      remove,
      contains: async ({ origins }: { origins: readonly string[] }) => mayRead(origins),
    },
    storage: { local: { get: async () => ({ server: 'https://rolefit.example' }) } },
    tabs: {
      query: async () => [{ id: 90, title: 'New tab', url: 'chrome://newtab/' }, ...tabs],
      create,
    },
    scripting: {
      executeScript: async ({ target }: { target: { tabId: number } }) => {
        const page = pages[target.tabId - 1];
        if (!page) throw new Error('The extensions gallery cannot be scripted.');
        return [{ result: capturedPageSchema.parse(page) }];
      },
    },
  });
  render(<Tabs reader={reader} />);
  return { browser, request, remove, create, user: userEvent.setup() };
}

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
const [nurse, baker] = [
  aPostingPage({
    title: 'Nurse',
    url: 'https://jobs.example.org/nurse',
    company: 'Harbour Clinic',
  }),
  aPostingPage({ title: 'Baker', url: 'https://jobs.example.org/baker', company: 'Bakery' }),
];
const pages = [
  nurse,
  aShopPage(),
  aPostingPage({
    title: 'Cook',
    text: 'We look for a cook.',
    url: 'https://jobs.example.org/cook',
  }),
  null,
  baker,
];

describe('the page of open tabs', () => {
  it('requests permission once, reads all tabs, explains failures and revokes the permission on request', async () => {
    const { user, request, remove } = open(pages);
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    expect(await screen.findByText('2 postings in 5 tabs')).toBeInTheDocument();
    expect(request).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('checkbox', { name: /^Nurse/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Not a posting/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Only 5 words were found/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /This page can’t be read/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Revoke access' }));
    await waitFor(() =>
      expect(screen.queryByText('Rolefit may read all sites now.')).not.toBeInTheDocument(),
    );
    expect(remove).toHaveBeenCalledWith({ origins: ['http://*/*', 'https://*/*'] });
    // The browser drops the permission for the server as well.
    expect(request.mock.calls).toEqual([
      [{ origins: ['http://*/*', 'https://*/*'] }],
      [{ origins: ['https://rolefit.example/*'] }],
    ]);
  });

  it('offers to revoke an earlier permission only if there is one', async () => {
    const { user, remove } = open(pages, { isGiven: true });
    await user.click(await screen.findByRole('button', { name: 'Revoke access' }));
    await waitFor(() =>
      expect(screen.queryByText('Rolefit may read all sites now.')).not.toBeInTheDocument(),
    );
    expect(remove).toHaveBeenCalledWith({ origins: ['http://*/*', 'https://*/*'] });
    cleanup();
    open(pages);
    expect(await screen.findByText(/The browser asks once/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revoke access' })).not.toBeInTheDocument();
  });

  it('times out on a tab that never answers', async () => {
    open([nurse]);
    await screen.findByText(/The browser asks once/);
    Object.assign(globalThis.chrome.scripting, {
      executeScript: () => new Promise(() => undefined),
    });
    expect(await readOpenTabs(workersInProcess().pages, 1)).toMatchObject([
      {
        scan: null,
        why: 'This page doesn’t answer: it may still be loading. Open it, and read again.',
      },
    ]);
  });

  it('suggests an alternative for a page that takes too long to read', async () => {
    const { user } = open([nurse, baker], { reader: workersThatHang(50).pages });
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    expect(await screen.findByText('0 postings in 2 tabs')).toBeInTheDocument();
    expect(
      screen.getAllByText(
        'This page is too complex to read. Open it, select the job description, and click the Rolefit button.',
      ),
    ).toHaveLength(2);
  });

  it('skips Rolefit’s own pages', async () => {
    const { user } = open([
      nurse,
      aPostingPage({ title: 'Driver', url: 'https://rolefit.example/job-match/7' }),
      aPostingPage({ title: 'Cook', url: 'https://rolefit.example.org/7' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    expect(await screen.findByText('2 postings in 2 tabs')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /^Driver/ })).not.toBeInTheDocument();
  });

  it('does not request the server permission again if the browser kept it', async () => {
    const { user, request } = open(pages, { takesAll: false });
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke access' }));
    await waitFor(() =>
      expect(screen.queryByText('Rolefit may read all sites now.')).not.toBeInTheDocument(),
    );
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('scans the selected tabs once each and opens no page', async () => {
    const { user, browser, create } = open(pages);
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Baker/ }));
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    expect(await screen.findByText(/^1 posting queued/)).toBeInTheDocument();
    expect(browser.inputsOf('outbox.add')).toEqual([
      { scan: expect.objectContaining({ title: 'Nurse' }) },
    ]);
    await user.click(screen.getByRole('checkbox', { name: /^Baker/ }));
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    await waitFor(() => expect(browser.inputsOf('outbox.add')).toHaveLength(2));
    expect(create).not.toHaveBeenCalled();
  });

  it('suggests an alternative if the user refuses', async () => {
    const { user, remove } = open(pages, { isAllowed: false });
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    expect(await screen.findByText(/one page at a time/)).toBeInTheDocument();
    expect(remove).not.toHaveBeenCalled();
  });

  it('shows earlier scans with scores and does not preselect them or duplicates', async () => {
    const alike = (likeness: string, score: number) => ({
      alike: [
        { likeness, job: aJob(4, { score: aScore(score), url: 'https://www.board.example/9' }) },
      ],
    });
    const answers = {
      'scans.alike': (question: unknown) =>
        JSON.stringify(question).includes('/nurse')
          ? alike('address', 83)
          : JSON.stringify(question).includes('/baker')
            ? alike('title', 41)
            : { alike: [] },
    };
    open([nurse, baker, { ...baker, url: 'https://jobs.example.org/other-address' }], { answers });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    expect(await screen.findByRole('checkbox', { name: /^Nurse/ })).not.toBeChecked();
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Baker/ });
    expect(
      [first, second].map((box) => (box instanceof HTMLInputElement ? box.checked : null)),
    ).toEqual([true, false]);
    expect(second).toHaveAccessibleName(/The same posting as in a tab above/);
    expect(screen.getByText(/^You have scanned this address/)).toHaveTextContent('83% Strong');
    expect(
      screen.getAllByText(/Looks like “Front-end Developer”, which you scanned on/)[0],
    ).toHaveTextContent('41% Partial');
    expect(screen.getAllByRole('link', { name: /Open the scan of/ })[0]).toHaveAttribute(
      'href',
      `https://rolefit.example/job-match/${aJob(4)._id}`,
    );
    expect(screen.getByRole('button', { name: 'Scan 1 posting' })).toBeEnabled();
  });

  it('shows the outcome of each and continues after one that could not be queued', async () => {
    let calls = 0;
    const answers = {
      'outbox.add': () =>
        (calls += 1) === 1
          ? new Error('The browser has no room left.')
          : { jobId: `extension-${calls}` },
    };
    const { user, browser } = open([nurse, baker], { answers });
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    await user.click(await screen.findByRole('button', { name: 'Scan 2 postings' }));
    expect(await screen.findByText('1 posting couldn’t be queued.')).toBeInTheDocument();
    const row = (name: RegExp) => screen.getByRole('checkbox', { name });
    expect(row(/^Nurse/)).toHaveAccessibleName(/The browser has no room left/);
    act(() => browser.say({ outbox: [anItem({ jobId: 'extension-2', state: 'waiting' })] }));
    expect(row(/^Baker/)).toHaveAccessibleName(/Queued$/);
    act(() =>
      browser.say({
        outbox: [],
        scans: [aJob(1, { jobId: 'extension-2', status: 'matching', score: null })],
      }),
    );
    expect(row(/^Baker/)).toHaveAccessibleName(/Matching with your resume$/);
    act(() => browser.say({ scans: [aJob(1, { jobId: 'extension-2', score: aScore(64) })] }));
    expect(row(/^Baker/)).toHaveAccessibleName(/64% Good$/);
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    expect(await screen.findByText(/^2 postings queued/)).toBeInTheDocument();
  });
});
