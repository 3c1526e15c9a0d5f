import { type AppName } from './compiled-apps.ts';

/** Secrets of sessions, sign-in and the operators' server, which a worker never uses. */
const gatewaySecrets = [
  'SESSION_SECRET',
  'SESSION_FORMER_SECRETS',
  'GITHUB_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'OPERATIONS_SECRET',
];

/**
 * The environment of one app: it signs in to PostgreSQL as its own role if there is one, and is given neither the owner's address nor secrets that only
 * the other app uses.
 */
export function appEnvironment(app: AppName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { GATEWAY_DATABASE_URL: gateway, WORKER_DATABASE_URL: worker, ...others } = env;
  const own = { gateway, worker }[app] || env.DATABASE_URL;
  const withheld = app === 'worker' ? gatewaySecrets : [];
  return Object.fromEntries(
    Object.entries({ ...others, DATABASE_URL: own }).filter(([name]) => !withheld.includes(name)),
  );
}
