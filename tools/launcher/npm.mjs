import { basename } from 'node:path';

/** How to call npm: the one that called us, on our own Node.js, else whichever is on PATH. */
export function npmCommand({ env = process.env } = {}) {
  const script = env.npm_execpath;
  if (script && basename(script) === 'npm-cli.js') return { command: process.execPath, args: [script] };
  return { command: 'npm', args: [] };
}
