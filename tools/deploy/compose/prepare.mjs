/**
 * Makes what docker-compose.yml keeps secret, once, and writes it down for each of its services: `node prepare.mjs FOLDER`. What is there
 * stays: a database's password cannot change by being made anew. It runs in the image as it is, so it needs nothing but Node.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const secret = () => randomBytes(32).toString('hex');

const kept = join(folder, 'made.json');
const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const made = { postgres: secret(), redis: secret(), session: secret(), operations: secret(), s3Key: secret().slice(0, 20), s3Secret: secret(), github: secret(), ...before };
write('made.json', JSON.stringify(made), 0o400);

write('postgres-password', made.postgres);
write('redis-password', made.redis);
write('redis.conf', ['dir /data', `requirepass ${made.redis}`, 'appendonly yes', 'appendfsync everysec', 'maxmemory-policy noeviction', 'save ""', ''].join('\n'));
write('s3.json', JSON.stringify({ identities: [{ name: 'rolefit', credentials: [{ accessKey: made.s3Key, secretKey: made.s3Secret }], actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'] }] }));
write('rolefit.env', lines({ ...services(), ...signIn() }));

function services() {
  return {
    DATABASE_URL: `postgresql://rolefit:${made.postgres}@postgres:5432/rolefit`,
    REDIS_URL: `redis://:${made.redis}@redis:6379`,
    SESSION_SECRET: made.session,
    OPERATIONS_SECRET: made.operations,
    S3_ACCESS_KEY: made.s3Key,
    S3_SECRET_KEY: made.s3Secret,
  };
}

/** With a GitHub app of one's own nothing may let everybody in; `cluster` makes sure of it. The services are reached over a network that never leaves the machine. */
function signIn() {
  if ((process.env.GITHUB_CLIENT_ID ?? '').trim() !== '') return { ROLEFIT_DEPLOYMENT: 'cluster', ALLOW_PLAIN_SERVICES: 'true' };
  const url = 'http://127.0.0.1:4002';
  return { ROLEFIT_DEPLOYMENT: 'local', GITHUB_CLIENT_ID: 'rolefit-demo', GITHUB_CLIENT_SECRET: made.github, GITHUB_URL: url, GITHUB_API_URL: url, GITHUB_IS_DEMO: 'true' };
}

function lines(variables) {
  return Object.entries(variables).map(([name, value]) => `${name}=${value}\n`).join('');
}

/** Readable for every user of the containers that see the volume: each service runs as one of its own. Never half a file. */
function write(name, text, mode = 0o444) {
  const unfinished = join(folder, `.${name}`);
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { mode });
  renameSync(unfinished, join(folder, name));
}
