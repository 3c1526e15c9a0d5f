import { type BenchServers, startBenchServers } from '../servers/bench-servers.ts';
import { startWorkers } from '../servers/workers.ts';
import { type CompletedScans, watchCompletedScans } from './completed-scans.ts';
import { giveResumes } from './scan-load.ts';

/** Servers and one gateway, users whose resumes are evaluated, and a count of the scans that have ended. Workers are started by each benchmark. */
export interface Fleet extends BenchServers {
  readonly scans: CompletedScans;
}

/** @param env points workers at a model; with none, the built-in analyser reads */
export async function startFleet({
  env,
  users,
}: {
  readonly env: NodeJS.ProcessEnv;
  readonly users: number;
}): Promise<Fleet> {
  const servers = await startBenchServers({ users, env });
  try {
    const first = await startWorkers({ env: servers.env });
    await giveResumes(servers);
    await first.stop();
    const scans = await watchCompletedScans(servers.databaseUrl);
    const stop = async (): Promise<void> => {
      await scans.close();
      await servers.stop();
    };
    return { ...servers, scans, stop };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}
