import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { launcherDir } from './paths.mjs';

/**
 * A small process of its own that ends everything the launcher started when the launcher itself cannot any more
 * (`kill -9`, a closed terminal, a crash). See children/keeper.mjs.
 */
export class Keeper {
  #process;

  constructor() {
    this.#process = spawn(process.execPath, [join(launcherDir, 'children', 'keeper.mjs')], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    this.#process.unref();
    this.#process.stdin.unref();
    this.#process.stdin.on('error', () => undefined);
    this.#process.on('error', () => undefined);
  }

  /** @param ward `{pid, identity, stopSignal, graceMs}` */
  watch(ward) {
    this.#send({ watch: ward });
  }

  forget(pid) {
    this.#send({ forget: pid });
  }

  /** Removes the folder once everything has stopped. */
  removeFolderAtEnd(folder) {
    this.#send({ removeFolder: folder });
  }

  /** Lets the keeper end: it stops what is still watched, removes the folders, and is gone. */
  async close() {
    const { stdin } = this.#process;
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.ref();
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    stdin.end();
    await ended;
  }

  #send(message) {
    this.#process.stdin.write(`${JSON.stringify(message)}\n`);
  }
}
