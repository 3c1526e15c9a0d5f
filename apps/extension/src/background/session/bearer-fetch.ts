/** The part of `fetch` that the API's client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * `fetch` for who brings a token: the cookies of the server are the web client's and stay at home, and a redirect would lead the token away from the
 * server that the user has chosen.
 */
export const bearerFetch: Fetch = (url, init) => fetch(url, { ...init, credentials: 'omit', redirect: 'error' });
