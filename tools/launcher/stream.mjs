import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { rootDir } from './paths.mjs';

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The signal that ended a command of ours on a person's wish, if any: nothing more should be started then. */
let interruptedBy = null;
export const wasInterrupted = () => interruptedBy !== null;

/** Runs a command whose output goes straight to the terminal; signals to us reach it too. @returns its exit code */
export function stream(command, args, { cwd = rootDir, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    const pass = (signal) => {
      interruptedBy = signal;
      child.kill(signal);
    };
    for (const signal of passedOn) process.on(signal, pass);
    const finish = (code) => {
      for (const signal of passedOn) process.off(signal, pass);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.once('exit', (code, signal) => finish(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
