import { type StartService } from '../processes/run-until-stopped.ts';
import { githubService } from '../servers/github.ts';
import {
  ensureDatabase,
  type PostgresRole,
  type PostgresService,
  postgresService,
  setPasswords,
} from '../servers/postgres.ts';
import { redisService } from '../servers/redis.ts';
import { type DataDir } from './data-dir.ts';
import { type Variables } from './environment.ts';
import { type Plan } from './plan.ts';
import { storedSecret } from './secrets.ts';

/** The database of Rolefit in its own cluster. */
export const rolefitDatabase = 'rolefit';

interface ServerContext {
  readonly start: StartService;
  readonly data: DataDir;
  readonly plan: Plan;
  readonly say: (line: string) => void;
}

/** Starts the servers that the user does not provide, in parallel. @returns the variables that point Rolefit at them */
export async function startServers(context: ServerContext): Promise<Variables> {
  const { provided, isShared } = context.plan;
  const variables = await Promise.all([
    provided.database ? {} : startPostgres({ ...context, port: context.plan.ports.postgres }),
    provided.redis ? {} : startRedis(context),
    // Its sample people let anybody in who reaches Rolefit.
    provided.github || isShared ? {} : startGithub(context),
  ]);
  return Object.assign({}, ...variables) as Variables;
}

/** Starts PostgreSQL with the data of this folder, and makes the database of Rolefit if there is none. */
export async function startPostgres({
  start,
  data,
  port,
}: Pick<ServerContext, 'start' | 'data'> & { readonly port: number }): Promise<Variables> {
  const service = await postgresService({
    clusterDir: data.postgresDir,
    port,
    password: storedSecret(data.dir, 'postgres'),
    logFile: data.logFile('postgres'),
  });
  await start(service);
  await ensureDatabase(service.urlOf('postgres'), rolefitDatabase);
  await setPasswords(service.urlOf('postgres'), Object.values(rolesOf(data.dir)));
  return { DATABASE_URL: service.urlOf(rolefitDatabase), ...roleVariables(service, data.dir) };
}

/** The addresses of gateways and workers, with the passwords that are kept in this data folder. The migration makes the roles. */
export function roleVariables({ urlOf }: PostgresService, dataDir: string): Variables {
  const { gateway, worker } = rolesOf(dataDir);
  return {
    GATEWAY_DATABASE_URL: urlOf(rolefitDatabase, gateway),
    WORKER_DATABASE_URL: urlOf(rolefitDatabase, worker),
  };
}

function rolesOf(dataDir: string): Readonly<Record<'gateway' | 'worker', PostgresRole>> {
  const roleOf = (name: string): PostgresRole => ({
    name,
    password: storedSecret(dataDir, `postgres-${name}`),
  });
  return { gateway: roleOf('rolefit_gateway'), worker: roleOf('rolefit_worker') };
}

async function startRedis({ start, data, plan, say }: ServerContext): Promise<Variables> {
  const service = await redisService({
    dir: data.redisDir,
    port: plan.ports.redis,
    password: storedSecret(data.dir, 'redis'),
    logFile: data.logFile('redis'),
  });
  if (service.warning) say(service.warning);
  await start(service);
  return { REDIS_URL: service.url };
}

async function startGithub({ start, data, plan }: ServerContext): Promise<Variables> {
  const service = githubService({
    port: plan.ports.github,
    innerPort: plan.ports.githubInner,
    clientSecret: storedSecret(data.dir, 'github-client'),
    publicUrl: plan.publicUrl,
    logFile: data.logFile('github'),
  });
  await start(service);
  return service.variables;
}
