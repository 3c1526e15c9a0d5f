import { join } from 'node:path';
import { cacheDir, rootDir } from '../bootstrap/paths.mjs';
import { readDotEnv } from './dot-env.ts';

/** Environment variables that are set and not empty. */
export type Variables = Readonly<Record<string, string>>;

/** The user's settings: the environment, and below it `.env` in the checkout or the file that ROLEFIT_ENV_FILE names. @throws Problem if the file is broken */
export function readUserEnv({
  env = process.env,
  file = env.ROLEFIT_ENV_FILE || join(rootDir, '.env'),
}: { env?: NodeJS.ProcessEnv; file?: string } = {}): Variables {
  return setVariables({ ...readDotEnv(file), ...env });
}

function setVariables(env: NodeJS.Dict<string>): Variables {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}

/** The services that the user provides, so that none is started for them. */
export interface ProvidedServices {
  readonly database: boolean;
  readonly redis: boolean;
  readonly github: boolean;
}

export function providedServices(user: Variables): ProvidedServices {
  return {
    database: 'DATABASE_URL' in user,
    redis: 'REDIS_URL' in user,
    github: 'GITHUB_CLIENT_ID' in user,
  };
}

const localHost = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether others than the users of this machine can reach Rolefit, by HOST and PUBLIC_URL. */
export function isShared(user: Variables): boolean {
  const { hostname = '' } = URL.parse(user.PUBLIC_URL ?? 'http://127.0.0.1') ?? {};
  return !localHost.test(hostname) || !localHost.test(user.HOST ?? '127.0.0.1');
}

interface EnvParts {
  readonly user: Variables;
  /** The launcher's values. */
  readonly own: Variables;
  readonly port: number | string;
  readonly workerPort: number | string;
}

/** The environment of gateway and worker: the user's settings over the launcher's values, and the ports that were chosen. */
export function composeEnv({ user, own, port, workerPort }: EnvParts): Variables {
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
    ROLEFIT_DEPLOYMENT: 'local',
    HOST: '127.0.0.1',
    ...own,
    ...user,
    PORT: String(port),
    WORKER_PORT: String(workerPort),
  };
}

const rolefitNames =
  /^(ROLEFIT|(GATEWAY_|WORKER_)?DATABASE|REDIS|S3|AI|GITHUB|GOOGLE|OIDC|SMTP|MAIL|SESSION|OBJECTS|PUBLIC|WEB|ALLOWED|LIMIT|TRUSTED|PORT|HOST|LOG|OTEL)(_|$)/;

/** The variables that concern Rolefit, which are stored for workers that start later; nothing else of the environment is stored. */
export const rolefitVariables = (env: Variables): Variables =>
  Object.fromEntries(Object.entries(env).filter(([name]) => rolefitNames.test(name)));
