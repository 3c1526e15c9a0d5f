import { type Keeper } from './keeper.mjs';

/** A program to start, with how to end it. */
export interface Program {
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

/** A program that says when it is ready. */
export interface Service extends Program {
  isReady(): Promise<boolean>;
  readonly readyMs?: number;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly reason: string;
}

export interface Child {
  readonly name: string;
  /** Undefined where it could not be started. */
  readonly pid: number | undefined;
  readonly identity: string | null;
  readonly exited: Promise<Ending>;
  readonly hasExited: boolean;
  /** Ends it and whatever it started. */
  stop(options?: { readonly atOnce?: boolean }): Promise<void>;
}

export function startChild(program: Program, keeper?: Keeper): Child;
/** @throws Problem with the end of the log where the child ends first or takes longer than `readyMs` */
export function waitUntilReady(service: Pick<Service, 'name' | 'logFile' | 'isReady' | 'readyMs'>, child: Pick<Child, 'exited'>): Promise<void>;
export function logTail(logFile: string, count?: number): string;
export function rotateLog(logFile: string): void;
