import {
  AppError,
  limits,
  normaliseText,
  type ReadAs,
  type ResumeFormat,
} from '@rolefit/contracts';
import { type IdentifiedFile, identifyFile } from './identify-file.js';
import { hiddenLimits, type HiddenText } from './hidden-text.js';
import { Semaphore } from './semaphore.js';
import {
  type ResumeTextFailure,
  type ResumeTextReply,
  type ResumeTextRequest,
} from './resume-text.messages.js';
import {
  ResumeTextProcess,
  ResumeTextProcessEnded,
  type ResumeTextLimits,
} from './resume-text.process.js';

export { hiddenLimits, type HiddenReason, type HiddenText } from './hidden-text.js';

/** Visible text of a resume, in reading order. */
export interface ResumeText {
  /** Normalised by `normaliseText`, at most `limits.resumeTextChars` UTF-16 units. */
  readonly text: string;
  /** The format, detected from the content. */
  readonly format: ResumeFormat;
  readonly readAs: ReadAs;
  /** Pages of the document, of which only the first `limits.resumePages` are read; null for formats without pages. */
  readonly pages: number | null;
  /** Hidden text, left out of `text`: at most `hiddenLimits.passages` of at most `hiddenLimits.chars`, one per reason and page. */
  readonly hidden: readonly HiddenText[];
}

/** Options of `ResumeTextReader`. The defaults suit a worker on two cores. */
export interface ResumeTextReaderOptions extends Partial<ResumeTextLimits> {
  /** Child processes, and so the number of files read concurrently. Default 2. */
  readonly processes?: number;
  /** Files after which a child is replaced. Default 200. */
  readonly filesPerProcess?: number;
  /** Limits of a child that recognises a scan. */
  readonly scan?: Partial<ResumeTextLimits>;
}

/**
 * An evaluation must finish within 10 s: 6 for the file, 3 to start a child, 1 for the rest.
 * Source of memory: a 4 KB bomb needs 16 s and 3.2 GB unlimited, a real resume 14 ms and 150 MB.
 */
export const resumeReaderDefaults = {
  processes: 2,
  filesPerProcess: 200,
  wallMs: 6_000,
  residentBytes: 512 * 1024 * 1024,
  cpuSeconds: 120,
} as const;

/**
 * Recognising a page takes 1 to 2 s of CPU time and 250 MB. Ten pages get a minute of CPU time, and twice that as wall time for a busy machine. One scan is read at a
 * time.
 */
export const scanReaderDefaults = {
  wallMs: 120_000,
  residentBytes: 768 * 1024 * 1024,
  cpuSeconds: 60,
} as const satisfies ResumeTextLimits;

/** A child that has used this share of a limit is replaced before the next file, which must not pay for earlier ones. */
const usedShare = 0.5;

const codes = {
  encrypted: 'RESUME_ENCRYPTED',
  unreadable: 'RESUME_UNREADABLE',
  'too-complex': 'RESUME_TOO_COMPLEX',
  unsupported: 'RESUME_FORMAT_UNSUPPORTED',
  macros: 'RESUME_HAS_MACROS',
  entities: 'RESUME_HAS_ENTITIES',
  'unpacks-too-large': 'RESUME_UNPACKS_TOO_LARGE',
} as const satisfies Record<ResumeTextFailure, string>;

/**
 * Reads the text of resumes in a small pool of child processes, so that a hostile file can neither block nor starve this process.
 * A child stays warm between files and is replaced after a failure, after many files, or when it has grown.
 *
 * Errors are AppErrors: those of `detectResumeFormat`, RESUME_ENCRYPTED (needs a password), RESUME_UNREADABLE (truncated, or too damaged),
 * RESUME_HAS_ENTITIES, RESUME_NO_TEXT (fewer than `limits.resumeMinLetters` letters), RESUME_TOO_COMPLEX (time, memory or CPU limit). A child that could not start, or
 * that was killed from outside, is not the file's fault: that is a plain Error, worth a retry.
 */
export class ResumeTextReader {
  readonly #options: Required<Omit<ResumeTextReaderOptions, 'scan'>>;
  readonly #scanLimits: ResumeTextLimits;
  readonly #idle: ResumeTextProcess[] = [];
  readonly #busy = new Set<ResumeTextProcess>();
  readonly #slots: Semaphore;
  readonly #scanSlot = new Semaphore(1);
  #requests = 0;
  #isClosed = false;

  constructor(options: ResumeTextReaderOptions = {}) {
    this.#options = { ...resumeReaderDefaults, ...options };
    this.#scanLimits = { ...scanReaderDefaults, ...options.scan };
    this.#slots = new Semaphore(this.#options.processes);
  }

