import { apiBasePath, type Session } from '@rolefit/contracts';
import { type Answer, dataOf, type TestGateway } from './gateway.fixture.js';

/** A browser on our own pages: it keeps cookies, sends them where their path allows, and sends the origin of our pages. */
export class TestBrowser {
  private readonly jar = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(private readonly gateway: TestGateway) {}

  /** @param path below the API's @param headers added to the browser's, or overriding them */
  async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await this.gateway.call(method, apiBasePath + path, {
      body,
      headers: {
        origin: this.gateway.config.server.publicUrl,
        cookie: this.cookiesFor(path),
        ...headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      this.jar.set(name, { value, path: /; Path=([^;]+)/.exec(cookie)?.[1] ?? '/' });
    }
    return answer;
  }

  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  /** The value of a cookie, or undefined. */
  cookie(name: string): string | undefined {
    return this.jar.get(name)?.value;
  }

  /** The header for a call of this path. */
  cookiesFor(path: string): string {
    return [...this.jar]
      .filter(([, cookie]) => (apiBasePath + path).startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  /** The session of this browser. */
  async session(): Promise<Session> {
    return dataOf('createSession', await this.post('/auth/session', {}));
  }

  /** A call of the signed-in user. */
  async call(method: string, path: string, body?: object): Promise<Answer> {
    const { accessToken } = await this.session();
    return this.send(method, path, body, { authorization: `Bearer ${accessToken ?? ''}` });
  }
}
