import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PdfTextMessage, type PdfTextReply, type PdfTextRequest, type PdfTextUsage } from './pdf-text.messages.js';
import { residentBytes } from './resident-memory.js';

/** What one child process may take. */
export interface PdfTextLimits {
  /** From handing a file over to its answer, in milliseconds; a child that is still starting has `startMs` more. */
  readonly wallMs: number;
  /** Of the whole process, native memory included. */
  readonly residentBytes: number;
  /** Over the life of the process, in seconds of processor time. */
  readonly cpuSeconds: number;
}

/** How a child ended without an answer: `limit` and `crash` are the file's doing, `gone` is not. */
export type PdfTextEnd = { readonly kind: 'limit'; readonly which: 'wall' | 'memory' | 'cpu' } | { readonly kind: 'crash' | 'gone'; readonly reason: string };

/** A child ended before it answered. */
export class PdfTextProcessEnded extends Error {
  readonly end: PdfTextEnd;

  constructor(end: PdfTextEnd) {
    super(end.kind === 'limit' ? `the ${end.which} limit was reached` : end.reason);
    this.name = 'PdfTextProcessEnded';
    this.end = end;
  }
}

/** A start takes 0.2 s of processor time: no file is to blame for a machine that is busy. */
const startMs = 5_000;
const watchEveryMs = 25;
const heapMegabytes = 256;
/**
 * A PDF makes much short-lived garbage: a larger nursery and a collector without helpers save a quarter of the processor time, code that
 * is compiled at once a sixth of it for the first files of a child.
 */
const engine = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--single-threaded-gc', '--always-sparkplug'];
/** Only a net far below the watchdog: a reader that is refused memory may take the page for an empty one and call that a success. */
const dataBytes = 3 * 1024 ** 3;
const prlimit = process.platform === 'linux' ? ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path)) : undefined;

/** The child lies beside this file in the same language: TypeScript in the sources, JavaScript in what is built. */
const thisFile = fileURLToPath(import.meta.url);
const childFile = fileURLToPath(new URL(`./child/pdf-text.child${extname(thisFile)}`, import.meta.url));

function start(cpuSeconds: number): ChildProcess {
  const command = [process.execPath, `--max-old-space-size=${heapMegabytes}`, ...engine, childFile];
  const limited = prlimit === undefined ? command : [prlimit, `--cpu=${cpuSeconds}`, `--data=${dataBytes}`, '--core=0', '--fsize=0', '--', ...command];
  const [file = process.execPath, ...rest] = limited;
  // An empty environment: what a hostile file might reach holds no secrets.
  return spawn(file, rest, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
}

/**
 * One child process that reads one PDF at a time and stays warm in between. It is killed when a file takes too long or too much
 * memory; it never answers after that.
 */
export class PdfTextProcess {
  /** What the child had used when it answered last. */
  lastUsage: PdfTextUsage = { cpuMs: 0, residentBytes: 0 };
  filesRead = 0;

  readonly #child: ChildProcess;
  readonly #limits: PdfTextLimits;
  #end: PdfTextEnd | undefined;
  #isReady = false;
  #settle: ((result: PdfTextReply | PdfTextEnd) => void) | undefined;

  constructor(limits: PdfTextLimits) {
    this.#limits = limits;
    this.#child = start(limits.cpuSeconds);
    this.#child.on('message', (message: PdfTextMessage) => {
      if ('isReady' in message) this.#isReady = true;
      else this.#settle?.(message);
    });
    this.#child.on('error', (error) => this.#ended({ kind: 'gone', reason: error.message }));
    this.#child.on('exit', (code, signal) => this.#ended(exitReason(code, signal)));
    this.#idle();
  }

  get isAlive(): boolean {
    return this.#end === undefined;
  }

  /**
   * Hands a file over and waits for the answer.
   * @throws PdfTextProcessEnded when the child dies or is killed; the process is then of no more use
   */
  async read(request: PdfTextRequest): Promise<PdfTextReply> {
    if (this.#end) throw new PdfTextProcessEnded(this.#end);
    this.#child.ref();
    this.#child.channel?.ref();
    const wall = setTimeout(() => this.kill({ kind: 'limit', which: 'wall' }), this.#limits.wallMs + (this.#isReady ? 0 : startMs));
    const result = await new Promise<PdfTextReply | PdfTextEnd>((resolve) => {
      this.#settle = resolve;
      void this.#watch(resolve);
      this.#child.send(request, (error) => error && this.kill({ kind: 'gone', reason: error.message }));
    });
    clearTimeout(wall);
    this.#settle = undefined;
    if ('kind' in result) throw new PdfTextProcessEnded(result);
    this.filesRead++;
    this.lastUsage = result.usage;
    this.#idle();
    return result;
  }

  /** Ends the child at once. A read that is under way is rejected with `end`. */
  kill(end: PdfTextEnd): void {
    this.#ended(end);
    this.#child.kill('SIGKILL');
  }

  /** An idle child keeps nobody's process alive. */
  #idle(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  #ended(end: PdfTextEnd): void {
    // No file is to blame for a child that never came up.
    this.#end ??= this.#isReady || end.kind === 'gone' ? end : { kind: 'gone', reason: `the child did not start: ${end.kind === 'limit' ? end.which : end.reason}` };
    this.#settle?.(this.#end);
  }

  /** The real guard: limits of the operating system either miss what a PDF unpacks to or make the reader answer wrongly. */
  async #watch(reading: (result: PdfTextEnd) => void): Promise<void> {
    const { pid } = this.#child;
    while (pid !== undefined && this.isAlive && this.#settle === reading) {
      const resident = await residentBytes(pid);
      if (this.#settle !== reading) return;
      if (resident !== null && resident > this.#limits.residentBytes) this.kill({ kind: 'limit', which: 'memory' });
      await new Promise((resolve) => setTimeout(resolve, watchEveryMs));
    }
  }
}

/** SIGXCPU is the processor limit; V8 aborts when its heap is full. Anything else that stops a child without our doing is a crash. */
function exitReason(code: number | null, signal: NodeJS.Signals | null): PdfTextEnd {
  if (signal === 'SIGXCPU') return { kind: 'limit', which: 'cpu' };
  if (signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134) return { kind: 'limit', which: 'memory' };
  if (signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP') return { kind: 'gone', reason: `stopped by ${signal}` };
  return { kind: 'crash', reason: signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}` };
}
