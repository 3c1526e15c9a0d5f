/** @jest-environment ./apps/web/src/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { capturedPageSchema, type CapturedPage } from '@rolefit/page-reader';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPostingPage, aShopPage, aState } from '@/testing/builders';
import { FakeBrowser } from '@/testing/fake-browser';
import { Tabs } from './tabs';

configure({ asyncUtilTimeout: 60_000 });
jest.setTimeout(300_000);
afterEach(cleanup);

/** Tabs with what is open in them; null for one that the browser does not let us read. */
function open(pages: readonly (CapturedPage | null)[], isAllowed = true) {
  const browser = new FakeBrowser({ state: aState(), page: null });
  const request = jest.fn(async (_wish: object) => isAllowed);
  const remove = jest.fn(async () => true);
  const create = jest.fn();
  const tabs = pages.map((page, at) => ({ id: at + 1, title: page?.title ?? 'A store', url: page?.url ?? 'https://store.example.org/' }));
  Object.assign(globalThis.chrome, {
    permissions: { request, remove, contains: async () => true },
    storage: { local: { get: async () => ({ server: 'https://rolefit.example' }) } },
    tabs: { query: async () => [{ id: 90, title: 'New tab', url: 'chrome://newtab/' }, ...tabs], create },
    scripting: {
      executeScript: async ({ target }: { target: { tabId: number } }) => {
        const page = pages[target.tabId - 1];
        if (!page) throw new Error('The extensions gallery cannot be scripted.');
        return [{ result: capturedPageSchema.parse(page) }];
      },
    },
  });
  render(<Tabs />);
  return { browser, request, remove, create, user: userEvent.setup() };
}

const pages = [aPostingPage({ title: 'Nurse' }), aShopPage(), aPostingPage({ title: 'Cook', text: 'We look for a cook.' }), null, aPostingPage({ title: 'Baker' })];

describe('the page of open tabs', () => {
  it('asks once, reads them all, says why one is none, and gives the permission back when the user says so', async () => {
    const { user, request, remove } = open(pages);
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    expect(await screen.findByText('2 postings in 5 tabs')).toBeInTheDocument();
    expect(request).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('checkbox', { name: /^Nurse/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Not a posting/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Only 5 words were found/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /This page cannot be read/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Take that back' }));
    await waitFor(() => expect(screen.queryByText('Rolefit may read all sites now.')).not.toBeInTheDocument());
    expect(remove).toHaveBeenCalledWith({ origins: ['http://*/*', 'https://*/*'] });
    // The browser takes the right to the server along with it.
    expect(request.mock.calls).toEqual([[{ origins: ['http://*/*', 'https://*/*'] }], [{ origins: ['https://rolefit.example/*'] }]]);
  });

  it('scans those that are chosen, each once, and opens nothing', async () => {
    const { user, browser, create } = open(pages);
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Baker/ }));
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    expect(await screen.findByText(/^1 posting queued/)).toBeInTheDocument();
    expect(browser.inputsOf('outbox.add')).toEqual([{ scan: expect.objectContaining({ title: 'Nurse' }) }]);
    await user.click(screen.getByRole('checkbox', { name: /^Baker/ }));
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    await waitFor(() => expect(browser.inputsOf('outbox.add')).toHaveLength(2));
    expect(create).not.toHaveBeenCalled();
  });

  it('says what else can be done where the user refuses', async () => {
    const { user, remove } = open(pages, false);
    await user.click(screen.getByRole('button', { name: 'Read open tabs' }));
    expect(await screen.findByText(/one page at a time/)).toBeInTheDocument();
    expect(remove).not.toHaveBeenCalled();
  });
});
