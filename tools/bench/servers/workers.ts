import { findPorts } from '../../launcher/processes/ports.ts';
import { pidOf, startProgram, stopProgram, waitUntilOk } from './programs.ts';

export interface Workers {
  readonly pids: readonly number[];
  readonly firstPid: number;
  readonly stop: () => Promise<void>;
}

interface WorkersOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly count?: number;
  /** Model calls at a time of each worker; the product's default where it is not given. */
  readonly concurrency?: number;
}

/** Starts workers concurrently and waits until they are ready. */
export async function startWorkers({
  env,
  count = 1,
  concurrency,
}: WorkersOptions): Promise<Workers> {
  const ports = Object.values(
    await findPorts(Array.from({ length: count }, (_, index) => `worker${index}`)),
  );
  const children = ports.map((port) =>
    startProgram('apps/worker/dist/main.js', {
      ...env,
      WORKER_PORT: String(port),
      LOG_LEVEL: 'fatal',
      ...(concurrency !== undefined && { WORKER_CONCURRENCY: String(concurrency) }),
    }),
  );
  const stop = async (): Promise<void> => {
    await Promise.all(children.map(stopProgram));
  };
  try {
    await Promise.all(ports.map((port) => waitUntilOk(`http://127.0.0.1:${port}/health/ready`)));
    const [firstPid, ...otherPids] = children.map(pidOf);
    if (firstPid === undefined) throw new Error('no worker was asked for');
    return { pids: [firstPid, ...otherPids], firstPid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
