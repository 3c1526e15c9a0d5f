import { availableParallelism } from 'node:os';
import { ConfigError } from './config-error.js';
import type { Config, GithubConfig, GoogleConfig, StorageConfig, TracingConfig } from './config.js';
import { configSchema, type Environment, type VariableName } from './environment.js';
import { toLimits } from './limits-config.js';
import { toMail } from './mail-config.js';
import { toModel } from './model-config.js';
import { maxDefaultThreads } from './process-limits.js';
import { findMissing, variableNames } from './required-variables.js';

/** Long enough for most load balancers to notice. */
const clusterDrainMs = 5_000;

/** Concurrency that keeps a model busy: a call waits about 2 s and costs 2.3 ms of CPU. Source: MEASURED.md, settings. */
const concurrencyWithModel = 200;

/** At least two, so that one slow text does not block all others. */
function defaultThreads(): number {
  return Math.min(Math.max(availableParallelism(), 2), maxDefaultThreads);
}

/**
 * Parses the environment, once per process.
 * @param env variables by name; an empty value counts as absent, unknown names are ignored
 * @throws ConfigError that lists all missing and invalid variables
 */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const provided: Partial<Record<VariableName, string>> = {};
  for (const name of variableNames) {
    const value = env[name]?.trim();
    if (value !== undefined && value !== '') provided[name] = value;
  }

  const missing = findMissing(provided);
  const parsed = configSchema.safeParse(provided);
  const invalid = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
  if (!parsed.success || missing.length > 0)
    throw new ConfigError([...missing, ...new Set(invalid)]);
  return deepFreeze(toConfig(parsed.data));
}

function toConfig(env: Environment): Config {
  const publicUrl = env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`;
  const model = toModel(env);
  return {
    deployment: env.ROLEFIT_DEPLOYMENT,
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
    tracing: toTracing(env),
    limits: toLimits(env),
    worker: {
      port: env.WORKER_PORT,
      concurrency:
        env.WORKER_CONCURRENCY ?? (model === null ? availableParallelism() : concurrencyWithModel),
      threads: env.WORKER_THREADS ?? defaultThreads(),
    },
    session: {
      secret: requireValue(env.SESSION_SECRET),
      formerSecrets: env.SESSION_FORMER_SECRETS ?? [],
    },
    database: { url: requireValue(env.DATABASE_URL), poolSize: env.DATABASE_POOL_SIZE },
    redis: { url: requireValue(env.REDIS_URL), prefix: env.REDIS_PREFIX },
    storage: toStorage(env),
    model,
    github: toGithub(env),
    google: toGoogle(env),
    mail: toMail(env),
    links: { sourceUrl: env.SOURCE_URL ?? null, extensionUrl: env.EXTENSION_URL ?? null },
    log: { level: env.LOG_LEVEL },
  };
}

function toStorage(env: Environment): StorageConfig {
  if (env.S3_ENDPOINT === undefined) return { kind: 'files', dir: requireValue(env.OBJECTS_DIR) };
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1',
    bucket: requireValue(env.S3_BUCKET),
    accessKey: requireValue(env.S3_ACCESS_KEY),
    secretKey: requireValue(env.S3_SECRET_KEY),
  };
}

function toTracing(env: Environment): TracingConfig | null {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    sampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
    sendEveryMs: env.OTEL_BSP_SCHEDULE_DELAY,
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

/** Narrows the type of a variable that `findMissing` has already required; throws if the two disagree. */
function requireValue(value: string | undefined): string {
  if (value === undefined) throw new ConfigError(['A required variable is missing.']);
  return value;
}

function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
