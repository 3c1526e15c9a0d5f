import type { Reading, ScanModelCall } from '@rolefit/contracts';

/** How a posting was read for one scan, in the terms that its user may see: alike for the first and every later reader of a text (ADR 27). */
export interface ReadingRecord {
  /** Under which the facts are kept; with the text's hash the key of the shared reading. */
  readonly analyser: string;
  readonly reading: Reading;
  readonly modelCalls: readonly ScanModelCall[];
}
