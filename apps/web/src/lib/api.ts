import { createApiClient } from '@rolefit/api-client';
import { becomeVisitor, signIn } from './session';
import { readToken } from './token';

/** The one client of the app; pages and API share an origin. */
export const api = createApiClient({
  baseUrl: '',
  getToken: readToken,
  onSession: ({ accessToken, user }) => signIn(accessToken, user),
  onUnauthorized: becomeVisitor,
});
