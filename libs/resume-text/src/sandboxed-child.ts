import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolders } from './package-folders.js';
import { sandboxed } from './sandbox.js';

const heapMegabytes = 256;
/**
 * A PDF produces much short-lived garbage: a larger nursery and a collector without helper threads save a quarter of the CPU time; eager
 * compilation saves a sixth of it for the first files of a child.
 */
const engine = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--single-threaded-gc',
  '--always-sparkplug',
];
/** Nice values: on a busy machine a starting child gets a third of the CPU time of an API server, a reading one a tenth. */
const niceness = { starting: 5, reading: 10 } as const;

/** Beside this file in the same language: TypeScript in the sources, JavaScript in a build. */
const thisFile = fileURLToPath(import.meta.url);
const childFile = fileURLToPath(
  new URL(`./child/resume-text.child${extname(thisFile)}`, import.meta.url),
);

const closeOnExec = 0o2000000;
/** First free file descriptor of the child, after stdio and the channel. */
const firstFree = 4;

/** Descriptors that this process opens are not inherited. Those that it inherited itself (a log's pipe, a listening socket) would be. */
function inheritedFiles(): number[] {
  if (process.platform !== 'linux') return [];
  const isPassedOn = (number: number): boolean => {
    try {
      const flags = /^flags:\s+(\d+)$/m.exec(
        readFileSync(`/proc/self/fdinfo/${number}`, 'latin1'),
      )?.[1];
      return flags !== undefined && (Number.parseInt(flags, 8) & closeOnExec) === 0;
    } catch {
      return false;
    }
  };
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((number) => number >= firstFree && isPassedOn(number));
}

let places: (number | undefined)[] | undefined;

/** No stdio, one channel to the parent, and /dev/null in place of descriptors that the child would inherit. */
function files(): StdioOptions {
  if (places === undefined) {
    places = [];
    const inherited = inheritedFiles();
    const nothing = inherited.length > 0 ? openSync('/dev/null', 'r') : undefined;
    for (const number of inherited) places[number - firstFree] = nothing;
  }
  // Beyond the first three, `ignore` leaves a descriptor as it is.
  return [
    'ignore',
    'ignore',
    'ignore',
    'ipc',
    ...Array.from(places, (place) => place ?? ('ignore' as const)),
  ];
}

/**
 * Starts a script as a child without access to this process: no environment, no open file or socket except the channel,
 * and sandboxed as `detectSandbox()` reports.
 * @param script defaults to the PDF reader
 */
export function startSandboxed(cpuSeconds: number, script: string = childFile): ChildProcess {
  const readable = [dirname(thisFile), dirname(script), ...packageFolders()];
  const { file, args, env } = sandboxed(
    [process.execPath, `--max-old-space-size=${heapMegabytes}`, ...engine, script],
    readable,
    cpuSeconds,
  );
  const child = spawn(file, args, { env, stdio: files(), serialization: 'advanced' });
  lowerPriority(child, 'starting');
  return child;
}

/** Lowers a child's CPU priority, so that API requests on this machine come first. A start and a first file take longer and are lowered less. */
export function lowerPriority({ pid }: ChildProcess, phase: keyof typeof niceness): void {
  if (pid === undefined) return;
  try {
    // A process that is niced itself cannot raise the priority.
    setPriority(pid, Math.min(getPriority() + niceness[phase], constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended already, which its exit event reports.
  }
}
