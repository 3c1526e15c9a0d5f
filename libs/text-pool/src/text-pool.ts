import type { CloseWork } from '@rolefit/close-reading';
import type { TextWork } from '@rolefit/reading';
import { AppError, type ErrorCode, type ResumeFacts } from '@rolefit/contracts';
import type { MatchInput } from '@rolefit/scoring';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { defaultBudget, type TextBudget, watchBudget } from './budget.js';
import { SerialQueue } from './serial-queue.js';
import { shareResume } from './shared-resume.js';
import type { Tasks } from './tasks.js';
import type { ThreadCall } from './thread-task.js';

/** Options of a `TextPool`. */
export interface TextPoolOptions {
  readonly budget?: TextBudget;
  /** Maximum number of texts processed concurrently while some of them take long. */
  readonly threads: number;
  /** After this many milliseconds a text counts as blocked, and the next one starts in another thread; for tests. */
  readonly blockedAfterMs?: number;
  /** Entry of the threads; for tests. */
  readonly threadFile?: string;
}

/** More than an ordinary text takes, which is some 20 ms. */
const defaultBlockedAfterMs = 50;
/** A long resume with its facts takes some 50 MB. */
export const threadHeapMegabytes = 256;
/** Holds the garbage of one reading, so that collections are cheap; the default is a quarter of it. */
const youngMegabytes = 64;

/** Lies beside this file in the same language: TypeScript in the sources, JavaScript in a build. */
const threadFile = fileURLToPath(
  new URL(`./text-pool.thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
);

type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/**
 * Reads and judges untrusted texts in worker threads, each call within a budget of CPU time and memory, so that no text can block the rest of the
 * process. A call that exceeds its budget terminates its thread, which is replaced, and fails with an AppError without retry: POSTING_TOO_COMPLEX
 * or RESUME_TOO_COMPLEX. See docs/adr/0028.
 */
export class TextPool implements TextWork, CloseWork {
  readonly #budget: TextBudget;
  readonly #pool: Piscina;
  /** Keeps ordinary texts in one thread: each thread compiles the code separately and must be woken, so a second one helps only while the first is blocked. */
  readonly #queue: SerialQueue;
  #isClosed = false;

  constructor({
    budget = defaultBudget,
    threads,
    blockedAfterMs = defaultBlockedAfterMs,
    threadFile: filename = threadFile,
  }: TextPoolOptions) {
    this.#budget = budget;
    this.#queue = new SerialQueue(blockedAfterMs);
    this.#pool = new Piscina({
      filename,
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: {
        maxOldGenerationSizeMb: threadHeapMegabytes,
        maxYoungGenerationSizeMb: youngMegabytes,
      },
    });
    // Piscina replaces a dead thread; a call that ran in it is rejected.
    this.#pool.on('error', () => undefined);
  }

  /** Calls that wait for a thread. */
  get waiting(): number {
    return this.#queue.waiting + this.#pool.queueSize;
  }

  /** Waits for the first thread, which takes part of a second to warm up. @throws the error of a thread that cannot start */
  async start(): Promise<void> {
    await this.promptPieces('read-posting', '');
  }

  promptPieces(...args: Parameters<Tasks['promptPieces']>): Promise<Result<'promptPieces'>> {
    return this.#run(
      'promptPieces',
      args,
      args[0] === 'read-resume' ? 'RESUME_TOO_COMPLEX' : 'POSTING_TOO_COMPLEX',
    );
  }

  postingFacts(...args: Parameters<Tasks['postingFacts']>): Promise<Result<'postingFacts'>> {
    return this.#run('postingFacts', args, 'POSTING_TOO_COMPLEX');
  }

  resumeFacts(...args: Parameters<Tasks['resumeFacts']>): Promise<Result<'resumeFacts'>> {
    return this.#run('resumeFacts', args, 'RESUME_TOO_COMPLEX');
  }

  /** As `readRequirement` of the reading library. */
  readRequirement(text: string): Promise<Result<'readRequirement'>> {
    return this.#run('readRequirement', [text], 'POSTING_TOO_COMPLEX');
  }

  /** As `readTitle` of the reading library. */
  readTitle(title: string): Promise<Result<'readTitle'>> {
    return this.#run('readTitle', [title], 'RESUME_TOO_COMPLEX');
  }

  /** As `profileSkillsFrom` of the judging library. */
  profileSkillsFrom(
    ...args: Parameters<Tasks['profileSkillsFrom']>
  ): Promise<Result<'profileSkillsFrom'>> {
    return this.#run('profileSkillsFrom', args, 'RESUME_TOO_COMPLEX');
  }

  prepareEvidence(
    ...args: Parameters<Tasks['prepareEvidence']>
  ): Promise<Result<'prepareEvidence'>> {
    return this.#run('prepareEvidence', args, 'POSTING_TOO_COMPLEX');
  }

  verifyAnswers(...args: Parameters<Tasks['verifyAnswers']>): Promise<Result<'verifyAnswers'>> {
    return this.#run('verifyAnswers', args, 'RESUME_TOO_COMPLEX');
  }

  verifyClaims(...args: Parameters<Tasks['verifyClaims']>): Promise<Result<'verifyClaims'>> {
    return this.#run('verifyClaims', args, 'RESUME_TOO_COMPLEX');
  }

  /**
   * As `judgeMatch` of the judging library.
   * @param resumeKey identifies the facts of the resume
   */
  judgeMatch({ resume, ...input }: MatchInput, resumeKey: string): Promise<Result<'judgeMatch'>> {
    return this.#run('judgeMatch', [input, shareResume(resumeKey, resume)], 'POSTING_TOO_COMPLEX');
  }

  /**
   * As `whatIfMatch` of the judging library, for several postings.
   * @param resumeKey identifies the facts of the resume
   */
  whatIfs(
    input: Parameters<Tasks['whatIfs']>[0],
    resume: ResumeFacts,
    resumeKey: string,
  ): Promise<Result<'whatIfs'>> {
    return this.#run('whatIfs', [input, shareResume(resumeKey, resume)], 'POSTING_TOO_COMPLEX');
  }

  /** Terminates all threads. Running, waiting and later calls are rejected. */
  async close(): Promise<void> {
    // Piscina would start its threads again for a later call.
    this.#isClosed = true;
    await this.#pool.destroy();
  }

  #run<Name extends keyof Tasks>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    tooComplex: ErrorCode,
  ): Promise<Result<Name>> {
    return this.#queue.run(() => this.#runNow(name, args, tooComplex));
  }

  async #runNow<Name extends keyof Tasks>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    tooComplex: ErrorCode,
  ): Promise<Result<Name>> {
    if (this.#isClosed) throw new Error('the thread pool is closed');
    const call: ThreadCall = {
      runsIn: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
      args,
    };
    const stop = new AbortController();
    const endWatch = watchBudget(
      this.#budget,
      () => this.#threadOf(call),
      (what) => stop.abort(`too much ${what}`),
    );
    try {
      return await this.#pool.run(call, { name, signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted || isOutOfMemory(error))
        throw new AppError(tooComplex, {
          cause: stop.signal.aborted ? `${name}: ${stop.signal.reason}` : error,
        });
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
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  );
}
