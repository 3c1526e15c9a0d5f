import { endRunningCommands } from '../bootstrap/command.mjs';
import { type Service } from './child.ts';
import { diskNotice } from './disk-space.ts';
import { watchErrors } from './error-watch.ts';
import { Keeper } from './keeper.ts';
import { createProgress, type Progress } from './progress.ts';
import { listenForStop } from './stop-request.ts';
import { type RunningProcess, Supervisor } from './supervisor.ts';

/** Starts a service and keeps it running; with `showErrors`, errors in its log are printed. */
export type StartService = (
  service: Service,
  options?: { readonly showErrors?: boolean },
) => Promise<void>;

export interface RunContext {
  readonly progress: Progress;
  readonly start: StartService;
  readonly restart: Supervisor['restart'];
}

export interface RunOptions {
  /** Starts the services. The run ends with `untilEnd` if it returns one. */
  readonly bringUp: (context: RunContext) => Promise<{ readonly untilEnd: Promise<void> } | void>;
  /** Called with the running processes whenever one is started. */
  readonly onChange?: (processes: readonly RunningProcess[]) => void;
}

const upkeepEveryMs = 10_000;

const never = new Promise<never>(() => undefined);

/**
 * Runs services until a stop is requested, `bringUp` fails or a service crashes too often. Then all are stopped, the last started first.
 * @throws the error of `bringUp`, or the Problem of the service that kept crashing
 */
export async function runUntilStopped({
  bringUp,
  onChange = () => undefined,
}: RunOptions): Promise<void> {
  const stop = listenForStop();
  const progress = createProgress();
  const keeper = new Keeper();
  const supervisor = new Supervisor({
    keeper,
    say: progress.say,
    onChange: (processes) => onChange(processes),
  });
  const sayWhetherFull = diskNotice(progress.say);
  const upkeep = setInterval(() => {
    supervisor.rotateLogs();
    sayWhetherFull(supervisor.findFullDisk());
  }, upkeepEveryMs);
  upkeep.unref();
  const stopWatching: (() => void)[] = [() => clearInterval(upkeep)];
  const start: StartService = async (service, { showErrors = false } = {}) => {
    if (showErrors)
      stopWatching.push(
        watchErrors(service.logFile, (error) => progress.say(`${service.name}: ${error}`)),
      );
    await supervisor.start(service);
  };
  const failed = supervisor.failed.then((problem) => Promise.reject(problem));
  const ended = bringUp({
    progress,
    start,
    restart: (service, how) => supervisor.restart(service, how),
  }).then((result) => result?.untilEnd ?? never);
  // A failure can reject both; the second rejection must not count as unhandled.
  for (const promise of [failed, ended]) promise.catch(() => undefined);
  try {
    await Promise.race([ended, failed, stop.requested]);
  } finally {
    void stop.repeated.then(() => supervisor.stopAll({ atOnce: true }));
    if (supervisor.processes.length > 0) progress.say('Stopping …');
    for (const end of stopWatching) end();
    endRunningCommands();
    await supervisor.stopAll();
    await keeper.close();
  }
}
