// @ts-check
import { basename } from 'node:path';

/**
 * How to call npm: the npm that runs this script, on the current Node.js, or else the one on PATH.
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand({ env = process.env } = {}) {
  const script = env.npm_execpath;
  if (script && basename(script) === 'npm-cli.js')
    return { command: process.execPath, args: [script] };
  return { command: 'npm', args: [] };
}
