import { join } from 'node:path';
import { type Service } from '../processes/child.ts';
import { answersOk } from '../processes/health.ts';
import { demoUsers, testUsers } from './demo-users.ts';
import type { EmulatorOptions } from './github-emulator.ts';

const clientId = 'rolefit-demo';

export interface GithubOptions {
  readonly port: number;
  readonly innerPort: number;
  readonly clientSecret: string;
  readonly publicUrl: string;
  readonly logFile: string;
}

export interface GithubService extends Service {
  /** The variables that point Rolefit at the emulator. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The GitHub emulator as a service for `startChild`. */
export function githubService({
  port,
  innerPort,
  clientSecret,
  publicUrl,
  logFile,
}: GithubOptions): GithubService {
  const url = `http://127.0.0.1:${port}`;
  const users = [...demoUsers, ...testUsers(Number(process.env.ROLEFIT_TEST_USER_SETS ?? 0))];
  const app = {
    client_id: clientId,
    client_secret: clientSecret,
    name: 'Rolefit',
    redirect_uris: [`${publicUrl}/api/v1/auth/github/callback`],
  };
  const options: EmulatorOptions = { port, innerPort, users, app };
  return {
    name: 'GitHub emulator',
    command: process.execPath,
    args: [join(import.meta.dirname, 'github-emulator.main.ts')],
    env: { ...process.env, GITHUB_EMULATOR: JSON.stringify(options) },
    logFile,
    isReady: () => answersOk(`${url}/users/${demoUsers[0].login}`),
    variables: {
      GITHUB_CLIENT_ID: clientId,
      GITHUB_CLIENT_SECRET: clientSecret,
      GITHUB_URL: url,
      GITHUB_API_URL: url,
      GITHUB_IS_DEMO: 'true',
    },
  };
}
