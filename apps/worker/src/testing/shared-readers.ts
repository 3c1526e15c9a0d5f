import { ResumeTextReader } from '@rolefit/resume-text';
import { TextPool } from '@rolefit/text-pool';

/** Stays open when a worker shuts down, since the next one uses it too. */
class SharedTextPool extends TextPool {
  override close(): Promise<void> {
    return Promise.resolve();
  }

  closeAtEnd(): Promise<void> {
    return super.close();
  }
}

/** As `SharedTextPool`. */
class SharedResumeTextReader extends ResumeTextReader {
  override close(): Promise<void> {
    return Promise.resolve();
  }

  closeAtEnd(): Promise<void> {
    return super.close();
  }
}

interface SharedReaders {
  readonly texts: SharedTextPool;
  readonly pdfs: SharedResumeTextReader;
}
let shared: SharedReaders | undefined;

/**
 * The readers of all workers of a test file: a new thread needs more than a second of processor time, and a new PDF child half of one. They close
 * after the file's last test.
 */
export function sharedReaders(): SharedReaders {
  return (shared ??= {
    texts: new SharedTextPool({ threads: 1 }),
    pdfs: new SharedResumeTextReader(),
  });
}

afterAll(async () => {
  await Promise.all([shared?.texts.closeAtEnd(), shared?.pdfs.closeAtEnd()]);
});
