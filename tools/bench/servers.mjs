import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createEmulator } from 'emulate';
import { findPorts } from '../launcher/ports.mjs';
import { rootDir } from '../launcher/paths.mjs';
import { makeTemplateDatabase, startTestServers, templateDatabase } from '../launcher/test-servers.mjs';
import { signIn } from './sign-in.mjs';

const login = 'bench';
const github = { client_id: 'bench', client_secret: 'bench-secret' };

/**
 * PostgreSQL, Redis, a GitHub emulator, one gateway and the limit program.
 * @param people how many sign in
 * @param env what differs from the usual
 * @returns their addresses, an access token for each of the people, the processes of gateway and servers, the gateway's environment, and `stop()`
 */
export async function startBenchServers({ people = 1, env: changes = {} } = {}) {
  const logins = Array.from({ length: people }, (_, index) => (index === 0 ? login : `${login}-${index}`));
  const dir = await mkdtemp(join(tmpdir(), 'rolefit-bench-'));
  const data = await startTestServers();
  await makeTemplateDatabase(data.databaseUrl);
  const ports = await findPorts(['gateway', 'limit', 'github']);
  const gatewayUrl = `http://127.0.0.1:${ports.gateway}`;
  const githubUrl = `http://127.0.0.1:${ports.github}`;
  const emulator = await createEmulator({
    service: 'github',
    port: ports.github,
    hostname: '127.0.0.1',
    baseUrl: githubUrl,
    seed: {
      github: {
        users: logins.map((name) => ({ login: name, name: 'Bench', email: `${name}@example.org` })),
        oauth_apps: [{ ...github, name: 'Rolefit bench', redirect_uris: [`${gatewayUrl}/api/v1/auth/github/callback`] }],
      },
    },
  });
  const databaseUrl = new URL(data.databaseUrl);
  databaseUrl.pathname = `/${templateDatabase}`;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl.href,
    REDIS_URL: data.redisUrl,
    OBJECTS_DIR: join(dir, 'objects'),
    SESSION_SECRET: 'only-for-measuring-never-for-people-0123456789',
    GITHUB_CLIENT_ID: github.client_id,
    GITHUB_CLIENT_SECRET: github.client_secret,
    GITHUB_URL: githubUrl,
    GITHUB_API_URL: githubUrl,
    LOG_LEVEL: 'warn',
    // Measures the way of a request, not how much of it one user is granted.
    LIMIT_WRITES_PER_MINUTE: '999999999',
    LIMIT_SCANS_PER_DAY: '999999999',
    LIMIT_SIGN_INS_PER_MINUTE: '999999999',
    LIMIT_SOCKETS_PER_USER: '999999999',
    ...changes,
  };
  const limit = start('tools/bench/limit.server.mjs', { ...env, PORT: String(ports.limit) });
  const gateway = start('apps/gateway/dist/main.js', { ...env, PORT: String(ports.gateway), PUBLIC_URL: gatewayUrl });
  const stop = async () => {
    await Promise.all([limit, gateway].map(end));
    await emulator.close();
    await data.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await once(limit, 'message');
    await untilReady(`${gatewayUrl}/health/ready`);
    const accessTokens = [];
    for (const name of logins) accessTokens.push(await signIn(gatewayUrl, name));
    const [accessToken] = accessTokens;
    return { gatewayUrl, limitUrl: `http://127.0.0.1:${ports.limit}`, accessToken, accessTokens, env, gatewayPid: gateway.pid, pids: { gateway: gateway.pid, ...data.pids }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function start(program, env) {
  return fork(join(rootDir, program), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function end(child) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilReady(url) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not become ready`);
}
