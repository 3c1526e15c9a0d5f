import { spawn } from 'node:child_process';
import { rootDir } from './paths.mjs';
import { Problem } from './problem.mjs';
import { sendSignal } from './process-identity.mjs';

const patienceMs = 2_000;
const running = new Set();

/**
 * Runs a command to its end and returns what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ sentence?: string, cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>}
 * @throws Problem with `sentence` and the last lines of the output when it cannot start or fails
 */
export async function run(command, args, { sentence, ...options } = {}) {
  const result = await tryRun(command, args, options);
  if (result.code === 0) return result.output;
  throw new Problem(sentence ?? `${command} ${args[0] ?? ''} failed.`, { details: lastLines(result.output, 40) || result.reason });
}

/** As `run`, but a failure is an answer: `{code, output, reason}`; `code` is null when the command could not start. */
export function tryRun(command, args, { cwd = rootDir, env = process.env } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that it can be ended together with whatever it starts.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const finish = (code, reason) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), reason });
    };
    child.once('error', (error) => finish(null, error.message));
    child.once('close', (code, endedBy) => finish(code ?? 1, endedBy ? `ended by ${endedBy}` : `exit code ${code}`));
  });
}

/** Ends every command of `run` and `tryRun` that has not finished, by force where it does not listen. */
export function endRunningCommands() {
  for (const child of running) {
    if (child.pid === undefined) continue;
    sendSignal(-child.pid, 'SIGTERM');
    const force = setTimeout(() => sendSignal(-child.pid, 'SIGKILL'), patienceMs);
    child.once('close', () => clearTimeout(force));
  }
}

export const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');
