import { resumeReaders, resumeReadersEnded } from '@rolefit/telemetry';
import { type ChildProcess } from 'node:child_process';
import { lowerPriority, startSandboxed } from './sandboxed-child.js';
import {
  type ResumeTextMessage,
  type ResumeTextReply,
  type ResumeTextRequest,
  type ResumeTextUsage,
} from './resume-text.messages.js';
import { cpuTimeMs } from './cpu-time.js';
import { residentBytes } from './resident-memory.js';

/** Limits of a child process. */
export interface ResumeTextLimits {
  /** From sending a file to its answer, in milliseconds; a child that is still starting gets `startMs` more, and one without CPU time several times as much. */
  readonly wallMs: number;
  /** Of the whole process, native memory included. */
  readonly residentBytes: number;
  /** Over the life of the process, in seconds of CPU time. */
  readonly cpuSeconds: number;
}

/** How a child ended without an answer: `limit` and `crash` are caused by the file, `gone` is not. */
export type ResumeTextEnd =
  | { readonly kind: 'limit'; readonly which: 'wall' | 'memory' | 'cpu' }
  | { readonly kind: 'crash' | 'gone'; readonly reason: string };

/** A child ended before it answered. */
export class ResumeTextProcessEnded extends Error {
  readonly end: ResumeTextEnd;

  constructor(end: ResumeTextEnd) {
    super(end.kind === 'limit' ? `the ${end.which} limit was reached` : end.reason);
    this.name = 'ResumeTextProcessEnded';
    this.end = end;
  }
}

/** A start takes 0.2 s of CPU time; the rest allows for a busy machine. */
const startMs = 3_000;
const watchEveryMs = 25;
/** A file that causes a timeout has used at least this share of CPU time; otherwise the machine was busy. */
const busyShare = 0.15;
/** On a busy machine a file gets its time this often before the child is killed: a fresh child would have to start over, as slowly. */
const busyRounds = 5;
/** The first file of a child takes up to this much CPU time, in milliseconds, while the code is compiled; a later one takes 14 ms. */
const firstFileMs = 300;

/**
 * A child process that reads one PDF at a time and stays warm in between. It is killed when a file takes too long or too much
 * memory, and is never used again after that.
 */
export class ResumeTextProcess {
  /** Resources that the child had used at its last answer. */
  lastUsage: ResumeTextUsage = { cpuMs: 0, residentBytes: 0 };
  filesRead = 0;

  readonly #child: ChildProcess;
  readonly #limits: ResumeTextLimits;
  #end: ResumeTextEnd | undefined;
  #isReady = false;
  #isLowered = false;
  /** CPU time of the child when it got the current file, in milliseconds. */
  #usedBeforeMs: number | null = null;
  #settle: ((result: ResumeTextReply | ResumeTextEnd) => void) | undefined;

