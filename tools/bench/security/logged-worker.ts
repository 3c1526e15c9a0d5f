import { createInterface } from 'node:readline';
import { findPorts } from '../../launcher/processes/ports.ts';
import { startProgram, stopProgram, waitUntilOk } from '../servers/programs.ts';

/** A worker that counts from its log how often each job runs. */
export interface LoggedWorker {
  readonly url: string;
  readonly forgetRuns: () => void;
  /** Runs of the job that ran most often since. */
  readonly mostRuns: () => number;
  readonly stop: () => Promise<void>;
}

/** The fields of a log line at the end of a job. */
interface JobLine {
  readonly jobId?: string;
  readonly durationMs?: number;
}

export async function startLoggedWorker(env: NodeJS.ProcessEnv): Promise<LoggedWorker> {
  const { worker: port } = await findPorts(['worker']);
  const child = startProgram(
    'apps/worker/dist/main.js',
    { ...env, WORKER_PORT: String(port), LOG_LEVEL: 'info' },
    'pipe',
  );
  if (child.stdout === null) throw new Error('the log of the worker is not piped');
  const runs = new Map<string, number>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { jobId, durationMs } = line.startsWith('{') ? (JSON.parse(line) as JobLine) : {};
    if (jobId !== undefined && durationMs !== undefined)
      runs.set(jobId, (runs.get(jobId) ?? 0) + 1);
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilOk(`${url}/health/ready`);
  return {
    url,
    forgetRuns: () => runs.clear(),
    mostRuns: () => Math.max(0, ...runs.values()),
    stop: () => stopProgram(child),
  };
}
