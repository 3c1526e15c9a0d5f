import {
  apiBasePath,
  type CreatedPersonalToken,
  endpoints,
  type PersonalTokenRequest,
  type TokenScope,
} from '@rolefit/contracts';
import { type Answer, dataOf, type SignedInCaller, type TestGateway } from './gateway.fixture.js';

/** Headers that a browser adds to requests of our own page: origin and session cookie. */
export function browserHeaders(
  { config }: TestGateway,
  { refreshToken }: Pick<SignedInCaller, 'refreshToken'>,
): Record<string, string> {
  return { origin: config.server.publicUrl, cookie: `rolefit_session=${refreshToken}` };
}

/** Requests the extension's tokens as our own page does. @param headers added to the browser's, or overriding them */
export function connectExtension(
  gateway: TestGateway,
  caller: Pick<SignedInCaller, 'accessToken' | 'refreshToken'>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { method, path } = endpoints.createExtensionSession;
  return gateway.call(method, `${apiBasePath}${path}`, {
    headers: {
      authorization: `Bearer ${caller.accessToken}`,
      ...browserHeaders(gateway, caller),
      ...headers,
    },
  });
}

type Owner = Pick<SignedInCaller, 'accessToken' | 'refreshToken'>;

/** Requests a personal access token as our own page does. @param headers added to the browser's, or overriding them */
export function requestPersonalToken(
  gateway: TestGateway,
  owner: Owner,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { method, path } = endpoints.createPersonalToken;
  return gateway.call(method, `${apiBasePath}${path}`, {
    body,
    headers: {
      authorization: `Bearer ${owner.accessToken}`,
      ...browserHeaders(gateway, owner),
      ...headers,
    },
  });
}

/** A new personal access token, by default only with `scans:read`. */
export async function aPersonalToken(
  gateway: TestGateway,
  owner: Owner,
  request: Partial<Omit<PersonalTokenRequest, 'scopes'>> & { scopes?: readonly TokenScope[] } = {},
): Promise<CreatedPersonalToken> {
  const body = { name: 'My agent', scopes: ['scans:read'], ...request };
  return dataOf('createPersonalToken', await requestPersonalToken(gateway, owner, body));
}
