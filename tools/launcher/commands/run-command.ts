import { Problem } from '../bootstrap/problem.mjs';
import { backup, restore } from './backup.ts';
import { servers } from './servers.ts';
import { signInLink } from './sign-in-link.ts';
import { dev, start, startWorker } from './start.ts';
import { check, test } from './test.ts';
import { runTool, toolNames } from './tools.ts';

type Command = (args: readonly string[]) => Promise<void>;

const commands = new Map<string, Command>([
  ['start', start],
  ['dev', dev],
  ['worker', startWorker],
  ['backup', backup],
  ['restore', restore],
  ['sign-in-link', signInLink],
  ['test', test],
  ['check', check],
  ['servers', servers],
  ...toolNames.map((name): [string, Command] => [name, (args) => runTool(name, args)]),
]);

/** Runs a command of run.mjs. @throws Problem if there is no such command */
export async function runCommand(name: string, args: readonly string[]): Promise<void> {
  const command = commands.get(name);
  if (!command)
    throw new Problem(
      `There is no command "${name}". Commands: ${[...commands.keys()].join(', ')}`,
      { exitCode: 2 },
    );
  await command(args);
}
