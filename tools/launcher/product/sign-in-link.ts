import { join } from 'node:path';
import { tryRun } from '../bootstrap/command.mjs';
import { rootDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { isRunning } from '../bootstrap/process-identity.mjs';
import { appEnvironment } from './app-environment.ts';
import { openDataDir } from './data-dir.ts';
import { type Variables } from './environment.ts';

const program = join(rootDir, 'apps', 'gateway', 'dist', 'print-sign-in-link.js');

const print = (env: Variables, args: readonly string[]) =>
  tryRun(process.execPath, [program, ...args], {
    env: { ...process.env, ...appEnvironment('gateway', env) },
  });

/** What a Rolefit that others reach prints when it is ready: a link to create the owner's account, as long as nobody has one. */
export async function printedAtStart(env: Variables): Promise<string[]> {
  const { output } = await print(env, ['--at-start']);
  return output.trimEnd().split('\n').filter(Boolean);
}

/**
 * `npm run sign-in-link`: prints a link to sign in to the Rolefit that runs with this data folder.
 * @throws Problem if none runs, or there is no link
 */
export async function runSignInLink({
  dataDir,
  args,
}: {
  readonly dataDir: string;
  readonly args: readonly string[];
}): Promise<void> {
  const data = openDataDir(dataDir);
  const running = data.running.read();
  if (!running?.env || !isRunning(running))
    throw new Problem(`No Rolefit runs with the data in ${data.dir}. Start it first: npm start`);
  const { code, output } = await print(running.env, args);
  if (code !== 0) throw new Problem(output.trimEnd());
  process.stdout.write(output);
}
