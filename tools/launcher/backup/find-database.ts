import { existsSync } from 'node:fs';
import { takeLock } from '../bootstrap/lock.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { isRunning } from '../bootstrap/process-identity.mjs';
import { stopOrphans } from '../processes/orphans.ts';
import { findPorts } from '../processes/ports.ts';
import { type StartService } from '../processes/run-until-stopped.ts';
import { type DataDir } from '../product/data-dir.ts';
import { type Variables } from '../product/environment.ts';
import { startPostgres } from '../product/start-servers.ts';

/** The settings of a Rolefit as far as they are known before its PostgreSQL runs. */
export interface FoundDatabase {
  readonly env: Variables;
  /** Starts PostgreSQL if it is the launcher's and does not run. @returns its address */
  open(start: StartService): Promise<string>;
  close(): void;
}

/**
 * Finds the database of this data folder: the user's own, the one of the Rolefit that runs with the folder, or the one that lies in it.
 * @throws Problem if there is none, or something else uses the folder
 */
export function findDatabase(data: DataDir, user: Variables): FoundDatabase {
  const launcher = data.running.read();
  const running = launcher && isRunning(launcher) ? launcher.env : undefined;
  const url = running?.DATABASE_URL ?? user.DATABASE_URL;
  if (url !== undefined)
    return { env: { ...user, ...running }, open: async () => url, close: () => undefined };
  if (!existsSync(data.postgresDir))
    throw new Problem(`There is no data of Rolefit in ${data.dir}, so nothing to back up.`);
  const lock = takeLock(data.lockFile);
  if (!lock.release)
    throw new Problem(
      `Process ${lock.holder.pid} uses the data in ${data.dir}: a Rolefit that is just starting, a backup or a restore. Try again when it is done.`,
    );
  return { env: user, open: (start) => openOwn(data, start), close: lock.release };
}

/** Starts the PostgreSQL of a data folder, and nothing else. @returns its address */
export async function openOwn(data: DataDir, start: StartService): Promise<string> {
  await stopOrphans(data.running.read()?.processes ?? []);
  const { postgres: port } = await findPorts(['postgres'], { remembered: data.ports.read() ?? {} });
  const { DATABASE_URL = '' } = await startPostgres({ start, data, port });
  return DATABASE_URL;
}
