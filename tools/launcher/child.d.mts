import { type Keeper } from './keeper.mjs';

export interface Service {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** The output is appended to it. */
  readonly logFile: string;
  readonly stopSignal?: NodeJS.Signals;
  readonly graceMs?: number;
}

export interface Child {
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly reason: string }>;
  /** Ends it and whatever it started. */
  stop(options?: { readonly atOnce?: boolean }): Promise<void>;
}

export function startChild(service: Service, keeper?: Keeper): Child;
export function logTail(logFile: string, count?: number): string;
