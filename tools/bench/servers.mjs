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
 * @returns their addresses, an access token, and `stop()`
 */
export async function startBenchServers() {
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
        users: [{ login, name: 'Bench', email: 'bench@example.org' }],
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
    const accessToken = await signIn(gatewayUrl, login);
    return { gatewayUrl, limitUrl: `http://127.0.0.1:${ports.limit}`, accessToken, stop };
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
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not become ready`);
}
