import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { apiBasePath } from '@rolefit/contracts';
import { freePort, type TestGateway } from './gateway.fixture.js';

/** The GitHub emulator in a process of its own, as `npm start` runs it. */
export interface TestGithub {
  /** What points a gateway at it. */
  readonly env: Record<string, string>;
  stop(): void;
}

/** The one person that the emulator knows. */
export const githubUser = { login: 'ada-test', name: 'Ada Test', email: 'ada@test.example' };

/** @param gatewayPort the port on which the gateway is going to listen: the emulator only lets known callbacks through */
export async function startGithub(gatewayPort: number): Promise<TestGithub> {
  const [port, innerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const app = { client_id: 'rolefit-test', client_secret: 'secret', name: 'Rolefit', redirect_uris: [`http://127.0.0.1:${gatewayPort}${apiBasePath}/auth/github/callback`] };
  const child = spawn(process.execPath, [resolve('tools/launcher/children/github-emulator.mjs')], {
    env: { ...process.env, GITHUB_EMULATOR: JSON.stringify({ port, innerPort, users: [githubUser], app }) },
    stdio: 'ignore',
  });
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${url}/users/${githubUser.login}`).then((answer) => answer.ok, () => false);
    if (isUp) break;
    if (tries > 100) throw new Error('the GitHub emulator did not start');
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    env: { PORT: String(gatewayPort), GITHUB_CLIENT_ID: app.client_id, GITHUB_CLIENT_SECRET: app.client_secret, GITHUB_URL: url, GITHUB_API_URL: url, GITHUB_IS_DEMO: 'true' },
    stop: () => void child.kill(),
  };
}

/** `name=value` of every cookie that an answer sets. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Starts a sign-in and picks the user on GitHub's page: the callback's path as GitHub sends it, and the cookies so far. */
export async function goToGithub(gateway: TestGateway, query = ''): Promise<{ callback: string; cookie: string }> {
  const started = await gateway.call('GET', `${apiBasePath}/auth/github${query}`);
  const page = await (await fetch(started.headers.get('location') ?? '')).text();
  const form = /<form[^>]*action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(page);
  const fields = [...(form?.[2] ?? '').matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]): [string, string] => [name ?? '', (value ?? '').replaceAll('&amp;', '&')]);
  const chosen = await fetch(new URL(form?.[1] ?? '', started.headers.get('location') ?? ''), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const back = new URL(chosen.headers.get('location') ?? '');
  return { callback: back.pathname + back.search, cookie: cookiesOf(started.headers) };
}
