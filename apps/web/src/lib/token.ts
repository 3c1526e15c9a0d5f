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

/** Tells when another tab removes the token; a new one in its place is no matter. Returns how to stop. */
export function onTokenRemovedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if ((key === storageKey || key === null) && readToken() === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
