import type { Alternatives } from '../lexicon.js';

/** Words around the years that a resume states for a skill. */
export interface StatedYearWords {
  /** Between the years and the skill, any number of them. */
  readonly between: Alternatives;
  /** Between two such skills. */
  readonly and: Alternatives;
  /** Between a skill and its years, with the space after it. */
  readonly moreThan: Alternatives;
  /** After years that are of something else. */
  readonly ofSomething: Alternatives;
  /** Parts of words by which a line may state years. */
  readonly years: Alternatives;
}
