import type { Config, GithubConfig, GoogleConfig, OidcConfig, WorkerConfig } from './config.js';
import type { Environment } from './environment.js';
import { toLimits } from './limits-config.js';
import { toMail } from './mail-config.js';
import { toPasskeys } from './passkeys-config.js';
import { readEnvironment, requireValue } from './read-environment.js';
import { toShared } from './shared-config.js';

/** Long enough for most load balancers to notice. */
const clusterDrainMs = 5_000;

type RawEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the environment of a gateway, once per process.
 * @param env variables by name; an empty value counts as absent, unknown names are ignored
 * @throws ConfigError that lists all missing and invalid variables
 */
export function loadConfig(env: RawEnvironment = process.env): Config {
  return deepFreeze(toConfig(readEnvironment(env, 'gateway')));
}

/**
 * The same for a worker, which needs and keeps no secret of sessions and sign-ins: variables of gateways alone are ignored.
 * @throws ConfigError that lists all missing and invalid variables
 */
export function loadWorkerConfig(env: RawEnvironment = process.env): WorkerConfig {
  const read = readEnvironment(env, 'worker');
  return deepFreeze({ ...toShared(read), server: { host: read.HOST } });
}

function toConfig(env: Environment): Config {
  const publicUrl = env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`;
  return {
    ...toShared(env),
    server: {
      host: env.HOST,
      port: env.PORT,
      publicUrl,
      webDistDir: env.WEB_DIST_DIR ?? null,
      allowedOrigins: [...new Set([new URL(publicUrl).origin, ...(env.ALLOWED_ORIGINS ?? [])])],
      extensionOrigins: env.EXTENSION_ORIGINS,
      trustedProxies: env.TRUSTED_PROXIES,
      drainMs: env.SHUTDOWN_DRAIN_MS ?? (env.ROLEFIT_DEPLOYMENT === 'cluster' ? clusterDrainMs : 0),
    },
    operations:
      env.OPERATIONS_PORT === undefined
        ? null
        : { port: env.OPERATIONS_PORT, secret: requireValue(env.OPERATIONS_SECRET) },
    limits: toLimits(env),
    session: {
      secret: requireValue(env.SESSION_SECRET),
      formerSecrets: env.SESSION_FORMER_SECRETS ?? [],
    },
    signUp: env.SIGN_UP,
    github: toGithub(env),
    google: toGoogle(env),
    oidc: toOidc(env),
    mail: toMail(env),
    passkeys: toPasskeys(publicUrl),
    links: { sourceUrl: env.SOURCE_URL ?? null, extensionUrl: env.EXTENSION_URL ?? null },
  };
}

function toGithub(env: Environment): GithubConfig | null {
  if (env.GITHUB_CLIENT_ID === undefined) return null;
  return {
    clientId: env.GITHUB_CLIENT_ID,
    clientSecret: requireValue(env.GITHUB_CLIENT_SECRET),
    url: env.GITHUB_URL,
    apiUrl: env.GITHUB_API_URL,
    isDemo: env.GITHUB_IS_DEMO,
  };
}

function toGoogle(env: Environment): GoogleConfig | null {
  if (env.GOOGLE_CLIENT_ID === undefined) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: requireValue(env.GOOGLE_CLIENT_SECRET),
    url: env.GOOGLE_URL,
  };
}

function toOidc(env: Environment): OidcConfig | null {
  if (env.OIDC_ISSUER === undefined) return null;
  return {
    issuer: env.OIDC_ISSUER,
    clientId: requireValue(env.OIDC_CLIENT_ID),
    clientSecret: requireValue(env.OIDC_CLIENT_SECRET),
    name: env.OIDC_NAME,
  };
}

function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
