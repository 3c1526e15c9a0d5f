import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet } from './apt.mjs';
import { cacheDir } from './paths.mjs';
import { tryRun } from './run.mjs';

/** Streams with consumer groups and the commands of the queue need it. */
const oldestMajor = 6;

/** What Debian's redis-server needs beyond a bare system. */
const debianPackages = ['redis-server', 'redis-tools', 'liblzf1', 'libjemalloc2', 'libatomic1'];

/**
 * A real Redis or Valkey: of this machine, or, where apt is, unpacked from Debian's packages into the checkout without
 * installing anything.
 * @returns `{command, env}`, or null where there is none
 */
export async function findRedisBinary() {
  return onPath() ?? unpacked() ?? (await unpackDebian());
}

function onPath() {
  const command = ['redis-server', 'valkey-server'].find((name) => isRecent(name, process.env));
  return command ? { command, env: process.env } : null;
}

function isRecent(command, env) {
  const { status, stdout } = spawnSync(command, ['--version'], { env, encoding: 'utf8' });
  const major = /\bv=(\d+)\./.exec(stdout ?? '')?.[1];
  return status === 0 && Number(major) >= oldestMajor;
}

const unpackedDir = join(cacheDir, 'redis');

function unpacked(folder = unpackedDir) {
  const command = join(folder, 'usr', 'bin', 'redis-server');
  const libraries = join(folder, 'usr', 'lib');
  if (!existsSync(libraries)) return null;
  // Debian keeps libraries in a folder named after the machine, for example x86_64-linux-gnu.
  const folders = [libraries, ...readdirSync(libraries).filter((name) => name.includes('-linux-')).map((name) => join(libraries, name))];
  const env = { ...process.env, LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
  return isRecent(command, env) ? { command, env } : null;
}

async function unpackDebian() {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return null;
  mkdirSync(cacheDir, { recursive: true });
  const work = mkdtempSync(join(cacheDir, 'redis-'));
  try {
    if (!(await download(work))) return null;
    const folder = join(work, 'unpacked');
    for (const archive of readdirSync(work).filter((name) => name.endsWith('.deb'))) {
      if ((await tryRun('dpkg', ['-x', join(work, archive), folder])).code !== 0) return null;
    }
    if (!unpacked(folder)) return null;
    rmSync(unpackedDir, { recursive: true, force: true });
    renameSync(folder, unpackedDir);
    return unpacked();
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function download(cwd) {
  const fetch = () => aptGet(['download', ...debianPackages], { cwd });
  if ((await fetch()).code === 0) return true;
  // A new machine's package lists are empty, or name versions that are gone; only root can renew them.
  if (process.getuid?.() !== 0 || (await aptGet(['update'])).code !== 0) return false;
  return (await fetch()).code === 0;
}
