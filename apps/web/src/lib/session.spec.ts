import { ApiError } from '@rolefit/api-client';
import { waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { anId, aUser } from '@/testing/builders';
import { becomeLoggedOut, becomeVisitor, followOtherTabs, sessionAtom, signIn } from './session';

const session = () => getDefaultStore().get(sessionAtom);

/** What this tab sees when another one writes. */
function elsewhere(change: () => void, key: string | null) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

describe('becomeVisitor', () => {
  beforeEach(() => signIn('first', aUser()));

  it('says of a session that the server has ended that it has expired', () => {
    becomeVisitor();
    expect(session()).toMatchObject({ isAuthenticated: false, hasExpired: true });
  });

  it.each([
    ['keeps the token where the server could not be asked', new ApiError({ name: 'NETWORK', code: 'NETWORK_DOWN', message: 'away', status: 0 }), 'first'],
    ['removes it where the server has refused it', new ApiError({ name: 'AUTHERROR', code: 'SESSION_EXPIRED', message: 'over', status: 401 }), null],
  ])('%s', (_, failure, token) => {
    becomeVisitor(failure);
    expect(localStorage.getItem('token')).toBe(token);
    expect(session()).toMatchObject({ isAuthenticated: false, failure });
  });

  it('leaves a logout a logout, whatever was still under way', () => {
    becomeLoggedOut();
    becomeVisitor();
    expect(session()).toEqual({ isAuthenticated: false, user: null, isLoading: false, hasLoggedOut: true });
  });

  it('takes it for a logout where another tab has left, so that nothing of the user stays here', () => {
    localStorage.removeItem('token');
    becomeVisitor();
    expect(session()).toMatchObject({ isAuthenticated: false, hasLoggedOut: true });
  });
});

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

  const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub, name: 'ÿ?>' })).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.mark`;

  it('asks who it is when somebody else signs in in another tab, and leaves their token alone', async () => {
    elsewhere(() => localStorage.removeItem('token'), 'token');
    elsewhere(() => localStorage.setItem('token', tokenOf(anId(901))), 'token');
    expect(session()).toEqual({ isAuthenticated: false, user: null, isLoading: true });
    expect(localStorage.getItem('token')).toBe(tokenOf(anId(901)));
    await settled();
    expect(isSignedOut).not.toHaveBeenCalled();
  });

  it('stays when another tab has a new token of the same person', () => {
    elsewhere(() => localStorage.setItem('token', tokenOf(aUser().id)), 'token');
    expect(session()).toMatchObject({ isAuthenticated: true, user: aUser() });
  });

  it('asks again on the login page when somebody signs in in another tab', () => {
    becomeVisitor();
    elsewhere(() => localStorage.setItem('token', tokenOf(aUser().id)), 'token');
    expect(session().isLoading).toBe(true);
  });

  it('looks again when it comes back from where the browser had put it aside, asleep', async () => {
    const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    localStorage.removeItem('token');
    comeBack(false);
    await settled();
    expect(session().isAuthenticated).toBe(true);
    comeBack(true);
    await waitFor(() => expect(session()).toMatchObject({ isAuthenticated: false, hasLoggedOut: true }));
    signIn('first', aUser());
    localStorage.setItem('token', tokenOf(anId(901)));
    comeBack(true);
    expect(session()).toEqual({ isAuthenticated: false, user: null, isLoading: true });
  });

  it('does not take a page that is still asking for one that was left', async () => {
    getDefaultStore().set(sessionAtom, { isAuthenticated: false, user: null, isLoading: true });
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await settled();
    expect(session().isLoading).toBe(true);
  });

  const until = '2026-12-21T10:00:00.000Z';
  const deleteElsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'account-deleted', newValue: until, storageArea: localStorage }));

  it('knows at once when the account was deleted in another tab, and until when it can be brought back', async () => {
    deleteElsewhere();
    expect(session()).toEqual({ isAuthenticated: false, user: null, isLoading: false, hasLoggedOut: true, deletedUntil: until });
    expect(localStorage.getItem('token')).toBeNull();
    await settled();
    expect(isSignedOut).not.toHaveBeenCalled();
  });

  it('knows it also when a call of this tab has found the session ended before or after', () => {
    becomeVisitor();
    deleteElsewhere();
    becomeVisitor();
    expect(session()).toMatchObject({ isAuthenticated: false, deletedUntil: until });
    signIn('again', aUser({ restorableUntil: until }));
    becomeVisitor();
    expect(session()).toMatchObject({ isAuthenticated: false, hasExpired: true });
    expect(session()).not.toHaveProperty('deletedUntil');
  });

  it('ends when it is told to', async () => {
    stop();
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await settled();
    expect(session().isAuthenticated).toBe(true);
  });
});
