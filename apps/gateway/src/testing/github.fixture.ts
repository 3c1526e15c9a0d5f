import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { apiBasePath } from '@rolefit/contracts';
import { freePort, type TestGateway } from './gateway.fixture.js';
import { goToProvider, type ProviderCallback } from './provider-page.js';

export { cookiesOf } from './provider-page.js';

/** The GitHub emulator in a separate process, as in `npm start`. */
export interface TestGithub {
  /** Environment variables that point a gateway at it. */
  readonly env: Record<string, string>;
  stop(): void;
}

/** The emulator's only user. */
export const githubUser = { login: 'ada-test', name: 'Ada Test', email: 'ada@test.example' };

/** @param gatewayPort the port on which the gateway is going to listen; the emulator only accepts registered callbacks */
export async function startGithub(gatewayPort: number): Promise<TestGithub> {
  const [port, innerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const app = {
    client_id: 'rolefit-test',
    client_secret: 'secret',
    name: 'Rolefit',
    redirect_uris: [`http://127.0.0.1:${gatewayPort}${apiBasePath}/auth/github/callback`],
  };
  const child = spawn(
    process.execPath,
    [resolve('tools/launcher/servers/github-emulator.main.ts')],
    {
      env: {
        ...process.env,
        GITHUB_EMULATOR: JSON.stringify({ port, innerPort, users: [githubUser], app }),
      },
      stdio: 'ignore',
    },
  );
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${url}/users/${githubUser.login}`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (tries > 1_200) throw new Error('the GitHub emulator did not start');
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    env: {
      PORT: String(gatewayPort),
      GITHUB_CLIENT_ID: app.client_id,
      GITHUB_CLIENT_SECRET: app.client_secret,
      GITHUB_URL: url,
      GITHUB_API_URL: url,
      GITHUB_IS_DEMO: 'true',
    },
    stop: () => void child.kill(),
  };
}

/** Starts a sign-in and selects the user on GitHub's page. */
export function goToGithub(gateway: TestGateway, query = ''): Promise<ProviderCallback> {
  return goToProvider(gateway, `${apiBasePath}/auth/github${query}`);
}
