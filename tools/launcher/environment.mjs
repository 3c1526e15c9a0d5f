import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { cacheDir, rootDir } from './paths.mjs';

/**
 * What the person has set: the environment over `.env` in the checkout, or over the file that ROLEFIT_ENV_FILE names. An
 * empty value counts as not set.
 */
export function readUserEnv({ env = process.env, file = env.ROLEFIT_ENV_FILE || join(rootDir, '.env') } = {}) {
  return Object.fromEntries(Object.entries({ ...readDotEnv(file), ...env }).filter(([, value]) => value !== undefined && value !== ''));
}

function readDotEnv(file) {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Which services the person brings along, so that no stand-in is started for them. */
export function broughtAlong(user) {
  return { database: 'DATABASE_URL' in user, redis: 'REDIS_URL' in user, github: 'GITHUB_CLIENT_ID' in user };
}

/**
 * The environment of gateway and worker: our own values, and over them whatever the person has set. The ports are those
 * that were really chosen.
 */
export function composeEnv({ user, own, port, workerPort }) {
  return { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(cacheDir, 'compiled'), ROLEFIT_DEPLOYMENT: 'local', HOST: '127.0.0.1', ...own, ...user, PORT: String(port), WORKER_PORT: String(workerPort) };
}

const ours = /^(ROLEFIT|DATABASE|REDIS|S3|AI|GITHUB|GOOGLE|SESSION|OBJECTS|PUBLIC|WEB|ALLOWED|LIMIT|TRUSTED|PORT|HOST|LOG|OTEL)(_|$)/;

/** Only what concerns Rolefit, for a worker that is started later: the rest of a person's environment is not ours to keep. */
export const rolefitVariables = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => ours.test(name)));
