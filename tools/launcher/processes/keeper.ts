import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Writable } from 'node:stream';

/** A process that the keeper stops when the launcher has gone. */
export interface WatchedProcess {
  readonly pid: number;
  readonly identity: string | null;
  readonly stopSignal: NodeJS.Signals;
  readonly graceMs: number;
}

/** One line on the standard input of keeper.main.ts. */
export interface KeeperMessage {
  readonly watch?: WatchedProcess;
  readonly forget?: number;
  readonly removeFolder?: string;
}

/** A small process that ends everything the launcher started if the launcher is killed or crashes; see keeper.main.ts. */
export class Keeper {
  readonly #process: ChildProcess & { readonly stdin: Writable };

  constructor() {
    const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.main.ts')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    keeper.unref();
    if ('unref' in keeper.stdin && typeof keeper.stdin.unref === 'function') keeper.stdin.unref();
    keeper.stdin.on('error', () => undefined);
    keeper.on('error', () => undefined);
    this.#process = keeper;
  }

  watch(watched: WatchedProcess): void {
    this.#send({ watch: watched });
  }

  forget(pid: number): void {
    this.#send({ forget: pid });
  }

  /** Removes the folder when all processes have stopped. */
  removeFolderAtEnd(folder: string): void {
    this.#send({ removeFolder: folder });
  }

  /** Stops the processes that are still watched, removes the folders and ends the keeper. */
  async close(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.ref();
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.stdin.end();
    await ended;
  }

  #send(message: KeeperMessage): void {
    this.#process.stdin.write(`${JSON.stringify(message)}\n`);
  }
}