  constructor(limits: ResumeTextLimits) {
    this.#limits = limits;
    this.#child = startSandboxed(limits.cpuSeconds);
    resumeReaders.inc();
    this.#child.on('message', (message: ResumeTextMessage) => {
      if ('isReady' in message) this.#started();
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
   * Sends a file and waits for the answer.
   * @throws ResumeTextProcessEnded when the child dies or is killed; the process is unusable then
   */
  async read(request: ResumeTextRequest): Promise<ResumeTextReply> {
    if (this.#end) throw new ResumeTextProcessEnded(this.#end);
    this.#child.ref();
    this.#child.channel?.ref();
    this.#usedBeforeMs = this.#cpuTimeMs();
    const endWall = this.#limitWall();
    const result = await new Promise<ResumeTextReply | ResumeTextEnd>((resolve) => {
      this.#settle = resolve;
      void this.#watch(resolve);
      this.#child.send(
        request,
        (error) => error && this.kill({ kind: 'gone', reason: error.message }),
      );
    });
    endWall();
    this.#settle = undefined;
    if ('kind' in result) throw new ResumeTextProcessEnded(result);
    this.filesRead++;
    this.#standBack();
    this.lastUsage = result.usage;
    this.#idle();
    return result;
  }

  /** Kills the child immediately. A running read is rejected with `end`. */
  kill(end: ResumeTextEnd): void {
    this.#ended(end);
    this.#child.kill('SIGKILL');
  }

  /** Kills the child at its timeout, or after some rounds if the machine is to blame. @returns a function that lifts the limit */
  #limitWall(): () => void {
    const { wallMs } = this.#limits;
    let round = 1;
    const check = (): void => {
      const end = this.#tooLate();
      if (end.kind === 'limit' || round >= busyRounds) return this.kill(end);
      round++;
      timer = setTimeout(check, wallMs);
    };
    let timer = setTimeout(check, wallMs + (this.#isReady ? 0 : startMs));
    return () => clearTimeout(timer);
  }

  /** Attributes a timeout: to the file, or, where the child hardly got any CPU time, to the machine. */
  #tooLate(): ResumeTextEnd {
    const usedMs = this.#usedMs();
    if (usedMs === null || usedMs >= busyShare * this.#limits.wallMs)
      return { kind: 'limit', which: 'wall' };
    return { kind: 'gone', reason: 'the machine was too busy to read it in time' };
  }

  #cpuTimeMs(): number | null {
    return this.#child.pid === undefined ? null : cpuTimeMs(this.#child.pid);
  }

  #started(): void {
    this.#isReady = true;
    // The start of a child does not count against the file that waited for it.
    this.#usedBeforeMs = this.#cpuTimeMs();
  }

  /** Lowers the priority once the child is warm or its first file turns out expensive. A cold child would starve on a busy machine. */
  #standBack(): void {
    if (this.#isLowered) return;
    this.#isLowered = true;
    lowerPriority(this.#child, 'reading');
  }

  #usedMs(): number | null {
    const usedMs = this.#cpuTimeMs();
    return usedMs === null || this.#usedBeforeMs === null ? null : usedMs - this.#usedBeforeMs;
  }

  /** An idle child must not keep this process alive. */
  #idle(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  #ended(end: ResumeTextEnd): void {
    if (this.#end === undefined) this.#count(end);
    // A child that never started is not the file's fault.
    this.#end ??=
      this.#isReady || end.kind === 'gone'
        ? end
        : {
            kind: 'gone',
            reason: `the child did not start: ${end.kind === 'limit' ? end.which : end.reason}`,
          };
    this.#settle?.(this.#end);
  }

  #count(end: ResumeTextEnd): void {
    resumeReaders.dec();
    resumeReadersEnded.inc({ reason: end.kind === 'limit' ? end.which : end.kind });
  }

  /** The effective guard: limits of the operating system either miss the memory of unpacked content or make the reader answer wrongly. */
  async #watch(reading: (result: ResumeTextEnd) => void): Promise<void> {
    const { pid } = this.#child;
    while (pid !== undefined && this.isAlive && this.#settle === reading) {
      const resident = await residentBytes(pid);
      if (this.#settle !== reading) return;
      if (resident !== null && resident > this.#limits.residentBytes)
        this.kill({ kind: 'limit', which: 'memory' });
      if (this.#isReady && !this.#isLowered && (this.#usedMs() ?? Infinity) > firstFileMs)
        this.#standBack();
      await new Promise((resolve) => setTimeout(resolve, watchEveryMs));
    }
  }
}

/** SIGXCPU is the CPU limit; V8 aborts when its heap is full. Any other end that we did not cause is a crash. */
function exitReason(code: number | null, signal: NodeJS.Signals | null): ResumeTextEnd {
  if (signal === 'SIGXCPU') return { kind: 'limit', which: 'cpu' };
  if (signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134)
    return { kind: 'limit', which: 'memory' };
  if (signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP')
    return { kind: 'gone', reason: `stopped by ${signal}` };
  return {
    kind: 'crash',
    reason: signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`,
  };
}
