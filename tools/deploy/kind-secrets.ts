/** `node tools/deploy/kind-secrets.ts`: generates the secrets of k8s/overlays/kind, once. Git ignores the file. */
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [
  file = fileURLToPath(new URL('../../k8s/overlays/kind/services/secrets.env', import.meta.url)),
] = process.argv.slice(2);
const { GITHUB_CLIENT_ID: id = '', GITHUB_CLIENT_SECRET: key = '' } = process.env;
if (id === '' || key === '') {
  console.error(
    'Set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET: an OAuth app on GitHub with the callback http://127.0.0.1:4000/api/v1/auth/github/callback.\nIn a cluster nothing stands in for GitHub.',
  );
  process.exit(1);
}
if (existsSync(file)) {
  console.error(`${file} is there already: a database keeps the password that it was made with.`);
  process.exit(1);
}

const secret = () => randomBytes(24).toString('hex');
const [postgres, redis] = [secret(), secret()];
const databaseUrl = (role: string, password = secret()) =>
  `postgresql://${role}:${password}@postgresql:5432/rolefit`;
const variables = {
  POSTGRES_PASSWORD: postgres,
  REDIS_PASSWORD: redis,
  DATABASE_URL: databaseUrl('rolefit', postgres),
  GATEWAY_DATABASE_URL: databaseUrl('rolefit_gateway'),
  WORKER_DATABASE_URL: databaseUrl('rolefit_worker'),
  REDIS_URL: `redis://:${redis}@redis:6379`,
  SESSION_SECRET: secret(),
  OPERATIONS_SECRET: secret(),
  S3_ACCESS_KEY: secret().slice(0, 20),
  S3_SECRET_KEY: secret(),
  GITHUB_CLIENT_ID: id,
  GITHUB_CLIENT_SECRET: key,
};
writeFileSync(
  file,
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
  { mode: 0o600 },
);
console.log(`Wrote ${file}.`);
