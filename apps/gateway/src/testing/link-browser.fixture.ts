import { type AccountLink, apiBasePath, type Session } from '@rolefit/contracts';
import { type Answer, dataOf, type TestGateway } from './gateway.fixture.js';

/** A browser that opens links for accounts: it keeps cookies, sends them where their path allows, and sends the origin of our pages. */
export interface LinkBrowser {
  /** What a link is for. */
  check(token: string): Promise<AccountLink>;
  use(token: string, name?: string): Promise<Answer>;
  /** The session of this browser. */
  session(): Promise<Session>;
  /** A call of the signed-in user. */
  call(method: string, path: string, body?: object): Promise<Answer>;
}

export function aLinkBrowser(gateway: TestGateway): LinkBrowser {
  const jar = new Map<string, { readonly value: string; readonly path: string }>();
  const send = async (
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await gateway.call(method, `${apiBasePath}${path}`, {
      body,
      headers: {
        origin: gateway.config.server.publicUrl,
        cookie: [...jar]
          .filter(([, cookie]) => `${apiBasePath}${path}`.startsWith(cookie.path))
          .map(([name, { value }]) => `${name}=${value}`)
          .join('; '),
        ...headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      jar.set(name, { value, path: /; Path=([^;]+)/.exec(cookie)?.[1] ?? '/' });
    }
    return answer;
  };
  const session = async () => dataOf('createSession', await send('POST', '/auth/session', {}));
  return {
    check: async (token) => dataOf('checkAccountLink', await send('POST', '/auth/link', { token })),
    use: (token, name) =>
      send('POST', '/auth/link/session', name === undefined ? { token } : { token, name }),
    session,
    call: async (method, path, body) => {
      const { accessToken } = await session();
      return send(method, path, body, { authorization: `Bearer ${accessToken ?? ''}` });
    },
  };
}

/** The secret of a link, which is behind its hash. */
export const tokenIn = (url: string): string => new URL(url).hash.slice(1);
