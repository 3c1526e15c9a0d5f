import { Problem } from '../bootstrap/problem.mjs';
import {
  type Child,
  type Ending,
  logTail,
  type Service,
  startChild,
  waitUntilReady,
} from './child.ts';
import { findFullDisk } from './disk-space.ts';
import { type Keeper } from './keeper.ts';
import { rotateLog } from './log-rotation.ts';
import { type ProcessRecord } from './process-family.ts';

/** After three crashes within a minute a service is not started again. */
export const crashLimit = { count: 3, withinMs: 60_000 };
const firstBackOffMs = 300;
const maxBackOffMs = 10_000;

/** Exponential back-off before the next start, by the number of crashes in the last minute. */
export const pauseAfter = (crashes: number): number =>
  Math.min(firstBackOffMs * 4 ** (crashes - 1), maxBackOffMs);

/** A supervised process that runs now, as it is recorded for a later launcher. */
export interface RunningProcess extends ProcessRecord {
  readonly name: string;
  readonly stopSignal: NodeJS.Signals;
}

type SupervisedChild = Pick<Child, 'name' | 'pid' | 'identity' | 'hasExited' | 'stop'> & {
  readonly exited: Promise<Pick<Ending, 'code' | 'reason'>>;
};

interface SupervisorOptions {
  readonly keeper: Keeper | undefined;
  readonly say?: (line: string) => void;
  readonly onChange?: (processes: readonly RunningProcess[]) => void;
  readonly launch?: (service: Service, keeper: Keeper | undefined) => SupervisedChild;
  readonly pause?: (crashes: number) => number;
  readonly findFullDisk?: typeof findFullDisk;
}

interface Entry {
  readonly service: Service;
  child: SupervisedChild;
  crashTimes: number[];
  /** Resolves when the service has been started again after a crash. */
  relaunched: PromiseWithResolvers<void>;
  /** Its end is no crash. */
  isRestarting: boolean;
  cancelBackOff?: () => void;
}

/**
 * Keeps services running: starts crashed ones again with exponential back-off and stops all in reverse order. When a service crashes too often,
 * `failed` resolves with the Problem, and the caller stops the others.
 */
export class Supervisor {
  readonly #options: Required<SupervisorOptions>;
  readonly #entries: Entry[] = [];
  readonly #failed = Promise.withResolvers<Problem>();
  #isStopping = false;

  constructor({
    keeper,
    say = () => undefined,
    onChange = () => undefined,
    launch = startChild,
    pause = pauseAfter,
    findFullDisk: diskOf = findFullDisk,
  }: SupervisorOptions) {
    this.#options = { keeper, say, onChange, launch, pause, findFullDisk: diskOf };
  }

  get failed(): Promise<Problem> {
    return this.#failed.promise;
  }

