import { waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { aUser } from '@/testing/builders';
import { followOtherTabs, sessionAtom, signIn } from './session';

const session = () => getDefaultStore().get(sessionAtom);

/** What this tab sees when another one writes. */
function elsewhere(change: () => void, key: string | null) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

describe('followOtherTabs', () => {
  let stop: () => void;
  const isSignedOut = jest.fn<Promise<boolean>, []>();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  beforeEach(() => {
    isSignedOut.mockReset().mockResolvedValue(true);
    signIn('first', aUser());
    stop = followOtherTabs(isSignedOut, 0);
  });
  afterEach(() => stop());

  it('logs out here when another tab has logged out', async () => {
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await waitFor(() => expect(session()).toMatchObject({ isAuthenticated: false, isLoading: false, hasLoggedOut: true }));
  });

  it('stays when another tab only lost its token and the server still knows us, or does not answer', async () => {
    isSignedOut.mockResolvedValue(false);
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await waitFor(() => expect(isSignedOut).toHaveBeenCalledTimes(1));
    expect(session().isAuthenticated).toBe(true);
  });

  it('logs out here when another tab clears all that is stored', async () => {
    elsewhere(() => localStorage.clear(), null);
    await waitFor(() => expect(session().isAuthenticated).toBe(false));
  });

  it('stays when another tab has a new token or changes something else', async () => {
    elsewhere(() => localStorage.setItem('token', 'second'), 'token');
    elsewhere(() => localStorage.setItem('theme', 'dark'), 'theme');
    await settled();
    expect(session()).toMatchObject({ isAuthenticated: true, user: aUser() });
    expect(isSignedOut).not.toHaveBeenCalled();
  });

  it('does not take a page that is still asking for one that was left', async () => {
    getDefaultStore().set(sessionAtom, { isAuthenticated: false, user: null, isLoading: true });
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await settled();
    expect(session().isLoading).toBe(true);
  });

  it('ends when it is told to', async () => {
    stop();
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await settled();
    expect(session().isAuthenticated).toBe(true);
  });
});
