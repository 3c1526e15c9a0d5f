import { type Child, type Service } from './child.mjs';
import { type Keeper } from './keeper.mjs';
import { type Problem } from './problem.mjs';

/** What a supervisor needs to know of a child. */
type Supervised = Pick<Child, 'name' | 'pid' | 'identity' | 'hasExited' | 'stop'> & { readonly exited: Promise<Pick<Awaited<Child['exited']>, 'code' | 'reason'>> };
type Supervisable = Pick<Service, 'name' | 'logFile' | 'isReady' | 'readyMs' | 'stopSignal'>;

export const crashLimit: { readonly count: number; readonly withinMs: number };
export function pauseAfter(crashes: number): number;

export class Supervisor {
  constructor(options: {
    readonly keeper: Keeper | undefined;
    readonly say?: (line: string) => void;
    readonly onChange?: () => void;
    readonly launch?: (service: Supervisable) => Supervised;
    readonly pause?: (crashes: number) => number;
  });
  readonly failed: Promise<Problem>;
  readonly processes: readonly { readonly name: string; readonly pid: number | undefined; readonly identity: string | null; readonly stopSignal: NodeJS.Signals }[];
  start(service: Supervisable): Promise<void>;
  stopAll(options?: { readonly atOnce?: boolean }): Promise<void>;
}
