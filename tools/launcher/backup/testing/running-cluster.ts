import { join } from 'node:path';
import { startChild, waitUntilReady } from '../../processes/child.ts';
import { Keeper } from '../../processes/keeper.ts';
import { findPorts } from '../../processes/ports.ts';
import { storedSecret } from '../../product/secrets.ts';
import { postgresService, type PostgresService } from '../../servers/postgres.ts';

/**
 * Runs the PostgreSQL of a stopped installation until `work` is done.
 * @param modulesDir where its binaries are installed, for those of another version
 */
export async function withCluster<Result>(
  dataDir: string,
  work: (service: PostgresService) => Promise<Result>,
  modulesDir?: string,
): Promise<Result> {
  const keeper = new Keeper();
  const { postgres: port } = await findPorts(['postgres']);
  const service = await postgresService({
    clusterDir: join(dataDir, 'postgres'),
    port,
    password: storedSecret(dataDir, 'postgres'),
    logFile: join(dataDir, 'logs', 'postgres.log'),
    ...(modulesDir === undefined ? {} : { modulesDir }),
  });
  const child = startChild(service, keeper);
  try {
    await waitUntilReady(service, child);
    return await work(service);
  } finally {
    await child.stop();
    await keeper.close();
  }
}
