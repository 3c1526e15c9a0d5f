import { spawnSync } from 'node:child_process';

/** Sandbox of a child that reads an untrusted file, as far as this machine supports it. */
export interface Sandbox {
  /** `cut-off`: a separate, empty network namespace. `open`: the system offers none, or does not allow it. */
  readonly network: 'cut-off' | 'open';
  /** `system`: the kernel limits CPU time, memory and files, in addition to the watchdog. `watchdog`: the watchdog alone. */
  readonly limits: 'system' | 'watchdog';
  /** The child gains no privileges, and dies with its parent even while it reads a file. */
  readonly privileges: 'dropped' | 'kept';
  /** `denied`: Node lets it write no file, read only its own code, and start no process, worker or native code. */
  readonly node: 'denied' | 'open';
}

/** Command line of a start: wrapper programs with their arguments, and Node's own flags. */
interface Wrapping {
  readonly sandbox: Sandbox;
  readonly network: readonly string[];
  readonly privileges: readonly string[];
  readonly hasLimits: boolean;
}

/** The first needs root; the second works for any user where the system allows user namespaces. */
const networks = [
  ['unshare', '--net', '--'],
  ['unshare', '--user', '--map-current-user', '--net', '--'],
];
const privileges = ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL', '--'];
const limitProgram = 'prlimit';
/** Only a fallback, far above the watchdog's limit: a reader that is refused memory may take the page for an empty one and report success. */
const dataBytes = 3 * 1024 ** 3;
/** Where systems keep their programs; the caller's PATH is not trusted. */
const path = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' };

/** Whether a program exists and supports the option: old and small systems have the name but not the option. */
function works(command: readonly string[]): boolean {
  const [file = '', ...rest] = command;
  return (
    process.platform === 'linux' &&
    spawnSync(file, [...rest, 'true'], { env: path, stdio: 'ignore', timeout: 2_000 }).status === 0
  );
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

/** The sandbox in force on this machine. Detected once, in some 20 ms. */
export function detectSandbox(): Sandbox {
  return wrapping().sandbox;
}

/**
 * Wraps a run of Node in the sandbox.
 * @param node Node, its flags and the script
 * @param readable folders that the script may read, where Node supports that
 * @param cpuSeconds CPU time over the life of the process
 * @returns the program to start with its arguments, and the environment: only PATH, and not even that without a wrapper program
 */
export function sandboxed(
  node: readonly [string, ...string[]],
  readable: readonly string[],
  cpuSeconds: number,
): { readonly file: string; readonly args: string[]; readonly env: NodeJS.ProcessEnv } {
  const { network, privileges: dropped, hasLimits } = wrapping();
  const [program, ...rest] = node;
  const limited = hasLimits
    ? [
        limitProgram,
        `--cpu=${cpuSeconds}:${cpuSeconds + 1}`,
        `--data=${dataBytes}`,
        '--core=0',
        '--fsize=0',
        '--',
      ]
    : [];
  const denied = hasPermissions
    ? ['--permission', ...readable.map((folder) => `--allow-fs-read=${folder}`)]
    : [];
  const [file = program, ...args] = [
    ...network,
    ...limited,
    ...dropped,
    program,
    ...denied,
    '--disallow-code-generation-from-strings',
    ...rest,
  ];
  return { file, args, env: file === program ? {} : path };
}
