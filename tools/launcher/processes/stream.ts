import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { rootDir } from '../bootstrap/paths.mjs';

const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isInterrupted = false;

/** Whether a signal has ended a command of `stream`, so that nothing more should be started. */
export const wasInterrupted = (): boolean => isInterrupted;

/** Runs a command whose output goes to the terminal, and forwards signals to it. @returns its exit code */
export function stream(
  command: string,
  args: readonly string[],
  { cwd = rootDir, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    const forward = (signal: NodeJS.Signals): void => {
      isInterrupted = true;
      child.kill(signal);
    };
    for (const signal of forwardedSignals) process.on(signal, forward);
    const finish = (code: number): void => {
      for (const signal of forwardedSignals) process.off(signal, forward);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.once('exit', (code, signal) =>
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
