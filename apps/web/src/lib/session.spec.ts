import { ApiError } from '@rolefit/api-client';
import { waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { anId, aUser } from '@/testing/builders';
import { markLoggedOut, markSignedOut, syncWithOtherTabs, sessionAtom, signIn } from './session';

const session = () => getDefaultStore().get(sessionAtom);

/** Simulates a storage event of another tab. */
function elsewhere(change: () => void, key: string | null) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

describe('markSignedOut', () => {
  beforeEach(() => signIn('first', aUser()));

  it('marks a session that the server has ended as expired', () => {
    markSignedOut();
    expect(session()).toMatchObject({ isAuthenticated: false, hasExpired: true });
  });

  it.each([
    [
      'keeps the token where the server could not be asked',
      new ApiError({ name: 'NETWORK', code: 'NETWORK_DOWN', message: 'away', status: 0 }),
      'first',
    ],
    [
      'removes it where the server has refused it',
      new ApiError({ name: 'AUTHERROR', code: 'SESSION_EXPIRED', message: 'over', status: 401 }),
      null,
    ],
  ])('%s', (_, failure, token) => {
    markSignedOut(failure);
    expect(localStorage.getItem('token')).toBe(token);
    expect(session()).toMatchObject({ isAuthenticated: false, failure });
  });

  it('keeps a logout regardless of pending requests', () => {
    markLoggedOut();
    markSignedOut();
    expect(session()).toEqual({
      isAuthenticated: false,
      user: null,
      isLoading: false,
      hasLoggedOut: true,
    });
  });

  it('treats a logout in another tab as a logout', () => {
    localStorage.removeItem('token');
    markSignedOut();
    expect(session()).toMatchObject({ isAuthenticated: false, hasLoggedOut: true });
  });
});

describe('syncWithOtherTabs', () => {
  let stop: () => void;
  const isSignedOut = jest.fn<Promise<boolean>, []>();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  beforeEach(() => {
    isSignedOut.mockReset().mockResolvedValue(true);
    signIn('first', aUser());
    stop = syncWithOtherTabs(isSignedOut, 0);
  });
  afterEach(() => stop());

  it('logs out when another tab has logged out', async () => {
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await waitFor(() =>
      expect(session()).toMatchObject({
        isAuthenticated: false,
        isLoading: false,
        hasLoggedOut: true,
      }),
    );
  });

  it('stays signed in if only the token was lost, or the server does not answer', async () => {
    isSignedOut.mockResolvedValue(false);
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await waitFor(() => expect(isSignedOut).toHaveBeenCalledTimes(1));
    expect(session().isAuthenticated).toBe(true);
  });

  it('logs out when another tab clears the storage', async () => {
    elsewhere(() => localStorage.clear(), null);
    await waitFor(() => expect(session().isAuthenticated).toBe(false));
  });

  it('stays signed in when another tab renews the token or changes another key', async () => {
    elsewhere(() => localStorage.setItem('token', 'second'), 'token');
    elsewhere(() => localStorage.setItem('theme', 'dark'), 'theme');
    await settled();
    expect(session()).toMatchObject({ isAuthenticated: true, user: aUser() });
    expect(isSignedOut).not.toHaveBeenCalled();
  });

  const tokenOf = (sub: string) =>
    `head.${btoa(JSON.stringify({ sub, name: 'ÿ?>' }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')}.mark`;

  it('checks the session when another user signs in in another tab, and keeps their token', async () => {
    elsewhere(() => localStorage.removeItem('token'), 'token');
    elsewhere(() => localStorage.setItem('token', tokenOf(anId(901))), 'token');
    expect(session()).toEqual({ isAuthenticated: false, user: null, isLoading: true });
    expect(localStorage.getItem('token')).toBe(tokenOf(anId(901)));
    await settled();
    expect(isSignedOut).not.toHaveBeenCalled();
  });

  it('stays signed in when another tab has a new token of the same user', () => {
    elsewhere(() => localStorage.setItem('token', tokenOf(aUser().id)), 'token');
    expect(session()).toMatchObject({ isAuthenticated: true, user: aUser() });
  });

  it('checks again on the login page when a user signs in in another tab', () => {
    markSignedOut();
    elsewhere(() => localStorage.setItem('token', tokenOf(aUser().id)), 'token');
    expect(session().isLoading).toBe(true);
  });

  it('checks again after it is restored from the back/forward cache', async () => {
    const comeBack = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    localStorage.removeItem('token');
    comeBack(false);
    await settled();
    expect(session().isAuthenticated).toBe(true);
    comeBack(true);
    await waitFor(() =>
      expect(session()).toMatchObject({ isAuthenticated: false, hasLoggedOut: true }),
    );
    signIn('first', aUser());
    localStorage.setItem('token', tokenOf(anId(901)));
    comeBack(true);
    expect(session()).toEqual({ isAuthenticated: false, user: null, isLoading: true });
  });

  it('does not treat a pending session check as a logout', async () => {
    getDefaultStore().set(sessionAtom, { isAuthenticated: false, user: null, isLoading: true });
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await settled();
    expect(session().isLoading).toBe(true);
  });

  const until = '2026-12-21T10:00:00.000Z';
  const deleteElsewhere = () =>
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'account-deleted',
        newValue: until,
        storageArea: localStorage,
      }),
    );

  it('handles an account deletion in another tab, with the end of its restore period', async () => {
    deleteElsewhere();
    expect(session()).toEqual({
      isAuthenticated: false,
      user: null,
      isLoading: false,
      hasLoggedOut: true,
      deletedUntil: until,
    });
    expect(localStorage.getItem('token')).toBeNull();
    await settled();
    expect(isSignedOut).not.toHaveBeenCalled();
  });

  it('handles it also if a request has already failed', () => {
    markSignedOut();
    deleteElsewhere();
    markSignedOut();
    expect(session()).toMatchObject({ isAuthenticated: false, deletedUntil: until });
    signIn('again', aUser({ restorableUntil: until }));
    markSignedOut();
    expect(session()).toMatchObject({ isAuthenticated: false, hasExpired: true });
    expect(session()).not.toHaveProperty('deletedUntil');
  });

  it('stops when it is unsubscribed', async () => {
    stop();
    elsewhere(() => localStorage.removeItem('token'), 'token');
    await settled();
    expect(session().isAuthenticated).toBe(true);
  });
});
