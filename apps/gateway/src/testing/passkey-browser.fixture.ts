import { apiBasePath, type PasskeyAssertion, type PasskeyRequest } from '@rolefit/contracts';
import { TestBrowser } from './browser.fixture.js';
import { browserHeaders } from './browser-calls.js';
import { type Oddities, TestAuthenticator, type TestPasskey } from './authenticator.fixture.js';
import { type Answer, dataOf, type SignedInCaller, type TestGateway } from './gateway.fixture.js';

/** A browser that signs in with passkeys. */
export class PasskeyBrowser extends TestBrowser {
  /** Asks for a challenge. */
  async start(headers?: Record<string, string>): Promise<PasskeyRequest> {
    return dataOf('startPasskeySignIn', await this.post('/auth/passkey/options', {}, headers));
  }

  /** Sends an assertion. */
  answer(
    credential: PasskeyAssertion,
    body: object = {},
    headers?: Record<string, string>,
  ): Promise<Answer> {
    return this.post('/auth/passkey/session', { credential, ...body }, headers);
  }
}

export const aPasskeyBrowser = (gateway: TestGateway): PasskeyBrowser =>
  new PasskeyBrowser(gateway);

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
