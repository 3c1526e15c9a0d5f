import { join } from 'node:path';
import { demoUsers, testUsers } from './demo-users.mjs';
import { answersOk } from './health.mjs';
import { launcherDir } from './paths.mjs';

const clientId = 'rolefit-demo';

/** The GitHub emulator as a service for `startChild`, with the variables (`variables`) that point Rolefit at it. */
export function githubService({ port, innerPort, clientSecret, publicUrl, logFile }) {
  const url = `http://127.0.0.1:${port}`;
  const users = [...demoUsers, ...testUsers(Number(process.env.ROLEFIT_TEST_USER_SETS ?? 0))];
  const app = { client_id: clientId, client_secret: clientSecret, name: 'Rolefit', redirect_uris: [`${publicUrl}/api/v1/auth/github/callback`] };
  return {
    name: 'GitHub emulator',
    command: process.execPath,
    args: [join(launcherDir, 'children', 'github-emulator.mjs')],
    env: { ...process.env, GITHUB_EMULATOR: JSON.stringify({ port, innerPort, users, app }) },
    logFile,
    isReady: () => answersOk(`${url}/users/${demoUsers[0].login}`),
    variables: { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret, GITHUB_URL: url, GITHUB_API_URL: url, GITHUB_IS_DEMO: 'true' },
  };
}
