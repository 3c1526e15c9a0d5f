import { ApiError } from '@rolefit/api-client';
import { type User } from '@rolefit/contracts';
import { atom, getDefaultStore } from 'jotai';
import { onTokenChangedElsewhere, ownerOf, readToken, removeToken, storeToken } from './token';

/** Who is signed in. `isLoading` until the server has been asked; `failure` where it could not be; `hasExpired` where somebody was signed in here before; `staysInExtension` where an extension of theirs is still signed in after a logout; `deletedUntil` where they have deleted their account, until when it can be brought back. */
export type SessionState = { isAuthenticated: true; user: User; isLoading: false } | { isAuthenticated: false; user: null; isLoading: boolean; failure?: unknown; hasLoggedOut?: true; staysInExtension?: true; hasExpired?: boolean; deletedUntil?: string };

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

function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 401;
}

/** The server was asked and knows nobody, or `failure` came instead of an answer. */
export function becomeVisitor(failure?: unknown): void {
  const before = store.get(sessionAtom);
  // Another tab has removed the token and left: its live connection is cut here before this tab has looked.
  if (before.isAuthenticated && readToken() === null) return becomeLoggedOut();
  // A server that could not be asked, as when the page is left meanwhile, has said nothing against it.
  if (failure === undefined || isRefusal(failure)) removeToken();
  // A call that was still under way, or a live connection that was cut: the user knows why nobody is signed in any more.
  if (!before.isAuthenticated && (before.deletedUntil !== undefined || before.hasLoggedOut === true)) return;
  const hasExpired = before.isAuthenticated;
  store.set(sessionAtom, { isAuthenticated: false, user: null, isLoading: false, failure, hasExpired });
}

/** The user left on purpose. @param staysInExtension whether an extension of theirs is known to be signed in still */
export function becomeLoggedOut({ staysInExtension = false } = {}): void {
  removeToken();
  store.set(sessionAtom, { isAuthenticated: false, user: null, isLoading: false, hasLoggedOut: true, ...(staysInExtension ? { staysInExtension } : {}) });
}

/** Who is signed in, or null. */
export function readUser(): User | null {
  return store.get(sessionAtom).user;
}

/** Whether the user left on purpose: then nothing of theirs is to stay here. */
export function hasLoggedOut(): boolean {
  const session = store.get(sessionAtom);
  return !session.isAuthenticated && session.hasLoggedOut === true;
}

const deletedKey = 'account-deleted';

function leaveDeleted(deletedUntil: string): void {
  removeToken();
  store.set(sessionAtom, { isAuthenticated: false, user: null, isLoading: false, hasLoggedOut: true, deletedUntil });
}

/** The user has deleted their account, here and for all tabs of this browser. */
export function becomeDeleted(deletedUntil: string): void {
  // Other tabs hear of both; what was set is nothing to keep.
  localStorage.setItem(deletedKey, deletedUntil);
  localStorage.removeItem(deletedKey);
  leaveDeleted(deletedUntil);
}

function onDeletedElsewhere(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === deletedKey && newValue !== null) leaveDeleted(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The other tab removes the token first and then tells the server. */
const logoutMs = 1_500;

/** Whether the token at hand says that somebody signed in whom this page does not show. */
function isSomebodyNew(): boolean {
  const token = readToken();
  const { isLoading, user } = store.get(sessionAtom);
  const owner = token === null || isLoading ? null : ownerOf(token);
  return owner !== null && owner !== user?.id;
}

/**
 * Ends the session here when it has ended in another tab or the account was deleted there, and shows who has signed in there. Site data that was cleared
 * takes the token too, so the server has the last word.
 * @param isSignedOut asks the server; false also where it does not answer
 * @returns how to stop
 */
export function followOtherTabs(isSignedOut: () => Promise<boolean>, delayMs = logoutMs): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async () => {
    if (readToken() !== null || !store.get(sessionAtom).isAuthenticated) return;
    if (await isSignedOut()) becomeLoggedOut();
  };
  const stopDeleted = onDeletedElsewhere();
  const stop = onTokenChangedElsewhere(() => {
    clearTimeout(timer);
    if (readToken() === null) timer = setTimeout(() => void check(), delayMs);
    // The token is theirs now: what it brings must not be shown under another name.
    else if (isSomebodyNew()) store.set(sessionAtom, initial);
  });
  return () => {
    clearTimeout(timer);
    stopDeleted();
    stop();
  };
}

/** Back to the beginning: nobody is known and the server is asked again. */
export function forgetSession(): void {
  removeToken();
  store.set(sessionAtom, initial);
}
