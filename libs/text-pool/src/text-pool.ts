import type { TextWork } from '@rolefit/ai';
import { AppError, type ErrorCode } from '@rolefit/contracts';
import type { MatchInput } from '@rolefit/scoring';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { defaultBudget, type TextBudget, watchBudget } from './budget.js';
import { SerialQueue } from './serial-queue.js';
import { shareResume } from './shared-resume.js';
import type { Tasks } from './tasks.js';
import type { ThreadCall } from './thread-task.js';

/** How a `TextPool` works. */
export interface TextPoolOptions {
  readonly budget?: TextBudget;
  /** How many texts may be worked on at the same time while some of them take long. */
  readonly threads: number;
  /** After this many milliseconds a text is held up, and the next one starts in another thread; for tests. */
  readonly heldUpMs?: number;
  /** Entry of the threads; for tests. */
  readonly threadFile?: string;
}

/** More than an ordinary text takes, which is some 20 ms. */
const defaultHeldUpMs = 50;
/** A long resume with its facts takes some 50 MB. */
export const threadHeapMegabytes = 256;
/** What one reading leaves behind fits in here, so that it is cheap to collect; by default a thread has a quarter of it. */
const youngMegabytes = 64;

/** Lies beside this file in the same language: TypeScript in the sources, JavaScript in a build. */
const threadFile = fileURLToPath(new URL(`./text-pool.thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url));

type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/**
 * Reads and judges strangers' texts in worker threads, each call within a budget of processor time and memory, so that no text can hold up what else this
 * process does. A call that exceeds its budget ends its thread, which is replaced, and is an AppError that no job tries again: POSTING_TOO_COMPLEX
 * or RESUME_TOO_COMPLEX. See docs/adr/0028.
 */
export class TextPool implements TextWork {
  readonly #budget: TextBudget;
  readonly #pool: Piscina;
  /** Keeps ordinary texts in one thread, since each thread has to compile the code for itself and to be woken: a second one helps only while the first is held up. */
  readonly #queue: SerialQueue;
  #isClosed = false;

  constructor({ budget = defaultBudget, threads, heldUpMs = defaultHeldUpMs, threadFile: filename = threadFile }: TextPoolOptions) {
    this.#budget = budget;
    this.#queue = new SerialQueue(heldUpMs);
    this.#pool = new Piscina({ filename, minThreads: threads, maxThreads: threads, resourceLimits: { maxOldGenerationSizeMb: threadHeapMegabytes, maxYoungGenerationSizeMb: youngMegabytes } });
    // A thread that dies between two calls is replaced; the calls of one that dies while it works fail by themselves.
    this.#pool.on('error', () => undefined);
  }

  /** Calls that wait for a thread. */
  get waiting(): number {
    return this.#queue.waiting + this.#pool.queueSize;
  }

  /** Waits for the first thread, which takes a part of a second to warm up. @throws the error that keeps threads from starting */
  async start(): Promise<void> {
    await this.promptPieces('read-posting', '');
  }

  promptPieces(...args: Parameters<Tasks['promptPieces']>): Promise<Result<'promptPieces'>> {
    return this.#run('promptPieces', args, args[0] === 'read-resume' ? 'RESUME_TOO_COMPLEX' : 'POSTING_TOO_COMPLEX');
  }

  postingFacts(...args: Parameters<Tasks['postingFacts']>): Promise<Result<'postingFacts'>> {
    return this.#run('postingFacts', args, 'POSTING_TOO_COMPLEX');
  }

  resumeFacts(...args: Parameters<Tasks['resumeFacts']>): Promise<Result<'resumeFacts'>> {
    return this.#run('resumeFacts', args, 'RESUME_TOO_COMPLEX');
  }

  /** As `profileSkillsFrom` of the judging library. */
  profileSkillsFrom(...args: Parameters<Tasks['profileSkillsFrom']>): Promise<Result<'profileSkillsFrom'>> {
    return this.#run('profileSkillsFrom', args, 'RESUME_TOO_COMPLEX');
  }

  /**
   * As `judgeMatch` of the judging library.
   * @param resumeKey the same for the same facts of a resume, and for no others
   */
  judgeMatch({ resume, ...input }: MatchInput, resumeKey: string): Promise<Result<'judgeMatch'>> {
    return this.#run('judgeMatch', [input, shareResume(resumeKey, resume)], 'POSTING_TOO_COMPLEX');
  }

  /** Ends all threads. Calls that are under way or waiting are rejected; later ones too. */
  async close(): Promise<void> {
    // Piscina would start its threads again for a call that comes later.
    this.#isClosed = true;
    await this.#pool.destroy();
  }

  #run<Name extends keyof Tasks>(name: Name, args: Parameters<Tasks[Name]>, tooComplex: ErrorCode): Promise<Result<Name>> {
    return this.#queue.run(() => this.#runNow(name, args, tooComplex));
  }

  async #runNow<Name extends keyof Tasks>(name: Name, args: Parameters<Tasks[Name]>, tooComplex: ErrorCode): Promise<Result<Name>> {
    if (this.#isClosed) throw new Error('the thread pool is closed');
    const call: ThreadCall = { runsIn: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), args };
    const stop = new AbortController();
    const endWatch = watchBudget(
      this.#budget,
      () => this.#threadOf(call),
      (what) => stop.abort(`too much ${what}`),
    );
    try {
      return await this.#pool.run(call, { name, signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted || isOutOfMemory(error)) throw new AppError(tooComplex, { cause: stop.signal.aborted ? `${name}: ${stop.signal.reason}` : error });
      throw error;
    } finally {
      endWatch();
    }
  }

  #threadOf({ runsIn }: ThreadCall): Piscina['threads'][number] | undefined {
    const id = Atomics.load(runsIn, 0);
    return id === 0 ? undefined : this.#pool.threads.find(({ threadId }) => threadId === id);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
