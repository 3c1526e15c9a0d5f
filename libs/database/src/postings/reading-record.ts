import type { Reading, ScanModelCall } from '@rolefit/contracts';

/** How a posting was read for one scan, as far as its user may see: the same for the first and every later reader of a text (ADR 27). */
export interface ReadingRecord {
  /** Together with the hash of the text, the key of the shared reading. */
  readonly analyser: string;
  readonly reading: Reading;
  readonly modelCalls: readonly ScanModelCall[];
}
