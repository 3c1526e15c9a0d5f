import { spawnSync } from 'node:child_process';

/** What stands around a child that reads a file of a stranger, on this machine. */
export interface Sandbox {
  /** `cut-off`: a network namespace of its own, in which there is nobody. `open`: the system offers none, or does not allow it. */
  readonly network: 'cut-off' | 'open';
  /** `system`: the kernel sets bounds to processor time, memory and files, beside the watchdog. `watchdog`: it alone. */
  readonly limits: 'system' | 'watchdog';
  /** The child gains no rights, and dies with its parent even in the middle of a file. */
  readonly privileges: 'dropped' | 'kept';
  /** `denied`: Node lets it write no file, read none but its own code, and start no process, worker or native code. */
  readonly node: 'denied' | 'open';
}

/** What a start needs: the programs that come before Node, each with its arguments, and Node's own flags. */
interface Wrapping {
  readonly sandbox: Sandbox;
  readonly network: readonly string[];
  readonly privileges: readonly string[];
  readonly hasLimits: boolean;
}

/** Root may do the first; where the system lets users make namespaces, anybody may do the second. */
const networks = [
  ['unshare', '--net', '--'],
  ['unshare', '--user', '--map-current-user', '--net', '--'],
];
const privileges = ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL', '--'];
const limitProgram = 'prlimit';
/** Only a net far below the watchdog: a reader that is refused memory may take the page for an empty one and call that a success. */
const dataBytes = 3 * 1024 ** 3;
/** Where a system keeps its programs: the caller's PATH is nothing to rely on. */
const path = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' };

/** Whether a program is there and does what is asked: old and small systems have the name and not the option. */
function works(command: readonly string[]): boolean {
  const [file = '', ...rest] = command;
  return process.platform === 'linux' && spawnSync(file, [...rest, 'true'], { env: path, stdio: 'ignore', timeout: 2_000 }).status === 0;
}

const hasPermissions = process.allowedNodeEnvironmentFlags.has('--permission');

let found: Wrapping | undefined;

function wrapping(): Wrapping {
  if (found) return found;
  const network = networks.find(works) ?? [];
  const dropped = works(privileges) ? privileges : [];
  const hasLimits = works([limitProgram, '--core=0', '--']);
  const sandbox: Sandbox = {
    network: network.length > 0 ? 'cut-off' : 'open',
    limits: hasLimits ? 'system' : 'watchdog',
    privileges: dropped.length > 0 ? 'dropped' : 'kept',
    node: hasPermissions ? 'denied' : 'open',
  };
  return (found = { sandbox, network, privileges: dropped, hasLimits });
}

/** What is in force on this machine. Tried out once, which takes some 20 ms. */
export function detectSandbox(): Sandbox {
  return wrapping().sandbox;
}

/**
 * Puts the confinement around a run of Node.
 * @param node Node itself, its flags and the script
 * @param readable folders that the script may read, where Node can be told so
 * @param cpuSeconds processor time over the life of the process
 * @returns the program to start with its arguments, and the environment: none but where programs are, and not even that for Node alone
 */
export function sandboxed(node: readonly [string, ...string[]], readable: readonly string[], cpuSeconds: number): { readonly file: string; readonly args: string[]; readonly env: NodeJS.ProcessEnv } {
  const { network, privileges: dropped, hasLimits } = wrapping();
  const [program, ...rest] = node;
  const limited = hasLimits ? [limitProgram, `--cpu=${cpuSeconds}`, `--data=${dataBytes}`, '--core=0', '--fsize=0', '--'] : [];
  const denied = hasPermissions ? ['--permission', ...readable.map((folder) => `--allow-fs-read=${folder}`)] : [];
  const [file = program, ...args] = [...network, ...limited, ...dropped, program, ...denied, '--disallow-code-generation-from-strings', ...rest];
  return { file, args, env: file === program ? {} : path };
}
