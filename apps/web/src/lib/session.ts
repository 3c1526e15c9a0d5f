import { ApiError } from '@rolefit/api-client';
import { type User } from '@rolefit/contracts';
import { atom, getDefaultStore } from 'jotai';
import { onTokenChangedElsewhere, ownerOf, readToken, removeToken, storeToken } from './token';

/** The signed-in user, or why nobody is signed in. */
export type SessionState =
  | { isAuthenticated: true; user: User; isLoading: false }
  | {
      isAuthenticated: false;
      user: null;
      /** The server has not answered yet. */
      isLoading: boolean;
      /** Why the server could not be asked. */
      failure?: unknown;
      /** The user has logged out. */
      hasLoggedOut?: true;
      /** After a logout: the extension is still signed in. */
      staysInExtension?: true;
      /** After a logout: the user will sign in again and return to this screen. */
      returnsHere?: true;
      /** A session in this browser has ended. */
      hasExpired?: boolean;
      /** The account is deleted; the end of its restore period. */
      deletedUntil?: string;
    };

const initial: SessionState = { isAuthenticated: false, user: null, isLoading: true };

export const sessionAtom = atom<SessionState>(initial);

const store = getDefaultStore();

/** Calls the listener on every change; returns a function that unsubscribes. */
export function onSessionChange(listener: (session: SessionState) => void): () => void {
  return store.sub(sessionAtom, () => listener(store.get(sessionAtom)));
}

/** Signs in by setting the user. */
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

/** There is no session, or it could not be checked because of `failure`. */
export function markSignedOut(failure?: unknown): void {
  const before = store.get(sessionAtom);
  // Another tab has logged out and removed the token, and the server has ended this tab's connection before the storage event arrived.
  if (before.isAuthenticated && readToken() === null) return markLoggedOut();
  // An aborted or failed request does not invalidate the token.
  if (failure === undefined || isRefusal(failure)) removeToken();
  // After a logout late responses must not change the reason.
  if (
    !before.isAuthenticated &&
    (before.deletedUntil !== undefined || before.hasLoggedOut === true)
  )
    return;
  const hasExpired = before.isAuthenticated;
  store.set(sessionAtom, {
    isAuthenticated: false,
    user: null,
    isLoading: false,
    failure,
    hasExpired,
  });
}

/**
 * The user has logged out.
 * @param staysInExtension whether an extension of theirs is still signed in
 * @param returnsHere whether they will sign in again and return to this screen
 */
export function markLoggedOut({ staysInExtension = false, returnsHere = false } = {}): void {
  removeToken();
  store.set(sessionAtom, {
    isAuthenticated: false,
    user: null,
    isLoading: false,
    hasLoggedOut: true,
    ...(staysInExtension ? { staysInExtension } : {}),
    ...(returnsHere ? { returnsHere } : {}),
  });
}

/** The signed-in user, or null. */
export function readUser(): User | null {
  return store.get(sessionAtom).user;
}

/** Whether the user has logged out: then no data of theirs may be stored here. */
export function hasLoggedOut(): boolean {
  const session = store.get(sessionAtom);
  return !session.isAuthenticated && session.hasLoggedOut === true;
}

const deletedKey = 'account-deleted';

function leaveDeleted(deletedUntil: string): void {
  removeToken();
  store.set(sessionAtom, {
    isAuthenticated: false,
    user: null,
    isLoading: false,
    hasLoggedOut: true,
    deletedUntil,
  });
}

/** The user has deleted their account; notifies all tabs of this browser. */
export function markDeleted(deletedUntil: string): void {
  // Other tabs receive both storage events; the value itself is not kept.
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

/** Delay for a logout in another tab, which removes the token before it calls the server. */
const logoutMs = 1_500;

/** Whether the stored token belongs to another user than the one shown. */
function isSomebodyNew(): boolean {
  const token = readToken();
  const { isLoading, user } = store.get(sessionAtom);
  const owner = token === null || isLoading ? null : ownerOf(token);
  return owner !== null && owner !== user?.id;
}

/**
 * Follows other tabs: ends the session after a logout or account deletion there, and shows a user who has signed in there. Clearing site data also removes the
 * token, so the server is asked.
 * @param isSignedOut asks the server; false if it does not answer
 * @returns a function that unsubscribes
 */
export function syncWithOtherTabs(
  isSignedOut: () => Promise<boolean>,
  delayMs = logoutMs,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async () => {
    if (readToken() !== null || !store.get(sessionAtom).isAuthenticated) return;
    if (await isSignedOut()) markLoggedOut();
  };
  const stopDeleted = onDeletedElsewhere();
  const stop = onTokenChangedElsewhere(() => {
    clearTimeout(timer);
    if (readToken() === null) timer = setTimeout(() => void check(), delayMs);
    // The stored token belongs to the other user; their data must not appear under this one's name.
    else if (isSomebodyNew()) store.set(sessionAtom, initial);
  });
  return () => {
    clearTimeout(timer);
    stopDeleted();
    stop();
  };
}

/** Resets to the initial state, so that the server is asked again. */
export function clearSession(): void {
  removeToken();
  store.set(sessionAtom, initial);
}
