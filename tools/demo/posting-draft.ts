import { type ErrorCode } from '@rolefit/contracts';

/** The content of a posting. */
export interface PostingDraft {
  readonly company: string;
  readonly title: string;
  readonly place: string;
  readonly about: string;
  readonly duties: readonly string[];
  readonly required: readonly string[];
  readonly preferred: readonly string[];
}

/** What happens to a posting in the demo account. */
export interface DemoState {
  /** When it was scanned. */
  readonly daysAgo: number;
  readonly saved?: { readonly stage: string; readonly note: string };
  readonly failure?: ErrorCode;
}

/** A fictitious posting for the demo account. */
export interface DemoDraft extends PostingDraft, DemoState {
  /** Position among the scans, from 1. */
  readonly number: number;
}
