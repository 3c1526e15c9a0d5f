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
  beforeEach(() => {
    signIn('first', aUser());
    stop = followOtherTabs();
  });
  afterEach(() => stop());

  it('logs out here when another tab removes the token', () => {
    elsewhere(() => localStorage.removeItem('token'), 'token');
    expect(session()).toMatchObject({ isAuthenticated: false, isLoading: false, hasLoggedOut: true });
  });

  it('logs out here when another tab clears all that is stored', () => {
    elsewhere(() => localStorage.clear(), null);
    expect(session().isAuthenticated).toBe(false);
  });

  it('stays when another tab has a new token or changes something else', () => {
    elsewhere(() => localStorage.setItem('token', 'second'), 'token');
    elsewhere(() => localStorage.setItem('theme', 'dark'), 'theme');
    expect(session()).toMatchObject({ isAuthenticated: true, user: aUser() });
  });

  it('does not take a page that is still asking for one that was left', () => {
    getDefaultStore().set(sessionAtom, { isAuthenticated: false, user: null, isLoading: true });
    elsewhere(() => localStorage.removeItem('token'), 'token');
    expect(session().isLoading).toBe(true);
  });

  it('ends when it is told to', () => {
    stop();
    elsewhere(() => localStorage.removeItem('token'), 'token');
    expect(session().isAuthenticated).toBe(true);
  });
});