  /**
   * Reads one file. Waits for a free child; the timeout starts when the child gets the file.
   * @param bytes the whole file
   * @param options.signal aborts the reading and kills its child; the promise rejects with the signal's reason
   * @throws AppError as listed above
   */
  async read(bytes: Buffer, options: { readonly signal?: AbortSignal } = {}): Promise<ResumeText> {
    const { signal } = options;
    if (bytes.length === 0) throw new AppError('RESUME_UNREADABLE', { cause: 'the file is empty' });
    const file = identifyFile(bytes);
    const reply = await this.#readText(file, signal);
    const pages = pagesToRecognise(reply);
    if (pages.scannedPages.length === 0) return toText(reply, file.format, 'text');
    return this.#recognise({ ...file, ...pages }, signal).then(
      (found) =>
        toText(found, file.format, found.ok && found.scannedPages.length > 0 ? 'scan' : 'text'),
      (error: unknown) => {
        // The text pages are better than a refusal because of the pictures.
        if (error instanceof AppError && hasText(reply)) return toText(reply, file.format, 'text');
        throw error;
      },
    );
  }

  /** Kills all children. Running and waiting readings are rejected; later ones too. */
  close(): Promise<void> {
    this.#isClosed = true;
    for (const child of [...this.#idle.splice(0), ...this.#busy])
      child.kill({ kind: 'gone', reason: 'the reader was closed' });
    return Promise.resolve();
  }

  async #readText(file: IdentifiedFile, signal: AbortSignal | undefined): Promise<ResumeTextReply> {
    await this.#slots.acquire(signal);
    try {
      const child = this.#takeChild();
      const request = { ...file, scannedPages: [], maxPages: limits.resumePages };
      return await this.#readInChild(child, request, signal).finally(() =>
        this.#keepOrReplace(child),
      );
    } finally {
      this.#slots.release();
    }
  }

  /** Uses a child of its own, which frees its memory when it ends. It replaces an idle child, because together they would exceed the memory of a worker. */
  async #recognise(
    request: IdentifiedFile & RequestedPages,
    signal: AbortSignal | undefined,
  ): Promise<ResumeTextReply> {
    await this.#scanSlot.acquire(signal);
    try {
      await this.#slots.acquire(signal);
    } catch (error) {
      this.#scanSlot.release();
      throw error;
    }
    try {
      if (this.#isClosed) throw new Error('the reader is closed');
      this.#idle.pop()?.kill({ kind: 'gone', reason: 'replaced' });
      const child = new ResumeTextProcess(this.#scanLimits);
      return await this.#readInChild(child, request, signal).finally(() =>
        child.kill({ kind: 'gone', reason: 'replaced' }),
      );
    } finally {
      this.#slots.release();
      this.#scanSlot.release();
    }
  }

  async #readInChild(
    child: ResumeTextProcess,
    request: IdentifiedFile & RequestedPages,
    signal: AbortSignal | undefined,
  ): Promise<ResumeTextReply> {
    const abort = (): void => child.kill({ kind: 'gone', reason: 'the reading was aborted' });
    this.#busy.add(child);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await child.read({
        id: ++this.#requests,
        ...request,
        maxMarkupBytes: limits.resumeMarkupBytes,
        maxChars: limits.resumeTextChars,
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ResumeTextProcessEnded) || error.end.kind === 'gone') throw error;
      throw new AppError(error.end.kind === 'limit' ? 'RESUME_TOO_COMPLEX' : 'RESUME_UNREADABLE', {
        cause: error,
      });
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#busy.delete(child);
    }
  }

  #takeChild(): ResumeTextProcess {
    if (this.#isClosed) throw new Error('the reader is closed');
    for (let child = this.#idle.pop(); child; child = this.#idle.pop())
      if (child.isAlive) return child;
    return new ResumeTextProcess(this.#options);
  }

  #keepOrReplace(child: ResumeTextProcess): void {
    const { filesPerProcess, residentBytes, cpuSeconds } = this.#options;
    const { lastUsage } = child;
    const isFit =
      child.filesRead < filesPerProcess &&
      lastUsage.residentBytes < residentBytes * usedShare &&
      lastUsage.cpuMs < cpuSeconds * 1_000 * usedShare;
    if (child.isAlive && isFit && !this.#isClosed) this.#idle.push(child);
    else child.kill({ kind: 'gone', reason: 'replaced' });
  }
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const hasText = (reply: ResumeTextReply): boolean =>
  reply.ok && lettersIn(cut(reply.text, limits.resumeTextChars)) >= limits.resumeMinLetters;

type RequestedPages = Pick<ResumeTextRequest, 'scannedPages' | 'maxPages'>;

/** In a file with text, the pages that look scanned; in a file with pictures and hardly any text, all pages. */
function pagesToRecognise(reply: ResumeTextReply): RequestedPages {
  if (!reply.ok || !reply.hasPictures) return { scannedPages: [], maxPages: limits.resumePages };
  if (hasText(reply))
    return {
      scannedPages: reply.scannedPages.slice(0, limits.scanPages),
      maxPages: limits.resumePages,
    };
  const maxPages = limits.scanPages;
  return { scannedPages: Array.from({ length: maxPages }, (_, index) => index + 1), maxPages };
}

function toText(reply: ResumeTextReply, format: ResumeFormat, readAs: ReadAs): ResumeText {
  if (!reply.ok) throw new AppError(codes[reply.failure], { cause: reply.reason });
  const text = cut(reply.text, limits.resumeTextChars);
  const letters = lettersIn(text);
  if (letters < limits.resumeMinLetters)
    throw new AppError(reply.isDamaged ? 'RESUME_UNREADABLE' : 'RESUME_NO_TEXT', {
      cause: `${letters} letters`,
    });
  return {
    text,
    format,
    readAs,
    pages: reply.pages,
    hidden: reply.hidden.map((passage) => ({
      ...passage,
      text: cut(passage.text, hiddenLimits.chars),
    })),
  };
}

/**
 * Truncates before normalising too: normalising costs time in proportion to the text and hardly shortens it. A cut inside a surrogate
 * pair would leave half a character, which PostgreSQL rejects.
 */
function cut(text: string, chars: number): string {
  return normaliseText(text.slice(0, 2 * chars))
    .slice(0, chars)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
