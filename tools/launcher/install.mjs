import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { localDir, nodeModulesDir, rootDir } from './paths.mjs';
import { run } from './run.mjs';

const lockFile = join(rootDir, 'package-lock.json');
const markFile = join(nodeModulesDir, '.rolefit-installed');

/** Installs the packages of package-lock.json unless exactly those are there. */
export async function ensureInstalled(progress) {
  if (isInstalled()) return;
  mkdirSync(localDir, { recursive: true });
  const { release } = await waitForLock(join(localDir, 'install.lock'), () => progress.say('Waiting for another start to install the packages …'));
  try {
    if (isInstalled()) return;
    await progress.step('Installing packages', () => {
      const npm = npmCommand();
      // dev is named, because NODE_ENV=production would leave out what builds and tests need. No package needs its scripts.
      return run(npm.command, [...npm.args, 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { sentence: 'npm could not install the packages.' });
    });
    markInstalled();
  } finally {
    release();
  }
}

function isInstalled() {
  if (!existsSync(nodeModulesDir)) return false;
  if (readText(markFile) === lockHash()) return true;
  if (!agreesWithLock()) return false;
  markInstalled();
  return true;
}

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const markInstalled = () => writeFileSync(markFile, lockHash());

/** Whether npm's own record of what it installed has every package of the lock; somebody who ran `npm ci` need not wait again. */
function agreesWithLock() {
  const installed = JSON.parse(readText(join(nodeModulesDir, '.package-lock.json')) ?? '{}').packages ?? {};
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).filter(([path]) => path.startsWith('node_modules/'));
  return wanted.every(([path, { version, link, optional, devOptional, peer }]) => {
    const found = installed[path];
    // Packages for other machines are in the lock and not on the disk.
    return found ? found.version === version && Boolean(found.link) === Boolean(link) : Boolean(optional || devOptional || peer);
  });
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
