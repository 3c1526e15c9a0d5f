import { apiBasePath, endpoints } from '@rolefit/contracts';
import type { Answer, SignedInCaller, TestGateway } from './gateway.fixture.js';

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
