import { ApiError, createApiClient } from '@rolefit/api-client';
import { watchedFetch } from './connection';
import { becomeVisitor, signIn } from './session';
import { readToken } from './token';

/** The one client of the app; pages and API share an origin. */
export const api = createApiClient({
  baseUrl: '',
  getToken: readToken,
  onSession: ({ accessToken, user }) => signIn(accessToken, user),
  onUnauthorized: becomeVisitor,
  fetch: watchedFetch,
});

/** Whether the server says that nobody is signed in here; a server that does not answer says nothing. */
export async function isSignedOut(): Promise<boolean> {
  try {
    return (await api.refresh()).isError;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
