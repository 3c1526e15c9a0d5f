import { type DisplayLanguage, type Match } from '@rolefit/contracts';
import { type SampleName } from './sample-names';

/** What is scored without an account. */
export interface TrialInput {
  readonly text: string;
  readonly sample: SampleName;
  readonly language: DisplayLanguage;
  /** The day that "present" refers to, `YYYY-MM-DD`. */
  readonly today: string;
}

export type TrialResult =
  /** Or one that names nothing to compare. */
  | { readonly state: 'not-a-posting' }
  | {
      readonly state: 'scored';
      readonly match: Match;
      /** As read: quotes refer to it. */
      readonly jobDescription: string;
      readonly resumeText: string;
    };
