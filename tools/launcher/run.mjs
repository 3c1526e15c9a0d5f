import { spawn } from 'node:child_process';
import { rootDir } from './paths.mjs';
import { Problem } from './problem.mjs';

/**
 * Runs a command to its end and returns what it printed.
 * @throws Problem with `sentence` and the last lines of the output when it cannot start or fails
 */
export async function run(command, args, { cwd = rootDir, env = process.env, sentence, signal } = {}) {
  const result = await tryRun(command, args, { cwd, env, signal });
  if (result.code === 0) return result.output;
  throw new Problem(sentence ?? `${command} ${args[0] ?? ''} failed.`, { details: lastLines(result.output, 40) || result.reason });
}

/** As `run`, but a failure is an answer: `{code, output, reason}`; `code` is null when the command could not start. */
export function tryRun(command, args, { cwd = rootDir, env = process.env, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString('utf8');
    child.once('error', (error) => resolve({ code: null, output: output(), reason: error.message }));
    child.once('close', (code, endedBy) => resolve({ code: code ?? 1, output: output(), reason: endedBy ? `ended by ${endedBy}` : `exit code ${code}` }));
  });
}

export const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');