  /** The running processes, the first started first. */
  get processes(): readonly RunningProcess[] {
    return this.#entries.flatMap(({ service, child }) => {
      const { pid, identity, hasExited } = child;
      return hasExited || pid === undefined
        ? []
        : [{ name: service.name, pid, identity, stopSignal: service.stopSignal ?? 'SIGTERM' }];
    });
  }

  /** Starts a service and waits until it is ready, also through crashes. @throws Problem when it gives up */
  async start(service: Service): Promise<void> {
    if (this.#isStopping)
      throw new Problem(`${service.name} was not started, since everything is being stopped.`);
    rotateLog(service.logFile);
    const entry: Entry = {
      service,
      child: this.#launchChild(service),
      crashTimes: [],
      relaunched: Promise.withResolvers(),
      isRestarting: false,
    };
    this.#entries.push(entry);
    this.#watch(entry);
    await this.#untilReady(entry);
  }

  /** Stops a service, or waits no longer after a crash of it, and starts it again. @returns whether it became ready */
  async restart(service: Service, { atOnce = false } = {}): Promise<boolean> {
    const entry = this.#entries.find((one) => one.service === service);
    if (!entry || this.#isStopping || entry.isRestarting) return false;
    entry.isRestarting = true;
    entry.crashTimes = [];
    entry.cancelBackOff?.();
    await entry.child.stop({ atOnce });
    entry.isRestarting = false;
    if (this.#isStopping) return false;
    this.#relaunch(entry);
    return waitUntilReady(service, entry.child).then(
      () => true,
      () => false,
    );
  }

  /** Keeps the logs of the running services from growing without end. */
  rotateLogs(): void {
    for (const { service } of this.#entries) rotateLog(service.logFile);
  }

  /** Says that the disk with the logs, and usually with the data, has no room left; null if it has. */
  findFullDisk(): string | null {
    const [first] = this.#entries;
    return first ? this.#options.findFullDisk(first.service.logFile) : null;
  }

  /** Stops all services, the last started first; `atOnce` kills them. */
  async stopAll({ atOnce = false } = {}): Promise<void> {
    this.#isStopping = true;
    for (const entry of [...this.#entries].reverse()) {
      entry.cancelBackOff?.();
      await entry.child.stop({ atOnce });
    }
  }

  async #untilReady(entry: Entry): Promise<void> {
    const { service } = entry;
    for (;;) {
      const { child, relaunched } = entry;
      try {
        return await waitUntilReady(service, child);
      } catch (error) {
        if (this.#isStopping) throw new Problem(`${service.name} was stopped.`, { cause: error });
        // Not being ready in time is final; after a crash it may be started again.
        if (!child.hasExited) throw error;
      }
      const problem = await Promise.race([relaunched.promise, this.failed]);
      if (problem) throw problem;
    }
  }

  #launchChild(service: Service): SupervisedChild {
    return this.#options.launch(service, this.#options.keeper);
  }

  #watch(entry: Entry): void {
    const { child } = entry;
    void child.exited.then((ending) =>
      entry.child === child ? this.#afterExit(entry, ending) : undefined,
    );
    this.#options.onChange(this.processes);
  }

  #relaunch(entry: Entry): void {
    const { relaunched } = entry;
    entry.child = this.#launchChild(entry.service);
    entry.relaunched = Promise.withResolvers();
    this.#watch(entry);
    relaunched.resolve();
  }

  async #afterExit(entry: Entry, ending: Pick<Ending, 'reason'>): Promise<void> {
    if (this.#isStopping || entry.isRestarting) return;
    const { service, child } = entry;
    if (service.afterCrash === 'wait') {
      this.#options.say(
        `${service.name} ${ending.reason}. The end of ${service.logFile}:\n\n${logTail(service.logFile, 8)}`,
      );
      return;
    }
    const full = this.#options.findFullDisk(service.logFile);
    if (full) {
      this.#options.say(
        `${service.name} ${ending.reason}, because ${full}. Make room, and it starts again within seconds.`,
      );
      entry.crashTimes = [];
      await this.#backOff(entry, maxBackOffMs);
      this.#relaunchUnlessStopped(entry, child);
      return;
    }
    const now = Date.now();
    entry.crashTimes = [
      ...entry.crashTimes.filter((time) => now - time < crashLimit.withinMs),
      now,
    ];
    const crashes = entry.crashTimes.length;
    if (crashes >= crashLimit.count) {
      this.#failed.resolve(
        new Problem(
          `${service.name} crashed ${crashes} times within a minute (${ending.reason}).`,
          { details: logDetails(service) },
        ),
      );
      return;
    }
    const pauseMs = this.#options.pause(crashes);
    this.#options.say(
      `${service.name} ${ending.reason}; starting it again in ${pauseMs / 1000} s.`,
    );
    await this.#backOff(entry, pauseMs);
    this.#relaunchUnlessStopped(entry, child);
  }

  #backOff(entry: Entry, pauseMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      entry.cancelBackOff = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #relaunchUnlessStopped(entry: Entry, child: SupervisedChild): void {
    if (!this.#isStopping && !entry.isRestarting && entry.child === child) this.#relaunch(entry);
  }
}

function logDetails({ logFile }: Service): string {
  const tail = logTail(logFile);
  return tail && `The end of ${logFile}:\n\n${tail}`;
}
