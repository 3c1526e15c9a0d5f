import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPorts } from '../../launcher/processes/ports.ts';
import { templateDatabase } from '../../launcher/test/template-cluster.ts';
import { startTestServers } from '../../launcher/test/test-servers.ts';
import { oauthApp, startGithubEmulator } from './github-emulator.ts';
import { pidOf, startProgram, stopProgram, waitUntilOk } from './programs.ts';
import { signIn } from './sign-in.ts';

/** PostgreSQL, Redis, a GitHub emulator, one gateway and the baseline server of `http`, with users who are signed in. */
export interface BenchServers {
  readonly gatewayUrl: string;
  readonly baselineUrl: string;
  readonly databaseUrl: string;
  /** The environment of the gateway, for programs that are started beside it. */
  readonly env: NodeJS.ProcessEnv;
  /** One for each user. */
  readonly accessTokens: readonly string[];
  /** The access token of the user with this index. */
  readonly tokenOf: (user: number) => string;
  readonly pids: Readonly<Record<'gateway' | 'PostgreSQL' | 'Redis', number>>;
  readonly stop: () => Promise<void>;
}

interface BenchServersOptions {
  /** How many users sign in. */
  readonly users?: number;
  /** Variables that differ from the usual ones. */
  readonly env?: NodeJS.ProcessEnv;
}

export async function startBenchServers({
  users = 1,
  env: changes = {},
}: BenchServersOptions = {}): Promise<BenchServers> {
  const logins = Array.from({ length: users }, (_, index) => `bench-${index}`);
  const dir = await mkdtemp(join(tmpdir(), 'rolefit-bench-'));
  const data = await startTestServers({ migrated: true });
  const ports = await findPorts(['gateway', 'baseline', 'github']);
  const [gatewayUrl, baselineUrl, githubUrl] = [
    `http://127.0.0.1:${ports.gateway}`,
    `http://127.0.0.1:${ports.baseline}`,
    `http://127.0.0.1:${ports.github}`,
  ];
  const emulator = await startGithubEmulator({ port: ports.github, logins, gatewayUrl });
  const databaseUrl = templateUrl(data.databaseUrl);
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    REDIS_URL: data.redisUrl,
    OBJECTS_DIR: join(dir, 'objects'),
    GITHUB_URL: githubUrl,
    GITHUB_API_URL: githubUrl,
    ...settings,
    ...changes,
  };
  const baseline = startProgram('tools/bench/http/baseline.server.ts', {
    ...env,
    PORT: String(ports.baseline),
  });
  const gateway = startProgram('apps/gateway/dist/main.js', {
    ...env,
    PORT: String(ports.gateway),
    PUBLIC_URL: gatewayUrl,
  });
  const stop = async (): Promise<void> => {
    await Promise.all([baseline, gateway].map(stopProgram));
    await emulator.close();
    await data.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await once(baseline, 'message');
    await waitUntilOk(`${gatewayUrl}/health/ready`);
    const accessTokens: string[] = [];
    for (const login of logins) accessTokens.push(await signIn(gatewayUrl, login));
    const tokenOf = (user: number): string => {
      const token = accessTokens[user];
      if (token === undefined) throw new Error(`there are only ${users} users`);
      return token;
    };
    return {
      gatewayUrl,
      baselineUrl,
      databaseUrl,
      env,
      accessTokens,
      tokenOf,
      pids: { ...data.pids, gateway: pidOf(gateway) },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const settings = {
  SESSION_SECRET: 'only-for-measuring-never-for-people-0123456789',
  GITHUB_CLIENT_ID: oauthApp.client_id,
  GITHUB_CLIENT_SECRET: oauthApp.client_secret,
  LOG_LEVEL: 'warn',
  // Benchmarks measure the servers, not the rate limits of a user.
  LIMIT_WRITES_PER_MINUTE: '999999999',
  LIMIT_SCANS_PER_DAY: '999999999',
  LIMIT_SIGN_INS_PER_MINUTE: '999999999',
  LIMIT_SOCKETS_PER_USER: '999999999',
};

/** The address of the migrated database on the same server. */
export function templateUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${templateDatabase}`;
  return url.href;
}
