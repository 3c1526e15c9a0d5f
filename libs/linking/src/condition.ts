import type { Knockout, Label } from '@rolefit/contracts';

/** A condition outside the score, before its label and the user's answer are in a language. */
export type Condition = Pick<
  Knockout,
  'kind' | 'status' | 'postingQuote' | 'resumeQuote' | 'correction'
> & {
  readonly label: Label;
  readonly statedByUser?: Label;
};
