import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import { npmCommand } from '../launcher/npm.mjs';
import { rootDir } from '../launcher/paths.mjs';
import { run } from '../launcher/run.mjs';

const packageDir = join(rootDir, 'tools', 'lighthouse');

/**
 * Lighthouse and its launcher of Chromium, which only this bench needs: 180 MB that no other install should have to bring.
 * @returns `{lighthouse(url, flags), launchChrome(options)}`
 * @throws Problem where they are not there and cannot be fetched
 */
export async function loadLighthouse() {
  if (!existsSync(join(packageDir, 'node_modules', 'lighthouse', 'package.json'))) {
    const npm = npmCommand();
    await run(npm.command, [...npm.args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: packageDir, sentence: 'Lighthouse could not be fetched.' });
  }
  const require = createRequire(join(packageDir, 'package.json'));
  const load = (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  return { lighthouse, launchChrome: launch };
}
