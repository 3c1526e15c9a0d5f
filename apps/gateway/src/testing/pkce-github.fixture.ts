import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './gateway.fixture.js';

/** A fake GitHub that verifies PKCE, unlike the emulator: it grants consent immediately and redeems a code only with the matching verifier. */
export interface PkceGithub {
  /** Environment variables that point a gateway at it. */
  readonly env: Record<string, string>;
  /** Parameters of each token request. */
  readonly exchanges: readonly URLSearchParams[];
  stop(): void;
}

/** @param gatewayPort the port on which the gateway is going to listen */
export async function startPkceGithub(gatewayPort: number): Promise<PkceGithub> {
  const challenges = new Map<string, string | null>();
  const exchanges: URLSearchParams[] = [];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  function authorize(parameters: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    challenges.set(
      code,
      parameters.get('code_challenge_method') === 'S256' ? parameters.get('code_challenge') : null,
    );
    const back = new URL(parameters.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code, state: parameters.get('state') ?? '' }).toString();
    response.writeHead(302, { location: back.href }).end();
  }

  /** GitHub reports errors with status 200, form-encoded unless JSON is requested. */
  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = new URLSearchParams(await text(request));
    exchanges.push(given);
    const code = given.get('code') ?? '';
    const challenge = challenges.get(code);
    challenges.delete(code);
    const isProven =
      typeof challenge === 'string' &&
      createHash('sha256')
        .update(given.get('code_verifier') ?? '')
        .digest('base64url') === challenge;
    const answer: Record<string, string> = isProven
      ? { access_token: 'gho_test', token_type: 'bearer', scope: 'read:user,user:email' }
      : { error: 'bad_verification_code' };
    response
      .writeHead(200, { 'content-type': 'application/x-www-form-urlencoded' })
      .end(new URLSearchParams(answer).toString());
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (pathname === '/login/oauth/authorize') return authorize(searchParams, response);
    if (pathname === '/login/oauth/access_token') return void exchange(request, response);
    const body = pathname === '/user' ? { id: 7, login: 'ada-test', name: 'Ada Test' } : [];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      PORT: String(gatewayPort),
      GITHUB_CLIENT_ID: 'rolefit-test',
      GITHUB_CLIENT_SECRET: 'secret',
      GITHUB_URL: url,
      GITHUB_API_URL: url,
    },
    exchanges,
    stop: () => void server.close(),
  };
}
