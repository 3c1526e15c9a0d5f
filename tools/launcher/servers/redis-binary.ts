import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryRun } from '../bootstrap/command.mjs';
import { cacheDir } from '../bootstrap/paths.mjs';
import { aptGet } from './apt.ts';

interface RedisBinary {
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The first version with all stream commands that the queue uses. */
const oldestMajor = 6;

/** redis-server and its dependencies beyond a minimal Debian. */
const debianPackages = ['redis-server', 'redis-tools', 'liblzf1', 'libjemalloc2', 'libatomic1'];

/** An installed Redis or Valkey or, where apt exists, one unpacked from Debian's packages into the cache; null if there is none. */
export async function findRedisBinary(): Promise<RedisBinary | null> {
  return onPath() ?? unpacked() ?? (await unpackDebian());
}

function onPath(): RedisBinary | null {
  const command = ['redis-server', 'valkey-server'].find((name) => isRecent(name, process.env));
  return command ? { command, env: process.env } : null;
}

function isRecent(command: string, env: NodeJS.ProcessEnv): boolean {
  const { status, stdout } = spawnSync(command, ['--version'], { env, encoding: 'utf8' });
  const major = /\bv=(\d+)\./.exec(stdout ?? '')?.[1];
  return status === 0 && Number(major) >= oldestMajor;
}

const unpackedDir = join(cacheDir, 'redis');

function unpacked(folder = unpackedDir): RedisBinary | null {
  const command = join(folder, 'usr', 'bin', 'redis-server');
  const libraries = join(folder, 'usr', 'lib');
  if (!existsSync(libraries)) return null;
  // Debian keeps libraries in a folder named after the machine, for example x86_64-linux-gnu.
  const folders = [
    libraries,
    ...readdirSync(libraries)
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(libraries, name)),
  ];
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  };
  return isRecent(command, env) ? { command, env } : null;
}

async function unpackDebian(): Promise<RedisBinary | null> {
  if (
    process.platform !== 'linux' ||
    spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0
  )
    return null;
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

async function download(cwd: string): Promise<boolean> {
  const fetchPackages = async (): Promise<boolean> =>
    (await aptGet(['download', ...debianPackages], { cwd })).code === 0;
  if (await fetchPackages()) return true;
  // The package lists of a new machine are empty or outdated, and only root can update them.
  if (process.getuid?.() !== 0 || (await aptGet(['update'])).code !== 0) return false;
  return fetchPackages();
}
