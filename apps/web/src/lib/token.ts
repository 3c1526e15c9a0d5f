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
