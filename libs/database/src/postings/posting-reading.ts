import type { PostingFacts, Reading, ScanModelCall } from '@rolefit/contracts';

/** A posting's facts and how they were read. */
export interface PostingReading {
  readonly facts: PostingFacts;
  readonly reading: Reading;
  /** The model's answers that this reading took, unusable ones included. */
  readonly modelCalls: readonly ScanModelCall[];
  /** How long the provider took for all of them, in milliseconds. */
  readonly modelMs: number;
}
