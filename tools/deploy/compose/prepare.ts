/**
 * Generates the secrets of docker-compose.yml once and writes them for each of its services: `node prepare.ts FOLDER WORKER_FOLDER MIGRATION_FOLDER`. Existing ones stay, since
 * changing the password of a database takes more than a new file. It runs in the image as it is, so it needs nothing but Node.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.', workerFolder = '.', migrationFolder = '.'] = process.argv.slice(2);
const secret = () => randomBytes(32).toString('hex');

const kept = join(folder, 'made.json');
const existing: Readonly<Record<string, string>> = existsSync(kept)
  ? JSON.parse(readFileSync(kept, 'utf8'))
  : {};
const made = {
  postgres: secret(),
  gatewayRole: secret(),
  workerRole: secret(),
  redis: secret(),
  session: secret(),
  operations: secret(),
  s3Key: secret().slice(0, 20),
  s3Secret: secret(),
  github: secret(),
  ...existing,
};
write('made.json', JSON.stringify(made), { mode: 0o400 });

write('postgres-password', made.postgres);
write('redis-password', made.redis);
write(
  'redis.conf',
  [
    'dir /data',
    `requirepass ${made.redis}`,
    'appendonly yes',
    'appendfsync everysec',
    'maxmemory-policy noeviction',
    'save ""',
    '',
  ].join('\n'),
);
write(
  's3.json',
  JSON.stringify({
    identities: [
      {
        name: 'rolefit',
        credentials: [{ accessKey: made.s3Key, secretKey: made.s3Secret }],
        actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'],
      },
    ],
  }),
);
const gatewayDatabase = databaseUrl('rolefit_gateway', made.gatewayRole);
const workerDatabase = databaseUrl('rolefit_worker', made.workerRole);
write(
  'rolefit.env',
  lines({ DATABASE_URL: gatewayDatabase, ...services(), ...gatewaySecrets(), ...signIn() }),
);
// A worker reads strangers' texts, so it is given nothing that signs a session.
write('rolefit.env', lines({ DATABASE_URL: workerDatabase, ...services(), ...deployment() }), {
  to: workerFolder,
});
// The migration is the owner of the tables, and gives the others their privileges.
write(
  'rolefit.env',
  lines({
    DATABASE_URL: databaseUrl('rolefit', made.postgres),
    GATEWAY_DATABASE_URL: gatewayDatabase,
    WORKER_DATABASE_URL: workerDatabase,
    ...deployment(),
  }),
  { to: migrationFolder },
);

function databaseUrl(role: string, password: string): string {
  return `postgresql://${role}:${password}@postgres:5432/rolefit`;
}

function services(): Record<string, string> {
  return {
    REDIS_URL: `redis://:${made.redis}@redis:6379`,
    S3_ACCESS_KEY: made.s3Key,
    S3_SECRET_KEY: made.s3Secret,
  };
}

function gatewaySecrets(): Record<string, string> {
  return { SESSION_SECRET: made.session, OPERATIONS_SECRET: made.operations };
}

/**
 * With the operator's own GitHub app, the deployment `cluster` refuses the demo sign-in, which lets everybody in. The services are reached over a
 * network that never leaves the machine.
 */
function deployment(): Record<string, string> {
  return hasGithubApp()
    ? { ROLEFIT_DEPLOYMENT: 'cluster', ALLOW_PLAIN_SERVICES: 'true' }
    : { ROLEFIT_DEPLOYMENT: 'local' };
}

function hasGithubApp(): boolean {
  return (process.env.GITHUB_CLIENT_ID ?? '').trim() !== '';
}

function signIn(): Record<string, string> {
  if (hasGithubApp()) return deployment();
  const url = 'http://127.0.0.1:4002';
  return {
    ...deployment(),
    GITHUB_CLIENT_ID: 'rolefit-demo',
    GITHUB_CLIENT_SECRET: made.github,
    GITHUB_URL: url,
    GITHUB_API_URL: url,
    GITHUB_IS_DEMO: 'true',
  };
}

function lines(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Writes a file atomically. It is readable for all users, since each service runs as its own user. */
function write(name: string, text: string, { to = folder, mode = 0o444 } = {}): void {
  const unfinished = join(to, `.${name}`);
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { mode });
  renameSync(unfinished, join(to, name));
}
