// @ts-check
/**
 * The entry point of every npm script: `node tools/launcher/run.mjs COMMAND [ARGUMENTS]`. This file and `bootstrap` are plain JavaScript without
 * packages, because they run before anything is installed, on Node.js 18 and newer. The commands are TypeScript, which only newer versions can load.
 */
import module from 'node:module';
import { join } from 'node:path';
import { cacheDir } from './bootstrap/paths.mjs';
import { withRuntime } from './bootstrap/runtime.mjs';

const [command = '', ...args] = process.argv.slice(2);
await withRuntime(async () => {
  // Compiling what it loads is most of what a command does before it can say what is wrong.
  module.enableCompileCache?.(join(cacheDir, 'compiled'));
  const { runCommand } = await import('./commands/run-command.ts');
  await runCommand(command, args);
});
