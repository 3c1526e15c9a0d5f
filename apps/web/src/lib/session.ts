import { type User } from '@rolefit/contracts';
import { atom, getDefaultStore } from 'jotai';
import { onTokenRemovedElsewhere, removeToken, storeToken } from './token';

/** Who is signed in. `isLoading` until the server has been asked; `failure` where it could not be. */
export type SessionState = { isAuthenticated: true; user: User; isLoading: false } | { isAuthenticated: false; user: null; isLoading: boolean; failure?: unknown; hasLoggedOut?: true };

const initial: SessionState = { isAuthenticated: false, user: null, isLoading: true };

export const sessionAtom = atom<SessionState>(initial);

const store = getDefaultStore();

/** Tells when the session changes; returns how to stop. */
export function onSessionChange(listener: (session: SessionState) => void): () => void {
  return store.sub(sessionAtom, () => listener(store.get(sessionAtom)));
}

/** Setting a user is what signs in. */
export function setUser(user: User): void {
  store.set(sessionAtom, { isAuthenticated: true, user, isLoading: false });
}

export function signIn(accessToken: string, user: User): void {
  storeToken(accessToken);
  setUser(user);
}

/** The server was asked and knows nobody, or `failure` came instead of an answer. */
export function becomeVisitor(failure?: unknown): void {
  removeToken();
  store.set(sessionAtom, { isAuthenticated: false, user: null, isLoading: false, failure });
}

/** The user left on purpose. */
export function becomeLoggedOut(): void {
  removeToken();
  store.set(sessionAtom, { isAuthenticated: false, user: null, isLoading: false, hasLoggedOut: true });
}

/** Ends the session here when it ends in another tab; returns how to stop. */
export function followOtherTabs(): () => void {
  return onTokenRemovedElsewhere(() => {
    if (store.get(sessionAtom).isAuthenticated) becomeLoggedOut();
  });
}

/** Back to the beginning: nobody is known and the server is asked again. */
export function forgetSession(): void {
  removeToken();
  store.set(sessionAtom, initial);
}
