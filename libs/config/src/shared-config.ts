import { availableParallelism } from 'node:os';
import type { Config, SentinelsConfig, StorageConfig, TracingConfig } from './config.js';
import type { Environment } from './environment.js';
import { toModel } from './model-config.js';
import { maxDefaultThreads } from './process-limits.js';
import { requireValue } from './read-environment.js';

/** Concurrency that keeps a model busy: a call waits about 2 s and costs 2.3 ms of CPU. Source: MEASURED.md, settings. */
const concurrencyWithModel = 200;

type SharedConfig = Pick<
  Config,
  | 'deployment'
  | 'tracing'
  | 'retention'
  | 'worker'
  | 'database'
  | 'redis'
  | 'storage'
  | 'model'
  | 'log'
>;

/** What gateways and workers both know. */
export function toShared(env: Environment): SharedConfig {
  const model = toModel(env);
  return {
    deployment: env.ROLEFIT_DEPLOYMENT,
    tracing: toTracing(env),
    retention: {
      deletedAccountDays: env.RETENTION_DELETED_ACCOUNT_DAYS,
      auditDays: env.RETENTION_AUDIT_DAYS,
      endedSessionDays: env.RETENTION_ENDED_SESSION_DAYS,
    },
    worker: {
      port: env.WORKER_PORT,
      concurrency:
        env.WORKER_CONCURRENCY ?? (model === null ? availableParallelism() : concurrencyWithModel),
      threads: env.WORKER_THREADS ?? defaultThreads(),
    },
    database: { url: requireValue(env.DATABASE_URL), poolSize: env.DATABASE_POOL_SIZE },
    redis: {
      url: requireValue(env.REDIS_URL),
      sentinels: toSentinels(env),
      prefix: env.REDIS_PREFIX,
    },
    storage: toStorage(env),
    model,
    log: { level: env.LOG_LEVEL },
  };
}

/** At least two, so that one slow text does not block all others. */
function defaultThreads(): number {
  return Math.min(Math.max(availableParallelism(), 2), maxDefaultThreads);
}

function toSentinels(env: Environment): SentinelsConfig | null {
  if (env.REDIS_SENTINELS === undefined) return null;
  return {
    addresses: env.REDIS_SENTINELS,
    name: requireValue(env.REDIS_SENTINEL_NAME),
    password: env.REDIS_SENTINEL_PASSWORD ?? null,
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
