import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptGet } from './apt.mjs';
import { npmCommand } from './npm.mjs';
import { rootDir } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];
const packageDir = join(rootDir, 'tools', 'browser');

/**
 * The path of a Chromium for the browser tests: `CHROME_PATH`, then this machine's, then Debian's package (as root only), then
 * one that comes as an npm package (Linux on x64).
 * @param {{ env?: NodeJS.ProcessEnv, onProgress?: (text: string) => void }} [options]
 * @returns {Promise<string>}
 * @throws Problem when there is none and none can be fetched
 */
export async function findBrowser({ env = process.env, onProgress = () => undefined } = {}) {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Problem(`CHROME_PATH names ${env.CHROME_PATH}, and there is no such file.`);
  }
  return installed(env) ?? (await fromDebian(env, onProgress)) ?? (await fromPackage(onProgress));
}

function installed(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
  return candidates.find((file) => existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0) ?? null;
}

async function fromDebian(env, onProgress) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  onProgress('Installing Chromium from the system packages …');
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await aptGet(['update'], quiet);
  await aptGet(['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  return installed(env);
}

async function fromPackage(onProgress) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Problem('The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH.');
  }
  onProgress('Fetching Chromium as a package …');
  const npm = npmCommand();
  const sentence = 'The browser tests need Chromium, and it could not be fetched. Install it, or set CHROME_PATH.';
  await run(npm.command, [...npm.args, 'ci', '--no-audit', '--no-fund'], { cwd: packageDir, sentence });
  const entry = createRequire(join(packageDir, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}
