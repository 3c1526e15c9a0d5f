const storageKey = 'token';

/** The access token at hand, or null. */
export function readToken(): string | null {
  return localStorage.getItem(storageKey);
}

export function storeToken(token: string): void {
  localStorage.setItem(storageKey, token);
}

export function removeToken(): void {
  localStorage.removeItem(storageKey);
}

/** Whose token it is, by the id of the user; null where it does not say. Proves nothing: it only tells two people apart. */
export function ownerOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}

/**
 * Tells when another tab removes the token or puts another in its place, and when a page comes back that the browser had put aside: it slept, and heard
 * of nothing. Returns how to stop.
 */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if (key === storageKey || key === null) listener();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
