/** A process that certainly is the one that was meant: its id and its beginning. */
export interface KnownProcess {
  readonly pid: number;
  readonly identity: string | null;
}

/** A launcher that was started as a person would start it. */
export interface Launcher {
  /** All that it has printed so far. */
  output(): string;
  /** It and everything below it, as long as it lives. */
  family(): KnownProcess[];
  /** Ends it with SIGTERM, if it has not ended; its exit code, or null where a signal ended it. */
  stop(): Promise<number | null>;
  /** `kill -9` of the launcher alone. */
  kill(): Promise<number | null>;
}

export interface StartedRolefit extends Launcher {
  readonly url: string;
  /** What it keeps running: gateway, worker, PostgreSQL, Redis, GitHub emulator. */
  processes(): readonly (KnownProcess & { readonly name: string })[];
}

export interface StartOptions {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyMs?: number;
}

export function startRolefit(options: StartOptions & { readonly port?: number; readonly args?: readonly string[] }): Promise<StartedRolefit>;
export function startWorker(options: StartOptions): Promise<Launcher>;
