import { Problem } from '../bootstrap/problem.mjs';
import { createProgress } from '../processes/progress.ts';
import { ensureInstalled } from '../product/install.ts';

type Command = (args: readonly string[]) => Promise<void>;

/** Imported after the installation, because they import packages. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start.ts')).start,
  dev: async () => (await import('./start.ts')).dev,
  worker: async () => (await import('./start.ts')).startWorker,
  test: async () => (await import('./test.ts')).test,
  check: async () => (await import('./test.ts')).check,
  servers: async () => (await import('./servers.ts')).servers,
};

/** Runs a command of run.mjs. @throws Problem if there is no such command */
export async function runCommand(name: string, args: readonly string[]): Promise<void> {
  await ensureInstalled(createProgress());
  if (Object.hasOwn(commands, name)) return (await commands[name]?.())?.(args);
  const { runTool, toolNames } = await import('./tools.ts');
  if (!toolNames.includes(name))
    throw new Problem(
      `There is no command "${name}". Commands: ${[...Object.keys(commands), ...toolNames].join(', ')}`,
      { exitCode: 2 },
    );
  await runTool(name, args);
}
