import { apiBasePath, type EmailLink, type Session } from '@rolefit/contracts';
import { type Answer, dataOf, type TestGateway } from './gateway.fixture.js';

/** A browser that signs in by e-mail: it keeps cookies and sends the origin of our pages. */
export interface EmailBrowser {
  /** Asks for a link. */
  ask(email: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** What a link is for. */
  check(token: string): Promise<EmailLink>;
  signIn(token: string, isConfirmed?: boolean): Promise<Answer>;
  /** The session of this browser. */
  session(): Promise<Session>;
}

export function anEmailBrowser(gateway: TestGateway): EmailBrowser {
  const jar = new Map<string, string>();
  const post = async (
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await gateway.call('POST', `${apiBasePath}${path}`, {
      body,
      headers: {
        origin: gateway.config.server.publicUrl,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    ask: (email, body = {}, headers = {}) => post('/auth/email', { email, ...body }, headers),
    check: async (token) => dataOf('checkEmailLink', await post('/auth/email/link', { token })),
    signIn: (token, isConfirmed = false) => post('/auth/email/session', { token, isConfirmed }),
    session: async () => dataOf('createSession', await post('/auth/session', {})),
  };
}
