import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createEmulator } from 'emulate';

interface EmulatedUser {
  readonly login: string;
  readonly name: string;
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
 * Starts a stand-in for GitHub: a third-party emulator behind a proxy that adds avatars, which the emulator lacks, and offers only our users on
 * the sign-in page.
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
    else forward(incoming, outgoing, innerPort);
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

function forward(incoming: IncomingMessage, outgoing: ServerResponse, innerPort: number): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const inner = request(
    { host, port: innerPort, method: incoming.method, path: incoming.url, headers },
    (response) => {
      if (incoming.url?.startsWith('/login/oauth/authorize'))
        return void sendUserChoice(response, outgoing);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  inner.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(inner);
}

/** The sign-in page without the two users that the emulator always adds. */
async function sendUserChoice(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const page = Buffer.concat(chunks).toString('utf8');
  const body = page.replace(/<form\b[^>]*>.*?<\/form>/gs, (form) =>
    /name="login" value="(?:admin|ghost)"/.test(form) ? '' : form,
  );
  outgoing.writeHead(response.statusCode ?? 502, {
    'content-type': response.headers['content-type'],
  });
  outgoing.end(body);
}
