import { join, resolve } from 'node:path';
import { localDir } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { demoScreens } from './screens.mjs';

const names = demoScreens(() => '').map(({ name }) => name);

export const usage = `Usage: npm run screenshots [-- OPTIONS] [NAMES]

  NAMES     take only the screens whose names hold one of these words (default: all)
  --to DIR  folder for the pictures (default .local/screenshots)
  --help    this text

Screens: ${names.join(', ')}`;

const wrong = (sentence) => new Problem(sentence, { details: usage, exitCode: 2 });

/**
 * The command line as `{dir, only, help}`.
 * @throws Problem, with the usage, for anything that it does not know: a mistyped name would take minutes to take no picture
 */
export function parseScreenshotOptions(args) {
  let options = { dir: join(localDir, 'screenshots'), only: [], help: false };
  const rest = [...args];
  while (rest.length > 0) {
    const argument = rest.shift();
    if (argument === '--help') {
      options = { ...options, help: true };
    } else if (argument === '--to') {
      const dir = rest.shift();
      if (!dir || dir.startsWith('--')) throw wrong('--to needs a folder.');
      options = { ...options, dir: resolve(dir) };
    } else if (argument.startsWith('-')) {
      throw wrong(`There is no option ${argument}.`);
    } else {
      if (!names.some((name) => name.includes(argument))) throw wrong(`No screen has ${argument} in its name.`);
      options = { ...options, only: [...options.only, argument] };
    }
  }
  return options;
}
