import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/*
 * Attempts from inside a sandboxed child what a hostile file might, and reports the result of each attempt. Like the PDF reader
 * it runs without a build: only erasable syntax.
 */

/** Targets of the attempts. */
export interface ProbeRequest {
  readonly port: number;
  readonly secretFile: string;
  readonly addon: string;
}

/** Results: `done`, or the error's code. */
export interface ProbeReply {
  readonly results: Readonly<Record<string, string>>;
  readonly env: readonly string[];
  readonly interfaces: readonly string[];
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

function attempt(action: () => unknown): string {
  try {
    action();
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
}

function dial(to: { port: number; host: string }): Promise<string> {
  return new Promise((resolve) => {
    try {
      const socket = connect(to, () => {
        socket.destroy();
        resolve('done');
      });
      socket.on('error', (error) => resolve(codeOf(error)));
    } catch (error) {
      resolve(codeOf(error));
    }
  });
}

process.on('message', ({ port, secretFile, addon }: ProbeRequest) => {
  void (async () => {
    const results = {
      connect: await dial({ port, host: '127.0.0.1' }),
      connectOut: await dial({ port: 80, host: '192.0.2.1' }),
      fetch: await fetch(`http://127.0.0.1:${port}/`).then(
        () => 'done',
        (error: unknown) => codeOf(error instanceof Error ? error.cause : error),
      ),
      readFile: attempt(() => readFileSync(secretFile)),
      readParentsEnvironment: attempt(() => readFileSync(`/proc/${process.ppid}/environ`)),
      writeFile: attempt(() => writeFileSync(join(tmpdir(), 'rolefit-probe'), '')),
      startProcess: attempt(() => spawn(process.execPath, ['--version'])),
      startWorker: attempt(() => new Worker('', { eval: true })),
      nativeCode: attempt(() => process.dlopen({ exports: {} }, addon)),
      codeFromStrings: attempt(() => new Function('return 1')()),
    };
    const reply: ProbeReply = {
      results,
      env: Object.keys(process.env),
      interfaces: Object.keys(networkInterfaces()),
    };
    process.send?.(reply);
  })();
});
