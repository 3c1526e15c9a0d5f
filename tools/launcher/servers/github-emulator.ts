import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createEmulator } from 'emulate';
import { type SampleUser, sampleUsersLanguage, sampleUsersPage } from './sample-users-page.ts';

interface EmulatedUser extends SampleUser {
  readonly email: string;
}

export interface EmulatorOptions {
  readonly port: number;
  /** The port of the third-party emulator behind the proxy. */
  readonly innerPort: number;
  readonly users: readonly EmulatedUser[];
  readonly app: {
    readonly client_id: string;
    readonly client_secret: string;
    readonly name: string;
    readonly redirect_uris: string[];
  };
  /** The address to listen on, 127.0.0.1 unless given. */
  readonly address?: string;
}

const host = '127.0.0.1';

/**
 * Starts a stand-in for GitHub: a third-party emulator behind a proxy that adds avatars, which the emulator lacks, and shows our
 * own page to choose a user on.
 */
export async function startGithubEmulator({
  port,
  innerPort,
  users,
  app,
  address = host,
}: EmulatorOptions): Promise<void> {
  await createEmulator({
    service: 'github',
    port: innerPort,
    hostname: host,
    baseUrl: `http://${host}:${port}`,
    seed: { github: { users: [...users], oauth_apps: [app] } },
  });
  createServer((incoming, outgoing) => {
    const login = /^\/avatars\/u\/([\w-]+)/.exec(incoming.url ?? '')?.[1];
    if (login) sendAvatar(outgoing, login);
    else forward(incoming, outgoing, innerPort, users);
  }).listen(port, address);
}

function sendAvatar(outgoing: ServerResponse, login: string): void {
  const hue = [...login].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  const initial = login.charAt(0).toUpperCase();
  outgoing.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' });
  outgoing.end(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl(${hue} 45% 42%)"/>` +
      `<text x="40" y="54" font-family="sans-serif" font-size="40" fill="#fff" text-anchor="middle">${initial}</text></svg>`,
  );
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  innerPort: number,
  users: readonly EmulatedUser[],
): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const inner = request(
    { host, port: innerPort, method: incoming.method, path: incoming.url, headers },
    (response) => {
      if (incoming.url?.startsWith('/login/oauth/authorize'))
        return void sendUserChoice(incoming, response, outgoing, users);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  inner.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(inner);
}

/** Our own page in the place of the emulator's, which has the form of each user. */
async function sendUserChoice(
  incoming: IncomingMessage,
  response: IncomingMessage,
  outgoing: ServerResponse,
  users: readonly EmulatedUser[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { searchParams } = new URL(incoming.url ?? '', `http://${host}`);
  const status = response.statusCode ?? 502;
  const backTo = redirectOrigin(searchParams.get('redirect_uri'));
  const page = sampleUsersPage({
    language: sampleUsersLanguage(incoming.headers['accept-language']),
    users: status === 200 ? users : [],
    fieldsOf: fieldsIn(Buffer.concat(chunks).toString('utf8')),
    backTo,
  });
  outgoing.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // Chromium checks where the form's answer redirects to as well.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self' ${backTo}; base-uri 'none'; frame-ancestors 'none'`,
  });
  outgoing.end(page);
}

/** The hidden fields of each user's form, as markup, by login. */
function fieldsIn(page: string): ReadonlyMap<string, string> {
  return new Map(
    [...page.matchAll(/<form\b[^>]*>(.*?)<\/form>/gs)].map(([, form = '']) => [
      /name="login" value="([\w-]+)"/.exec(form)?.[1] ?? '',
      [...form.matchAll(/<input type="hidden"[^>]*>/g)].join(''),
    ]),
  );
}

/** The origin of the app that asks; the emulator has checked the address, or answered with an error. */
function redirectOrigin(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).origin : '';
}
