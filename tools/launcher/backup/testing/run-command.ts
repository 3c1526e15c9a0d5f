import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { join } from 'node:path';

const passphrase = 'correct horse battery staple';

/** A command of the launcher, as `npm run backup` starts it, with nothing from the environment that would lead it to other servers. */
export function startCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(__dirname, '../../run.mjs'), ...args], {
    env: {
      ...process.env,
      ROLEFIT_ENV_FILE: devNull,
      DATABASE_URL: '',
      S3_ENDPOINT: '',
      BACKUP_PASSPHRASE: passphrase,
      ...env,
    },
  });
  let text = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe?.on('data', (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}

/** Waits for the end of such a command. */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  const { child, output } = startCommand(args, env);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}
