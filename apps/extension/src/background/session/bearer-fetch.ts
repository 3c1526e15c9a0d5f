/** The part of `fetch` in use by the API client. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** `fetch` for calls with a bearer token. Omits cookies, which belong to the web client, and rejects redirects, which could send the token to another server. */
export const bearerFetch: Fetch = (url, init) =>
  fetch(url, { ...init, credentials: 'omit', redirect: 'error' });
