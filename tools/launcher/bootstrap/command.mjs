// @ts-check
import { spawn } from 'node:child_process';
import { rootDir } from './paths.mjs';
import { Problem } from './problem.mjs';
import { sendSignal } from './process-identity.mjs';

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} CommandOptions
 * @typedef {{ code: number | null, output: string, reason: string }} CommandResult
 */

const killAfterMs = 2_000;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end and returns its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions & { sentence?: string }} [options]
 * @returns {Promise<string>}
 * @throws {Problem} with `sentence` and the last lines of the output when it cannot start or fails
 */
export async function run(command, args, { sentence, ...options } = {}) {
  const result = await tryRun(command, args, options);
  if (result.code === 0) return result.output;
  throw new Problem(sentence ?? `${command} ${args[0] ?? ''} failed.`, {
    details: lastLines(result.output, 40) || result.reason,
  });
}

/**
 * Runs a command to its end; a failure is a result too. `code` is null when the command could not start.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function tryRun(command, args, { cwd = rootDir, env = process.env } = {}) {
  return new Promise((resolve) => {
    // In its own process group, so that it can be ended together with its children.
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    /**
     * @param {number | null} code
     * @param {string} reason
     */
    const finish = (code, reason) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), reason });
    };
    child.once('error', (error) => finish(null, error.message));
    child.once('close', (code, signal) =>
      finish(code ?? 1, signal ? `ended by ${signal}` : `exit code ${code}`),
    );
  });
}

/** Terminates all commands of `run` and `tryRun` that still run, and kills those that ignore it. */
export function endRunningCommands() {
  for (const child of running) {
    const { pid } = child;
    if (pid === undefined) continue;
    sendSignal(-pid, 'SIGTERM');
    const kill = setTimeout(() => sendSignal(-pid, 'SIGKILL'), killAfterMs);
    child.once('close', () => clearTimeout(kill));
  }
}

/**
 * @param {string} text
 * @param {number} count
 */
export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
