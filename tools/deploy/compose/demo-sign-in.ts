/**
 * The launcher's GitHub emulator as a service of docker-compose.yml. It shares the gateway's network namespace, so that browser and gateway reach
 * it under the same address. A restarted gateway gets a new namespace, which this service joins only by restarting too: it ends when the gateway
 * no longer answers.
 */
import { demoUsers } from '../../launcher/servers/demo-users.ts';
import { startGithubEmulator } from '../../launcher/servers/github-emulator.ts';

const {
  GITHUB_IS_DEMO,
  GITHUB_CLIENT_ID = '',
  GITHUB_CLIENT_SECRET = '',
  GITHUB_URL = '',
  PUBLIC_URL = 'http://127.0.0.1:4000',
  GATEWAY_URL = 'http://127.0.0.1:4000',
} = process.env;
process.on('SIGTERM', () => process.exit(0));
if (GITHUB_IS_DEMO !== 'true') {
  console.log('People sign in with a GitHub app of their own: there is nothing to stand in for.');
  // Keep running: `docker compose up --wait` takes a service that has ended for one that failed.
  await new Promise(() => setInterval(() => undefined, 3_600_000));
}

const port = Number(new URL(GITHUB_URL).port);
const app = {
  client_id: GITHUB_CLIENT_ID,
  client_secret: GITHUB_CLIENT_SECRET,
  name: 'Rolefit',
  redirect_uris: [`${PUBLIC_URL}/api/v1/auth/github/callback`],
};
// Listens on all addresses in the container; docker-compose.yml publishes the port on 127.0.0.1 of the machine only.
await startGithubEmulator({
  port,
  innerPort: port + 1,
  users: demoUsers,
  app,
  address: process.env.HOST ?? '127.0.0.1',
});

let missed = 0;
setInterval(async () => {
  const answers = await fetch(`${GATEWAY_URL}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
  missed = answers ? 0 : missed + 1;
  if (missed > 6) process.exit(1);
}, 10_000);
