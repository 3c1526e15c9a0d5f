import { join } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';
import { type BuildPart, ensureBuilt } from './build.ts';
import { composeEnv, isShared, readUserEnv, type Variables } from './environment.ts';
import { ensureInstalled } from './install.ts';
import { ensureMigrated } from './migrate.ts';
import { makePlan } from './plan.ts';
import { type ReadyRolefit, type SessionContext } from './session.ts';
import { startServers } from './start-servers.ts';

interface PrepareOptions {
  readonly parts: readonly BuildPart[];
  /** The public port belongs to the development server, and the gateway listens on an inner one. */
  readonly hasDevServer: boolean;
}

/** Does everything but start the apps: plans, installs, checks the settings, starts the servers, builds and migrates. */
export async function prepareRolefit(
  { options, data, progress, start }: SessionContext,
  { parts, hasDevServer }: PrepareOptions,
): Promise<ReadyRolefit> {
  const given = readUserEnv();
  const user = options.host === null ? given : { ...given, HOST: options.host };
  const plan = await makePlan({
    data,
    user,
    port: options.port,
    isShared: options.host !== null || isShared(user),
  });
  await ensureInstalled(progress);
  const web: Variables = hasDevServer ? {} : { WEB_DIST_DIR: join(rootDir, 'apps', 'web', 'dist') };
  const envWith = (addresses: Variables): Variables =>
    composeEnv({
      user,
      own: { ...plan.own, ...web, ...addresses },
      port: hasDevServer ? plan.ports.gateway : plan.port,
      workerPort: plan.workerPort,
    });
  await ensureBuilt(progress, ['config'], 'Checking the settings');
  // It needs packages, so it can be loaded only now.
  const { checkSettings } = await import('../settings/check-settings.ts');
  for (const notice of await checkSettings(envWith({}), user)) progress.say(notice);
  // The servers need no build, so they start meanwhile.
  const servers = startServers({ start, data, plan, say: progress.say });
  servers.catch(() => undefined);
  await ensureBuilt(progress, parts);
  const addresses = await progress.step('Starting PostgreSQL and Redis', () => servers);
  const env = envWith(addresses);
  await ensureMigrated({ env, isOurs: !plan.provided.database, progress });
  // Its server for probes and metrics is not for others.
  const workerEnv = { ...env, HOST: given.HOST ?? '127.0.0.1' };
  return { plan, env, workerEnv };
}
