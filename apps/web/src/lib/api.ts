import { ApiError, createApiClient } from '@rolefit/api-client';
import { monitoredFetch } from './connection';
import { language } from './language';
import { markSignedOut, signIn } from './session';
import { readToken } from './token';

/** The app's API client; pages and API share an origin. */
export const api = createApiClient({
  baseUrl: '',
  getToken: readToken,
  onSession: ({ accessToken, user }) => signIn(accessToken, user),
  onUnauthorized: markSignedOut,
  getLanguage: () => language,
  fetch: monitoredFetch,
});

/** Whether the server rejects the session; false if it does not answer. */
export async function isSignedOut(): Promise<boolean> {
  try {
    return (await api.refresh()).isError;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
