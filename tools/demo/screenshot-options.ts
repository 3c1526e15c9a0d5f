import { join, resolve } from 'node:path';
import { localDir } from '../launcher/bootstrap/paths.mjs';
import { Problem } from '../launcher/bootstrap/problem.mjs';
import { demoScreens } from './screens.ts';

const names = demoScreens(() => '').map(({ name }) => name);

export const usage = `Usage: npm run screenshots [-- OPTIONS] [NAMES]

  NAMES     take only the screens whose names hold one of these words (default: all)
  --to DIR  folder for the pictures (default .local/screenshots)
  --help    this text

Screens: ${names.join(', ')}`;

export interface ScreenshotOptions {
  /** The folder for the pictures. */
  readonly dir: string;
  /** Words of which the name of a screen contains one; empty for all screens. */
  readonly only: readonly string[];
  readonly help: boolean;
}

const usageProblem = (sentence: string): Problem =>
  new Problem(sentence, { details: usage, exitCode: 2 });

/** Parses the command line. @throws Problem with the usage for unknown options and names */
export function parseScreenshotOptions(args: readonly string[]): ScreenshotOptions {
  let options: ScreenshotOptions = { dir: join(localDir, 'screenshots'), only: [], help: false };
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const word = argument;
    if (argument === '--help') {
      options = { ...options, help: true };
    } else if (argument === '--to') {
      const dir = rest.shift();
      if (!dir || dir.startsWith('--')) throw usageProblem('--to needs a folder.');
      options = { ...options, dir: resolve(dir) };
    } else if (argument.startsWith('-')) {
      throw usageProblem(`There is no option ${argument}.`);
    } else {
      if (!names.some((name) => name.includes(word)))
        throw usageProblem(`No screen has ${argument} in its name.`);
      options = { ...options, only: [...options.only, word] };
    }
  }
  return options;
}
