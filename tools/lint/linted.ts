import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Finding, LintedText } from './lint-texts.ts';

const root = join(__dirname, '..', '..');

/** The findings of each text, in order. */
export async function linted(texts: readonly LintedText[]): Promise<Finding[][]> {
  const child = fork(join(__dirname, 'lint-texts.ts'), {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false' },
    execArgv: ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The linter ended with ${String(code)}: ${output}`);
  });
  child.send(texts);
  const [findings] = (await Promise.race([once(child, 'message'), ended])) as [Finding[][]];
  ended.catch(() => undefined);
  return findings;
}
