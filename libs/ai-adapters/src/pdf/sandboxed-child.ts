import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, getPriority, setPriority } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxed } from './sandbox.js';

const heapMegabytes = 256;
/**
 * A PDF makes much short-lived garbage: a larger nursery and a collector without helpers save a quarter of the processor time, code that
 * is compiled at once a sixth of it for the first files of a child.
 */
const engine = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--single-threaded-gc', '--always-sparkplug'];
/** On a busy machine a child that starts gets a third of what somebody gets who waits for an answer of the API, one that reads a tenth. */
const niceness = { starting: 5, reading: 10 } as const;

/** The child lies beside this file in the same language: TypeScript in the sources, JavaScript in what is built. */
const thisFile = fileURLToPath(import.meta.url);
const childFile = fileURLToPath(new URL(`./child/pdf-text.child${extname(thisFile)}`, import.meta.url));

/** The folders of packages that the child loads code and fonts from. */
function packageFolders(): string[] {
  const parser = createRequire(import.meta.url).resolve('pdf-parse');
  // pdf-parse may not be asked for its package.json; its folder is the one that bears its name.
  const own = parser.slice(0, parser.lastIndexOf(join('node_modules', 'pdf-parse')) + join('node_modules', 'pdf-parse').length);
  const pdfjs = createRequire(parser).resolve('pdfjs-dist/package.json');
  return [own, dirname(pdfjs), ...geometryFolder(pdfjs)];
}

/** pdf.js goes without this package where there is none for the system. */
function geometryFolder(pdfjs: string): string[] {
  try {
    return [dirname(createRequire(pdfjs).resolve('@napi-rs/canvas/package.json'))];
  } catch {
    return [];
  }
}

const closeOnExec = 0o2000000;
/** Where the child's first own file would be: after what it reads, prints and complains on, and the channel. */
const firstFree = 4;

/** What this process opens, no child inherits; what it was itself given when it was started (a log's pipe, a listening socket), every child would. */
function inheritedFiles(): number[] {
  if (process.platform !== 'linux') return [];
  const isPassedOn = (number: number): boolean => {
    try {
      const flags = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${number}`, 'latin1'))?.[1];
      return flags !== undefined && (Number.parseInt(flags, 8) & closeOnExec) === 0;
    } catch {
      return false;
    }
  };
  return readdirSync('/proc/self/fd').map(Number).filter((number) => number >= firstFree && isPassedOn(number));
}

let places: (number | undefined)[] | undefined;

/** Nothing to read, write or print on, one channel to the parent, and nothing again in the places of files that the child would inherit. */
function files(): StdioOptions {
  if (places === undefined) {
    places = [];
    const inherited = inheritedFiles();
    const nothing = inherited.length > 0 ? openSync('/dev/null', 'r') : undefined;
    for (const number of inherited) places[number - firstFree] = nothing;
  }
  // Beyond the first three, what is ignored is left as it is.
  return ['ignore', 'ignore', 'ignore', 'ipc', ...Array.from(places, (place) => place ?? ('ignore' as const))];
}

/**
 * Starts a script as a child that has nothing of this process: no environment, no open file or socket but the channel between the two,
 * and what `detectSandbox()` says is in force.
 * @param script default the reader of PDFs
 */
export function startSandboxed(cpuSeconds: number, script: string = childFile): ChildProcess {
  const readable = [dirname(thisFile), dirname(script), ...packageFolders()];
  const { file, args, env } = sandboxed([process.execPath, `--max-old-space-size=${heapMegabytes}`, ...engine, script], readable, cpuSeconds);
  const child = spawn(file, args, { env, stdio: files(), serialization: 'advanced' });
  lowerPriority(child, 'starting');
  return child;
}

/** Lets a child stand back: whoever waits for an answer of this machine comes before a file that is read. A start has less patience, so it stands back less. */
export function lowerPriority({ pid }: ChildProcess, phase: keyof typeof niceness): void {
  if (pid === undefined) return;
  try {
    // A process that itself stands back already can give no more than there is.
    setPriority(pid, Math.min(getPriority() + niceness[phase], constants.priority.PRIORITY_LOW));
  } catch {
    // It is gone already, and says so itself.
  }
}
