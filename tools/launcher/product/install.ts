import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/command.mjs';
import { waitForLock } from '../bootstrap/lock.mjs';
import { npmCommand } from '../bootstrap/npm.mjs';
import { localDir, nodeModulesDir, rootDir } from '../bootstrap/paths.mjs';
import { type Progress } from '../processes/progress.ts';
import { linkProjects, type LockedLink, missingLinks } from './workspace-links.ts';

interface LockedPackage extends LockedLink {
  readonly version?: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
}

interface Lock {
  readonly packages?: Readonly<Record<string, LockedPackage>>;
}

const lockFile = join(rootDir, 'package-lock.json');
const markFile = join(nodeModulesDir, '.rolefit-installed');

/** Installs the packages of package-lock.json unless exactly these are installed. */
export async function ensureInstalled(progress: Progress): Promise<void> {
  if (isInstalled()) return;
  mkdirSync(localDir, { recursive: true });
  const { release } = await waitForLock(join(localDir, 'install.lock'), () =>
    progress.say('Waiting for another start to install the packages …'),
  );
  try {
    if (isInstalled()) return;
    if (hasPackages()) linkProjects(rootDir, lockedPackages());
    else await installAll(progress);
    markInstalled();
  } finally {
    release();
  }
}

async function installAll(progress: Progress): Promise<void> {
  await progress.step('Installing packages', () => {
    const npm = npmCommand();
    // With NODE_ENV=production npm would leave out what builds and tests need. No package needs its install scripts.
    return run(
      npm.command,
      [...npm.args, 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
      { sentence: 'npm could not install the packages.' },
    );
  });
}

function isInstalled(): boolean {
  if (!hasPackages() || missingLinks(rootDir, lockedPackages()).length > 0) return false;
  markInstalled();
  return true;
}

const lockHash = (): string => createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const markInstalled = (): void => {
  if (readText(markFile) !== lockHash()) writeFileSync(markFile, lockHash());
};

function hasPackages(): boolean {
  return existsSync(nodeModulesDir) && (readText(markFile) === lockHash() || matchesLock());
}

const lockedPackages = () => (JSON.parse(readFileSync(lockFile, 'utf8')) as Lock).packages ?? {};

/** Whether npm's record of installed packages has every package of the lock, so that a manual `npm ci` is not repeated. */
function matchesLock(): boolean {
  const installed =
    (JSON.parse(readText(join(nodeModulesDir, '.package-lock.json')) ?? '{}') as Lock).packages ??
    {};
  return Object.entries(lockedPackages())
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .every(([path, { version, optional, devOptional, peer }]) => {
      const found = installed[path];
      // The lock has packages for other platforms too, which are not installed.
      return found ? found.version === version : Boolean(optional || devOptional || peer);
    });
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
