import {
  apiBasePath,
  type PasskeyAssertion,
  type PasskeyRequest,
  type Session,
} from '@rolefit/contracts';
import { browserHeaders } from './browser-calls.js';
import { type Oddities, TestAuthenticator, type TestPasskey } from './authenticator.fixture.js';
import { type Answer, dataOf, type SignedInCaller, type TestGateway } from './gateway.fixture.js';

/** A browser that signs in with passkeys: it keeps cookies and sends the origin of our pages. */
export interface PasskeyBrowser {
  /** Asks for a challenge. */
  start(headers?: Record<string, string>): Promise<PasskeyRequest>;
  /** Sends an assertion. */
  send(
    credential: PasskeyAssertion,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** The session of this browser. */
  session(): Promise<Session>;
  readonly cookies: ReadonlyMap<string, string>;
}

export function aPasskeyBrowser(gateway: TestGateway): PasskeyBrowser {
  const cookies = new Map<string, string>();
  const post = async (
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await gateway.call('POST', `${apiBasePath}${path}`, {
      body,
      headers: {
        origin: gateway.config.server.publicUrl,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    start: async (headers) =>
      dataOf('startPasskeySignIn', await post('/auth/passkey/options', {}, headers)),
    send: (credential, body = {}, headers = {}) =>
      post('/auth/passkey/session', { credential, ...body }, headers),
    session: async () => dataOf('createSession', await post('/auth/session', {})),
  };
}

/** Asks for what an authenticator needs, as our own page does. @param headers added to the browser's, or overriding them */
export function startCreation(
  gateway: TestGateway,
  owner: SignedInCaller,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return owner.call('POST', `${apiBasePath}/auth/passkeys/options`, {
    headers: { ...browserHeaders(gateway, owner), ...headers },
  });
}

/** Sends a new passkey, as our own page does. */
export function sendCreation(
  gateway: TestGateway,
  owner: SignedInCaller,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return owner.call('POST', `${apiBasePath}/auth/passkeys`, {
    body,
    headers: { ...browserHeaders(gateway, owner), ...headers },
  });
}

/** A passkey of this user in an authenticator of their own. */
export async function aPasskey(
  gateway: TestGateway,
  owner: SignedInCaller,
  odd: Oddities = {},
): Promise<{ authenticator: TestAuthenticator; passkey: TestPasskey; id: string }> {
  const authenticator = new TestAuthenticator(gateway.config.server.publicUrl);
  const options = dataOf('startPasskeyCreation', await startCreation(gateway, owner));
  const [passkey, created] = authenticator.create(options, odd);
  const { id } = dataOf('addPasskey', await sendCreation(gateway, owner, created));
  return { authenticator, passkey, id };
}
